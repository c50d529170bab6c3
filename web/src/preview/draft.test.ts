import type {LandingQueryResult} from '../../../domain/content/content.types.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {overlay, prepareQuery} from '../../../local/content-lake/index.ts'
import {seedDocuments} from '../../../tests/support/services/seed.ts'
import type {PageContext} from '../page/pageContext.ts'
import {pageQuery} from '../renderer/content/pageQuery.ts'
import {makeSeedPages} from '../testing/contexts.ts'
import {draftOf, routeOf} from './draft.ts'
import {unmarked} from './marks/marks.ts'

const TODAY = amsterdamDay(new Date())
const WRITTEN = {_rev: 'r', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '2025-01-01T00:00:00Z'}
const stored = new Map(seedDocuments().map((document) => [document._id, {...WRITTEN, ...document}]))
const drafts = overlay(stored, 'drafts')
const {pages} = await makeSeedPages()

test.each(pages.map(({path, context}) => [path, context] as const))(
  'draftOf returns the built page of %s when no draft differs',
  async (_, built) => {
    const route = routeOf(built)
    if (!route) throw new Error('The page has no route')
    const {query, params} = pageQuery(route)
    const answer = await prepareQuery(query, params, drafts, 'production', {sourceMap: true}).answer()
    const {context, missing} = draftOf(built, answer, TODAY)
    expect(missing).toEqual([])
    expect(JSON.parse(unmarked(JSON.stringify({...context, sharedTexts: []})))).toEqual(
      JSON.parse(JSON.stringify({...built, sharedTexts: [], shareImage: undefined})), // the preview makes no files
    )
  },
)

test('draftOf shows a day to come: the price that is announced for it, and the offer of that day', async () => {
  const own = [
    {...stored.get('price-pro-monthly'), _id: 'raised', exclVat: 159, validFrom: '2099-12-20'},
    {
      ...{...WRITTEN, _id: 'offer-winter', _type: 'offer', name: 'Winter', percent: 10, lasts: 'first'},
      label: {_type: 'localeString', nl: 'Winteractie', en: 'Winter'},
      ...{firstDay: '2099-12-24', lastDay: '2099-12-26', oncePerCompany: false},
    },
  ].map((document) => [document._id, document] as const)
  const built = pages.find(({path}) => path === '/')?.context
  const route = built && routeOf(built)
  if (!route) throw new Error('The landing page has no route')
  const {query, params} = pageQuery(route)
  const documents = overlay(
    new Map([...stored, ...own] as typeof stored extends Iterable<infer Each> ? Each[] : []),
    'drafts',
  )
  const answer = await prepareQuery(query, params, documents, 'production', {sourceMap: true}).answer()
  const monthly = (day: string) => {
    const {plans} = draftOf(built, answer, day).context.content as PageContext<LandingQueryResult>['content']
    const price = plans.find(({key}) => key === 'pro')?.prices.find(({period}) => period === 'monthly')
    return [price?.exclVat, price?.introductory?.home.exclVat]
  }
  expect(monthly('2099-12-19')).toEqual([149, undefined])
  expect(monthly('2099-12-20')).toEqual([159, undefined])
  expect(monthly('2099-12-25')).toEqual([159, 14310])
  expect(monthly('2099-12-27')).toEqual([159, undefined])
})
