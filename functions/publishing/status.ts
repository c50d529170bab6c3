import type {PageProblem, SitePublish, SiteStatus} from '../../domain/content/siteStatus.ts'
import type {Release} from '../../web/src/renderer/release.ts'
import {pagesFromBuild} from '../runtime/config.ts'
import {contentClient} from '../runtime/content.ts'
import {type Newest, newestChange} from './behind.ts'
import {type LastDeploy, lastDeploy} from './deploys.ts'
import {blobReleases} from './store.ts'

/** How the hosted site is. Throws when the store cannot be reached. */
export async function siteStatus(): Promise<SiteStatus> {
  const deploy = await lastDeploy()
  if (pagesFromBuild()) return ofBuild(deploy)
  const current = await blobReleases().current()
  const {problems = [], publishes = []} = current?.release ?? {}
  const state = current ? 'live' : 'publishing'
  const behindSince = current && (await behind(current.release))
  return {
    ...{state, failure: null, problems: [...problems, ...brokenCode(deploy)], publishes},
    looksEveryMinutes: CATCH_UP_MINUTES,
    ...(behindSince && {behindSince}),
  }
}

/** The schedule of endpoints/catch-up.ts. */
const CATCH_UP_MINUTES = 5
/** Every open Studio asks for the status each 15 s, and each second while something is published. */
const LOOKED_FOR_MS = 10_000
let last: {at: number; of: string | undefined; newest: Promise<Newest | null>} | null = null

/**
 * When what pages do not show yet was published; null when they show all of it, or nobody can tell. Of a deletion nobody
 * knows the moment; the schedule sees it.
 */
async function behind({publishes: [publish]}: Release): Promise<string | null> {
  const of = publish?.startedAt
  if (!last || last.of !== of || Math.abs(Date.now() - last.at) > LOOKED_FOR_MS)
    last = {at: Date.now(), of, newest: look().catch(() => null)}
  const at = (await last.newest)?.at
  return at && at > (publish?.contentUpTo ?? '') ? at : null
}

const look = async () => newestChange(contentClient())

const reason = ({message}: LastDeploy) => message ?? 'Netlify gives no reason.'

/** Code that does not build keeps nothing that is published from going live. */
const brokenCode = (deploy: LastDeploy | null): PageProblem[] =>
  deploy?.state === 'failed'
    ? [
        {
          message: `The last change of the code did not build: ${reason(deploy)}`,
          reason: 'code',
          documentId: null,
          documentType: null,
          pages: [],
        },
      ]
    : []

/** Status with a build per publication: a failed build holds everything back. */
function ofBuild(deploy: LastDeploy | null): SiteStatus {
  const fields = {failure: null, problems: [], publishes: publishOf(deploy), isBuilt: true}
  if (deploy?.state === 'building') return {...fields, state: 'rebuilding'}
  if (deploy?.state !== 'failed') return {...fields, state: 'live'}
  return {...fields, state: 'failed', failure: {kind: 'deploy', problem: reason(deploy)}}
}

/** A build reads the content after it was asked for. */
function publishOf(deploy: LastDeploy | null): SitePublish[] {
  if (!deploy?.live) return []
  const {askedAt, at} = deploy.live
  const seconds = (Date.parse(at) - Date.parse(askedAt)) / 1000
  return [{startedAt: askedAt, seconds, contentUpTo: askedAt, changed: [], removed: []}]
}
