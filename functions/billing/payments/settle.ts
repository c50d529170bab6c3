import type {MollieClient, Payment} from '@mollie/api-client'
import {parseAmount} from '../../../domain/money/money.ts'
import type {Database} from '../../database/database.ts'
import type {Outbox} from '../../notifications/outbox.ts'
import type {ContentClient} from '../../runtime/content.ts'
import {DEADLINES, type Deadlines, withDeadline} from '../../runtime/deadline.ts'
import {caught, log} from '../../runtime/log.ts'
import {canIssue} from '../invoices/due.ts'
import {issueInvoices} from '../invoices/issue.ts'
import {recordPayment} from '../ledger/record.ts'
import {refundDue} from '../ledger/refunds.ts'
import {alert, isSameAlert} from '../orders/alerts.ts'
import {withAlert} from '../orders/notify.ts'
import type {Amounts, Order} from '../orders/order.ts'
import {type Audit, MissingOrder, type Orders} from '../orders/orders.ts'
import {agreedAmounts, amountsUnlessSame} from '../prices/priceChange.ts'
import {decide} from '../state/decide.ts'
import {isToBegin} from '../state/subscription.ts'
import {noteNextCollection} from '../subscriptions/nextCollection.ts'
import {ensureSubscription, stopSuperseded} from '../subscriptions/subscription.ts'
import {chosenMandate, mandateFor, switchMandate} from './mandate.ts'
import {isPaymentId} from './mollie.ts'
import {isMollieError, isMollieRefusal} from './mollieError.ts'
import {isOfPurchase, orderIdIn, rebuildOrder} from './rebuild.ts'
import {refund} from './refund.ts'
import {fetchPayment, isWorthRebuilding, snapshotOf} from './snapshot.ts'

/** `done`: Mollie need not call again. `retry`: something could not be reached; Mollie's next call completes it. */
type Settlement = 'done' | 'retry'

type SettleServices = {
  mollie: MollieClient
  orders: Orders
  database: Database
  content: ContentClient
  outbox: (order: Pick<Order, 'id'>) => Outbox
  deadlines?: Pick<Deadlines, 'settlement'>
  now?: () => Date
  /** Rebuilds a missing order from Mollie's metadata; otherwise the settlement is retried. */
  rebuildsOrders?: boolean
}

/**
 * Brings an order up to date with one of its payments. May be called any number of times, at once or hours apart: the
 * payment is fetched from Mollie each time (a webhook is unsigned and carries only an id), and each effect
 * happens only if the order does not have it yet: paid, then the subscription, and beside it the invoice and the mails.
 */
export async function settlePayment(paymentId: string, services: SettleServices): Promise<Settlement> {
  const {deadlines = DEADLINES} = services
  if (!isPaymentId(paymentId)) return 'done'
  try {
    return await withDeadline(deadlines.settlement, settle(paymentId, services))
  } catch (error) {
    const isUnknown = isMollieError(error, 404)
    caught('payment.settle_failed', {payment: paymentId}, error)
    return isUnknown ? 'done' : 'retry'
  }
}

async function settle(paymentId: string, services: SettleServices): Promise<Settlement> {
  const {mollie} = services
  const payment = await fetchPayment(mollie, paymentId)
  const id = await orderIdOf(payment, mollie)
  if (!id) {
    log('payment.unknown_order', {payment: payment.id})
    return 'done'
  }
  try {
    return await settleOf(id, payment, services)
  } catch (error) {
    if (!(error instanceof MissingOrder)) throw error
    if (await rebuilt(payment, services)) return settleOf(id, payment, services)
    log('payment.order_missing', {payment: payment.id, order: id})
    return isWorthRebuilding(payment) ? 'retry' : 'done'
  }
}

/** A payment of an order. Throws MissingOrder when there is no such order. */
async function settleOf(id: string, payment: Payment, services: SettleServices): Promise<Settlement> {
  const {orders} = services
  if (mandateFor(payment)) {
    const order = await orders.get(id)
    if (!order) throw new MissingOrder(id)
    const isTaken = await switchMandate(payment, order, services)
    return (await services.outbox(order).send()) && isTaken ? 'done' : 'retry'
  }
  const audit: Audit = {actor: 'mollie', reason: 'paymentReported', payment: payment.id}
  const snapshot = snapshotOf(payment)
  const outbox = services.outbox({id})
  let before: Order['alerts'] = []
  const record = (order: Order, holder = id): Order => {
    const amounts = agreedAmounts(order, collectionOf(payment))
    const problem = mismatch(payment, order, amounts)
    if (problem) throw new PaymentMismatch(problem)
    before = order.alerts
    // Another order of the visitor's attempt was paid before.
    const duplicate = holder !== id && {duplicateOf: holder}
    const recorded = recordPayment(order, {
      ...snapshot,
      ...(amounts && amountsUnlessSame(order, amounts)),
      ...duplicate,
    })
    // Refunds are noted before anything is sent, and so are invoices: a mail leased before carries none.
    const waits = paymentsToRefund(recorded).length > 0 || canIssue(recorded)
    return recorded.status === 'paid' && !waits ? outbox.claim(recorded) : recorded
  }
  try {
    const isFirst = payment.status === 'paid' && !payment.subscriptionId
    const updated = await (isFirst ? orders.updateClaiming(id, record, audit) : orders.update(id, record, audit))
    log('payment.settled', {payment: payment.id, order: id, status: payment.status})
    for (const each of updated.alerts)
      if (!before.some((known) => isSameAlert(known, each))) log('alert.raised', {order: id, ...each})
    return updated.status === 'paid' ? complete(updated, services, payment, outbox) : 'done'
  } catch (error) {
    if (!(error instanceof PaymentMismatch)) throw error
    log('payment.refused', {payment: payment.id, order: id, problem: error.message})
    if (payment.status === 'paid')
      await orders.update(id, (kept) => withAlert(kept, alert('refused', payment.id, error.message)), audit)
    return 'done'
  }
}

/** A payment that cannot be one of its order; the message says why. */
class PaymentMismatch extends Error {
  override name = 'PaymentMismatch'
}

/** The effects that a paid order still lacks. One that fails does not prevent the others. */
async function complete(order: Order, services: SettleServices, payment: Payment, outbox: Outbox): Promise<Settlement> {
  const {now = () => new Date()} = services
  const refunded = await refundPaidTwice(order, services)
  const {kind, status, collectedOn} = snapshotOf(payment)
  // The invoice says until which day.
  const next = collectedOn ? await noteNextCollection(order, collectedOn, services.mollie) : null
  if (next)
    await services.orders.update(order.id, next, {actor: 'mollie', reason: 'paymentReported', payment: payment.id})
  // A debt that is paid may find that Mollie ended the subscription meanwhile.
  const catchesUp = status === 'paid' && (kind === 'retry' || kind === 'catchUp')
  const isWanted = catchesUp || !order.subscription || isToBegin(order.subscription)
  // The mandate of this payment collects from now on.
  const chosen = kind === 'catchUp' ? chosenMandate(payment, order) : undefined
  const subscription = isWanted
    ? ensureSubscription(order, services.mollie, {chosen, now: now()})
    : Promise.resolve(null)
  const audit: Audit = {actor: 'shop', reason: order.subscription ? 'paidOverdue' : 'paid'}
  let isMade = true
  // A run that is stopped before it is noted leaves a subscription that is found at Mollie.
  const noted = subscription.then(
    (made) => made && {change: made.note, audit},
    (error: unknown) => {
      isMade = false
      caught('subscription.create_failed', {order: order.id}, error)
      return null
    },
  )
  // The mails carry the invoices; without them they go all the same, and the schedule issues them later.
  if (canIssue(order))
    await issueInvoices(order.id, services).catch((error: unknown) =>
      caught('invoice.issue_failed', {order: order.id}, error),
    )
  const isMailed = await outbox.send(noted)
  const made = order.subscription && isMade ? await subscription : null
  if (made) await stopSuperseded(await services.orders.get(order.id), made.id, services.mollie)
  return refunded && isMade && isMailed ? 'done' : 'retry'
}

/** Refunds a duplicate payment. A refusal by Mollie raises an alert and is retried later. */
async function refundPaidTwice(order: Order, services: SettleServices): Promise<boolean> {
  const {orders, now = () => new Date()} = services
  const audit: Audit = {actor: 'shop', reason: 'paidTwice'}
  for (const payment of paymentsToRefund(order)) {
    if (payment.refundNextAt !== undefined && payment.refundNextAt > now().toISOString()) continue
    try {
      await refund(order, payment.id, refundDue(order, payment), services, audit)
    } catch (error) {
      caught('refund.failed', {order: order.id, payment: payment.id}, error)
      if (!isMollieRefusal(error)) return false
      const refused = {event: 'refundRefused', payment: payment.id, at: now().toISOString()} as const
      await orders.update(order.id, (kept) => decide(kept, refused, now()), audit)
    }
  }
  return true
}

const paymentsToRefund = (order: Order) => order.payments.filter((payment) => refundDue(order, payment) > 0)

/** Reads the order's id from the payment's metadata or, for a renewal without it, from its customer's. */
async function orderIdOf({metadata, customerId}: Payment, mollie: MollieClient): Promise<string | null> {
  return orderIdIn(metadata) ?? (customerId ? orderIdIn((await mollie.customers.get(customerId)).metadata) : null)
}

/** Rebuilds a missing order. Webhooks may outrun the order's transaction, so only the jobs, minutes later, may do it. */
async function rebuilt(payment: Payment, {mollie, orders, rebuildsOrders}: SettleServices): Promise<Order | null> {
  const order = rebuildsOrders && isWorthRebuilding(payment) ? await rebuildOrder(payment, mollie) : null
  return order && orders.create(order, {actor: 'shop', reason: 'rebuilt', payment: payment.id})
}

const collectionOf = (payment: Payment) => ({
  ...snapshotOf(payment),
  total: parseAmount(payment.amount.value),
  createdAt: new Date(payment.createdAt).toISOString(),
})

/** Why a payment cannot be one of this order; null when it can. */
function mismatch(payment: Payment, order: Order, amounts: Amounts | null): string | null {
  if (payment.mode !== order.mode) return 'mode'
  if (payment.amount.currency !== 'EUR' || !amounts) return 'amount'
  // A try whose answer came too late may have made a customer of its own: its money counts, or goes back as paid twice.
  const isAnothers = order.customerId && payment.customerId !== order.customerId
  if (isAnothers && !isOfPurchase(payment, order)) return 'customer'
  // A renewal of the subscription before this one may still be refunded.
  const isKnown = order.payments.some(
    ({id, kind, status}) => id === payment.id && kind === 'renewal' && status === 'paid',
  )
  if (payment.subscriptionId && order.subscription && payment.subscriptionId !== order.subscription.id && !isKnown)
    return 'subscription'
  return null
}
