import {idInLayer, isDraft, isPublicId, isVersion, type LakeDocument, layerOf, publishedId} from './document.ts'
import {Gradually} from './gradually.ts'
import {Index, inIdOrder, type Lookup} from './indexes.ts'
import type {FindTexts} from './textIndex.ts'
import type {Asked} from './words.ts'

type Documents = ReadonlyMap<string, LakeDocument>

/** How a perspective sees the stored documents: under which id one stands, if at all, and what is seen at that id. */
type Lens = {
  idOf: (storedId: string) => string | null
  read: (stored: Documents, id: string) => LakeDocument | null
}

/**
 * A dataset as one perspective sees it. It follows each write, also while it is filled, and a large one in turns or when it is
 * read; its arrays stay as they were handed out.
 */
export class View {
  readonly filling: Gradually<string>
  readonly #stored: Documents
  readonly #lens: Lens
  readonly #findTexts: FindTexts
  readonly #documents = new Map<string, LakeDocument>()
  readonly #indexes = new Map<string, Index>()
  #all: LakeDocument[] | null = null

  constructor(stored: Documents, lens: Lens, findTexts: FindTexts = () => null) {
    this.#stored = stored
    this.#lens = lens
    this.#findTexts = findTexts
    this.filling = new Gradually(stored.keys(), (storedId) => this.follow(storedId))
  }

  get documents(): Documents {
    this.filling.finish()
    return this.#documents
  }

  /** In `_id` order, as `*[]` answers. */
  get all(): LakeDocument[] {
    const {documents} = this
    this.#all ??= inIdOrder(documents.values())
    return this.#all
  }

  /** In `_id` order. */
  withIds(ids: string[]): LakeDocument[] {
    return inIdOrder(new Set(ids.flatMap((id) => this.documents.get(id) ?? [])))
  }

  /** It is begun when it is first asked for, and whole once that is done. */
  making(lookup: Lookup): Gradually<LakeDocument> {
    return this.#index(lookup).making
  }

  /** How many are found at most: those under two of the values count twice. */
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
    const {documents} = this
    const index = this.#indexes.get(lookup.name) ?? new Index(lookup, documents.values())
    this.#indexes.set(lookup.name, index)
    return index
  }

  /** In `_id` order, the documents that may hold these words; null where that is not known, or they are too many. */
  matching(asked: Asked): LakeDocument[] | null {
    const storedIds = this.#findTexts(asked)
    return storedIds && this.withIds(storedIds.flatMap((id) => this.#lens.idOf(id) ?? []))
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

/** What everybody may see. No client can ask for it by name. */
export const EVERYBODY = '*'

/** `raw`, `published`, `drafts` (or its old name), or a stack of layers, first wins. */
export type Perspective = string | string[]

export const overlay = (stored: Documents, perspective: Perspective, findTexts?: FindTexts): View =>
  new View(stored, lensOf(perspective), findTexts)

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
