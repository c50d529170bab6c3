import {amsterdamDay} from '../../../domain/format/dates.ts'
import {paidTwice} from '../ledger/refunds.ts'
import type {Order} from '../orders/order.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {isWithBank} from '../state/stateOf.ts'
import {paidUntil} from './renewal.ts'

/** Whether the last payment that counts went back to the customer, by a refund or by the bank: that period is not paid. */
export function isGivenBack(order: Order): boolean {
  const twice = paidTwice(order)
  const last = order.payments
    .filter((payment) => payment.status === 'paid' && payment.kind !== 'change' && !twice.includes(payment))
    .toSorted((one, other) => ((one.paidAt ?? '') < (other.paidAt ?? '') ? -1 : 1))
    .at(-1)
  return last !== undefined && last.refunded + last.chargedBack >= amountsOf(order, last).total
}

/** The number by which a customer proves a cancellation: that of the order, with its day; empty when it is not cancelled. */
export const cancellationNumber = ({id, subscription}: Order): string =>
  subscription?.cancelledAt ? `${id}-${amsterdamDay(new Date(subscription.cancelledAt)).replaceAll('-', '')}` : ''

/**
 * The last day of a subscription that is cancelled now: the end of what is paid, and not of the period that runs, which would
 * be given away. A collection that is with the bank counts as paid until it fails; nothing is paid once it went back.
 */
export function endIfCancelled(order: Order, now: Date): string | null {
  const isCollected =
    !order.subscription?.overdueId && order.payments.some((each) => each.kind === 'renewal' && isWithBank(each.status))
  const end = paidUntil(order, isCollected ? now : undefined)
  const today = amsterdamDay(now)
  return end && end > today && !isCollected && isGivenBack(order) ? today : end
}

/**
 * Whether a cancellation can be taken back: the period that runs is paid, and stays so. Whoever cancelled with a renewal
 * open, or got the money back, would get that period for nothing; a collection that is underway would come twice.
 */
export function mayResume(order: Order, now: Date): boolean {
  const {subscription, payments} = order
  const {cancelledAt, endsOn} = subscription ?? {}
  if (!cancelledAt || !endsOn || endsOn <= amsterdamDay(now) || paidUntil(order) !== endsOn) return false
  return (
    payments.some(({status}) => status === 'paid') &&
    !isGivenBack(order) &&
    !payments.some(({status}) => isWithBank(status))
  )
}
