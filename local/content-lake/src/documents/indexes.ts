import {type LakeDocument, publishedId} from './document.ts'

/** A way to find documents without looking at each: the values under which a document stands. */
export type Lookup = {name: string; valuesOf: (document: LakeDocument) => Iterable<string>}

export const byPath = (path: readonly string[]): Lookup => ({
  name: JSON.stringify(path),
  valuesOf: (document) => {
    const value = valueAt(document, path)
    return typeof value === 'string' ? [value] : []
  },
})

/** Documents by their own id, which needs no index. */
export const byId: Lookup = {name: '_id', valuesOf: ({_id}) => [_id]}

/** Documents by every id that they refer to, weakly or strongly. */
export const byReference: Lookup = {name: 'references', valuesOf: (document) => referencesIn(document)}

/** Documents by the id that a document, its draft and its versions share. */
export const byPublishedId: Lookup = {name: 'versionOf', valuesOf: ({_id}) => new Set([_id, publishedId(_id)])}

/** Documents by the part of their id before the first dot, such as `drafts`. */
export const byFirstPart: Lookup = {
  name: 'firstPart',
  valuesOf: ({_id}) => (_id.includes('.') ? [_id.slice(0, _id.indexOf('.'))] : []),
}

export const valueAt = (document: LakeDocument, path: readonly string[]) => path.reduce<unknown>(fieldOf, document)

function fieldOf(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
}

function referencesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if ('_ref' in value && typeof value._ref === 'string') found.add(value._ref)
  for (const inner of Object.values(value)) referencesIn(inner, found)
  return found
}

export const inIdOrder = (documents: Iterable<LakeDocument>): LakeDocument[] =>
  [...documents].sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0))

/** The documents of a view by one kind of value. */
export class Index {
  readonly #valuesOf: Lookup['valuesOf']
  readonly #documents = new Map<string, Map<string, LakeDocument>>()
  readonly #sorted = new Map<string, LakeDocument[]>()

  constructor({valuesOf}: Lookup, documents: Iterable<LakeDocument>) {
    this.#valuesOf = valuesOf
    for (const document of documents) this.add(document)
  }

  add(document: LakeDocument) {
    for (const value of this.#valuesOf(document)) {
      const found = this.#documents.get(value)
      if (found) found.set(document._id, document)
      else this.#documents.set(value, new Map([[document._id, document]]))
      this.#sorted.delete(value)
    }
  }

  remove(document: LakeDocument) {
    for (const value of this.#valuesOf(document)) {
      const found = this.#documents.get(value)
      found?.delete(document._id)
      if (found?.size === 0) this.#documents.delete(value)
      this.#sorted.delete(value)
    }
  }

  count(value: string): number {
    return this.#documents.get(value)?.size ?? 0
  }

  /** Documents under a value, in `_id` order. */
  find(value: string): LakeDocument[] {
    const sorted = this.#sorted.get(value) ?? inIdOrder(this.#documents.get(value)?.values() ?? [])
    if (sorted.length > 0) this.#sorted.set(value, sorted)
    return sorted
  }
}
