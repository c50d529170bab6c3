import type {Config} from '@netlify/functions'
import {missingFor} from '../billing/invoices/due.ts'
import {isOrderId, ONBOARDING_STEPS, type Order} from '../billing/orders/order.ts'
import {agreedOn, amountsOf} from '../billing/prices/priceChange.ts'
import {isCancelled} from '../billing/state/subscription.ts'
import {nextCollectionOn} from '../billing/subscriptions/renewal.ts'
import {endpoint} from '../http/endpoint.ts'
import {HttpError} from '../http/httpError.ts'
import {replyJson} from '../http/response.ts'
import {freshLink, refreshed} from '../portal/afterPaying.ts'
import {traceOrder} from '../runtime/tracing.ts'

/**
 * The status of an order, for the page after paying. While it is not paid, its payment is fetched from Mollie, so that the
 * answer is right whether or not the webhook has arrived. It contains nothing personal; the link to manage the order is
 * included only while the order is fresh, since later anybody may have seen its number.
 */
export default endpoint('order-status', {methods: ['GET'], isOfSite: true}, async (request, services) => {
  const id = new URL(request.url).searchParams.get('order')
  const found = isOrderId(id) ? await services.orders.get(id) : null
  if (!found) throw new HttpError(404, 'Unknown order')
  traceOrder(found.id)
  const order = await refreshed(found, services)
  return replyJson(200, {success: true, ...publicPart(order, services.siteUrl)})
})

function publicPart(order: Order, siteUrl: string) {
  const {id, status, plan, period, customerEmail, subscription, duplicateOf} = order
  const link = freshLink(order, new Date())
  const next = status === 'paid' && !isCancelled(subscription) ? nextCollectionOn(order, new Date()) : null
  return {
    order: id,
    status,
    plan,
    period,
    hasAddress: Boolean(customerEmail),
    ...(duplicateOf && {duplicate: true}),
    ...(status === 'paid' && {nextPayment: next, done: stepsDone(order)}),
    ...(link && {token: link.token, manageUrl: siteUrl + link.path, lacksInvoice: missingFor(order).length > 0}),
    ...(link && next && amountsShown(order, next)),
  }
}

/** The steps after the payment that are behind the customer. */
const stepsDone = ({onboarding}: Order) => ONBOARDING_STEPS.filter((step) => onboarding?.[`${step}At`])

/** The first payment, and the next one, for the receipt. */
function amountsShown(order: Order, next: string) {
  const [first] = order.payments
  return first && {paidTotal: amountsOf(order, first).total, nextTotal: agreedOn(order, next).total}
}

export const config: Config = {
  path: ['/api/order-status'],
}
