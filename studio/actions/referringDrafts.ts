import type {SanityClient} from 'sanity'
import type {Change} from '../../domain/content-rules/dataset/datasetChange.ts'
import {type DatasetProblem, refuse} from '../../domain/content-rules/problem.ts'

const REFERRING = '*[_id in path("drafts.**") && references($id)]{_id, _type}'

/** Drafts that refer to a document that goes, which the content lake refuses then; published documents are reviewed. */
export async function referringDrafts(client: SanityClient, change: Change): Promise<DatasetProblem[]> {
  if (!('remove' in change)) return []
  const id = change.remove
  const drafts = await client.withConfig({perspective: 'raw'}).fetch<{_id: string; _type: string}[]>(REFERRING, {id})
  return drafts.filter(({_id}) => _id !== `drafts.${id}`).map((draft) => refuse(draft, undefined, 'draftRefers', {}))
}
