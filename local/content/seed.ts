import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {ROOT} from '../settings/environment.ts'
import {assertShape, readFolder, readSchema} from './ndjson.ts'

export const SEED_FOLDER = path.join(ROOT, 'studio/seed')

/** Puts the content as it ships into an empty dataset. Returns how many documents, 0 when there was content already. */
export async function seedIfEmpty(client: SanityClient): Promise<number> {
  const existing = await client.fetch<number>('count(*[])', {}, {perspective: 'raw'})
  if (existing > 0) return 0
  const documents = assertShape(readFolder(SEED_FOLDER), readSchema())
  const transaction = client.transaction()
  for (const document of documents) transaction.createOrReplace(document)
  await transaction.commit({visibility: 'sync'})
  return documents.length
}
