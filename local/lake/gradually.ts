import {setImmediate as nextTurn} from 'node:timers/promises'

/** Documents that are gone through in one turn of the event loop: some milliseconds. */
export const AT_ONCE = 1000

/** One after another: two at once would take two slices of each turn. */
let queue: Promise<unknown> = Promise.resolve()

/** Work on each of many documents: on some in each turn of the event loop, or on all that are left, for a request that cannot wait. */
export class Gradually<Item> {
  readonly #items: Iterator<Item>[]
  readonly #work: (item: Item) => void
  #isDone = false
  #slices: Promise<void> | undefined

  /** The items of a map may change meanwhile: it goes on to those that are added, and leaves out those that are taken away. */
  constructor(items: Iterable<Item>, work: (item: Item) => void) {
    this.#items = [items[Symbol.iterator]()]
    this.#work = work
  }

  /** There is more to do. */
  also(items: Iterable<Item>) {
    this.#items.push(items[Symbol.iterator]())
    if (this.#isDone) this.#slices = undefined
    this.#isDone = false
  }

  /** Does so many more. Whether that was all. */
  some(count: number): boolean {
    for (let done = 0; done < count && !this.#isDone; done++) {
      const next = this.#items[0]?.next()
      if (next && !next.done) this.#work(next.value)
      else {
        this.#items.shift()
        this.#isDone = this.#items.length === 0
      }
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

/** Others wait so long. */
const SLICE_MS = 8

/** Work that says after each step that others may have their turn, or for what it has to wait. */
export type Steps<Result> = Generator<Promise<unknown> | undefined, Result>

/** Some milliseconds of it. */
export function someOf<Result>(steps: Steps<Result>): IteratorResult<Promise<unknown> | undefined, Result> {
  const enough = performance.now() + SLICE_MS
  for (;;) {
    const step = steps.next()
    if (step.done || step.value || performance.now() > enough) return step
  }
}

/** The rest of it; others have their turn meanwhile. */
export async function restOf<Result>(
  steps: Steps<Result>,
  step: IteratorResult<Promise<unknown> | undefined, Result>,
): Promise<Result> {
  for (let last = step; ; last = someOf(steps)) {
    if (last.done) return last.value
    await (last.value ?? nextTurn())
  }
}

/** All of it, for those who cannot wait. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Whatever it goes through. */
export type Making = Pick<Gradually<never>, 'some' | 'finish' | 'inSlices'>
