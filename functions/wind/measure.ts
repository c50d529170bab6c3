import {isLoopbackHost} from '../../domain/environment/loopback.ts'
import {MEASURE_AGENT} from '../../domain/pages/windAddress.ts'
import {judgeLlms} from '../../domain/seo/questions.ts'
import {hidesPage, readPage} from '../../domain/seo/readPage.ts'
import {mayRead, READERS} from '../../domain/seo/robots.ts'
import type {Database} from '../database/database.ts'
import {isPublicWeb, PublicFetchError, type PublicFetchOptions, publicFetch} from '../links/publicFetch.ts'
import {type WindAnswers, windAnswers} from './answers.ts'
import {type Refusal, WindGuard} from './windGuard.ts'

/** For all of it: a visitor waits. */
export const MOST_SECONDS = 8
export const MOST_MEGABYTES = 2
const MOST_BYTES = MOST_MEGABYTES * 1_000_000

export type Failure = Refusal | 'unreachable' | 'slow' | 'tooBig' | 'notHtml' | 'status'
export type Measured =
  | {kind: 'measured'; host: string; answers: WindAnswers}
  | {kind: 'failed'; failure: Failure; status?: number}

export type Measuring = {
  database: Database
  now: Date
  siteUrl: string
  /** Origin of this very site, where it is on one machine and may be measured all the same. */
  own: string | null
  /** How names are looked up and who may be connected to; tests answer for names of their own. */
  network?: Pick<PublicFetchOptions, 'lookUp' | 'mayConnect'>
  withinMs?: number
}

/** A website that answers on port 80 alone is asked there, where nobody said which. */
export async function measure(url: URL, mayFallBack: boolean, services: Measuring): Promise<Measured> {
  const started = performance.now()
  const left = () => Math.max(1, Math.round((services.withinMs ?? MOST_SECONDS * 1000) - (performance.now() - started)))
  const first = await measureOnce(url, left, services)
  if (!mayFallBack || first.kind === 'measured' || first.failure !== 'unreachable') return first
  const plain = new URL(url)
  plain.protocol = 'http:'
  return measureOnce(plain, left, services)
}

async function measureOnce(url: URL, left: () => number, services: Measuring): Promise<Measured> {
  const guard = new WindGuard(services)
  const options = (): PublicFetchOptions => ({
    mayConnect: (address, port, host) => isPublicWeb(address, port, host) || isOwn(address, port, host, services.own),
    ...services.network,
    userAgent: `Mozilla/5.0 (compatible; ${MEASURE_AGENT}/1.0; +${services.siteUrl}/)`,
    isCompressed: true,
    maxBytes: MOST_BYTES,
    withinMs: left(),
    mayReach: guard.mayReach,
    mayAsk: guard.mayAsk,
  })
  guard.fetchRobots = (address, mayAsk) => publicFetch(address, {...options(), mayAsk})
  try {
    const page = await publicFetch(url.href, options())
    if (page.status >= 400) return {kind: 'failed', failure: 'status', status: page.status}
    const type = String(page.headers['content-type'] ?? '')
    if (page.status !== 200 || !/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type))
      return {kind: 'failed', failure: 'notHtml'}
    const at = new URL(page.url)
    const facts = readPage(decode(page.body, type), page.url)
    const isHidden = facts.isHidden || hidesPage(String(page.headers['x-robots-tag'] ?? ''))
    const robots = (await guard.robotsOf(at)) ?? ''
    const keptOut = isHidden ? ['noindex'] : READERS.filter((reader) => !mayRead(robots, reader, at))
    const llms = await hasLlms(at, options)
    const answers = windAnswers(facts, {bytes: page.bytes, firstByteMs: page.firstByteMs, keptOut, llms})
    return {kind: 'measured', host: at.host, answers}
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error
    return {kind: 'failed', failure: guard.refusal ?? FAILURES[error.fault]}
  }
}

/**
 * One answer for a name that does not exist, one that leads to a private network, and a server that does not answer: another
 * would tell strangers about names and machines of ours.
 */
const FAILURES: Readonly<Record<PublicFetchError['fault'], Failure>> = {
  forbidden: 'unreachable',
  unknownHost: 'unreachable',
  certificate: 'unreachable',
  unreachable: 'unreachable',
  tooManyRedirects: 'unreachable',
  timeout: 'slow',
  tooLarge: 'tooBig',
}

/** Null when the site did not say: then nobody is told that it has none. */
async function hasLlms(at: URL, options: () => PublicFetchOptions): Promise<{isFine: boolean} | null> {
  try {
    const {status, body} = await publicFetch(new URL('/llms.txt', at).href, options())
    return status >= 500 || status === 429 ? null : judgeLlms(status, body.subarray(0, 1000).toString())
  } catch (error) {
    if (error instanceof PublicFetchError) return null
    throw error
  }
}

/** Whether a connection leads to this very site on this machine, by its own name and port. */
function isOwn(address: string, port: number, host: string, own: string | null): boolean {
  const url = own === null ? null : URL.parse(own)
  if (!url || !isLoopbackHost(url.host) || host !== url.hostname.replace(/^\[|\]$/g, '')) return false
  return port === Number(url.port || 80) && ['127.0.0.1', '::1'].includes(address)
}

/** The text of a page, in the encoding that its header names. */
function decode(body: Buffer, type: string): string {
  const label = /charset\s*=\s*"?([\w:.-]{1,40})/i.exec(type)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}
