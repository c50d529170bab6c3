import type {ChildProcess} from 'node:child_process'
import {createHash} from 'node:crypto'
import {once} from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type {SiteFailure} from '../../domain/content/siteStatus.ts'
import {withBuildLock} from '../data/lock.ts'
import {ROOT} from '../settings/environment.ts'
import {killTree, spawnLeashed} from '../supervision/leash.ts'
import {explain} from './explain.ts'

/** Complete build of the code in the data folder: the shared files of all releases, and their renderer. */
export type Build = {folder: string; fingerprint: string}

export const assetsOf = ({folder}: Build) => path.join(folder, 'assets')
export const rendererOf = ({folder}: Build) => path.join(folder, 'renderer')

export class BuildFailure extends Error {
  readonly failure: SiteFailure
  constructor(failure: SiteFailure) {
    super(failure.problem)
    this.failure = failure
  }
}

/** Addresses that a build contains. */
const ADDRESSES = ['SITE_URL', 'STUDIO_URL', 'LAKE_URL', 'MOLLIE_URL', 'ERRORS_DSN']

/** Hash of the code and addresses that a build depends on; content is not part of it. */
export function fingerprint(environment: Record<string, string | undefined>): string {
  const patterns = [
    'web/{src,locales,static}/**/*.*',
    'web/gatsby-*',
    'domain/**/*.*',
    '{web,studio}/package.json',
    'package-lock.json',
  ]
  const files = patterns.flatMap((pattern) => globSync(pattern, {cwd: ROOT}))
  return hashOf(
    files.filter((file) => !/\.test\.tsx?$/.test(file)),
    ADDRESSES.map((name) => environment[name] ?? '').join(),
  )
}

function hashOf(files: string[], beside = ''): string {
  const hash = createHash('sha256').update(beside)
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

const pointerOf = (dataFolder: string) => path.join(dataFolder, 'site/build.json')

/** Fingerprint of a build's code; null when the build is incomplete. */
export function codeOf(build: Build): string | null {
  const file = path.join(rendererOf(build), 'manifest.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as {code: string}).code : null
}

/** Last successful build in the data folder. */
export function lastBuild(dataFolder: string): Build | null {
  const file = pointerOf(dataFolder)
  if (!existsSync(file)) return null
  const build = JSON.parse(readFileSync(file, 'utf8')) as Build
  return codeOf(build) === null ? null : build
}

/** Folder of the build that a release was made with, even when a newer build exists without a release yet. */
export function assetsMadeOf(code: string, dataFolder: string): string | null {
  const site = path.dirname(pointerOf(dataFolder))
  const builds = globSync('*-*/', {cwd: site}).map((name) => ({folder: path.join(site, name), fingerprint: ''}))
  const found = builds.find((build) => codeOf(build) === code)
  return found ? assetsOf(found) : null
}

let running: ChildProcess | null = null

/** Kills a running build; nothing of it is left behind. */
export function abortBuild() {
  if (running) killTree(running)
}

type BuildOptions = {
  dataFolder: string
  environment: Record<string, string>
  fingerprint: string
  onWait: () => void
}

/** Runs Gatsby and keeps a copy in the data folder. Throws a BuildFailure with the reason. */
export async function buildSite({dataFolder, environment, fingerprint, onWait}: BuildOptions): Promise<Build> {
  return withBuildLock(async () => {
    await runGatsby(environment)
    const build = {folder: path.join(dataFolder, 'site', `${Date.now()}-${fingerprint}`), fingerprint}
    cpSync(path.join(ROOT, 'web/public'), assetsOf(build), {recursive: true, filter: isAsset})
    cpSync(path.join(ROOT, 'web/.renderer'), rendererOf(build), {recursive: true})
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(rendererOf(build), 'node_modules'), 'dir') // React
    const pointer = pointerOf(dataFolder)
    const previous = lastBuild(dataFolder)
    writeFileSync(`${pointer}.new`, JSON.stringify(build))
    renameSync(`${pointer}.new`, pointer)
    // The previous build is served until the pages of this one are made; older ones are removed.
    for (const folder of globSync('*-*/', {cwd: path.dirname(pointer)}))
      if (![build.folder, previous?.folder].includes(path.join(path.dirname(pointer), folder)))
        rmSync(path.join(path.dirname(pointer), folder), {recursive: true, force: true})
    return build
  }, onWait)
}

/** Copies what no content changes; the renderer makes the pages. */
const isAsset = (file: string) =>
  !/\.(map|html|md|xml|webmanifest|ico)$|page-data\.json$|(robots|llms)\.txt$|public\/(images|logo\.png|apple-touch-icon\.png)$/.test(
    file,
  )

/** Marker of an unfinished build, also after one that was killed. */
const UNFINISHED = path.join(ROOT, 'web/.cache/unfinished')

/** Clears Gatsby's cache after a killed build, which could take old output for new. */
function dropHalfCompiled() {
  if (!existsSync(UNFINISHED)) return
  for (const folder of ['.parcel-cache', 'compiled'])
    rmSync(path.join(ROOT, 'web/.cache', folder), {recursive: true, force: true})
}

/** Sources that shape pages, and the hash of those that Gatsby remembers. */
const MAKERS = ['web/src/renderer/content/makePages.ts', 'web/src/gatsby/build/hooks.ts']
const MADE_BY = path.join(ROOT, 'web/.cache/pages-made-by')

/** Clears page data when the code changed: Gatsby rewrites it for changed content only. */
function dropOldPages() {
  const isOld = !existsSync(MADE_BY) || readFileSync(MADE_BY, 'utf8') !== hashOf(MAKERS)
  if (isOld) rmSync(path.join(ROOT, 'web/.cache/redux'), {recursive: true, force: true})
}

async function runGatsby(environment: Record<string, string>) {
  dropHalfCompiled()
  dropOldPages()
  const warm = existsSync(path.join(ROOT, 'web/.cache'))
  // Gatsby leaves scripts of earlier builds; webpack writes every current one again.
  const folder = path.join(ROOT, 'web/public')
  for (const file of globSync('*.js{,.map}', {cwd: folder})) rmSync(path.join(folder, file))
  mkdirSync(path.dirname(UNFINISHED), {recursive: true})
  writeFileSync(UNFINISHED, '')
  const output: string[] = []
  const child = spawnLeashed(path.join(ROOT, 'node_modules/gatsby/cli.js'), ['build'], {
    cwd: path.join(ROOT, 'web'),
    env: {
      ...environment,
      NODE_ENV: 'production',
      CI: 'true',
      NO_COLOR: '1',
      GATSBY_TELEMETRY_DISABLED: '1',
      // One worker is faster for a few pages than starting more.
      ...(warm && {GATSBY_CPU_COUNT: '1'}),
    },
  })
  running = child
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)))
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  running = null
  if (!signal) rmSync(UNFINISHED, {force: true})
  if (code !== 0) throw new BuildFailure(explain({output: output.join(''), signal}))
  writeFileSync(MADE_BY, hashOf(MAKERS))
}
