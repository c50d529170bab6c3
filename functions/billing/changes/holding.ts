import {amsterdamDay, daysLater} from '../../../domain/format/dates.ts'
import type {Order} from '../orders/order.ts'
import {amountsOf, withoutPlan} from '../prices/priceChange.ts'
import {goesOn} from '../state/subscription.ts'
import {withWithdrawn} from './agreement.ts'
import {
  changeOf,
  isAtOnce,
  isOpenChange,
  isWaiting,
  type PlanChange,
  plannedChange,
  termsOf,
  withChange,
} from './change.ts'

/**
 * The change that Mollie is to be told of: one that was begun, or the one from the next renewal, on the day before that, since
 * Mollie collects early in the morning.
 */
export function changeToTell(order: Order, today: string): PlanChange | undefined {
  const {planChanges = [], subscription} = order
  if (!goesOn(subscription)) return undefined
  const begun = planChanges.find((change) => isOpenChange(change) && !isWaiting(change))
  const planned = plannedChange(order)
  return begun ?? (planned && planned.startsOn <= daysLater(today, 1) ? planned : undefined)
}

/** The order whose change from the next renewal is begun: nobody withdraws it any more. */
export function withBegunChange(order: Order, today: string, at: string): Order {
  const lapsed = withoutUnpaid(order, today, at)
  const change = changeToTell(lapsed, today)
  return change && change.changingAt === undefined ? withChange(lapsed, {...change, changingAt: at}) : lapsed
}

/** The order whose planned change begins with a collection that comes sooner than planned, and which Mollie is told of with it. */
export function withChangeOn(order: Order, day: string, at: string): Order {
  const planned = plannedChange(order)
  return planned ? withChange(order, {...planned, startsOn: day, changingAt: planned.changingAt ?? at}) : order
}

/** A change at once lapses with the period that it was to be paid for. */
const withoutUnpaid = (order: Order, today: string, at: string): Order =>
  (order.planChanges ?? [])
    .filter((change) => isWaiting(change) && isAtOnce(change) && (change.endsOn ?? '') < daysLater(today, 1))
    .reduce((kept, {number}) => withWithdrawn(kept, number, at), order)

/**
 * The order by the terms of a change. Payments so far keep what they came to; prices announced for the old plan end, and so does
 * a discount on it, which stays redeemed.
 */
function withTerms(order: Order, change: PlanChange, at: string): Order {
  const payments = order.payments.map((payment) => ({...payment, ...amountsOf(order, payment)}))
  const others = (order.priceChanges ?? []).reduce((kept, each) => withoutPlan(kept, each, at), order)
  const {offer} = others
  const ended = offer && {
    offer: {...offer, until: offer.until ? earlier(offer.until, change.startsOn) : change.startsOn},
  }
  return {...others, ...ended, ...termsOf(change), payments}
}

const earlier = (one: string, other: string) => (one < other ? one : other)

/** Mollie was told. A change from a renewal holds from then on, and its subscription begins anew on that day. */
export function withCompleted(order: Order, number: number, {startsOn, at}: {startsOn: string; at: string}): Order {
  const change = changeOf(order, number)
  const {subscription} = order
  if (!change || !isOpenChange(change) || !subscription) return order
  const completed = {...change, changingAt: change.changingAt ?? at, changedAt: at}
  if (isAtOnce(change)) return withChange(order, completed)
  const held = withTerms(order, change, at)
  return withChange(
    {...held, subscription: {...subscription, startDate: startsOn, nextOn: startsOn}},
    {...completed, startsOn},
  )
}

/** The order whose change at once is paid; null when it cannot hold any more, and the money goes back. */
export function withPaidChange(order: Order, number: number | undefined, paidAt: string): Order | null {
  const change = changeOf(order, number)
  if (!change || !isWaiting(change) || !isAtOnce(change)) return null
  const day = amsterdamDay(new Date(paidAt))
  if (day > (change.endsOn ?? '') || order.plan !== change.fromPlan || order.period !== change.fromPeriod) return null
  // Days before the first one that is paid for are given; those after it that were missed go back.
  const held = {...change, startsOn: earlier(day, change.startsOn), changingAt: paidAt}
  return withChange(withTerms(order, held, paidAt), held)
}
