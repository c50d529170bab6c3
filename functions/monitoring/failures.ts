import {HOUR_MS} from '../../domain/format/dates.ts'
import type {Database, Row} from '../database/database.ts'
import {openDatabase} from '../database/index.ts'
import {requestId} from '../http/requestId.ts'
import {noteChange} from '../jobs/idle/idle.ts'
import {databaseUrl, release} from '../runtime/config.ts'
import {withDeadline} from '../runtime/deadline.ts'
import type {errorFields} from '../runtime/errorFields.ts'

/** A visitor waits for the answer meanwhile. */
const WRITTEN_WITHIN_MS = 1000
/** The newest that are kept, however many there are: a fault that everybody meets tells nothing new after some hundred. */
const MOST = 1000
export const FAILURE_DAYS = 30
const MOST_SHOWN = 50

/** A request that was answered 500 or more. Nothing personal: the message of an error may quote a customer. */
export type FailedRequest = {
  request: string
  at: string
  endpoint: string
  status: number
  error: string
  code: string | null
  place: string | null
  release: string
}

type Failed = Pick<FailedRequest, 'endpoint' | 'status'> & {
  /** Absent where an endpoint answered so by itself: its own log lines say why. */
  fields?: ReturnType<typeof errorFields>
}

/** Endpoints by which somebody buys. */
const BUYING = ['create-payment', 'create-mollie-payment'] as const
const OF_SELLING: readonly string[] = [...BUYING, 'mollie-webhook']

/**
 * Whether a shop that has no key of Mollie's yet refused what needs one: `/api/health` says so itself, and the refusals would
 * count as failures for an hour after the key is set.
 */
const isBeforeSelling = (endpoint: string) => !process.env.MOLLIE_API_KEY && OF_SELLING.includes(endpoint)

/**
 * Keeps a failed request, for `/api/health` to count and for the admin to find by the id that its page showed. Never throws, and
 * keeps nothing while the database is away: the log has it.
 */
export async function recordFailure({endpoint, status, fields}: Failed, now = new Date()): Promise<void> {
  if (isBeforeSelling(endpoint)) return
  try {
    const database = openDatabase(databaseUrl())
    // The jobs may rest, and would not look for hours.
    await withDeadline(WRITTEN_WITHIN_MS, Promise.all([insert(database), noteChange(now)]))
  } catch {
    // The log has it.
  }
  function insert({query}: Database) {
    const {error = '', code = null, at = null} = fields ?? {}
    return query(
      `INSERT INTO failed_requests (request, at, endpoint, status, error, code, place, release)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (request) DO NOTHING`,
      [requestId(), now.toISOString(), endpoint, status, error, code, at, release()],
    )
  }
}

/** How long a failed request counts. */
export const COUNTED_FOR_MS = HOUR_MS

/** Purchases and webhooks of the last hour that were answered 500 or more, and when the last of them was. */
export async function recentFailures({query}: Database, now: Date) {
  const [row = {}] = await query(
    `SELECT COUNT(CASE WHEN endpoint <> 'mollie-webhook' THEN 1 END) AS purchases,
       COUNT(CASE WHEN endpoint = 'mollie-webhook' THEN 1 END) AS webhooks, MAX(at) AS last
     FROM failed_requests WHERE at > $1 AND endpoint IN ('${OF_SELLING.join("', '")}')`,
    [new Date(now.getTime() - COUNTED_FOR_MS).toISOString()],
  )
  return {
    failedPurchases: Number(row.purchases ?? 0),
    failedWebhooks: Number(row.webhooks ?? 0),
    last: typeof row.last === 'string' ? row.last : null,
  }
}

const read = (row: Row) => ({...row, status: Number(row.status)}) as FailedRequest

/** The newest failed requests. */
export const listFailures = async ({query}: Database): Promise<FailedRequest[]> =>
  (await query(`SELECT * FROM failed_requests ORDER BY at DESC, request LIMIT ${MOST_SHOWN}`)).map(read)

/** Finds by an id that a customer quotes: the failed request, and the orders that it changed. */
export async function findRequest(
  {query}: Database,
  id: string,
): Promise<{failed: FailedRequest | null; orders: string[]}> {
  const [[failed], orders] = await Promise.all([
    query('SELECT * FROM failed_requests WHERE request = $1', [id]),
    query('SELECT DISTINCT order_id AS id FROM history WHERE request = $1 ORDER BY order_id', [id]),
  ])
  return {failed: failed ? read(failed) : null, orders: orders.map((row) => String(row.id))}
}

/** Deletes those of before a moment, and all but the newest. */
export async function deleteFailures({query}: Database, before: string): Promise<void> {
  await query('DELETE FROM failed_requests WHERE at < $1', [before])
  await query(
    `DELETE FROM failed_requests WHERE request IN (
       SELECT request FROM failed_requests ORDER BY at DESC, request LIMIT 100000 OFFSET ${MOST})`,
  )
}

/** Ids of requests: Netlify's, or a random one. */
const REQUEST_ID = /^(?:01[0-9A-HJKMNP-TV-Z]{24}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** The id of a request in what somebody typed, as it is kept; null when it is none. */
export function requestIdIn(text: string): string | null {
  const id = text.trim()
  if (!REQUEST_ID.test(id)) return null
  return id.includes('-') ? id.toLowerCase() : id.toUpperCase()
}
