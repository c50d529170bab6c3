import {type ChildProcess, spawn} from 'node:child_process'
import {createHash} from 'node:crypto'
import {once} from 'node:events'
import {cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {amsterdamDay} from '../../studio/model/dates.ts'
import {type DatedPrice, pricesInForce} from '../../studio/model/priceList.ts'
import {ROOT} from '../environment.ts'
import {withBuildLock} from '../lock.ts'
import {explain, type Failure} from './explain.ts'

export type Built = {folder: string; fingerprint: string}

export class BuildFailure extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.problem)
    this.failure = failure
  }
}

/** Changes with the published content, the prices in force, the code and the addresses that a build depends on. */
export async function fingerprint(client: SanityClient, siteUrl: string): Promise<string> {
  const documents = await client.fetch<unknown>('*[!(_id in path("drafts.**"))]{_id, _rev}', {}, {perspective: 'raw'})
  const prices = await client.fetch<DatedPrice[]>('*[_type == "price"]{_id, plan->{key}, period, exclVat, validFrom}')
  const inForce = pricesInForce(prices, amsterdamDay(new Date()))
  const patterns = ['web/{src,locales,static}/**/*.*', 'web/gatsby-*', 'studio/model/*', 'package-lock.json']
  const files = patterns.flatMap((pattern) => globSync(pattern, {cwd: ROOT})).sort()
  const hash = createHash('sha256').update(JSON.stringify([documents, inForce, siteUrl]))
  for (const file of files) hash.update(file).update(readFileSync(path.join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

/** The last successful build that is kept in the data folder. */
export function lastGood(dataFolder: string): Built | null {
  const file = path.join(dataFolder, 'site/current.json')
  if (!existsSync(file)) return null
  const built = JSON.parse(readFileSync(file, 'utf8')) as Built
  return existsSync(path.join(built.folder, 'index.html')) ? built : null
}

let running: ChildProcess | null = null

/** Ends a build that is under way; nothing of it is left behind. */
export function abortBuild() {
  if (running?.pid) process.kill(-running.pid, 'SIGKILL')
}

type BuildOptions = {
  dataFolder: string
  environment: Record<string, string>
  fingerprint: string
  onWait: () => void
}

/** Builds the site and keeps a copy in the data folder. Throws a BuildFailure that says what stopped it. */
export async function buildSite({dataFolder, environment, fingerprint, onWait}: BuildOptions): Promise<Built> {
  return withBuildLock(async () => {
    await runGatsby(environment)
    const folder = path.join(dataFolder, 'site', `${Date.now()}-${fingerprint}`)
    mkdirSync(path.dirname(folder), {recursive: true})
    cpSync(path.join(ROOT, 'web/public'), folder, {recursive: true, filter: (file) => !file.endsWith('.map')})
    const previous = lastGood(dataFolder)
    const built = {folder, fingerprint}
    const pointer = path.join(dataFolder, 'site/current.json')
    writeFileSync(`${pointer}.new`, JSON.stringify(built))
    renameSync(`${pointer}.new`, pointer)
    if (previous) rmSync(previous.folder, {recursive: true, force: true})
    return built
  }, onWait)
}

/** There while a build is under way, and after one that was killed. */
const UNFINISHED = path.join(ROOT, 'web/.cache/unfinished')

/** A compiler that was killed may believe that its old output is new: it would build from code that is no longer there. */
function dropHalfCompiled() {
  if (!existsSync(UNFINISHED)) return
  for (const folder of ['.parcel-cache', 'compiled'])
    rmSync(path.join(ROOT, 'web/.cache', folder), {recursive: true, force: true})
}

async function runGatsby(environment: Record<string, string>) {
  dropHalfCompiled()
  const warm = existsSync(path.join(ROOT, 'web/.cache'))
  // Gatsby leaves the scripts of earlier builds lying; webpack writes every one of this build again.
  const folder = path.join(ROOT, 'web/public')
  for (const file of globSync('*.js{,.map}', {cwd: folder})) rmSync(path.join(folder, file))
  mkdirSync(path.dirname(UNFINISHED), {recursive: true})
  writeFileSync(UNFINISHED, '')
  const output: string[] = []
  const child = spawn(process.execPath, [path.join(ROOT, 'node_modules/gatsby/cli.js'), 'build'], {
    cwd: path.join(ROOT, 'web'),
    env: {
      ...environment,
      NODE_ENV: 'production',
      CI: 'true',
      NO_COLOR: '1',
      GATSBY_TELEMETRY_DISABLED: '1',
      // One worker is faster for a few pages: starting more costs what they save.
      ...(warm && {GATSBY_CPU_COUNT: '1'}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, so that its workers end with it
  })
  running = child
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  running = null
  if (!signal) rmSync(UNFINISHED, {force: true})
  if (code !== 0) throw new BuildFailure(explain({output: output.join(''), signal}))
}
