import {spawn} from 'node:child_process'
import {existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {SITE_STATUS_PATH, type SiteStatus} from '../../../domain/content/siteStatus.ts'
import {contentClient} from '../../../local/content/client.ts'
import {ROOT} from '../../../local/settings/environment.ts'
import {assetsOf, type Build} from '../../../local/site/build.ts'
import {buildStudio} from '../../../local/studio/build.ts'
import {readTransactions} from '../../../studio/views/deleted/history.ts'
import type {Release} from '../../../web/src/renderer/release.ts'
import {BUILD_LIMIT_MS} from '../limits.ts'
import {once} from '../run/once.ts'
import {isAlive} from '../run/processes.ts'
import {setting} from '../run/setting.ts'
import {until} from '../run/until.ts'

const url = (name: string) => `http://localhost:${setting(name)}`

/**
 * The whole business, started with `npm start` as a user would, on ports and a data folder of the test run's own. It
 * belongs to no process: whoever needs it first starts it, and tests/run.ts stops it.
 */
export class TestServer {
  /** Address of its pages. */
  readonly site: string
  readonly studio = url('STUDIO_PORT')
  readonly lake = url('LAKE_PORT')
  readonly mollie = url('MOLLIE_PORT')
  readonly mail = url('MAIL_PORT')
  readonly folder = setting('LOCAL_DIR')
  readonly client: SanityClient = contentClient({LAKE_URL: this.lake})
  readonly #log = path.join(setting('TEST_RUN'), 'services.log')
  /** Under which process id it runs. */
  readonly #state = path.join(setting('TEST_RUN'), 'services.json')

  constructor(site = url('SITE_PORT')) {
    this.site = site
  }

  /** Resolves when it runs. */
  async ready() {
    if (process.env.TEST_SERVER_RUNS) return
    await once('services', () => this.start())
    if (!this.#running) await this.start()
  }

  /** `settings` come on top of those of the test run. */
  async start(settings: Record<string, string> = {}) {
    await once('studio', () => buildStudio(this.folder, new AbortController().signal))
    mkdirSync(path.dirname(this.#log), {recursive: true})
    const log = openSync(this.#log, 'w')
    const child = spawn('npm', ['start'], {
      cwd: ROOT,
      env: {...process.env, ...settings},
      detached: true,
      stdio: ['ignore', log, log],
    })
    child.unref()
    writeFileSync(this.#state, JSON.stringify({pid: child.pid}))
    let ended = false
    child.once('exit', () => (ended = true))
    try {
      await until(() => ended || this.output.includes('\nReady'), {
        within: BUILD_LIMIT_MS,
        otherwise: () => `npm start is not ready:\n${this.output}`,
      })
    } catch (error) {
      await this.stop() // or the next start finds the folder in use
      throw error
    }
    if (ended) throw new Error(`npm start ended:\n${this.output}`)
  }

  /** Ctrl-C: the terminal sends the signal to the whole group. Resolves when everything has ended. */
  async stop() {
    const {pid} = this.#running ?? {}
    rmSync(this.#state, {force: true})
    if (!pid || !isAlive(pid)) return
    process.kill(-pid, 'SIGINT')
    await until(() => !isAlive(pid), {otherwise: () => `Ctrl-C did not end it:\n${this.output}`})
  }

  /** Kills npm alone. Resolves when nothing is left of all that it started. */
  async killNpm() {
    const {pid: npm} = this.#running ?? {}
    if (!npm) return
    const {pid: start, pids} = this.#occupant
    const started = [npm, -npm, start, ...Object.values(pids)] // and what else is in the group of npm
    rmSync(this.#state, {force: true})
    process.kill(npm, 'SIGKILL')
    await until(() => !started.some(isAlive), {
      otherwise: () => `Left behind are ${started.filter(isAlive)}:\n${this.output}`,
    })
  }

  get #running(): {pid: number} | null {
    return existsSync(this.#state) ? JSON.parse(readFileSync(this.#state, 'utf8')) : null
  }

  /** Output since its start. */
  get output(): string {
    return existsSync(this.#log) ? readFileSync(this.#log, 'utf8') : ''
  }

  /** The process ids of the running services, by name. */
  get pids(): Record<string, number> {
    return this.#occupant.pids
  }

  get #occupant(): {pid: number; pids: Record<string, number>} {
    return JSON.parse(readFileSync(path.join(this.folder, 'running.json'), 'utf8'))
  }

  async status(): Promise<SiteStatus> {
    return (await fetch(`${this.site}${SITE_STATUS_PATH}`)).json()
  }

  /**
   * Does something that publishes and resolves when all of it is live. Returns the seconds in between. When it was written
   * the lake says: on a busy machine the site may have read it before whoever wrote it knows.
   */
  async liveAfter(publishing: () => Promise<unknown>): Promise<number> {
    const began = new Date().toISOString()
    await publishing()
    const started = performance.now()
    await until(
      async () => {
        const [{timestamp: written = began} = {}] = await readTransactions(this.client, {limit: 1})
        const {state, publishes} = await this.status()
        return written > began && state === 'live' && (publishes[0]?.startedAt ?? '') > written
      },
      {otherwise: () => `It is not live:\n${this.output.slice(-2000)}`},
    )
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

  /** Page release version that visitors get. */
  get release(): Release {
    return JSON.parse(readFileSync(path.join(this.folder, 'site/sets/current.json'), 'utf8'))
  }

  /** Every file that the site serves: its address, and where it lies on the disk. */
  get files(): {address: string; file: string}[] {
    const site = path.join(this.folder, 'site')
    const assets = assetsOf(JSON.parse(readFileSync(path.join(site, 'build.json'), 'utf8')) as Build)
    const {pages, files} = this.release
    const stored = [
      ...Object.entries(pages).flatMap(([address, {html, data, markdown}]) => [
        [address.replace(/\/$/, '/index.html'), html],
        [`/page-data/${address.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`, data],
        ...(markdown ? [[`${address}index.md`, markdown]] : []),
      ]),
      ...Object.entries(files),
    ] as [string, string][]
    return [
      ...stored.map(([address, key]) => ({address, file: path.join(site, 'sets/files', key)})),
      ...readdirSync(assets, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map(({parentPath, name}) => path.join(parentPath, name))
        .map((file) => ({address: `/${path.relative(assets, file)}`, file})),
    ]
  }
}
