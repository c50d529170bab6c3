import type {LakeDocument} from './document.ts'
import {overlay, type Perspective, type View} from './view.ts'

/** Perspectives that are kept up to date at the same time: each costs memory, and a little at each write. */
const VIEWS = 8
const MOST_FOLLOWED = 500

/** The documents of one dataset in memory, and the perspectives that were asked for last. */
export class Dataset {
  readonly documents: Map<string, LakeDocument>
  readonly #views = new Map<string, View>()

  constructor(documents: Iterable<LakeDocument> = []) {
    this.documents = new Map()
    for (const document of documents) this.documents.set(document._id, document)
  }

  view(perspective: Perspective): View {
    const key = [perspective].flat().join()
    const view = this.#views.get(key) ?? overlay(this.documents, perspective)
    this.#views.delete(key)
    this.#views.set(key, view)
    const [oldest] = this.#views.keys()
    if (oldest !== undefined && this.#views.size > VIEWS) this.#views.delete(oldest)
    return view
  }

  write(changes: readonly {id: string; after: LakeDocument | null}[]) {
    for (const {id, after} of changes)
      if (after) this.documents.set(id, after)
      else this.documents.delete(id)
    // A view is made anew sooner than it follows very many writes.
    if (changes.length > MOST_FOLLOWED) this.#views.clear()
    for (const view of this.#views.values()) for (const {id} of changes) view.follow(id)
  }
}
