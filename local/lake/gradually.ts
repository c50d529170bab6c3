import {setImmediate as nextTurn} from 'node:timers/promises'

/** Documents that are gone through in one turn of the event loop: some milliseconds. */
export const AT_ONCE = 1000

/** One after another: two at once would take two slices of each turn. */
let queue: Promise<unknown> = Promise.resolve()

/** Work on each of many documents: on some in each turn of the event loop, or on all that are left, for a request that cannot wait. */
export class Gradually<Item> {
  readonly #items: Iterator<Item>
  readonly #work: (item: Item) => void
  #isDone = false
  #slices: Promise<void> | undefined

  /** The items of a map may change meanwhile: it goes on to those that are added, and leaves out those that are taken away. */
  constructor(items: Iterable<Item>, work: (item: Item) => void) {
    this.#items = items[Symbol.iterator]()
    this.#work = work
  }

  /** Does so many more. Whether that was all. */
  some(count: number): boolean {
    for (let done = 0; done < count && !this.#isDone; done++) {
      const next = this.#items.next()
      if (next.done) this.#isDone = true
      else this.#work(next.value)
    }
    return this.#isDone
  }

  finish() {
    if (!this.#isDone) this.some(Number.POSITIVE_INFINITY)
  }

  /** Others have their turn meanwhile. */
  inSlices(): Promise<void> {
    if (this.#slices) return this.#slices
    this.#slices = queue.then(async () => {
      while (!this.some(AT_ONCE)) await nextTurn()
    })
    queue = this.#slices.catch(() => undefined)
    return this.#slices
  }
}

/** Whatever it goes through. */
export type Making = Pick<Gradually<never>, 'some' | 'finish' | 'inSlices'>
