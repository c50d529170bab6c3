import type {MollieClient} from '@mollie/api-client'
import {type Cents, formatAmount} from '../../../../domain/money/money.ts'
import {idempotencyKeyOf} from '../../../checkout/purchaseIdentity.ts'
import {log} from '../../../runtime/log.ts'
import {recordPayment} from '../../ledger/record.ts'
import type {Order} from '../../orders/order.ts'
import type {Audit, Orders} from '../../orders/orders.ts'
import {centsOf, fetchPayment, snapshotOf} from '../snapshot.ts'

type Services = {mollie: MollieClient; orders: Orders}

/** Why nothing was refunded. `changed`: something was refunded or charged back that the caller had not seen. */
export type RefundRefusal = 'unknown payment' | 'not paid' | 'no such amount' | 'changed'
export class RefundRefused extends Error {
  override name = 'RefundRefused'
  readonly reason: RefundRefusal

  constructor(reason: RefundRefusal) {
    super(`Not refunded: ${reason}`)
    this.reason = reason
  }
}

/** Refundable part of a payment; nothing of an unpaid one. */
export const refundable = (total: Cents, {status, refunded, chargedBack}: Order['payments'][number]): Cents =>
  status === 'paid' ? Math.max(0, total - refunded - chargedBack) : 0

/**
 * Refunds part of one of the order's payments, or the rest of it. `order` is what the caller saw: if more was refunded since,
 * nothing is refunded and the order takes Mollie's figures. Repeating the same call refunds once. Throws a RefundRefused, or
 * the error of Mollie's client when Mollie refuses or cannot be reached.
 */
export async function refund(
  order: Order,
  paymentId: string,
  cents: Cents,
  {mollie, orders}: Services,
  audit: Audit,
): Promise<Order> {
  const seen = order.payments.find(({id}) => id === paymentId)
  if (!seen) throw new RefundRefused('unknown payment')
  if (seen.status !== 'paid') throw new RefundRefused('not paid')
  const payment = await fetchPayment(mollie, paymentId)
  const now = snapshotOf(payment)
  const isNews = now.refunded !== seen.refunded || now.chargedBack !== seen.chargedBack
  if (isNews) {
    await orders.update(order.id, (kept) => recordPayment(kept, now), {
      actor: 'mollie',
      reason: 'paymentSeen',
      payment: paymentId,
    })
    throw new RefundRefused('changed')
  }
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > refundable(centsOf(payment.amount), now))
    throw new RefundRefused('no such amount')
  const made = await mollie.paymentRefunds.create({
    paymentId,
    amount: {currency: 'EUR', value: formatAmount(cents)},
    description: `${order.description}, ${order.id}`,
    metadata: {orderId: order.id},
    idempotencyKey: idempotencyKeyOf(
      order,
      `refund ${paymentId} after ${seen.refunded}${seen.refundTries ? `, ${seen.refundTries}` : ''}${now.refundCancelled ? `, ${now.refundCancelled} cancelled` : ''}`,
    ),
  })
  log('refund.created', {order: order.id, payment: paymentId, refund: made.id})
  const refunded = seen.refunded + centsOf(made.amount)
  // The webhook of this refund may have been here before, and know of more.
  const record = (kept: Order) => {
    const known = kept.payments.find(({id}) => id === paymentId)
    return recordPayment(kept, {
      ...now,
      refunded: Math.max(refunded, known?.refunded ?? 0),
      chargedBack: Math.max(now.chargedBack, known?.chargedBack ?? 0),
    })
  }
  const recorded = await orders.update(order.id, record, {
    ...audit,
    did: {of: 'refundAsked', refund: made.id, amount: centsOf(made.amount)},
  })
  // Two decided at once, on another amount each: the first one's is what was refunded.
  if (centsOf(made.amount) !== cents) throw new RefundRefused('changed')
  return recorded
}
