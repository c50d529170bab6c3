import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs'
import http from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {ROOT} from '../../local/settings/environment.ts'
import {closing, listening} from '../../local/supervision/service.ts'
import {freePorts} from '../support/run/ports.ts'
import {until} from '../support/run/until.ts'
import {type Online, openOnline, TOKEN} from './online.ts'
import {run, start} from './programs.ts'

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
  /** Folder of the project that the test makes. */
  readonly project = path.join(this.folder, 'work/project')
  online!: Online
  studio = ''
  #close: (() => unknown)[] = []

  async open() {
    const [port = 0] = await freePorts(1)
    this.studio = `http://localhost:${port}`
    const packages = registry()
    const hosts = {'registry.npmjs.org': {at: await listening(packages)}}
    this.online = await openOnline(this.folder, {studios: [this.studio], hosts})
    mkdirSync(path.dirname(this.project))
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(path.dirname(this.project), 'node_modules'), 'dir')
    this.#close = [() => this.online.close(), () => closing(packages)]
  }

  async close() {
    for (const close of this.#close) await close()
    rmSync(this.folder, {recursive: true})
  }

  /** `sanity …` in the project. What it said, and its exit code. */
  run = (...args: string[]) => run(...this.#program(args))

  /** `sanity preview`: serves the Studio that was built, until the end. */
  async preview() {
    const child = start(...this.#program(['preview', '--port', new URL(this.studio).port]))
    this.#close.unshift(() => child.kill())
    const answers = () =>
      fetch(this.studio).then(
        ({ok}) => ok,
        () => false,
      )
    await until(answers, {within: 60_000, otherwise: () => 'The Studio is not served'})
  }

  #program(args: string[]): Parameters<typeof start> {
    const cwd = existsSync(this.project) ? this.project : path.dirname(this.project)
    const env = {HOME: this.folder, SANITY_AUTH_TOKEN: TOKEN, ...this.online.internet.environment}
    return [[path.join(ROOT, 'node_modules/.bin/sanity'), ...args], {cwd, env}]
  }
}
