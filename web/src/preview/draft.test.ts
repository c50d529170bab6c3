import {overlay, prepareQuery} from '../../../local/content-lake/index.ts'
import {seedDocuments} from '../../../tests/support/services/seed.ts'
import {pageQuery} from '../renderer/content/pageQuery.ts'
import {makeSeedPages} from '../testing/contexts.ts'
import {draftOf, routeOf} from './draft.ts'
import {unmarked} from './marks/marks.ts'

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
    const {context, missing} = draftOf(built, answer)
    expect(missing).toEqual([])
    expect(JSON.parse(unmarked(JSON.stringify({...context, sharedTexts: []})))).toEqual(
      JSON.parse(JSON.stringify({...built, sharedTexts: [], shareImage: undefined})), // the preview makes no files
    )
  },
)
