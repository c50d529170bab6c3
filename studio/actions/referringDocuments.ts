import type {SanityClient} from 'sanity'
import type {Change} from '../../domain/content-rules/dataset/datasetChange.ts'
import {type DatasetProblem, refuse} from '../../domain/content-rules/problem.ts'

const REFERRING = '*[references($id)]'

/** Whether it holds a reference that keeps the document from going; a weak one does not. */
const holds = (value: unknown, id: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('_ref' in value && value._ref === id && !('_weak' in value && value._weak === true)) ||
    Object.values(value).some((each) => holds(each, id)))

/** Documents that refer to one that goes: as long as one does, the content lake refuses. */
export async function referringDocuments(client: SanityClient, change: Change): Promise<DatasetProblem[]> {
  if (!('remove' in change)) return []
  const id = change.remove
  const all = await client.withConfig({perspective: 'raw'}).fetch<{_id: string; _type: string}[]>(REFERRING, {id})
  return all
    .filter((document) => document._id !== `drafts.${id}` && holds(document, id))
    .map((document) => refuse(document, undefined, document._id.startsWith('drafts.') ? 'draftRefers' : 'refers', {}))
}
