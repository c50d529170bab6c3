import {seedDocuments} from '../../../../tests/support/services/seed.ts'
import {readPublished} from '../../../published/published.ts'
import {lake} from '../../../testing/sanity.tsx'
import {pageToShow} from './pageToShow.ts'

const seed = seedDocuments()
const document = (id: string) => seed.find(({_id}) => _id === id) ?? {_id: id, _type: 'faq'}
const slug = (current: string) => ({_type: 'slug', current})
const page = (id: string, nl: string) => ({
  ...{_id: id, _type: 'contentPage', title: {_type: 'localeString', nl, en: nl}, parts: []},
  address: {nl: slug(nl), en: slug(`${nl}-en`)},
})
const redirect = {_id: 'r', _type: 'redirect', from: '/zomer', destination: 'page:summer', permanent: false}
const bar = {_id: 'bar', _type: 'announcement', text: {nl: 'Zomer', en: 'Summer'}}
const newOnes =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id)

beforeEach(() => readPublished(lake.client as never))

test('shows the new page of a set in the language of the Studio, wherever it stands among the members', () => {
  const changed = page('old', 'oude-pagina')
  const members = [redirect, bar, document('price-pro-monthly'), changed, page('summer', 'zomeractie')]
  expect(pageToShow(members, newOnes('r', 'bar', 'summer'))).toEqual({
    ...{id: 'summer', type: 'contentPage', path: '/en/zomeractie-en/'},
  })
  expect(pageToShow(members, newOnes('r'))).toMatchObject({id: 'old', path: '/en/oude-pagina-en/'})
})

test('shows a page on which another member is seen when the set has none of its own', () => {
  expect(pageToShow([redirect, document('helpPage')], newOnes())).toMatchObject({id: 'helpPage', path: '/en/hulp/'})
})

test('names none when no member has a page', () => {
  expect(pageToShow([redirect], newOnes('r'))).toBeNull()
})
