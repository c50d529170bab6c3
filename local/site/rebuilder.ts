import type {SanityClient} from '@sanity/client'
import {say} from '../progress.ts'
import {BuildFailure, type Built, buildSite, fingerprint, lastGood} from './build.ts'

export type Status = {
  state: 'building' | 'ready' | 'failed'
  /** What stopped the last build, when it failed. */
  problem: string | null
  /** How long the last successful build took, and when it was switched to. */
  seconds: number | null
  builtAt: string | null
}

type Options = {client: SanityClient; dataFolder: string; environment: Record<string, string>; siteUrl: string}

const SETTLE_MS = 300

/** Keeps the served site equal to what is published: builds one at a time, and once more when something changed meanwhile. */
export class Rebuilder {
  status: Status = {state: 'building', problem: null, seconds: null, builtAt: null}
  current: Built | null
  readonly #options: Options
  #building = false
  #again = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.current = lastGood(options.dataFolder)
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
    const {client, dataFolder, environment, siteUrl} = this.#options
    const started = performance.now()
    try {
      const wanted = await fingerprint(client, siteUrl)
      if (this.current?.fingerprint === wanted) {
        this.status = {...this.status, state: 'ready', problem: null}
        return
      }
      this.status = {...this.status, state: 'building'}
      say(`Building the site (${reason}) …`)
      const progress = setInterval(() => say(`Building the site … ${elapsed(started)} s`), 5000)
      try {
        const onWait = () => say('Another build is running on this machine; waiting for it …')
        this.current = await buildSite({dataFolder, environment, fingerprint: wanted, onWait})
      } finally {
        clearInterval(progress)
      }
      const seconds = Number(elapsed(started))
      this.status = {state: 'ready', problem: null, seconds, builtAt: new Date().toISOString()}
      say(`The site is up to date (${seconds} s): ${siteUrl}`)
    } catch (error) {
      const problem = error instanceof BuildFailure ? error.message : `The content cannot be read: ${error}`
      this.status = {...this.status, state: 'failed', problem}
      const kept = this.current ? 'The last good site stays up.' : 'There is no earlier site to show.'
      say(`The site was not rebuilt. ${kept} Mend this in the Studio and publish again:\n${problem}`)
    }
  }
}

const elapsed = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
