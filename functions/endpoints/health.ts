import type {Config} from '@netlify/functions'
import {MINUTE_MS} from '../../domain/format/dates.ts'
import {whyClosed} from '../checkout/checkoutHealth.ts'
import {withErrorHandling} from '../http/handler.ts'
import {answersHead} from '../http/head.ts'
import {withinOwnLimit} from '../http/limits.ts'
import {requireBearer, requireMethod} from '../http/request.ts'
import {replyJson} from '../http/response.ts'
import {type Checked, type CheckName, check, failing} from '../monitoring/checks.ts'
import {standing} from '../monitoring/measures.ts'
import {contentConfig, functionsKey, mollieConfig} from '../runtime/config.ts'
import {openServices} from '../runtime/services.ts'

/** So long a look at the shop counts: whoever asks often asks neither CMS nor Mollie each time. */
const LOOKED_FOR_MS = MINUTE_MS
let last: {shop: string; at: number; closed: Promise<string[]>} | null = null

/**
 * For an uptime service: 200 when somebody can buy and all that should have happened has, 503 otherwise; `failing` names the
 * checks that are beyond a limit, also those that wake nobody. Numbers are for those who have the functions' key: how many
 * purchases fail and how much is charged back is no competitor's business.
 */
export default answersHead((request: Request) =>
  withErrorHandling('health', async () => {
    requireMethod(request, 'GET')
    withinOwnLimit('health', 60, request)
    const isInsider = request.headers.has('authorization')
    if (isInsider) requireBearer(request, functionsKey())
    const services = openServices()
    const now = Date.now()
    const {reconciledAt, ...found} = await standing(services.database, new Date(now))
    const closed = await lookAtShop(services, now)
    const checks = check({...found, reconciledAt, closed})
    const beyond = failing(checks)
    const isFine = !beyond.some((name) => checks[name].wakes)
    return replyJson(isFine ? 200 : 503, {
      success: isFine,
      failing: beyond,
      ...(closed.length > 0 && {closed}),
      checks: isInsider ? checks : publicly(checks),
      reconciledAt,
    })
  }),
)

const publicly = (checks: Record<CheckName, Checked>) =>
  Object.fromEntries(Object.entries(checks).map(([name, {ok}]) => [name, {ok}]))

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
