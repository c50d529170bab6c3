import type {SanityClient} from '@sanity/client'
import type {ContentDocument} from './ndjson.ts'

const BATCH = 100

/** Everything in the dataset, drafts too, in id order: the same content gives the same lines. */
export async function exportDocuments(client: SanityClient): Promise<ContentDocument[]> {
  const documents = await client.fetch<ContentDocument[]>(
    '*[!(_id in path("_.**"))] | order(_id)',
    {},
    {perspective: 'raw'},
  )
  return documents.map(withSortedFields)
}

/** `_rev` and `_updatedAt` belong to the dataset and would differ after every import. */
function withSortedFields({_rev, _updatedAt, ...document}: ContentDocument): ContentDocument {
  const entries = Object.entries(document).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries) as ContentDocument
}

/**
 * Puts documents into the dataset as they are, replacing those with the same id. With `exactly`, whatever else is there is
 * removed. References inside one batch of a transaction may point forward, so strong ones are safe.
 */
export async function importDocuments(client: SanityClient, documents: ContentDocument[], {exactly = false} = {}) {
  const wanted = new Set(documents.map(({_id}) => _id))
  for (let from = 0; from < documents.length; from += BATCH) {
    const transaction = client.transaction()
    for (const {_rev, ...document} of documents.slice(from, from + BATCH))
      transaction.createOrReplace(document as ContentDocument)
    await transaction.commit({visibility: 'sync'})
  }
  if (!exactly) return
  const existing = await client.fetch<string[]>('*[!(_id in path("_.**"))]._id', {}, {perspective: 'raw'})
  const surplus = existing.filter((id) => !wanted.has(id))
  if (surplus.length === 0) return
  const transaction = client.transaction()
  for (const id of surplus) transaction.delete(id)
  await transaction.commit({visibility: 'sync'})
}
