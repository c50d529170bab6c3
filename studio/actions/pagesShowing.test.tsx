import {datasetsAround} from '../../domain/content-rules/dataset/datasetChange.ts'
import {impactOf} from '../../domain/content-rules/dataset/datasetImpact.ts'
import {readSchema} from '../../local/content/ndjson.ts'
import {seedDocuments} from '../../tests/support/services/seed.ts'
import {readPublished} from '../published/published.ts'
import {lake} from '../testing/sanity.tsx'
import {pagesChanging} from './pagesShowing.ts'

const NOW = {now: '2026-11-25T10:00:00Z', today: '2026-11-25'}
const documents = seedDocuments()
const document = (id: string) => documents.find(({_id}) => _id === id) ?? {_id: id, _type: ''}

function around(publish: (typeof documents)[number], before = documents) {
  const {documents: changed, added, removed} = impactOf(datasetsAround(before, {publish}, NOW, readSchema()))
  const pages = pagesChanging({documents: changed, removed})
  return {
    pages: pages === 'all' ? pages : pages.map(({href}) => new URL(href, 'http://site').pathname).toSorted(),
    added,
    removed,
  }
}

const DEMO = ['aanpassingen', 'account', 'audit', 'dashboard', 'hulp', 'informatie'].flatMap((page) => [
  `/${page}/`,
  `/en/${page}/`,
])

beforeEach(() => readPublished(lake.client as never))

test('names the pages that taking a plan off sale changes, and those that it takes away in every language', () => {
  expect(around({...document('plan-pro'), availability: 'comingSoon'})).toEqual({
    pages: ['/', '/checkout/basis/', '/en/', '/en/checkout/basis/', ...DEMO].toSorted(),
    added: [],
    removed: ['/checkout/pro/', '/en/checkout/pro/'],
  })
})

test('names the pages that putting a plan on sale changes, and those that come', () => {
  const off = {...document('plan-pro'), availability: 'comingSoon'}
  const before = documents.map((each) => (each._id === off._id ? off : each))
  const {pages, added} = around({...off, availability: 'onSale'}, before)
  expect(pages).toEqual(expect.arrayContaining(['/', '/checkout/basis/', '/en/', '/en/checkout/basis/', ...DEMO]))
  expect(added).toEqual(['/checkout/pro/', '/en/checkout/pro/'])
})

test('leaves the checkouts of other plans out when nothing of the way to the plan changes', () => {
  const tagline = {_type: 'localeString', nl: 'Voor wie vooruit wil', en: 'For those who want to get ahead'}
  expect(around({...document('plan-pro'), tagline}).pages).toEqual(['/', '/checkout/pro/', '/en/', '/en/checkout/pro/'])
})

test('names the demo, whose buttons say it, when the price of a month changes', () => {
  expect(around({...document('price-pro-monthly'), exclVat: 159}).pages).toEqual(expect.arrayContaining(DEMO))
  expect(around({...document('price-pro-quarterly'), exclVat: 409}).pages).not.toContain('/dashboard/')
})
