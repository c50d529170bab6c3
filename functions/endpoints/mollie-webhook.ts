import type {Config} from '@netlify/functions'
import {withErrorHandling} from '../handler.ts'
import {withinLimit} from '../limits.ts'
import {isPaymentId} from '../payments/mollie.ts'
import {settlePayment} from '../payments/settle.ts'
import {readText, requireMethod} from '../request.ts'
import {replyJson} from '../response.ts'
import {openServices} from '../services.ts'

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
