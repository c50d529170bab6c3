import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs'
import http from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {contentClient} from '../../local/content/client.ts'
import {ROOT} from '../../local/environment.ts'
import {accessOf} from '../../local/lake/access.ts'
import {AssetStore} from '../../local/lake/assets.ts'
import {createLake} from '../../local/lake/server.ts'
import {Store} from '../../local/lake/store.ts'
import {closing, listening} from '../bench/sampling.ts'
import {Internet} from '../hosted/internet.ts'
import {freePorts} from '../support/ports.ts'
import {until} from '../support/until.ts'

const TOKEN = 'sk-of-whoever-logged-in'

/** The registry of packages, which has what is installed here. */
const registry = () =>
  http.createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1))
    const file = path.join(ROOT, 'node_modules', name, 'package.json')
    if (!existsSync(file)) return void response.writeHead(404).end('{}')
    const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version: string}
    const found = {name, 'dist-tags': {latest: version}, versions: {[version]: {name, version}}}
    response.setHeader('content-type', 'application/json').end(JSON.stringify(found))
  })

/**
 * Sanity's own programs, as they are, with the lake in the place of Sanity: a private dataset at https://local.api.sanity.io, and
 * whoever works with them logged in.
 */
export class Sanity {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-foreign-'))
  /** Of a project that is made here. */
  readonly project = path.join(this.folder, 'work/project')
  client!: ReturnType<typeof contentClient>
  internet!: Internet
  lake = ''
  studio = ''
  #close: (() => unknown)[] = []

  async open() {
    const [port = 0] = await freePorts(1)
    this.studio = `http://localhost:${port}`
    const store = new Store(path.join(this.folder, 'lake'))
    const lake = createLake(store, new AssetStore(path.join(this.folder, 'lake/assets')), {
      origins: [this.studio],
      access: accessOf({LAKE_ACCESS: 'private', LAKE_TOKENS: TOKEN}, [this.studio]),
    })
    this.lake = await listening(lake)
    this.client = contentClient({LAKE_URL: this.lake, LAKE_TOKENS: TOKEN})
    const packages = registry()
    const names = ['api.sanity.io', 'local.api.sanity.io', 'cdn.sanity.io']
    this.internet = new Internet(
      {
        ...Object.fromEntries(names.map((name) => [name, {at: this.lake}])),
        'registry.npmjs.org': {at: await listening(packages)},
      },
      this.folder,
    )
    await this.internet.open()
    mkdirSync(path.dirname(this.project))
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(path.dirname(this.project), 'node_modules'), 'dir')
    this.#close = [() => this.internet.close(), () => closing(lake), () => closing(packages), () => store.close()]
  }

  async close() {
    for (const close of this.#close) await close()
    rmSync(this.folder, {recursive: true})
  }

  /** `sanity …` in the project. What it said, and its exit code. */
  async run(...args: string[]): Promise<{code: number | null; output: string}> {
    const child = this.#start(args)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const [code] = (await once(child, 'close')) as [number | null]
    return {code, output}
  }

  /** `sanity preview`: serves the Studio that was built, until the end. */
  async preview() {
    const child = this.#start(['preview', '--port', new URL(this.studio).port])
    this.#close.unshift(() => child.kill())
    const answers = () =>
      fetch(this.studio).then(
        ({ok}) => ok,
        () => false,
      )
    await until(answers, {within: 60_000, otherwise: () => 'The Studio is not served'})
  }

  #start(args: string[]) {
    const cwd = existsSync(this.project) ? this.project : path.dirname(this.project)
    return spawn(process.execPath, [path.join(ROOT, 'node_modules/.bin/sanity'), ...args], {
      cwd,
      env: {
        PATH: process.env.PATH,
        HOME: this.folder,
        CI: 'true',
        NO_COLOR: '1',
        SANITY_AUTH_TOKEN: TOKEN,
        ...this.internet.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }
}
