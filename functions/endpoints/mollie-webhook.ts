import type {Config} from '@netlify/functions'
import {answer} from '../handler.ts'
import {isPaymentId} from '../payments/mollie.ts'
import {settlePayment} from '../payments/settle.ts'
import {readText, reply, requireMethod} from '../request.ts'
import {openServices} from '../services.ts'

/**
 * Mollie calls with `id=tr_…` and nothing else. Anything that is not a payment id is answered 200, to tell nothing;
 * 503 makes Mollie call again later.
 */
export default (request: Request) =>
  answer('mollie-webhook', async () => {
    requireMethod(request, 'POST')
    const id = new URLSearchParams(await readText(request).catch(() => '')).get('id') ?? ''
    if (!isPaymentId(id)) return reply(200, {})
    const settlement = await settlePayment(id, openServices())
    return reply(settlement === 'done' ? 200 : 503, {})
  })

export const config: Config = {
  path: ['/api/mollie-webhook'],
  rateLimit: {windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain']},
}
