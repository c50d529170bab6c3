import type {Config} from '@netlify/functions'
import {withErrorHandling} from '../handler.ts'
import {invoiceQuery} from '../invoices/invoice.query.ts'
import {caught} from '../log.ts'
import {isSampleCompany, MINUTE_MS} from '../model.ts'
import {lateCounts, readMark} from '../orders/due.ts'
import {requireMethod} from '../request.ts'
import {replyJson} from '../response.ts'
import {RECONCILED} from '../schedule/reconcile.ts'
import {openServices} from '../services.ts'

/** Four runs of the schedule were missed. */
const STALE_AFTER_MS = 20 * MINUTE_MS
const LATE_AFTER_MS = 60 * MINUTE_MS

/**
 * For an uptime service: 200 when all that should have happened has, 503 with what is late otherwise. Numbers only. What
 * waits for a person is not late; the summary of each morning says it.
 */
export default (request: Request) =>
  withErrorHandling('health', async () => {
    requireMethod(request, 'GET')
    const {database, content, mode} = openServices()
    const now = Date.now()
    const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString()
    const {lateMails, lateSubscriptions} = await lateCounts(database, ago(LATE_AFTER_MS))
    const reconciledAt = await readMark(database, RECONCILED)
    const isStale = !reconciledAt || now - Date.parse(reconciledAt) > STALE_AFTER_MS
    // A shop with a live key sells nothing while its company is the sample's. With the CMS away nobody knows.
    const settings = mode === 'live' ? await content.fetch(invoiceQuery).catch(unread) : null
    const sampleCompany = Boolean(settings?.settings && isSampleCompany(settings.settings.company))
    const isFine = !isStale && lateMails === 0 && lateSubscriptions === 0 && !sampleCompany
    return replyJson(isFine ? 200 : 503, {
      success: isFine,
      reconciledAt,
      lateMails,
      lateSubscriptions,
      ...(sampleCompany && {sampleCompany}),
    })
  })

function unread(error: unknown): null {
  caught('company not read', {}, error)
  return null
}

export const config: Config = {
  path: ['/api/health'],
  rateLimit: {windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain']},
}
