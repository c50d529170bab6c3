import type {SandboxStore} from './store.ts'

/** The sandbox's own time: the machine's plus the time that was skipped. It only moves forward. */
export class Clock {
  readonly #store: SandboxStore

  /** A sandbox that has nothing yet begins at `start`, which may be a day of the past. */
  constructor(store: SandboxStore, start?: Date) {
    this.#store = store
    if (start && !store.get('setting', 'skippedMs')) this.#skipTo(start)
  }

  now(): Date {
    return new Date(Date.now() + this.#skipped)
  }

  /** Moves to a later moment; an earlier one changes nothing. */
  moveTo(moment: Date) {
    if (moment > this.now()) this.#skipTo(moment)
  }

  #skipTo(moment: Date) {
    this.#store.put('setting', {id: 'skippedMs', value: moment.getTime() - Date.now()})
  }

  get #skipped(): number {
    return this.#store.get('setting', 'skippedMs')?.value ?? 0
  }
}
