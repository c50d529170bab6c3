import {amsterdamDay} from '../../../domain/format/dates.ts'
import {owedAgain} from '../ledger/chargeback.ts'
import {paidTwice} from '../ledger/refunds.ts'
import type {Order} from '../orders/order.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {isCollecting} from '../state/stateOf.ts'
import {paidUntil} from './renewal.ts'

/** Whether the last payment that counts went back to the customer, by a refund or by the bank: that period is not paid. */
export function isGivenBack(order: Order): boolean {
  const twice = paidTwice(order)
  const last = order.payments
    .filter((payment) => payment.status === 'paid' && payment.kind !== 'change' && !twice.includes(payment))
    .toSorted((one, other) => ((one.paidAt ?? '') < (other.paidAt ?? '') ? -1 : 1))
    .at(-1)
  const {total} = last ? amountsOf(order, last) : {total: 0}
  return last !== undefined && total > 0 && last.refunded + last.chargedBack >= total
}

/** The number by which a customer proves a cancellation: that of the order, with its day; empty when it is not cancelled. */
export const cancellationNumber = ({id, subscription}: Order): string =>
  subscription?.cancelledAt ? `${id}-${amsterdamDay(new Date(subscription.cancelledAt)).replaceAll('-', '')}` : ''

/** The end of what is paid, and today when that went back. */
export function endOfPaid(order: Order, now: Date): string | null {
  const end = paidUntil(order)
  const today = amsterdamDay(now)
  return end && end > today && isGivenBack(order) ? today : end
}

/**
 * The last day of a subscription that is cancelled now: the end of what is paid, and not of the period that runs, which would
 * be given away. A collection that is with the bank counts as paid until it fails; nothing is paid once it went back.
 */
export function endIfCancelled(order: Order, now: Date): string | null {
  const underway = order.payments.filter(isCollecting)
  if (underway.length === 0 || owedAgain(order)) return endOfPaid(order, now)
  return paidUntil(asPaid(order), underway.some(({kind}) => kind === 'renewal') ? now : undefined)
}

/** The order as it is once the bank pays the collections that it has. */
export const asPaid = (order: Order): Order => ({
  ...order,
  payments: order.payments.map((payment) => (isCollecting(payment) ? {...payment, status: 'paid'} : payment)),
})

/**
 * Whether a cancellation can be taken back: the period that runs is paid, and stays so. Whoever cancelled with a renewal
 * open, or got the money back, would get that period for nothing; a collection that is underway would come twice.
 */
export function mayResume(order: Order, now: Date): boolean {
  const {subscription, payments} = order
  const {cancelledAt, endsOn} = subscription ?? {}
  if (!cancelledAt || !endsOn || endsOn <= amsterdamDay(now) || paidUntil(order) !== endsOn) return false
  return payments.some(({status}) => status === 'paid') && !isGivenBack(order) && !payments.some(isCollecting)
}
