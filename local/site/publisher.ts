import type {SiteFailure, SiteStatus} from '../../domain/content/siteStatus.ts'
import type {Release} from '../../web/src/renderer/release.ts'
import {reportProgress, say} from '../supervision/progress.ts'
import {assetsOf, type Build, BuildFailure} from './build.ts'
import {ADVICE} from './explain.ts'

/** Page release with the build that made it. */
export type Served = {release: Release; assets: string}

export type Renderer = {publish: () => Promise<Release>; close: () => void}

type Options = {
  siteUrl: string
  /** Page set until the first publish, while its build is there. */
  served: Served | null
  lastBuild: Build | null
  /** Fingerprint of the code. */
  fingerprint: () => string
  /** Runs Gatsby. Throws a BuildFailure when there is no build. */
  build: (fingerprint: string) => Promise<Build>
  openRenderer: (build: Build) => Renderer
}

/** Delay that makes a burst of changes one publish, short enough for a waiting editor. */
const SETTLE_MS = 50

/**
 * Keeps the served site up to date with published content: one publish at a time, and one more for changes meanwhile.
 */
export class Publisher {
  served: Served | null
  readonly #options: Options
  #state: SiteStatus['state'] = 'publishing'
  #failure: SiteFailure | null = null
  #build: Build | null
  #renderer: Renderer | null = null
  #running: Promise<void> | null = null
  #again = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.served = options.served
    this.#build = options.lastBuild
  }

  get status(): SiteStatus {
    const {problems = [], publishes = []} = this.served?.release ?? {}
    return {state: this.#state, failure: this.#failure, problems, publishes}
  }

  /** Requests a publish, shortly after the last of a burst of changes. */
  request(reason: string) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.publish(reason), SETTLE_MS)
  }

  /**
   * Publishes; builds first when the code changed. Resolves when what was published before the call is live. Never throws;
   * the status says how it went.
   */
  publish(reason: string): Promise<void> {
    this.#again = true
    this.#running ??= this.#publishAll(reason).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #publishAll(reason: string) {
    while (this.#again) {
      this.#again = false
      await this.#publishOnce(reason)
    }
  }

  /** Publishes with a renderer of the current code. */
  reopen(reason: string): Promise<void> {
    this.#renderer?.close()
    this.#renderer = null
    return this.publish(reason)
  }

  close() {
    clearTimeout(this.#timer)
    this.#renderer?.close()
  }

  async #publishOnce(reason: string) {
    try {
      await this.#ensureBuild(reason)
      const started = performance.now()
      // Unreachable content is polled every few seconds; the state is not “publishing” meanwhile.
      if (this.#failure?.kind !== 'unreachable') this.#state = 'publishing'
      const before = this.served?.release
      const release = await twiceIfKilled(() => this.#render())
      this.#state = 'live'
      if (this.#failure) say('The site is up to date again.')
      this.#failure = null
      tell(release, before, elapsed(started), reason)
    } catch (error) {
      if (!(error instanceof BuildFailure)) console.error('site.publish_failed', error)
      const known = this.#failure?.problem
      this.#failure = failureOf(error)
      this.#state = 'failed'
      if (this.#failure.problem === known) return // it was told
      const kept = this.served ? 'The last good site stays up.' : 'There is no earlier site to show.'
      say(`The site is not up to date. ${kept} ${ADVICE[this.#failure.kind]}\n${this.#failure.problem}`)
    }
  }

  async #render(): Promise<Release> {
    const build = this.#build
    if (!build) throw new BuildFailure({kind: 'code', problem: 'There is no build.'})
    this.#renderer ??= this.#options.openRenderer(build)
    const release = await this.#renderer.publish()
    this.served = {release, assets: assetsOf(build)}
    return release
  }

  /** Builds when the code changed, looked at once per start, and while there is no build. */
  async #ensureBuild(reason: string) {
    if (this.#renderer || this.#build?.fingerprint === this.#options.fingerprint()) return
    await this.#gatsby(reason)
  }

  async #gatsby(reason: string) {
    const {build, fingerprint, siteUrl} = this.#options
    const started = performance.now()
    this.#state = 'rebuilding'
    say(`Building the site (${reason}) …${this.served ? ` The last good site is up meanwhile: ${siteUrl}` : ''}`)
    const end = reportProgress(() => `Building the site … ${elapsed(started)} s`)
    try {
      this.#build = await twiceIfKilled(() => build(fingerprint()))
    } finally {
      end()
    }
    this.#renderer?.close()
    this.#renderer = null
    say(`The site is built (${elapsed(started)} s): ${siteUrl}`)
  }
}

/** Repeats work that was killed, which has no fault of its own. */
async function twiceIfKilled<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (failureOf(error).kind !== 'killed') throw error
    say(`${failureOf(error).problem} Trying once more …`)
    return work()
  }
}

/** Prints a line for each publish that changed pages, and for each document that keeps pages back. */
function tell(release: Release, before: Release | undefined, seconds: string, reason: string) {
  const [publish] = release.publishes
  const count = (publish?.changed.length ?? 0) + (publish?.removed.length ?? 0)
  if (count > 0) say(`${count} ${count === 1 ? 'page' : 'pages'} live in ${seconds} s (${reason})`)
  const known = new Set(before?.problems.map(({message}) => message))
  for (const {message, documentType, documentId, pages} of release.problems)
    if (!known.has(message))
      say([pages.length > 0 ? 'Not live' : 'Live, but', documentType, documentId, message].filter(Boolean).join(': '))
}

const failureOf = (error: unknown): SiteFailure =>
  error instanceof BuildFailure ? error.failure : {kind: 'code', problem: String(error)}

const elapsed = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
