import {say} from '../progress.ts'
import {BuildFailure, type Built} from './build.ts'
import {ADVICE, type Failure} from './explain.ts'

export type Status = {
  state: 'building' | 'ready' | 'failed'
  /** What stopped the last build, when it failed. */
  problem: string | null
  /** Who can do what about it. */
  advice: string | null
  /** How long the last successful build took, and when it was switched to. */
  seconds: number | null
  builtAt: string | null
}

type Options = {
  siteUrl: string
  /** What is served until the first build. */
  lastGood: Built | null
  /** Changes with everything that a build depends on. */
  fingerprint: () => Promise<string>
  /** Throws a BuildFailure when there is no site. */
  build: (fingerprint: string) => Promise<Built>
}

const SETTLE_MS = 300

/** Keeps the served site equal to what is published: builds one at a time, and once more when something changed meanwhile. */
export class Rebuilder {
  status: Status = {state: 'building', problem: null, advice: null, seconds: null, builtAt: null}
  current: Built | null
  readonly #options: Options
  #building = false
  #again = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.current = options.lastGood
  }

  /** Rebuilds shortly after the last of a burst of changes. */
  request(reason: string) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.build(reason), SETTLE_MS)
  }

  /** Builds when the content or the code differs from what is served. Never throws; the status tells. */
  async build(reason: string): Promise<void> {
    if (this.#building) {
      this.#again = true
      return
    }
    this.#building = true
    try {
      await this.#buildOnce(reason)
    } finally {
      this.#building = false
    }
    if (!this.#again) return
    this.#again = false
    await this.build('more was published')
  }

  async #buildOnce(reason: string) {
    const {siteUrl, fingerprint} = this.#options
    const started = performance.now()
    try {
      const wanted = await fingerprint()
      if (this.current?.fingerprint === wanted) {
        this.status = {...this.status, state: 'ready', problem: null, advice: null}
        return
      }
      this.status = {...this.status, state: 'building'}
      say(`Building the site (${reason}) …`)
      const progress = setInterval(() => say(`Building the site … ${elapsed(started)} s`), 5000)
      try {
        this.current = await this.#buildTwiceIfKilled(wanted)
      } finally {
        clearInterval(progress)
      }
      const seconds = Number(elapsed(started))
      this.status = {state: 'ready', problem: null, advice: null, seconds, builtAt: new Date().toISOString()}
      say(`The site is up to date (${seconds} s): ${siteUrl}`)
    } catch (error) {
      const {kind, problem} = failureOf(error)
      const advice = ADVICE[kind]
      this.status = {...this.status, state: 'failed', problem, advice}
      const kept = this.current ? 'The last good site stays up.' : 'There is no earlier site to show.'
      say(`The site was not rebuilt. ${kept} ${advice}\n${problem}`)
    }
  }

  /** A build that was killed has nothing wrong with it. */
  async #buildTwiceIfKilled(wanted: string): Promise<Built> {
    const {build} = this.#options
    try {
      return await build(wanted)
    } catch (error) {
      if (failureOf(error).kind !== 'killed') throw error
      say(`${failureOf(error).problem} Trying once more …`)
      return build(wanted)
    }
  }
}

const failureOf = (error: unknown): Failure =>
  error instanceof BuildFailure ? error.failure : {kind: 'unreachable', problem: String(error)}

const elapsed = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
