import {prepareQuery} from '../../../local/lake/groq.ts'
import {overlay} from '../../../local/lake/view.ts'
import {seedDocuments} from '../../../tests/support/seed.ts'
import {pageQuery} from '../renderer/content.ts'
import {makeSeedPages} from '../testing/contexts.ts'
import {completed, draftOf, routeOf} from './draft.ts'
import {unmarked} from './marks.ts'

const WRITTEN = {_rev: 'r', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '2025-01-01T00:00:00Z'}
const stored = new Map(seedDocuments().map((document) => [document._id, {...WRITTEN, ...document}]))
const drafts = overlay(stored, 'drafts')
const {pages} = await makeSeedPages()

test.each(pages.map(({path, context}) => [path, context] as const))(
  'the preview of %s, where nothing is changed, shows what is built',
  async (_, built) => {
    const route = routeOf(built)
    if (!route) throw new Error('The page has no route')
    const {query, params} = pageQuery(route)
    const answer = await prepareQuery(query, params, drafts, 'production', {sourceMap: true}).answer()
    const {context, missing} = draftOf(built, answer)
    expect(missing).toEqual([])
    expect(JSON.parse(unmarked(JSON.stringify({...context, sharedTexts: []})))).toEqual(
      JSON.parse(JSON.stringify({...built, sharedTexts: []})),
    )
  },
)

const text = (nl: unknown, en: unknown) => ({_type: 'localeString', nl, en})

test('content that has its language stays as it is', () => {
  const content = {title: text('Kop', 'Heading'), items: [{text: text('a', 'b')}]}
  expect(completed(content, 'nl')).toEqual({content, missing: []})
})

test('where a draft lacks the language, another stands in and the field is named', () => {
  const {content, missing} = completed({hero: {title: text('Kop', '')}, items: [{text: text('a', undefined)}]}, 'en')
  expect(content).toMatchObject({hero: {title: {en: 'Kop'}}, items: [{text: {en: 'a'}}]})
  expect(missing).toEqual(['hero.title', 'items[0].text'])
})

test('what no language has is empty, so that a page can be drawn', () => {
  const rich = {_type: 'localeRichText'}
  expect(completed({title: text(null, undefined), body: rich}, 'nl').content).toEqual({
    title: {_type: 'localeString', nl: '', en: undefined},
    body: {_type: 'localeRichText', nl: []},
  })
})
