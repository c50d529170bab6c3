import {setTimeout as wait} from 'node:timers/promises'
import {purgeCache} from '@netlify/functions'
import schema from '../../domain/content/content.schema.json' with {type: 'json'}
import {type ContentSchema, describeProblem} from '../../domain/content/shape.ts'
import {InvalidContent, publish} from '../../web/src/renderer/publish.ts'
import type {Release, ReleaseStore} from '../../web/src/renderer/release.ts'
import {purgeUrl, siteUrl} from '../runtime/config.ts'
import {type ContentClient, patientContentClient} from '../runtime/content.ts'
import {caught, log} from '../runtime/log.ts'
import {deployedRenderer} from './deployed.ts'
import {blobReleases} from './store.ts'
import {usedUpNow} from './usedUp.ts'

/** Every answer that shows content carries it. */
export const CACHE_TAG = 'content'

/** Netlify takes a purge of one tag twice in five seconds. */
const PURGE_AGAIN_MS = 2600
const PURGES = 5

async function publishOnce(client: ContentClient): Promise<Release> {
  const store = blobReleases()
  const release = await publish({
    usedUp: await usedUpNow(client),
    client,
    schema: schema as unknown as ContentSchema,
    renderer: deployedRenderer(),
    store,
    siteUrl: siteUrl(),
    onRenderError: (error, address) => caught('site.page_render_failed', {address}, error),
  }).catch(async (error: unknown) => {
    if (error instanceof InvalidContent) await reportWrongContent(error, store)
    throw error
  })
  // The Studio says that the cause is here.
  for (const {reason, message} of release.problems) if (reason === 'undrawn') log('site.render_failed', {message})
  return release
}

/** Every page stays as it was, and the Studio says which documents keep them. */
async function reportWrongContent({problems}: InvalidContent, store: ReleaseStore) {
  log('content.wrong_type', {problems: problems.map(describeProblem)})
  const current = await store.current()
  if (!current) return
  const pages = Object.keys(current.release.pages)
  const reported = problems.map((problem) => ({
    message: describeProblem(problem),
    documentId: problem.documentId,
    documentType: problem.documentType,
    pages,
  }))
  await store.replace({...current.release, problems: reported}, current.tag)
}

let running: Promise<unknown> = Promise.resolve()
let waiting: Promise<Release> | null = null

/**
 * Makes what is published the current release. Calls that come while this instance publishes wait together for one more,
 * which reads the content anew. Throws when content or store cannot be reached; then nothing changes.
 */
export function publishSite(client = patientContentClient()): Promise<Release> {
  waiting ??= running.then(() => {
    waiting = null
    const mine = publishOnce(client)
    running = mine.catch(() => {}) // the caller gets the error
    return mine
  })
  return waiting
}

/**
 * Drops the answers that the CDN keeps. A page that was being answered while the release was switched may be kept from before,
 * so it is done twice; whoever published later does it for all before.
 */
export async function purgePages(release: Release) {
  const store = blobReleases()
  const apiURL = purgeUrl()
  for (let purged = 0, tries = 0; purged < 2 && tries < PURGES; tries++) {
    if (tries > 0) await wait(PURGE_AGAIN_MS)
    const current = await store.current()
    if (current?.release.publishes[0]?.startedAt !== release.publishes[0]?.startedAt) return
    try {
      await purgeCache({tags: [CACHE_TAG], ...(apiURL && {apiURL})})
      purged++
    } catch (error) {
      caught('cdn.purge_refused', {}, error)
    }
  }
}
