import {MINUTE_MS} from '../../../domain/format/dates.ts'
import {followMinutes} from '../clocks.ts'

export type Job = {
  name: string
  everyMinutes: number
  run: () => Promise<unknown>
  /** Runs in each instance; others in the one that claims the turn. */
  isOwn?: true
}

type Options = {
  claim: (job: string, turn: Date) => Promise<boolean>
  onError: (job: string, error: unknown) => void
  now?: () => Date
}

/** Background jobs by the minute, each turn of a job in one of several instances. */
export class Jobs {
  readonly #jobs: readonly Job[]
  readonly #options: Required<Options>
  readonly #running = new Map<string, Promise<void>>()
  #isStopped = false

  constructor(jobs: readonly Job[], options: Options) {
    this.#jobs = jobs
    this.#options = {now: () => new Date(), ...options}
  }

  follow() {
    followMinutes(() => this.look(), this.#options.now)
  }

  /** Begins the jobs whose turn it is. */
  look() {
    if (this.#isStopped) return
    for (const job of this.#jobs) {
      if (this.#running.has(job.name)) continue
      const work = this.#run(job)
        .catch((error: unknown) => this.#options.onError(job.name, error))
        .finally(() => this.#running.delete(job.name))
      this.#running.set(job.name, work)
    }
  }

  /** Begins nothing more. Resolves when the jobs that run have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all(this.#running.values())
  }

  async #run({name, everyMinutes, run, isOwn}: Job) {
    const {claim, now} = this.#options
    const every = everyMinutes * MINUTE_MS
    const turn = new Date(Math.floor(now().getTime() / every) * every)
    if (isOwn ? this.#isNew(name, turn) : await claim(name, turn)) await run()
  }

  readonly #own = new Map<string, number>()
  #isNew(name: string, turn: Date): boolean {
    if (this.#own.get(name) === turn.getTime()) return false
    this.#own.set(name, turn.getTime())
    return true
  }
}
