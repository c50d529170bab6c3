import type {LakeDocument} from './document.ts'
import type {FindTexts} from './textIndex.ts'
import {overlay, type Perspective, type View} from './view.ts'

/** Perspectives that are kept up to date at the same time; each costs memory, and a little at each write. */
const VIEWS = 8
/** So many take each of them a millisecond. */
const FOLLOWED_AT_ONCE = 500

/** The documents of one dataset in memory, and the perspectives that were asked for last. */
export class Dataset {
  readonly documents: Map<string, LakeDocument>
  readonly #findTexts: FindTexts | undefined
  readonly #views = new Map<string, View>()

  constructor(documents: Iterable<LakeDocument> = [], findTexts?: FindTexts) {
    this.#findTexts = findTexts
    this.documents = new Map()
    for (const document of documents) this.documents.set(document._id, document)
  }

  view(perspective: Perspective): View {
    const key = [perspective].flat().join()
    const view = this.#views.get(key) ?? overlay(this.documents, perspective, this.#findTexts)
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
    const ids = changes.map(({id}) => id)
    for (const view of this.#views.values())
      if (ids.length <= FOLLOWED_AT_ONCE) for (const id of ids) view.follow(id)
      else {
        view.filling.also(ids)
        void view.filling.inSlices()
      }
  }
}
