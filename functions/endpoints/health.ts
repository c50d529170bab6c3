import type {Config} from '@netlify/functions'
import {MINUTE_MS} from '../../domain/format/dates.ts'
import {lateCounts, lateSince, readCheckpoint} from '../billing/orders/lists/due.ts'
import {whyClosed} from '../checkout/checkoutHealth.ts'
import type {Database} from '../database/database.ts'
import {withErrorHandling} from '../http/handler.ts'
import {answersHead} from '../http/head.ts'
import {withinOwnLimit} from '../http/limits.ts'
import {requireMethod} from '../http/request.ts'
import {replyJson} from '../http/response.ts'
import {idleStateAt} from '../jobs/idle/idle.ts'
import {RECONCILED} from '../jobs/reconcile.ts'
import {contentConfig, mollieConfig} from '../runtime/config.ts'
import {openServices} from '../runtime/services.ts'

/** Four runs of the schedule were missed. */
const STALE_AFTER_MS = 20 * MINUTE_MS

/** So long a look at the shop counts: whoever asks often asks neither CMS nor Mollie each time. */
const LOOKED_FOR_MS = MINUTE_MS
let last: {shop: string; at: number; closed: Promise<string[]>} | null = null

/**
 * For an uptime service: 200 when somebody can buy and all that should have happened has, 503 with what is wrong otherwise.
 * Nothing personal. What waits for a person is not late; the summary of each morning says it.
 */
export default answersHead((request: Request) =>
  withErrorHandling('health', async () => {
    requireMethod(request, 'GET')
    withinOwnLimit('health', 60, request)
    const services = openServices()
    const now = Date.now()
    const {reconciledAt, isStale, lateMails, lateSubscriptions} = await schedule(services.database, new Date(now))
    const closed = await lookAtShop(services, now)
    const isFine = !isStale && lateMails === 0 && lateSubscriptions === 0 && closed.length === 0
    return replyJson(isFine ? 200 : 503, {
      success: isFine,
      checkout: closed.length === 0,
      ...(closed.length > 0 && {closed}),
      reconciledAt,
      lateMails,
      lateSubscriptions,
    })
  }),
)

/** The schedule's last run and what it left. While it rests its mark tells, so that this wakes no database. */
async function schedule(database: Database, now: Date) {
  const resting = await idleStateAt(now)
  if (resting.rest) return {...resting.rest, reconciledAt: resting.rest.ranAt, isStale: false}
  const late = await lateCounts(database, lateSince(now))
  const reconciledAt = await readCheckpoint(database, RECONCILED)
  // After a rest it has as long as after a run.
  const since = [reconciledAt, resting.awakeSince].map((moment) => (moment ? Date.parse(moment) : 0))
  return {...late, reconciledAt, isStale: now.getTime() - Math.max(...since) > STALE_AFTER_MS}
}

function lookAtShop(services: ReturnType<typeof openServices>, now: number): Promise<string[]> {
  const shop = JSON.stringify([contentConfig(), mollieConfig()])
  if (last?.shop !== shop || Math.abs(now - last.at) >= LOOKED_FOR_MS)
    last = {shop, at: now, closed: whyClosed(services, new Date(now))}
  return last.closed
}

export const config: Config = {
  path: ['/api/health'],
  rateLimit: {windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain']},
}
