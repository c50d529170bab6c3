import {execFile} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import http from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {openDataFolder} from '../../local/data/dataFolder.ts'
import {closing, listening} from '../../local/supervision/service.ts'
import {readBuild} from '../hosted/dockerfile.ts'
import {freePorts} from '../support/run/ports.ts'
import {openLake} from '../support/services/lake.ts'

/** Messages about refused settings or content: in the log of a build, in the terminal of `npm start`. */
const ROOT = path.join(import.meta.dirname, '../..')
const HOOKS = pathToFileURL(path.join(ROOT, 'web/src/gatsby/build/hooks.ts')).href

const WITHIN_MS = 120_000 // programs are started beside a whole test run

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-refused-'))
})
afterEach(() => rmSync(folder, {recursive: true}))

/** Runs Node in a folder of the project, with these settings and no others. */
const run = (cwd: string, args: string[], environment: Record<string, string>) =>
  new Promise<{code: number; said: string[]}>((resolve) => {
    const options = {cwd: path.join(ROOT, cwd), env: {LOCAL_DIR: folder, ...environment}}
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({code: Number(error?.code ?? 0), said: (stdout + stderr).trim().split('\n')}),
    )
  })

/** The pages of a build, as Gatsby has them made. */
const buildPages = (environment: Record<string, string>) => {
  const program = `
    const {createPages} = await import(${JSON.stringify(HOOKS)})
    await createPages({actions: {}})
    console.log('built')`
  return run('web', ['--input-type=module', '-e', program], environment)
}

test(
  'a build without content settings says so first, by the name of its host, before Gatsby starts',
  async () => {
    const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'web/package.json'), 'utf8')) as {
      scripts: {build: string}
    }
    const [first = '', second] = scripts.build.split(' && ')
    expect([first, second]).toEqual(['node settings.mts', 'gatsby build'])
    const environment = {NETLIFY: 'true', CONTEXT: 'deploy-preview', URL: 'https://windmolen.nl'}
    expect(await run('web', first.split(' ').slice(1), environment)).toEqual({
      code: 1,
      said: [
        'SANITY_PROJECT_ID and SANITY_DATASET: not in Netlify’s settings, so there is no content to build from (docs/go-live.md)',
      ],
    })
    const ofImage = readBuild().environment
    expect((await run('web', first.split(' ').slice(1), ofImage)).said).toEqual([
      expect.stringMatching(/^SANITY_PROJECT_ID and SANITY_DATASET: not in the file of settings.*own-host/),
      ...[expect.any(String)],
    ])
    expect(await run('web', first.split(' ').slice(1), {})).toEqual({code: 0, said: ['']})
  },
  WITHIN_MS,
)

test(
  'a build of production from what ships is refused, each sample by its document and field',
  async () => {
    const lake = await openLake(folder)
    const {code, said} = await buildPages({CONTEXT: 'production', LAKE_URL: lake.url})
    await lake.close()
    expect(code).toBe(1)
    expect(said).toContain(
      "Content problem: siteSettings, field company: the company's details are still those that ship as a sample",
    )
    expect(said.filter((line) => !/^Content problem: .*field .*: /.test(line))).toEqual([])
  },
  WITHIN_MS,
)

test(
  'a command of Sanity’s about a project is refused while none is named, and says which file to load',
  async () => {
    const program = path.join(ROOT, 'node_modules/sanity/bin/sanity')
    const args = [program, 'dataset', 'create', 'production', '--visibility', 'private']
    const {code, said} = await run('studio', args, {HOME: folder, SANITY_TELEMETRY_DISABLED: '1'})
    expect([code, said.join(' ').replace(/\s+/g, ' ')]).toEqual([
      1,
      expect.stringContaining('SANITY_STUDIO_PROJECT_ID: is not set in this shell; at the root: set -a;'),
    ])
  },
  WITHIN_MS,
)

async function ownPorts() {
  const names = ['SITE', 'STUDIO', 'LAKE', 'MOLLIE', 'SMTP', 'MAIL'].map((name) => `${name}_PORT`)
  const ports = await freePorts(names.length)
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])]))
}

test(
  'npm start on orders that are damaged ends with one line that names the file and what to do',
  async () => {
    const file = path.join(folder, 'orders.db')
    writeFileSync(file, 'no database'.repeat(1000))
    const {code, said} = await run('.', ['local/start.ts'], await ownPorts())
    const wayOut = `There is no snapshot to go back to. To begin anew: mv ${file} ${file}-damaged`
    expect([code, said.at(-1)]).toEqual([1, `${file} is damaged, or no database. ${wayOut}`])
  },
  2 * WITHIN_MS, // the lake is filled before the orders are looked at
)

test(
  'npm start refuses a live key, and says what to do',
  async () => {
    const environment = await ownPorts()
    const key = 'live_0123456789012345678901'
    expect(await run('.', ['local/start.ts'], {...environment, MOLLIE_API_KEY: key})).toEqual({
      code: 1,
      said: [
        'MOLLIE_API_KEY: one machine takes no live_ key, since real money would be taken; give it a test_ key of its own',
      ],
    })
  },
  WITHIN_MS,
)

test(
  'npm start on a data folder that is in use is refused, and says what runs there',
  async () => {
    const dataFolder = openDataFolder(folder)
    const urls = {site: 'http://localhost:8888'}
    dataFolder.describe({command: 'npm start', pid: process.pid, since: '2026-11-22T03:00:00Z', urls})
    const {code, said} = await run('.', ['local/start.ts'], await ownPorts())
    dataFolder.close()
    const inUse = `The data folder ${folder} is in use by npm start (process ${process.pid}, since `
    expect([code, said.join('\n')]).toEqual([1, expect.stringContaining(inUse)])
    expect(said.join('\n')).toContain(urls.site)
  },
  WITHIN_MS,
)

test(
  'npm start says which port is in use and what to do',
  async () => {
    const ports = await ownPorts()
    const server = http.createServer()
    await listening(server, Number(ports.SITE_PORT))
    const {code, said} = await run('.', ['local/start.ts'], ports)
    await closing(server)
    expect([code, said]).toEqual([1, [expect.stringContaining(`Port ${ports.SITE_PORT} (site) is in use.`)]])
    expect(said.join()).toContain('SITE_PORT=')
  },
  WITHIN_MS,
)
