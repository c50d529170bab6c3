import {type ChangeSet, setId} from '../../../domain/sets/changeSet.ts'
import {seedDocuments} from '../../../tests/support/services/seed.ts'
import {pageQuery} from '../renderer/content/pageQuery.ts'
import {makeSeedPages} from '../testing/contexts.ts'
import {draftOf, routeOf} from './draft.ts'
import {answerOn} from './scenario.ts'

const WRITTEN = {_rev: 'r', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '2025-01-01T00:00:00Z'}
const documents = seedDocuments().map((document) => ({...WRITTEN, ...document}))
const {pages} = await makeSeedPages()
const faq = documents.find(({_id}) => _id === 'faq-costs')
const drafts = [
  {
    ...faq,
    ...WRITTEN,
    _id: 'drafts.faq-costs',
    _type: 'faq',
    question: {_type: 'localeString', nl: 'Zomer?', en: 'Summer?'},
  },
]
const set: ChangeSet = {
  ...{...WRITTEN, _id: setId('a'), _type: 'studio.changeSet', title: 'Summer', state: 'planned'},
  ...{goLiveAt: '2099-06-01T07:00:00Z', members: [{_key: 'a', id: 'faq-costs', documentType: 'faq'}]},
}
const known = {documents, drafts, sets: [set]}

test.each(
  pages
    .filter(({path}) => ['/', '/contact/', '/blog/'].includes(path))
    .map(({path, context}) => [path, context] as const),
)('makes the built page of %s again where no set differs', async (_, built) => {
  const route = routeOf(built)
  if (!route) throw new Error('The page has no route')
  const {context} = draftOf(built, await answerOn('2026-01-01', known, set._id, pageQuery(route)), '2026-01-01')
  expect(JSON.parse(JSON.stringify({...context, sharedTexts: []}))).toEqual(
    JSON.parse(JSON.stringify({...built, sharedTexts: [], shareImage: undefined})),
  )
})

test('shows the words of the set from its day on', async () => {
  const built = pages.find(({path}) => path === '/')?.context
  const route = built && routeOf(built)
  if (!route) throw new Error('There is no landing page')
  const wordsOn = async (day: string) =>
    JSON.stringify(draftOf(built, await answerOn(day, known, set._id, pageQuery(route)), day).context).includes(
      'Zomer?',
    )
  expect([await wordsOn('2099-05-31'), await wordsOn('2099-06-01')]).toEqual([false, true])
})
