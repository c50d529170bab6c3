import {existsSync, mkdirSync} from 'node:fs'
import path from 'node:path'
import {readUsedUp} from '../../../functions/commands/usedUp.ts'
import type {Release} from '../../../web/src/renderer/release.ts'
import {releaseFolder} from '../../../web/src/renderer/releaseFolder.ts'
import {tryLock} from '../../data/lock.ts'
import {ROOT} from '../../settings/environment.ts'
import type {Build} from '../build.ts'
import {assetsOf, codeOf} from '../build.ts'
import {Publisher, type Served} from '../publisher.ts'
import {RendererProcess} from '../renderer.ts'

/** Build that is part of the image: files for browsers, pages of its day, and the renderer. */
const BUILD: Build = {folder: path.join(ROOT, 'build'), fingerprint: 'image'}
/** While there is no release, pages are those of the build. */
const NO_RELEASE: Release = {
  ...{code: '', today: '', sold: [], pages: {}, files: {}, redirects: {}, earlierImages: {}},
  ...{problems: [], publishes: []},
}
const MOST_INSTANCES = 64

/** Folder of this instance in the volume, which several may share; one that ended leaves its folder to the next. */
function instanceFolder(volume: string): string {
  mkdirSync(volume, {recursive: true})
  for (let number = 1; number <= MOST_INSTANCES; number++)
    if (tryLock(path.join(volume, `instance-${number}.lock`))) return path.join(volume, `instance-${number}`)
  throw new Error(`${volume} has ${MOST_INSTANCES} instances already`)
}

/** Pages of this instance: the last release of this build's code, or else the build's own pages until one is published. */
export async function openPages(volume: string, siteUrl: string, environment: Record<string, string>) {
  const code = codeOf(BUILD)
  if (!existsSync(path.join(assetsOf(BUILD), 'index.html')) || code === null)
    throw new Error(`There is no build in ${BUILD.folder}`)
  const releases = path.join(instanceFolder(volume), 'releases')
  const store = releaseFolder(releases)
  const current = await store.current()
  const isOurs = current?.release.code === code
  const served: Served = {release: isOurs ? current.release : NO_RELEASE, assets: assetsOf(BUILD)}
  const publisher = new Publisher({
    siteUrl,
    served,
    lastBuild: BUILD,
    fingerprint: () => BUILD.fingerprint,
    build: async () => BUILD,
    openRenderer: (build) => new RendererProcess({build, releases, siteUrl, environment, usedUp: readUsedUp}),
  })
  return {publisher, store, code}
}
