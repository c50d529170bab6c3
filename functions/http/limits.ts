import {createHmac} from 'node:crypto'
import {CLIENT_HEADER} from '../../domain/environment/clientHeader.ts'
import {HOUR_MS, MINUTE_MS} from '../../domain/format/dates.ts'
import type {Database} from '../database/database.ts'
import {linkSecrets} from '../runtime/config.ts'
import {HttpError} from './httpError.ts'

/**
 * Requests a minute of one client. Netlify takes two rules of a project on its smaller plans and does not say which when there
 * are more, so the two endpoints that use no database have Netlify's (`rateLimit` of their config), and the database counts
 * for all others, on every host.
 */
export const COUNTED = {
  beheer: 240,
  'beheer-aanmelden': 20,
  'correct-address': 10,
  count: 60,
  'create-mollie-payment': 60,
  'create-payment': 20,
  'dead-links': 60,
  form: 10,
  invoice: 60,
  'mollie-webhook': 600,
  'order-status': 120,
  'page-counts': 120,
  'running-customers': 120,
  subscription: 60,
  'subscription-link': 20,
  'vat-number': 20,
  wind: 20,
} as const
export type Counted = keyof typeof COUNTED

/** Throws a 429 when the client asks an endpoint too often. A host that does not say who asks, as on one machine, counts nobody. */
export async function withinLimit(endpoint: Counted, request: Request, database: Database, now = new Date()) {
  const address = request.headers.get(CLIENT_HEADER)
  if (!address) return
  const requests = await count(keyOf(endpoint, address), database, now)
  if (requests > COUNTED[endpoint]) throw tooMany()
}

const seen = new Map<string, number>()
let seenIn = 0

/**
 * The same for an endpoint that uses no database: this process counts, for hosts without rules of their own. Netlify runs
 * several, so there its rule is the limit.
 */
export function withinOwnLimit(endpoint: string, limit: number, request: Request, now = Date.now()) {
  const address = request.headers.get(CLIENT_HEADER)
  if (!address) return
  const minute = Math.floor(now / MINUTE_MS)
  if (minute !== seenIn) seen.clear()
  seenIn = minute
  const key = `${endpoint} ${networkOf(address)}`
  seen.set(key, (seen.get(key) ?? 0) + 1)
  if ((seen.get(key) ?? 0) > limit) throw tooMany()
}

const tooMany = () => new HttpError(429, 'Too many requests', {}, {'retry-after': '60'})

async function count(key: string, {query}: Database, now: Date): Promise<number> {
  const start = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString()
  const [row] = await query(
    `INSERT INTO request_counts (key, window_start, requests) VALUES ($1, $2, 1)
     ON CONFLICT (key) DO UPDATE SET window_start = excluded.window_start, requests =
       CASE WHEN request_counts.window_start = excluded.window_start THEN request_counts.requests + 1 ELSE 1 END
     RETURNING requests`,
    [key, start],
  )
  const requests = Number(row?.requests)
  const old = new Date(now.getTime() - HOUR_MS).toISOString()
  if (requests === 1) await query('DELETE FROM request_counts WHERE window_start < $1', [old])
  return requests
}

const keyOf = (endpoint: Counted, address: string) =>
  createHmac('sha256', linkSecrets()[0])
    .update(`${endpoint} ${networkOf(address)}`)
    .digest('base64url')

/** The part of an IPv6 address that a provider gives to one customer, the first 64 bits; an IPv4 address whole. */
export function networkOf(address: string): string {
  const lower = address.toLowerCase()
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(lower)
  if (mapped?.[1]) return mapped[1]
  if (!lower.includes(':')) return lower
  const [head = '', tail = ''] = lower.split('::')
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const left = lower.includes('::') ? Math.max(0, 8 - first.length - last.length) : 0
  const groups = [...first, ...Array<string>(left).fill('0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
