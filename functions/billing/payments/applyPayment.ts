import type {Payment} from '@mollie/api-client'
import {log} from '../../runtime/log.ts'
import {canIssue} from '../invoices/due.ts'
import {recordPayment} from '../ledger/record.ts'
import {type Alert, alert, isSameAlert, withoutAlerts} from '../orders/alerts.ts'
import {withAlert} from '../orders/notify.ts'
import type {Order} from '../orders/order.ts'
import type {Audit} from '../orders/orders.ts'
import {agreedAmounts, amountsUnlessSame} from '../prices/priceChange.ts'
import {type CompleteServices, completeOrder, paymentsToRefund} from './completeOrder.ts'
import {leftOf} from './refunds/refundRefused.ts'
import {isOfPurchase, paidCents, snapshotOf} from './snapshot.ts'

export type ApplyServices = CompleteServices

/**
 * Notes a payment as Mollie reports it in its order, and does what follows. Returns whether all is done. Throws MissingOrder
 * when there is no such order.
 */
export async function applyPayment(payment: Payment, orderId: string, services: ApplyServices): Promise<boolean> {
  const {orders} = services
  const outbox = services.outbox({id: orderId})
  const audit: Audit = {actor: 'mollie', reason: 'paymentReported', payment: payment.id}
  let raised: Alert[] = []
  const record = (order: Order, holder = orderId): Order => {
    const recorded = recordReported(order, payment, holder)
    raised = recorded.alerts.filter((each) => !order.alerts.some((known) => isSameAlert(known, each)))
    // Refunds are noted before anything is sent, and so are invoices: a mail leased before carries none.
    const waits = paymentsToRefund(recorded).length > 0 || canIssue(recorded)
    return recorded.status === 'paid' && !waits ? outbox.claim(recorded) : recorded
  }
  try {
    const isFirst = payment.status === 'paid' && !payment.subscriptionId
    const order = await (isFirst
      ? orders.updateClaiming(orderId, record, audit)
      : orders.update(orderId, record, audit))
    log('payment.settled', {payment: payment.id, order: orderId, status: payment.status})
    for (const each of raised) log('alert.raised', {order: orderId, ...each})
    return order.status === 'paid' ? completeOrder(order, payment, outbox, services) : true
  } catch (error) {
    if (!(error instanceof PaymentMismatch)) throw error
    log('payment.refused', {payment: payment.id, order: orderId, problem: error.message})
    const refused = alert('refused', payment.id, error.message)
    // Nothing of it is left to decide about once all of it went back.
    const isBack = leftOf(payment) <= 0
    const note = (kept: Order) =>
      isBack ? withoutAlerts(kept, (each) => isSameAlert(each, refused)) : withAlert(kept, refused)
    if (payment.status === 'paid') await orders.update(orderId, note, audit)
    return true
  }
}

/** A payment that cannot be one of its order; the message says why. */
class PaymentMismatch extends Error {
  override name = 'PaymentMismatch'
}

/** The order with a payment that can be one of its own. `holder` is the order of the same attempt that was paid before. */
function recordReported(order: Order, payment: Payment, holder: string): Order {
  const problem = mismatch(payment, order)
  if (problem) throw new PaymentMismatch(problem)
  const snapshot = snapshotOf(payment)
  const createdAt = new Date(payment.createdAt).toISOString()
  const amounts = agreedAmounts(order, {...snapshot, total: paidCents(payment), createdAt})
  if (!amounts) throw new PaymentMismatch('amount')
  return recordPayment(order, {
    ...snapshot,
    ...amountsUnlessSame(order, amounts),
    ...(amounts.vatScheme && {vatScheme: amounts.vatScheme}),
    ...(holder !== order.id && {duplicateOf: holder}),
  })
}

/** Why a payment cannot be one of this order; null when it can. */
function mismatch(payment: Payment, order: Order): string | null {
  if (payment.mode !== order.mode) return 'mode'
  if (payment.amount.currency !== 'EUR') return 'amount'
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
