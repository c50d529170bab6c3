import {isLoopbackHost} from '../../domain/environment/loopback.ts'
import {amsterdamDay} from '../../domain/format/dates.ts'
import {externalLinksIn, type LinkProblem} from '../../domain/pages/externalLinks.ts'
import {readCheckpoint, writeCheckpoint} from '../billing/orders/lists/due.ts'
import type {Database} from '../database/database.ts'
import type {ContentClient} from '../runtime/content.ts'
import {log} from '../runtime/log.ts'
import {afterCheck, hasAnswered, isOurNetwork} from './linkState.ts'
import {forgetLinkState, readLinkStates, saveLinkState} from './linkStates.ts'
import {type MayConnect, PublicFetchError, publicFetch} from './publicFetch.ts'

const CHECKED = 'links'
const AT_ONCE = 8
const WITHIN_MS = 6000
/** All that editors publish: a link may stand in any field, so no projection knows them. */
const PUBLISHED = '*[!(_type match "sanity.*") && !(_type match "system.*") && !(_id in path("_.**"))]'

type Ask = (url: string) => Promise<LinkProblem | null>
type Services = {database: Database; content: ContentClient; siteUrl: string; now: () => Date}

/**
 * Checks once a day whether the links of published content to other sites still lead somewhere. A run that is over goes on
 * the next time. A site on one machine asks nobody.
 */
export async function checkLinks(
  services: Services,
  isOver: () => boolean,
  ask: Ask = (url) => linkProblem(url),
): Promise<void> {
  const {database, content, siteUrl, now} = services
  const today = amsterdamDay(now())
  const {host} = new URL(siteUrl)
  if (isLoopbackHost(host) || (await readCheckpoint(database, CHECKED)) === today) return
  const found = externalLinksIn(await content.fetch(PUBLISHED))
  const urls = [...new Set(found)].filter((url) => new URL(url).host !== host)
  const states = new Map((await readLinkStates(database)).map((state) => [state.url, state]))
  for (const url of states.keys()) if (!urls.includes(url)) await forgetLinkState(database, url)
  let isOnline = [...states.values()].some((state) => hasAnswered(state, today))
  const due = urls.filter((url) => states.get(url)?.checkedOn !== today)
  while (due.length > 0) {
    if (isOver()) return
    const some = due.splice(0, AT_ONCE)
    const problems = await Promise.all(some.map(ask))
    // Several dead hosts among the last that are asked are no fault of ours when others have answered.
    if (!isOnline && isOurNetwork(some, problems)) return log('job.links_unanswered', {links: some.length})
    for (const [index, url] of some.entries()) {
      const state = afterCheck(states.get(url), url, problems[index] ?? null, today)
      isOnline ||= hasAnswered(state, today)
      await saveLinkState(database, state)
    }
  }
  await writeCheckpoint(database, CHECKED, today)
}

/** Null while a link answers: a server that wants a person, a login or fewer requests is there. */
export async function linkProblem(url: string, mayConnect?: MayConnect): Promise<LinkProblem | null> {
  const options = {
    ...(mayConnect && {mayConnect}),
    userAgent: 'Vindkracht link check',
    withinMs: WITHIN_MS,
    maxBytes: 1_000_000,
  }
  try {
    const head = await publicFetch(url, {...options, method: 'HEAD'})
    // Some servers answer HEAD for no page.
    const {status} = head.status < 400 ? head : await publicFetch(url, options)
    if (status === 404 || status === 410) return 'gone'
    return status >= 500 ? 'failing' : null
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error
    // A long page is a page; an address that may not be asked was refused to publish, or is nobody's but ours.
    return error.fault === 'tooLarge' ? null : error.fault === 'forbidden' ? 'unreachable' : error.fault
  }
}
