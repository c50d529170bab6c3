import {amsterdamDay} from '../../../domain/format/dates.ts'
import type {Order} from '../orders/order.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {isCollecting} from '../state/stateOf.ts'
import {isPauseTold} from '../state/subscription.ts'
import {nextRenewal, paidUntil, periodEnd} from './renewal.ts'

/** The subscription that Mollie is to run for an order; its amount and its interval are the order's. */
export type Wanted = {
  /** The first day (YYYY-MM-DD) that is not paid yet. It may have passed: periods that nobody collects are told. */
  from: string
  /** Whether it is made when Mollie runs none: while a renewal is owed, or nothing is left of the first payment, none is. */
  isMade: boolean
  /** The mandate that the customer chose; Mollie takes any valid one without it. */
  mandateId?: string | undefined
}

/** The subscription that the state of an order calls for; null when Mollie is to collect nothing. */
export function wantedAtMollie(order: Order): Wanted | null {
  const {subscription, paidAt, period, duplicateOf} = order
  if (!paidAt || duplicateOf) return null
  if (!subscription) return {from: nextRenewal(paidAt, period, order), isMade: !wentBackWhole(order)}
  const {state, startDate, overdueId, mandateId} = subscription
  if (state === 'onHold' || state === 'cancelled') return null
  const isMade = state === 'resuming' || overdueId === undefined
  if (subscription.pauseUntil !== undefined) return {from: subscription.pauseUntil, isMade, mandateId}
  return {from: unpaidFrom(order) ?? startDate, isMade, mandateId}
}

/** Whether all of the first payment went back: nothing begins of it, since nobody can cancel one that was not made yet. */
function wentBackWhole(order: Order): boolean {
  const first = order.payments.find(({id}) => id === order.paymentId)
  if (!first) return false
  const {total} = amountsOf(order, first)
  return total > 0 && first.refunded + first.chargedBack >= total
}

/** The day on which a pause ends that Mollie is still to be told of; null when it knows, or may have collected already. */
export function pauseToTell({subscription}: Order, now: Date): string | null {
  if (subscription?.state !== 'paused' || isPauseTold(subscription)) return null
  const {nextOn = subscription.startDate, pauseUntil} = subscription
  const today = amsterdamDay(now)
  // On its last day Mollie collects, and then says the day after that: told again, it would collect once more.
  return nextOn > today && pauseUntil > today ? pauseUntil : null
}

/** End of the paid period, or of the one that a pending debit pays. */
function unpaidFrom(order: Order): string | null {
  const paid = paidUntil(order)
  return paid && order.payments.some(isCollecting) ? periodEnd(paid, order.period, paid) : paid
}
