import {SequenceType} from '@mollie/api-client'
import type {Config} from '@netlify/functions'
import {withDeadline} from '../deadline.ts'
import {withErrorHandling} from '../handler.ts'
import {HttpError} from '../httpError.ts'
import {mollieClient} from '../payments/mollie.ts'
import {requireMethod} from '../request.ts'
import {replyPublic} from '../response.ts'

const DEADLINE_MS = 5000
const LOGO_BYTES = 20_000

/**
 * The payment methods with the provider's own logos as data: `{methods: [{id, description, image}]}`. The logos are passed
 * on from here so that the provider does not learn of visitors who only look. Without an answer the page shows names.
 */
export default (request: Request) =>
  withErrorHandling('payment-methods', async () => {
    requireMethod(request, 'GET')
    const methods = await withDeadline(DEADLINE_MS, readMethods()).catch(() => {
      throw new HttpError(503, 'Payment methods cannot be read')
    })
    return replyPublic({success: true, methods})
  })

/** What a first payment can be made with. Mollie tells of Apple Pay only to those who ask for it. */
async function readMethods() {
  const methods = await mollieClient().methods.list({sequenceType: SequenceType.first, includeWallets: 'applepay'})
  return Promise.all(
    methods.map(async ({id, description, image}) => ({id, description, image: await asData(image.svg)})),
  )
}

/** Null when the picture cannot be fetched, or is not an SVG of a logo's size. */
async function asData(address: string): Promise<string | null> {
  const response = await fetch(address, {signal: AbortSignal.timeout(DEADLINE_MS)}).catch(() => null)
  if (!response?.ok || !response.headers.get('content-type')?.startsWith('image/svg+xml')) return null
  const picture = Buffer.from(await response.arrayBuffer())
  return picture.length > LOGO_BYTES ? null : `data:image/svg+xml;base64,${picture.toString('base64')}`
}

export const config: Config = {
  path: ['/api/payment-methods'],
  rateLimit: {windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain']},
}
