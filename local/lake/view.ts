import {isDraft, isVersion, type LakeDocument, layerOf, publishedId} from './document.ts'

/** A dataset as one perspective sees it. Made once per state of the dataset and perspective, so look-ups stay flat. */
export class View {
  readonly documents: ReadonlyMap<string, LakeDocument>
  #byType: Map<string, LakeDocument[]> | null = null
  #all: LakeDocument[] | null = null

  constructor(documents: ReadonlyMap<string, LakeDocument>) {
    this.documents = documents
  }

  /** In `_id` order, as `*[]` answers. */
  get all(): LakeDocument[] {
    this.#all ??= [...this.documents.values()].sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0))
    return this.#all
  }

  ofType(type: string): LakeDocument[] {
    if (!this.#byType) {
      this.#byType = new Map()
      for (const document of this.all) {
        const list = this.#byType.get(document._type)
        if (list) list.push(document)
        else this.#byType.set(document._type, [document])
      }
    }
    return this.#byType.get(type) ?? []
  }
}

/** `raw`, `published`, `drafts` (or its old name), or a stack of layers, first wins. */
export type Perspective = string | string[]

export function overlay(documents: ReadonlyMap<string, LakeDocument>, perspective: Perspective): View {
  const layers = [perspective].flat().flatMap((name) => name.split(','))
  if (layers[0] === 'raw') return new View(documents)
  if (layers.length === 1 && layers[0] === 'published')
    return new View(new Map([...documents].filter(([id]) => !isDraft(id) && !isVersion(id))))

  const stack = layers.map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  const order = [...new Set([...stack, 'published'])]
  const winners = new Map<string, {rank: number; document: LakeDocument}>()
  for (const document of documents.values()) {
    const rank = order.indexOf(layerOf(document._id))
    if (rank < 0) continue
    const id = publishedId(document._id)
    const current = winners.get(id)
    if (!current || rank < current.rank)
      winners.set(id, {rank, document: {...document, _id: id, _originalId: document._id}})
  }
  return new View(new Map([...winners].map(([id, {document}]) => [id, document])))
}
