import type {SandboxStore} from './store.ts'

/** The sandbox's own time: the machine's plus the time that was skipped. It only moves forward. */
export class Clock {
  readonly #store: SandboxStore

  constructor(store: SandboxStore) {
    this.#store = store
  }

  now(): Date {
    return new Date(Date.now() + this.#skipped)
  }

  /** Moves to a later moment; an earlier one changes nothing. */
  moveTo(moment: Date) {
    const ahead = moment.getTime() - this.now().getTime()
    if (ahead > 0) this.#store.put('setting', {id: 'skippedMs', value: this.#skipped + ahead})
  }

  get #skipped(): number {
    return this.#store.get('setting', 'skippedMs')?.value ?? 0
  }
}
