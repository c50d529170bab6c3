import {SequenceType} from '@mollie/api-client'
import type {Config} from '@netlify/functions'
import {plainMethod} from '../../domain/catalogue/paymentMethods.ts'
import {mollieClient} from '../billing/payments/mollie.ts'
import {withErrorHandling} from '../http/handler.ts'
import {answersHead} from '../http/head.ts'
import {HttpError} from '../http/httpError.ts'
import {withinOwnLimit} from '../http/limits.ts'
import {requireMethod} from '../http/request.ts'
import {replyError, replyPicture} from '../http/response.ts'
import {withDeadline} from '../runtime/deadline.ts'
import {caught} from '../runtime/log.ts'

const DEADLINE_MS = 5000
const LOGO_LENGTH = 20_000

/** Any payment method, as large as Mollie draws them: a card. */
const CARD =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24"><rect width="32" height="24" rx="4" fill="#fff"/><path d="M8 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM6 10.5h20" fill="none" stroke="#0a2733" stroke-width="1.5"/></svg>'

/**
 * `?logo=<name>`: the payment provider's own logo of a payment method, as SVG. The picture of a card when it has none that can
 * be shown, or does not answer (503): browsers draw what an error brings. The logos are passed on from here so that the
 * provider does not learn of visitors who only look.
 */
export default answersHead((request: Request) =>
  withErrorHandling(
    'payment-methods',
    async () => {
      requireMethod(request, 'GET')
      withinOwnLimit('payment-methods', 240, request)
      const name = plainMethod(new URL(request.url).searchParams.get('logo') ?? '')
      const logo = await withDeadline(DEADLINE_MS, readLogo(name)).catch((error: unknown) => {
        caught('payment_methods.read_failed', {}, error)
        throw new HttpError(503, 'Payment methods cannot be read')
      })
      return replyPicture(200, logo ?? CARD)
    },
    {toResponse: (error) => (error.status === 405 ? replyError(error) : replyPicture(error.status, CARD))},
  ),
)

/**
 * Logo of a method for a first payment, by its name: Mollie's key for it stays, its name depends on the account
 * and the year. Mollie tells of Apple Pay only to those who ask for it.
 */
async function readLogo(name: string): Promise<string | null> {
  const methods = await mollieClient().methods.list({sequenceType: SequenceType.first, includeWallets: 'applepay'})
  const method = methods.find(({id, description}) => [id, description].some((each) => plainMethod(each) === name))
  return method ? readPicture(method.image.svg) : null
}

/** Null when the picture cannot be fetched, or is not an SVG of a logo's size. */
async function readPicture(address: string): Promise<string | null> {
  const response = await fetch(address, {signal: AbortSignal.timeout(DEADLINE_MS)}).catch((error: unknown) => {
    caught('payment_methods.logo_read_failed', {}, error)
    return null
  })
  if (!response?.ok || !response.headers.get('content-type')?.startsWith('image/svg+xml')) return null
  const picture = await response.text()
  return picture.length > LOGO_LENGTH ? null : picture
}

export const config: Config = {
  path: ['/api/payment-methods'],
  rateLimit: {windowLimit: 240, windowSize: 60, aggregateBy: ['ip', 'domain']},
}
