import type {Config} from '@netlify/functions'
import {answer} from '../handler.ts'
import {mollieClient} from '../payments/mollie.ts'
import {Refusal, replyPublic, requireMethod, within} from '../request.ts'

const DEADLINE_MS = 5000

/** How one can pay, with Mollie's own logos: `{methods: [{id, description, image}]}`. The page has names of its own without it. */
export default (request: Request) =>
  answer('payment-methods', async () => {
    requireMethod(request, 'GET')
    const methods = await within(DEADLINE_MS, mollieClient().methods.list()).catch(() => {
      throw new Refusal(503, 'Payment methods cannot be read')
    })
    return replyPublic({
      success: true,
      methods: methods.map(({id, description, image}) => ({id, description, image: image.svg})),
    })
  })

export const config: Config = {
  path: ['/api/payment-methods'],
  rateLimit: {windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain']},
}
