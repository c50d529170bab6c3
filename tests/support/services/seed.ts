import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {type ContentDocument, readFolder} from '../../../local/content/ndjson.ts'
import {type LakeDocument, overlay, runQuery} from '../../../local/content-lake/index.ts'

/** The content as it ships, anew each time. */
export const seedDocuments = (): ContentDocument[] => readFolder(path.join(import.meta.dirname, '../../../studio/seed'))

function frozen<Value>(value: Value): Value {
  if (value === null || typeof value !== 'object') return value
  for (const each of Object.values(value)) frozen(each)
  return Object.freeze(value)
}

let shipped: readonly ContentDocument[] | undefined

/** The same for tests that change no document in place: read and parsed once in a process, which a shop for each test would do again. */
export function frozenSeed(): ContentDocument[] {
  shipped ??= seedDocuments().map(frozen)
  return [...shipped]
}

/** Fields of every stored document. */
const WRITTEN = {_rev: 'r', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '2025-01-01T00:00:00Z'}

/** A client that answers queries over documents as the embedded lake does: what is published, and nothing of the drafts. */
export function seedClient(documents: ContentDocument[] = seedDocuments()): SanityClient {
  const stored = new Map(documents.map((document): [string, LakeDocument] => [document._id, {...WRITTEN, ...document}]))
  const view = overlay(stored, 'published')
  const fetch = (query: string, params: Record<string, unknown> = {}) => runQuery(query, params, view, 'production')
  return {fetch} as unknown as SanityClient
}

/** The documents with one of them changed. Throws when it is not there. */
export function withChange(id: string, change: (document: ContentDocument) => object): ContentDocument[] {
  const documents = seedDocuments()
  const index = documents.findIndex(({_id}) => _id === id)
  const found = documents[index]
  if (!found) throw new Error(`The seed has no ${id}`)
  return documents.with(index, {...found, ...change(found)})
}
