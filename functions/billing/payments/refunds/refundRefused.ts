import type {MollieClient, Payment} from '@mollie/api-client'
import {type Cents, formatAmount} from '../../../../domain/money/money.ts'
import {idempotencyKeyOf} from '../../../checkout/purchaseIdentity.ts'
import {log} from '../../../runtime/log.ts'
import {alertId, isSameAlert, withoutAlerts} from '../../orders/alerts.ts'
import type {Order} from '../../orders/order.ts'
import type {Audit, Orders} from '../../orders/orders.ts'
import {centsOf, fetchPayment, goneOf} from '../snapshot.ts'
import {RefundRefused} from './refund.ts'

/** Money of a payment that neither was refunded nor charged back. */
export const leftOf = (payment: Payment): Cents => centsOf(payment.amount) - goneOf(payment)

/**
 * Refunds all that is left of the payment of an alert: one that the order refused, of which nothing but Mollie knows. Closes
 * the alert. Repeating refunds once. Throws a RefundRefused when there is no such alert or nothing is left, or the error of
 * Mollie's client.
 */
export async function refundRefused(
  order: Order,
  text: string,
  {mollie, orders}: {mollie: MollieClient; orders: Orders},
  audit: Audit,
): Promise<void> {
  const refused = order.alerts.find((each) => each.kind === 'refused' && alertId(each) === text)
  if (!refused) throw new RefundRefused('unknown payment')
  const {about: paymentId} = refused
  const payment = await fetchPayment(mollie, paymentId)
  const left = leftOf(payment)
  if (payment.status !== 'paid' || left <= 0) throw new RefundRefused('no such amount')
  const made = await mollie.paymentRefunds.create({
    paymentId,
    amount: {currency: payment.amount.currency, value: formatAmount(left)},
    description: payment.description,
    metadata: {orderId: order.id},
    idempotencyKey: idempotencyKeyOf(order, `refund refused ${paymentId}, ${left} left`),
  })
  log('refund.created', {order: order.id, payment: paymentId, refund: made.id})
  const did = {of: 'refundAsked', refund: made.id, amount: left} as const
  await orders.update(order.id, (kept) => ({...kept}), {...audit, did})
  await orders.update(order.id, (kept) => withoutAlerts(kept, (each) => isSameAlert(each, refused)), audit)
}
