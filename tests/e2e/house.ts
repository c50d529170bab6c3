import {type ChildProcess, spawn} from 'node:child_process'
import {readFileSync} from 'node:fs'
import path from 'node:path'
import {test as base, expect} from '@playwright/test'
import {createClient, type SanityClient} from '@sanity/client'

const ROOT = path.resolve(import.meta.dirname, '../..')
const READY_WITHIN_MS = 300_000

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the browser tests through npm test`)
  return value
}

const url = (name: string) => `http://localhost:${setting(name)}`

/** The whole business, started with `npm start` as a user would, on ports and a data folder of the test run's own. */
export class House {
  readonly site = url('SITE_PORT')
  readonly studio = url('STUDIO_PORT')
  readonly lake = url('LAKE_PORT')
  readonly mollie = url('MOLLIE_PORT')
  readonly mail = url('MAIL_PORT')
  readonly preview = url('PREVIEW_PORT')
  readonly folder = setting('LOCAL_DIR')
  readonly client: SanityClient = createClient({
    apiHost: this.lake,
    useProjectHostname: false,
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
  })
  output = ''
  #process: ChildProcess | null = null

  /** Resolves once the table of addresses is there; `dev` shows the drafts instead of the site. */
  async start(command: 'start' | 'dev' = 'start') {
    this.output = ''
    const child = spawn('npm', ['run', command], {cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe']})
    this.#process = child
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`npm start is not ready:\n${this.output}`)), READY_WITHIN_MS)
      const read = (chunk: Buffer) => {
        this.output += chunk
        if (!this.output.includes('\nReady')) return
        clearTimeout(timer)
        resolve()
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${this.output}`)))
    })
  }

  /** Ctrl-C: the terminal sends the signal to the whole group. Resolves when everything has ended. */
  async stop() {
    const child = this.#process
    if (!child?.pid || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    process.kill(-child.pid, 'SIGINT')
    await ended
    this.#process = null
  }

  /** `kill` of the npm process alone. Resolves when nothing that it started holds its output any more. */
  async kill() {
    const child = this.#process
    if (!child?.pid) return
    const closed = new Promise((resolve) => child.once('close', resolve))
    process.kill(child.pid, 'SIGTERM')
    await closed
    this.#process = null
  }

  /** The process ids of the running services, by name. */
  get pids(): Record<string, number> {
    return JSON.parse(readFileSync(path.join(this.folder, 'running.json'), 'utf8')).pids
  }

  async status(): Promise<{state: string; problem: string | null; seconds: number | null; builtAt: string | null}> {
    return (await fetch(`${this.site}/__status`)).json()
  }

  /** Does something that publishes and resolves when the rebuilt site is served. Returns the seconds in between. */
  async rebuiltBy(publishing: () => Promise<unknown>): Promise<number> {
    // What was published before must not be taken for this.
    await expect.poll(async () => (await this.status()).state, {timeout: 60_000, intervals: [100]}).not.toBe('building')
    const {builtAt} = await this.status()
    await publishing()
    const started = performance.now()
    await expect
      .poll(async () => ((await this.status()).builtAt === builtAt ? 'old' : (await this.status()).state), {
        timeout: 60_000,
        intervals: [100],
      })
      .toBe('ready')
    return (performance.now() - started) / 1000
  }

  /** The functions' key, from where npm start says it is. */
  get functionsKey(): string {
    return this.secret('functions-key')
  }

  /** A secret that npm start made for itself. */
  secret(name: string): string {
    return readFileSync(path.join(this.folder, 'secrets', name), 'utf8').trim()
  }
}

/** Tests with the house running. A worker that fails starts it anew on the same data. */
export const test = base.extend<object, {house: House}>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const house = new House()
      if (process.env.HOUSE_IS_RUNNING) return use(house)
      await house.start()
      await use(house)
      await house.stop()
    },
    {scope: 'worker', timeout: READY_WITHIN_MS + 30_000, auto: true},
  ],
})

export {expect}
