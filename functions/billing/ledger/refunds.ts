import {HOUR_MS} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import {changeOf, isBegun} from '../changes/change.ts'
import {lateCents} from '../changes/lateCents.ts'
import {alert} from '../orders/alerts.ts'
import {withAlert, withMail} from '../orders/notify.ts'
import {type Order, type OrderPayment, originOf} from '../orders/order.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {isTakenBack} from './chargeback.ts'

const REFUND_WAIT_HOURS = [1, 6, 24, 72]
const REFUND_TRIES = REFUND_WAIT_HOURS.length + 1

/** Mollie refused a refund: schedules retries with growing delays and raises an alert. */
export const withRefundRefused = (order: Order, id: string, now: Date): Order =>
  withAlert(
    withPayment(order, id, ({refundTries = 0}) => {
      const hours = REFUND_WAIT_HOURS[refundTries]
      const refundNextAt = hours && new Date(now.getTime() + hours * HOUR_MS).toISOString()
      return {refundTries: refundTries + 1, refundNextAt: refundNextAt || undefined}
    }),
    alert('notRefunded', id),
  )

/** Refund due of a payment; nothing once it was given up. */
export function refundDue(order: Order, payment: OrderPayment): Cents {
  const {refunded, chargedBack, refundTries = 0} = payment
  if (refundTries >= REFUND_TRIES || payment.status !== 'paid') return 0
  return Math.max(0, owedBack(order, payment) - refunded - chargedBack)
}

/**
 * How much of a payment is to have gone back in all: the whole of one made twice; of another the days of a dearer plan before
 * it came, VAT that is not due, and what was credited elsewhere, beside its own credit notes.
 */
export function owedBack(order: Order, payment: OrderPayment): Cents {
  if (paidTwice(order).includes(payment)) return amountsOf(order, payment).total
  const {refunded, credited = 0, refundTo = 0} = payment
  return Math.max(lateCents(order, payment), refundTo, Math.min(credited, refunded)) + creditedElsewhere(order, payment)
}

/**
 * Credit notes on the invoice of a payment for refunds of another that paid it while the bank had this one back. Once the bank
 * gives this one back, the other was made twice and goes back whole: so much of this one goes back with no note of its own.
 */
export function creditedElsewhere(order: Order, payment: OrderPayment): Cents {
  const twice = paidTwice(order)
  if (twice.includes(payment)) return 0
  return twice
    .filter((other) => other.invoice === undefined && isFor(order, other) === isFor(order, payment))
    .reduce((sum, {credited = 0}) => sum + credited, 0)
}

/** Payments of what another payment had paid. What is left of them goes back to the customer. */
export function paidTwice(order: Order): OrderPayment[] {
  const {duplicateOf, paymentId, payments} = order
  return payments.filter((payment, position) => {
    if (payment.status !== 'paid') return false
    if (payment.kind === 'first') return Boolean(duplicateOf) || payment.id !== paymentId
    if (payment.kind === 'change' && !isHeld(order, payment)) return true
    return payments.some(
      (other, before) =>
        other.status === 'paid' &&
        isFor(order, other) === isFor(order, payment) &&
        (other.kind === 'first' || isEarlier(other, payment) || (isAtOnce(other, payment) && before < position)) &&
        // A charged-back payment is paid again.
        !isTakenBack(order, other),
    )
  })
}

/** Whether the change at once that a payment is for took hold. */
const isHeld = (order: Order, {planChange}: OrderPayment): boolean => {
  const change = changeOf(order, planChange)
  return change !== undefined && isBegun(change)
}

/** The renewal, or the change at once, that a payment pays. */
function isFor(order: Order, payment: OrderPayment): string {
  const {id = '', planChange} = originOf(order, payment)
  return planChange === undefined ? id : `change ${planChange}`
}
const isEarlier = ({paidAt: one = ''}: OrderPayment, {paidAt: other = ''}: OrderPayment) => one < other
/** Paid in one second: the one that the order knew first, whose invoice the other pays, is the earlier. */
const isAtOnce = ({paidAt: one}: OrderPayment, {paidAt: other}: OrderPayment) => one === other

/** Notes a refund cancelled on purpose: it is not repeated, and the customer does not wait for it. */
export const withRefundCancelled = (order: Order, id: string, cancelled: Cents, refundCancelled: Cents): Order =>
  withMail(
    withPayment(order, id, () => ({refundTries: REFUND_TRIES, refundNextAt: undefined})),
    'refundCancelled',
    {payment: id, number: refundCancelled, amount: cancelled},
  )

/** Notes a refund that failed at the customer's bank and would fail again: an alert. */
export const withRefundFailed = (order: Order, id: string, cents: number): Order =>
  withAlert(
    withPayment(order, id, () => ({refundTries: REFUND_TRIES, refundNextAt: undefined})),
    alert('refundFailed', id, cents),
  )

const withPayment = (order: Order, id: string, change: (payment: OrderPayment) => Partial<OrderPayment>): Order => ({
  ...order,
  payments: order.payments.map((payment) => (payment.id === id ? {...payment, ...change(payment)} : payment)),
})
