import type {Order, OrderPayment} from '../orders/order.ts'
import {knownAmounts} from '../prices/priceChange.ts'
import {decide} from '../state/decide.ts'
import type {PaymentEvent} from '../state/events.ts'
import {isLost, isWithBank} from '../state/stateOf.ts'
import {isTakenBack} from './chargeback.ts'

/** A payment as it is now. `duplicateOf`: the order of the same attempt that was paid before. */
export type PaymentSnapshot = OrderPayment & {
  duplicateOf?: string | undefined
  customerId?: string | undefined
  /** When it became what it is, and when the bank last took something back, in ISO. */
  at: string
  chargedBackAt?: string | undefined
}

/**
 * The order with the latest status of one of its payments, and all that follows from it. Paid wins, whatever came before or
 * comes after; recording the same again changes nothing.
 */
export function recordPayment(
  order: Order,
  {duplicateOf, customerId, at, chargedBackAt = at, ...snapshot}: PaymentSnapshot,
): Order {
  const before = order.payments.find(({id}) => id === snapshot.id)
  const latest = {...knownAmounts(order, snapshot), ...snapshot}
  // Mollie knows nothing of its invoice, of what was credited, or of tries to refund it.
  const payment =
    before?.status === 'paid' ? {...before, ...latest, status: before.status, paidAt: before.paidAt} : latest
  const recorded = {
    ...order,
    // Known already, unless we crashed right after creating the payment.
    customerId: order.customerId ?? customerId,
    payments: before
      ? order.payments.map((other) => (other.id === payment.id ? payment : other))
      : [...order.payments, payment],
  }
  const status = statusEvent(payment, before, at)
  const known = status?.event === 'firstPaid' ? {...status, holder: duplicateOf, customerId} : status
  return [...(known ? [known] : []), ...reversalEvents(order, payment, before, {at, chargedBackAt})].reduce<Order>(
    (decided, event) => decide(decided, event, new Date(event.at)),
    recorded,
  )
}

/** The event that a payment's status is; null when it has it already. A first payment says so each time: its order may not have it. */
function statusEvent(payment: OrderPayment, before: OrderPayment | undefined, at: string): PaymentEvent | null {
  const {kind, status} = payment
  if (kind === 'first') return {event: status === 'paid' ? 'firstPaid' : 'firstUnpaid', payment, at}
  if (status === before?.status) return null
  if (kind === 'change') return changeEvent(payment, at)
  if (status === 'paid') return {event: kind === 'renewal' ? 'renewalPaid' : 'debtPaid', payment, at}
  if (!isLost(status)) return {event: 'collectionUnderway', payment, at}
  return {event: kind === 'renewal' ? 'renewalLost' : kind === 'retry' ? 'retryLost' : 'catchUpLost', payment, at}
}

/** The payment of a change of plan. While the customer may still pay it, it says nothing. */
function changeEvent(payment: OrderPayment, at: string): PaymentEvent | null {
  if (payment.status === 'paid') return {event: 'changePaid', payment, at}
  if (isLost(payment.status)) return {event: 'changeLost', payment, at}
  return isWithBank(payment.status) ? {event: 'changeUnderway', payment, at} : null
}

type Moments = {at: string; chargedBackAt: string}

/** The events by which money of a payment went back since it was seen last. */
function reversalEvents(
  order: Order,
  payment: OrderPayment,
  before: OrderPayment | undefined,
  {at, chargedBackAt}: Moments,
): PaymentEvent[] {
  const cancelled = (payment.refundCancelled ?? 0) - (before?.refundCancelled ?? 0)
  // A refund that is gone without being cancelled has failed.
  const back = payment.refunded - (before?.refunded ?? 0) + cancelled
  const isReversed = before !== undefined && isTakenBack(order, before) && !isTakenBack(order, payment)
  return [
    ...(cancelled > 0 ? [{event: 'refundCancelled', payment, cents: cancelled, at} as const] : []),
    ...(back > 0 ? [{event: 'refunded', payment, cents: back, at} as const] : []),
    ...(back < 0 ? [{event: 'refundFailed', payment, cents: -back, at} as const] : []),
    ...(payment.chargedBack > (before?.chargedBack ?? 0)
      ? [{event: 'chargedBack', payment, at: chargedBackAt} as const]
      : isReversed
        ? [{event: 'chargebackReversed', payment, at} as const]
        : []),
  ]
}
