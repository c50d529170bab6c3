import {publishedId} from '../../content-lake/index.ts'
import type {ContentDocument} from '../ndjson.ts'

/** Types with one document for each value of a field, under any id. */
const KEYS: Record<string, string> = {page: 'route', mailMessage: 'key'}

/**
 * Names the role of a document that no editor can create or delete: `page /over-ons`, `mailMessage renewal`,
 * `aboutPage`. Null for others.
 */
export function fixedIdentity(document: ContentDocument): string | null {
  const {_id, _type} = document
  const key = KEYS[_type]
  if (key) return `${_type} ${document[key]}`
  return publishedId(_id) === _type ? _type : null
}

/** Returns the missing documents that ship, that the site needs and that nobody can create in the Studio. */
export function missingFixed(documents: ContentDocument[], seed: ContentDocument[]): ContentDocument[] {
  const there = new Set(documents.map(fixedIdentity))
  return seed.filter((document) => {
    const identity = fixedIdentity(document)
    return identity !== null && !there.has(identity)
  })
}
