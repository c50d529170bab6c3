import type {SanityClient} from '@sanity/client'
import type {Measured} from '../sampling.ts'
import {REFERRING} from './documents.ts'
import {studioList, studioSearch} from './studioQueries.ts'

/** Rows that a list shows and looks after. */
const ROWS = 100
const FIELDS = ['_id', '_rev', '_type', 'question', 'title']
const ALL_VERSIONS = '_id in path("drafts.**") || (!(_id in path("drafts.**")) && !(_id in path("versions.**")))'

/**
 * Queries of the Studio: lists and searches by its own functions, the others as in the package `sanity` 6.16
 * (createObserveFields, createObserveVersionDocumentIds, createObserveDocument, fetchInternalReferences) and in
 * `@sanity/orderable-document-list`.
 */
export function studioAsks(client: SanityClient, size: number): Record<string, Measured> {
  const rowsFrom = (i: number) => Array.from({length: ROWS}, (_, row) => `d${(Math.abs(i) * 1000 + row * 10) % size}`)
  const wordOf = (i: number) => `${(Math.abs(i) * 10 + 1000) % size}`
  const listed = (ids: string[]) => ids.map((id) => JSON.stringify(id)).join()
  const inDrafts = ({query, params}: ReturnType<typeof studioList>) =>
    client.fetch(query, params, {perspective: 'drafts'})
  const inAll = (query: string, params = {}) => client.fetch(query, params, {perspective: 'raw'})
  const list = studioList('faq', ROWS)
  const longList = studioList('faq', 2000)
  return {
    'the Studio’s search for a word': {work: (i) => inDrafts(studioSearch(wordOf(i)))},
    'the Studio’s list of a tenth of all: the first 100': {work: () => inDrafts(list)},
    'the Studio’s list of a tenth of all: the first 2,000': {work: () => inDrafts(longList), bar: ''},
    'the Studio’s list of a tenth of all: those with a word': {
      work: (i) => inDrafts(studioList('faq', ROWS, wordOf(i))),
    },
    'the Studio’s list of a tenth of all in an order by hand, without an end': {
      work: () =>
        inAll(`*[_type == $type && (${ALL_VERSIONS})]|order(@[$order] asc){_id, _type, orderRank}`, {
          type: 'faq',
          order: 'orderRank',
        }),
      bar: '',
      count: 20,
    },
    'the Studio’s versions of 100 rows': {
      work: (i) => inAll(`[${rowsFrom(i).map((id) => `*[sanity::versionOf(${JSON.stringify(id)})]._id`)}]`),
    },
    'the Studio’s previews of 100 rows': {
      work: (i) =>
        client.fetch(
          `[*[_id in [${listed(rowsFrom(i))}]][0...${ROWS}]{${FIELDS}}][0...1]`,
          {},
          {perspective: ['drafts']},
        ),
    },
    'the Studio’s 100 documents, whole': {work: (i) => inAll('*[_id in $ids]', {ids: rowsFrom(i)})},
    'what the Studio asks before a deletion (99 refer)': {
      work: (i) => {
        const referring = '*[references($documentId) && _system.group._ref != $documentId]'
        return inAll(`{"references":${referring}[0...100]{_id,_type},"totalCount":count(${referring})}`, {
          documentId: `d${(Math.abs(i) * REFERRING) % size}`,
        })
      },
    },
  }
}
