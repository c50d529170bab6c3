import type {Context} from '@netlify/functions'
import {amsterdamDay, untilNextDay} from '../../domain/format/dates.ts'
import {LANGUAGE_ROWS} from '../../domain/texts/languages.ts'
import {
  EDITORS_FILES,
  filePolicy,
  findInRelease,
  type Release,
  type ReleaseStore,
  typeOf,
} from '../../web/src/renderer/release.ts'
import {withRequestId} from '../http/requestId.ts'
import {deadlines} from '../runtime/config.ts'
import {withDeadline} from '../runtime/deadline.ts'
import {caught} from '../runtime/log.ts'
import {deployedFile, deployedRenderer} from './deployed.ts'
import {CACHE_TAG, publishSite, purgePages} from './publishSite.ts'
import {blobReleases} from './store.ts'

type Store = Pick<ReleaseStore, 'current' | 'get'>

/** By the rules that netlify.toml and the build have for addresses that this function answers. */
type PageHeaders = {everywhere: Record<string, string>; images: Record<string, string>}

/** Headers of an answer with a media type. */
export function headersOf(pathname: string, type: string, {everywhere, images}: PageHeaders): Headers {
  const all = new Headers(pathname.startsWith(EDITORS_FILES) ? images : everywhere) // named as netlify.toml writes them
  const policy = filePolicy(pathname, type)
  if (policy) all.set('content-security-policy', policy)
  all.set('content-type', type)
  return all
}

/** How long the CDN keeps what is not what it should be. */
const BRIEFLY_S = 15

/**
 * Answers the addresses of pages from the current release, by Netlify's rules for files: pretty addresses, 304, HEAD. While there
 * is no release of this deploy it answers with the deployed pages, and has a release made. `headers` are those of netlify.toml and of
 * the build, which do not reach functions.
 */
export const pageHandler =
  (headers: PageHeaders) =>
  (request: Request, context?: Pick<Context, 'waitUntil'>): Promise<Response> =>
    withRequestId(() => answer(request, headers, context))

async function answer(
  request: Request,
  headers: PageHeaders,
  context: Pick<Context, 'waitUntil'> | undefined,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, {status: 405, headers: {...headers.everywhere, allow: 'GET, HEAD'}})
  const {store, release: current} = await currentRelease()
  const isDue = isOfAnotherDay(current, new Date())
  if (isDue) context?.waitUntil(bringUpToDate())
  const made = current && store ? await fromRelease(request, current, store) : null
  const found = made ?? (await fromDeploy(request))
  const {body, status, type, location, tag} = found
  const fresh = found === made && !isDue && !found.isLate
  const all = headersOf(new URL(request.url).pathname, type, headers)
  for (const [name, value] of Object.entries(cdnHeaders({location, fresh}, new Date()))) all.set(name, value)
  if (location) all.set('location', location)
  if (tag) all.set('etag', tag)
  if (tag && request.headers.get('if-none-match')?.includes(tag)) return new Response(null, {status: 304, headers: all})
  return new Response(request.method === 'HEAD' ? null : body, {status, headers: all})
}

/**
 * Cache headers for the CDN. It takes a page for the same page whatever it is asked with, so it keeps no answer that
 * repeats a visitor's question: others would be sent on with it. (To keep those apart by their question is no way: of one
 * address Netlify follows what the first answer that it kept said, and what is an old address now may have been missing.)
 */
export function cdnHeaders({location, fresh}: {location?: string | undefined; fresh: boolean}, now: Date) {
  // Never past midnight in Amsterdam: a price may start with the day.
  const seconds = fresh ? Math.ceil(untilNextDay(now) / 1000) : BRIEFLY_S
  return {
    'netlify-cdn-cache-control': location ? 'no-store' : `public, ${fresh ? 'durable, ' : ''}s-maxage=${seconds}`,
    'netlify-cache-tag': CACHE_TAG,
    'netlify-vary': 'query=none', // a parameter that nobody sends: ?utm_source=… is the same page
  }
}

type Answer = {
  body: Uint8Array<ArrayBuffer> | null
  status: number
  type: string
  location?: string
  tag?: string
  /** The store did not give its part in time. */
  isLate?: boolean
}

/** The release that this deploy's code made, and where its files are; null when there is none, or the store is away. */
async function currentRelease(): Promise<{store: Store; release: Release | null} | {store: null; release: null}> {
  try {
    const store = impatient(blobReleases())
    const current = await store.current()
    return {store, release: current?.release.code === deployedRenderer().code ? current.release : null}
  } catch (error) {
    return {store: storeAway(error), release: null}
  }
}

function storeAway(error: unknown): null {
  caught('store.unreachable', {}, error)
  return null
}

/** A price may start with a day, so pages of yesterday are made anew. */
export const isOfAnotherDay = (release: Pick<Release, 'today'> | null, now: Date) =>
  release === null || release.today !== amsterdamDay(now)

let publishing: Promise<void> | null = null

/** Makes the release of this deploy or of this day: once, however many visitors come meanwhile. */
function bringUpToDate(): Promise<void> {
  publishing ??= publishSite()
    .then((release) => purgePages(release))
    .catch((error: unknown) => caught('site.publish_failed', {}, error))
    .finally(() => {
      publishing = null
    })
  return publishing
}

function impatient({current, get}: ReleaseStore): Store {
  const {store} = deadlines()
  return {
    current: () => withDeadline(store, current()),
    get: (key) => withDeadline(store, get(key)),
  }
}

async function fromRelease(request: Request, release: Release, store: Store): Promise<Answer | null> {
  const {pathname, search} = new URL(request.url)
  const found = findInRelease(release, pathname, search)
  if (!found) return missingFromRelease(pathname, release, store)
  if ('redirect' in found) return redirect(found.redirect, found.status)
  const body = await store.get(found.key).catch(storeAway)
  return body && {body: copy(body), status: 200, type: found.type, tag: `W/"${found.key.slice(0, 22)}"`}
}

/** A store that is late makes no empty page: that of the deploy says the same, until the store is asked again. */
async function missingFromRelease(pathname: string, release: Release, store: Store): Promise<Answer> {
  let isLate = false
  const answer = await missing(pathname, async (address) => {
    const file = await fileOf(release, address, store)
    isLate ||= file === null
    return file ?? deployedFile(address)
  })
  return {...answer, isLate}
}

async function fileOf(release: Release, address: string, store: Store) {
  const found = findInRelease(release, address)
  return found && 'key' in found ? store.get(found.key).catch(storeAway) : null
}

async function fromDeploy(request: Request): Promise<Answer> {
  const {pathname, search} = new URL(request.url)
  const body = await deployedFile(pathname)
  if (body) return {body: copy(body), status: 200, type: typeOf(pathname)}
  if (!pathname.endsWith('/') && (await deployedFile(`${pathname}/`))) return redirect(`${pathname}/${search}`, 301)
  return missing(pathname, deployedFile)
}

const redirect = (location: string, status: number): Answer => ({body: null, status, type: 'text/plain', location})

/** As netlify.toml has it for what no function answers. */
async function missing(pathname: string, read: (address: string) => Promise<Uint8Array | null>): Promise<Answer> {
  if (pathname.startsWith('/page-data/'))
    return {body: new TextEncoder().encode('{}\n'), status: 404, type: 'application/json; charset=utf-8'}
  const prefix = LANGUAGE_ROWS.find((row) => row.prefix && pathname.startsWith(`${row.prefix}/`))?.prefix
  const body = (prefix && (await read(`${prefix}/404/`))) || (await read('/404.html'))
  return {body: body && copy(body), status: 404, type: 'text/html; charset=utf-8'}
}

const copy = (bytes: Uint8Array) => new Uint8Array(bytes)
