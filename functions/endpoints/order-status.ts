import type {Config} from '@netlify/functions'
import {missingFor} from '../billing/invoices/due.ts'
import {freshUntil, isFresh, isOrderId, type Order} from '../billing/orders/order.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import {isCancelled} from '../billing/state/subscription.ts'
import {nextCollectionOn} from '../billing/subscriptions/renewal.ts'
import {endpoint} from '../http/endpoint.ts'
import {HttpError} from '../http/httpError.ts'
import {replyJson} from '../http/response.ts'
import {managePath, pageToken} from '../portal/links/manage.ts'
import {linkSecrets} from '../runtime/config.ts'
import type {Services} from '../runtime/services.ts'

/**
 * The status of an order, for the page after paying. While it is not paid, its payment is fetched from Mollie, so that the
 * answer is right whether or not the webhook has arrived. It contains nothing personal; the link to manage the order is
 * included only while the order is fresh, since later anybody may have seen its number.
 */
export default endpoint('order-status', {methods: ['GET'], isOfSite: true}, async (request, services) => {
  const id = new URL(request.url).searchParams.get('order')
  const found = isOrderId(id) ? await services.orders.get(id) : null
  if (!found) throw new HttpError(404, 'Unknown order')
  const order = await refreshed(found, services)
  return replyJson(200, {success: true, ...publicPart(order, services.siteUrl)})
})

/** The order after another look at its payment, unless it is paid; 503 when Mollie cannot be reached. */
async function refreshed(order: Order, services: Services): Promise<Order> {
  if (order.status === 'paid' || !order.paymentId) return order
  const settlement = await settlePayment(order.paymentId, services)
  const latest = (await services.orders.get(order.id)) ?? order
  if (settlement === 'retry' && latest.status !== 'paid') throw new HttpError(503, 'Unknown error occurred')
  return latest
}

function publicPart(order: Order, siteUrl: string) {
  const {id, status, plan, period, customerEmail, subscription, duplicateOf} = order
  return {
    order: id,
    status,
    plan,
    period,
    hasAddress: Boolean(customerEmail),
    ...(duplicateOf && {duplicate: true}),
    ...(status === 'paid' && {nextPayment: isCancelled(subscription) ? null : nextCollectionOn(order, new Date())}),
    ...(isFresh(order, new Date()) && {...linkTo(order, siteUrl), lacksInvoice: missingFor(order).length > 0}),
  }
}

/** For as long as the order is fresh: the link that lasts is in the mail only. */
function linkTo(order: Order, siteUrl: string) {
  const secrets = linkSecrets()
  const token = pageToken(order, secrets, freshUntil(order))
  return {token, manageUrl: siteUrl + managePath(order, secrets, order.language, token)}
}

export const config: Config = {
  path: ['/api/order-status'],
}
