import {pathOf} from '../../domain/pages/pages.ts'
import {portalPath} from '../../domain/pages/portalAddress.ts'
import type {Language} from '../../domain/texts/languages.ts'
import {freshUntil, isFresh, type Order} from '../billing/orders/order.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import {HttpError} from '../http/httpError.ts'
import {redirectTo} from '../http/response.ts'
import {linkSecrets} from '../runtime/config.ts'
import type {Services} from '../runtime/services.ts'
import {managePath, pageToken} from './links/manage.ts'
import {replySignIn} from './reply.ts'

const PAID = 'paid'

/** Return address of a customer without scripts, in whose browser the static page after paying cannot show the order. */
export const returnAddress = (siteUrl: string, language: Language): string =>
  `${siteUrl}${portalPath(language)}?${PAID}`

export const isReturn = (query: URLSearchParams): boolean => query.has(PAID)

/** The order after another look at its payment, unless it is paid; 503 when Mollie cannot be reached. */
export async function refreshed(order: Order, services: Services): Promise<Order> {
  if (order.status === 'paid' || !order.paymentId) return order
  const settlement = await settlePayment(order.paymentId, services)
  const latest = (await services.orders.get(order.id)) ?? order
  if (settlement === 'retry' && latest.status !== 'paid') throw new HttpError(503, 'Unknown error occurred')
  return latest
}

/** The link of a fresh order, for as long as it is fresh: the link that lasts is in the mail only. */
export function freshLink(order: Order, now: Date) {
  if (!isFresh(order, now)) return null
  const token = pageToken(order, linkSecrets(), freshUntil(order))
  return {token, path: managePath(order, linkSecrets(), order.language, token)}
}

/** The order as it was last known while Mollie is away: whoever comes back has paid, and is asked to look again. */
async function latestKnown(order: Order, services: Services): Promise<Order> {
  try {
    return await refreshed(order, services)
  } catch (error) {
    if (error instanceof HttpError && error.status === 503) return order
    throw error
  }
}

/** To the page of the order that was paid, or to the one that says what became of the payment. */
export async function replyAfterPaying(found: Order, services: Services & {now: Date}): Promise<Response> {
  const order = await latestKnown(found, services)
  const {id, status, plan, period, language} = order
  if (status === 'open' || status === 'pending' || status === 'authorized')
    return replySignIn(
      200,
      {kind: 'waiting', id, href: `?${new URLSearchParams({[PAID]: '', order: id})}`},
      language,
      services,
    )
  if (status !== 'paid')
    return redirectTo(
      `${pathOf('paymentCancelled', language)}?${new URLSearchParams({order: id, status, plan, period})}`,
    )
  const link = freshLink(order, services.now)
  return redirectTo(link ? `${link.path}&done=paid` : portalPath(language))
}
