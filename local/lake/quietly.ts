/** Nobody has written for so long. */
const QUIET_MS = 500
/** Between two parts of the work, each of a few milliseconds. */
const PAUSE_MS = 20
/** A timer that is told of more than 24 days ends at once. */
const LONGEST_MS = 86_400_000

/** Work that is done in small parts when nobody writes. */
export class Quietly {
  readonly #work: () => number | null
  #timer: NodeJS.Timeout | undefined

  /** `work` does a part of it, and says in how many milliseconds there is more; null: when somebody has written. */
  constructor(work: () => number | null) {
    this.#work = work
  }

  /** Somebody writes. */
  wait() {
    this.#in(QUIET_MS)
  }

  /** Nothing more is done. */
  stop() {
    clearTimeout(this.#timer)
  }

  #in(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        try {
          const next = this.#work()
          if (next !== null) this.#in(Math.max(next, PAUSE_MS))
        } catch {
          // The disk is full, say: the next write tells, and then it is tried again.
        }
      },
      Math.min(ms, LONGEST_MS),
    ).unref()
  }
}
