import type {Release} from '../../web/src/renderer/release.ts'
import {startInBackground} from '../runtime/background.ts'
import {deadlines} from '../runtime/config.ts'
import {atMost} from '../runtime/deadline.ts'
import {caught, log} from '../runtime/log.ts'
import {publishSite} from './publishSite.ts'

const SITE = {
  publish: (): Promise<Release> => publishSite(),
  startInBackground,
  within: () => deadlines().handOver,
}

/**
 * Publishes. Null when that takes longer than this function has: then it goes on in the background, from the start. Where
 * nothing can begin there, it goes on here as long as it may. Throws as publishing does.
 */
export async function publishInTime({publish, startInBackground, within} = SITE): Promise<Release | null> {
  const publishing = publish()
  const release = await atMost(within(), publishing)
  if (release) return release
  try {
    await startInBackground('publish')
  } catch (error) {
    caught('site.hand_over_failed', {}, error)
    return publishing
  }
  log('site.handed_over', {})
  publishing.catch(() => {}) // the background says how it went
  return null
}
