import type {Config} from '@netlify/functions'
import {linkSecrets} from '../config.ts'
import {withErrorHandling} from '../handler.ts'
import {HttpError} from '../httpError.ts'
import {manageToken, manageUrl} from '../links/manage.ts'
import {isFresh, isOrderId, type Order} from '../orders/order.ts'
import {paidUntil} from '../payments/renewal.ts'
import {settlePayment} from '../payments/settle.ts'
import {requireMethod, requireSameOrigin} from '../request.ts'
import {replyJson} from '../response.ts'
import {openServices, type Services} from '../services.ts'

/**
 * What the page after paying asks: how an order stands. One that is not paid yet is looked up at Mollie, so that the page
 * tells the truth whether or not the webhook has come. Names nothing personal; the link to manage the order is given only
 * while it is fresh, since later anybody may have seen its number.
 */
export default (request: Request) =>
  withErrorHandling('order-status', async () => {
    requireMethod(request, 'GET')
    const services = openServices()
    requireSameOrigin(request, services.siteUrl)
    const id = new URL(request.url).searchParams.get('order')
    const found = isOrderId(id) ? await services.orders.get(id) : null
    if (!found) throw new HttpError(404, 'Unknown order')
    const order = await refreshed(found, services)
    return replyJson(200, {success: true, ...publicPart(order, services.siteUrl)})
  })

/** Fetches the payment unless the order is paid; 503 when that cannot be done now. */
async function refreshed(order: Order, services: Services): Promise<Order> {
  if (order.status === 'paid' || !order.paymentId) return order
  const settlement = await settlePayment(order.paymentId, services)
  const latest = (await services.orders.get(order.id)) ?? order
  if (settlement === 'retry' && latest.status !== 'paid') throw new HttpError(503, 'Unknown error occurred')
  return latest
}

function publicPart(order: Order, siteUrl: string) {
  const {id, status, plan, period, customerEmail, subscription, duplicateOf} = order
  const secrets = linkSecrets()
  return {
    order: id,
    status,
    plan,
    period,
    hasAddress: Boolean(customerEmail),
    ...(duplicateOf && {duplicate: true}),
    ...(status === 'paid' && {nextPayment: subscription?.cancelledAt ? null : paidUntil(order)}),
    ...(isFresh(order, new Date()) && {token: manageToken(id, secrets), manageUrl: manageUrl(siteUrl, id, secrets)}),
  }
}

export const config: Config = {
  path: ['/api/order-status'],
  method: ['GET'],
  rateLimit: {windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain']},
}
