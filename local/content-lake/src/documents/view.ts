import {idInLayer, isDraft, isPublicId, isVersion, type LakeDocument, layerOf, publishedId} from './document.ts'
import {Index, inIdOrder, type Lookup} from './indexes.ts'

type Documents = ReadonlyMap<string, LakeDocument>

/** How a perspective sees stored documents: the id that a stored one appears under, if any, and the document seen there. */
type Lens = {
  idOf: (storedId: string) => string | null
  read: (stored: Documents, id: string) => LakeDocument | null
}

/** A dataset in one perspective. It follows each write; arrays that it handed out stay as they were. */
export class View {
  readonly #stored: Documents
  readonly #lens: Lens
  readonly #documents = new Map<string, LakeDocument>()
  readonly #indexes = new Map<string, Index>()
  #all: LakeDocument[] | null = null

  constructor(stored: Documents, lens: Lens) {
    this.#stored = stored
    this.#lens = lens
    for (const storedId of stored.keys()) this.follow(storedId)
  }

  get documents(): Documents {
    return this.#documents
  }

  /** All documents in `_id` order, as `*[]` answers. */
  get all(): LakeDocument[] {
    this.#all ??= inIdOrder(this.#documents.values())
    return this.#all
  }

  /** Documents with these ids, in `_id` order. */
  withIds(ids: string[]): LakeDocument[] {
    return inIdOrder(new Set(ids.flatMap((id) => this.#documents.get(id) ?? [])))
  }

  /** Upper bound of what `find` returns: documents under two of the values count twice. */
  count(lookup: Lookup, ...values: string[]): number {
    const index = this.#index(lookup)
    return values.reduce((sum, value) => sum + index.count(value), 0)
  }

  /** The documents under any of some values, in `_id` order. */
  find(lookup: Lookup, ...values: string[]): LakeDocument[] {
    const index = this.#index(lookup)
    const [only] = values
    if (only !== undefined && values.length === 1) return index.find(only)
    return inIdOrder(new Set(values.flatMap((value) => index.find(value))))
  }

  #index(lookup: Lookup): Index {
    const index = this.#indexes.get(lookup.name) ?? new Index(lookup, this.#documents.values())
    this.#indexes.set(lookup.name, index)
    return index
  }

  /** Takes in that a stored document was written or deleted. */
  follow(storedId: string) {
    const id = this.#lens.idOf(storedId)
    if (id === null) return
    const before = this.#documents.get(id)
    const after = this.#lens.read(this.#stored, id)
    if (after) this.#documents.set(id, after)
    else this.#documents.delete(id)
    this.#all = null
    for (const index of this.#indexes.values()) {
      if (before) index.remove(before)
      if (after) index.add(after)
    }
  }
}

/** The perspective of requests without a token. No client can ask for it by name. */
export const EVERYBODY = '*'

/** `raw`, `published`, `drafts` (or its old name), or a stack of layers, first wins. */
export type Perspective = string | string[]

export const overlay = (stored: Documents, perspective: Perspective): View => new View(stored, lensOf(perspective))

function lensOf(perspective: Perspective): Lens {
  const layers = [perspective].flat().flatMap((name) => name.split(','))
  const read: Lens['read'] = (stored, id) => stored.get(id) ?? null
  if (layers[0] === EVERYBODY) return {idOf: (id) => (isPublicId(id) ? id : null), read}
  if (layers[0] === 'raw') return {idOf: (id) => id, read}
  if (layers.length === 1 && layers[0] === 'published')
    return {idOf: (id) => (isDraft(id) || isVersion(id) ? null : id), read}

  const stack = layers.map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  const order = [...new Set([...stack, 'published'])]
  return {
    idOf: (id) => (order.includes(layerOf(id)) ? publishedId(id) : null),
    read: (stored, id) => {
      for (const layer of order) {
        const document = stored.get(idInLayer(layer, id))
        if (document) return {...document, _id: id, _originalId: document._id}
      }
      return null
    },
  }
}
