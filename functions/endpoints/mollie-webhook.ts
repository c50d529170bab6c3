import type {Config} from '@netlify/functions'
import {isPaymentId} from '../billing/payments/mollie.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import {withErrorHandling} from '../http/handler.ts'
import {withinLimit} from '../http/limits.ts'
import {readText, requireMethod} from '../http/request.ts'
import {replyJson} from '../http/response.ts'
import {openServices} from '../runtime/services.ts'

/**
 * Mollie calls with `id=tr_…` and nothing else. Anything that is not a payment id is answered 200, which reveals nothing;
 * 503 makes Mollie call again later.
 */
export default (request: Request) =>
  withErrorHandling('mollie-webhook', async () => {
    requireMethod(request, 'POST')
    const id = new URLSearchParams(await readText(request).catch(() => '')).get('id') ?? ''
    if (!isPaymentId(id)) return replyJson(200, {})
    const services = openServices()
    await withinLimit('mollie-webhook', request, services.database)
    const settlement = await settlePayment(id, services)
    return replyJson(settlement === 'done' ? 200 : 503, {})
  })

export const config: Config = {
  path: ['/api/mollie-webhook'],
}
