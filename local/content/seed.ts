import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {ROOT} from '../settings/environment.ts'
import {assertShape, readFolder, readSchema} from './ndjson.ts'

export const SEED_FOLDER = path.join(ROOT, 'studio/seed')

/** Fills an empty dataset with the content as it ships. Returns the number of documents, 0 when it had content. */
export async function seedIfEmpty(client: SanityClient): Promise<number> {
  const existing = await client.fetch<number>('count(*[])', {}, {perspective: 'raw'})
  if (existing > 0) return 0
  const documents = assertShape(readFolder(SEED_FOLDER), readSchema())
  const transaction = client.transaction()
  for (const document of documents) transaction.createOrReplace(document)
  await transaction.commit({visibility: 'sync'})
  return documents.length
}
