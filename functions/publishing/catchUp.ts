import {getStore} from '@netlify/blobs'
import type {Release} from '../../web/src/renderer/release.ts'
import {release} from '../runtime/config.ts'
import type {ContentClient} from '../runtime/content.ts'
import type {Deadlines} from '../runtime/deadline.ts'
import {log} from '../runtime/log.ts'
import {isBehind, newestChange} from './behind.ts'
import {buildOnceFor} from './buildHook.ts'
import {lastDeploy} from './deploys.ts'
import {publishInTime} from './publishInTime.ts'
import {purgePages} from './publishSite.ts'
import {blobReleases} from './store.ts'
import {usedUpNow} from './usedUp.ts'

const SITE = {publish: publishInTime as () => Promise<Release | null>, purge: purgePages, usedUp: usedUpNow}

/** Publishes when something newer is published than pages show or an introductory price is used up, and purges once after another deploy was put back. */
export async function publishWhatWaits(
  content: ContentClient,
  {publish, purge, usedUp} = SITE,
): Promise<{published: boolean; purged: boolean}> {
  const current = await blobReleases().current()
  const waits =
    !current ||
    isBehind(current.release, await newestChange(content)) ||
    isStale(current.release.usedUp, await usedUp(content))
  const served = waits ? await publish() : current.release
  if (!served) return {published: false, purged: false} // it goes on in the background
  if (waits) log('site.caught_up', {upTo: served.publishes[0]?.contentUpTo})
  const isOther = await servedByAnother()
  if (waits || isOther) await purge(served)
  if (isOther) await site().set(SERVED_BY, release())
  return {published: waits, purged: waits || isOther}
}

/** Whether pages show an introductory price that is used up, or lack one that is left again. */
const isStale = (shown: Release['usedUp'] = [], usedUp: readonly string[]) => shown.join() !== usedUp.join()

const site = () => getStore({name: 'site', consistency: 'strong'})
const SERVED_BY = 'served-by'

/**
 * Whether the pages that the CDN keeps may be of another deploy. *Publish deploy* of an earlier one is no deploy that
 * succeeded, so no event tells of it, and kept pages would name scripts that it lacks.
 */
const servedByAnother = async () => (await site().get(SERVED_BY, {type: 'text'})) !== release()

type BuildOptions = {content: ContentClient; buildHook: () => string; deadlines: Pick<Deadlines, 'buildSettle'>}

/** The same where each publication is a build. One that failed is not asked for again: the Studio says why it did. */
export async function buildWhatWaits({content, buildHook, deadlines}: BuildOptions): Promise<boolean> {
  const deploy = await lastDeploy()
  if (deploy?.state !== 'succeeded' || !deploy.live) return false
  const {at} = await newestChange(content)
  if ((at ?? '') <= deploy.live.askedAt) return false
  await buildOnceFor(buildHook(), deadlines)
  return true
}
