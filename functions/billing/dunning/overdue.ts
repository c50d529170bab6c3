import {amsterdamDay, DAY_MS} from '../../../domain/format/dates.ts'
import {isOpenAgain} from '../ledger/chargeback.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {isLost} from '../state/stateOf.ts'
import {
  type Dunning,
  inState,
  isCancelled,
  missingSince,
  type OrderSubscription,
  pauseOf,
  type Standing,
} from '../state/subscription.ts'

/** Steps after a failed renewal, and the days after which they follow. */
export const DUNNING_STEPS = [
  {day: 3, act: 'collect'},
  {day: 7, act: 'collect'},
  {day: 14, act: 'collect'},
  // A direct debit takes days to fail.
  {day: 18, act: 'hold'},
  {day: 32, act: 'end'},
] as const
type OverdueAct = (typeof DUNNING_STEPS)[number]['act']

const dayOf = (act: OverdueAct) => DUNNING_STEPS.find((step) => step.act === act)?.day ?? 0
const daysAfter = (moment: string, days: number) => new Date(Date.parse(moment) + days * DAY_MS).toISOString()

/** A debt at a moment (ISO), with no dunning step taken. */
const dunningFrom = (overdueId: string, at: string): Dunning => ({
  overdueId,
  overdueSince: at,
  overdueSteps: 0,
  overdueNextAt: daysAfter(at, DUNNING_STEPS[0].day),
})

/** The order whose renewal failed at a moment (ISO). One that is overdue already stays so since then. */
export function withOverdue(order: Order, renewalId: string, at: string): Order {
  const {subscription} = order
  const dunning = dunningFrom(renewalId, at)
  switch (subscription?.state) {
    case 'running':
    case 'paused':
      return {...order, subscription: inState(subscription, {state: 'overdue', ...dunning, ...pauseOf(subscription)})}
    case 'restarting':
      return {...order, subscription: {...subscription, state: 'onHold', ...dunning}}
    case 'missing':
      return subscription.overdueId === undefined ? {...order, subscription: {...subscription, ...dunning}} : order
    default:
      return order
  }
}

/** The order of a cancelled subscription that owes a payment; no dunning step follows. */
export const withOwing = (order: Order, overdueId: string, overdueSince: string): Order =>
  isCancelled(order.subscription) ? {...order, subscription: {...order.subscription, overdueId, overdueSince}} : order

export function withoutOverdue(order: Order): Order {
  const {subscription} = order
  if (subscription?.overdueId === undefined) return order
  return {...order, subscription: inState(subscription, withoutDebt(subscription))}
}

/** The order whose debt is gone: the next payment that is open is owed from a moment (ISO) on. One is asked for at a time. */
export function withDebtGone(order: Order, at: string): Order {
  const settled = withoutOverdue(order)
  const gone = order.subscription?.overdueId
  const next = settled.payments.find((payment) => payment.id !== gone && isOpenDebt(settled, payment))
  if (!next) return settled
  if (!isCancelled(settled.subscription)) return withOverdue(settled, next.id, at)
  return isOpenAgain(settled, next) ? withOwing(settled, next.id, at) : settled
}

/** The order of a subscription that goes on again: a renewal that failed before is owed from a moment (ISO) on. */
export function withDebtAgain(order: Order, at: string): Order {
  const debt = order.payments.find((payment) => isOpenDebt(order, payment))
  return debt ? withOverdue(order, debt.id, at) : order
}

/** Whether a payment is still to be paid: a renewal that failed, or what the bank took back. */
const isOpenDebt = (order: Order, {id, ...payment}: OrderPayment): boolean =>
  (payment.kind === 'renewal' &&
    isLost(payment.status) &&
    !order.payments.some(({renewalOf, status}) => renewalOf === id && status === 'paid')) ||
  isOpenAgain(order, {id, ...payment})

function withoutDebt(subscription: OrderSubscription): Standing {
  switch (subscription.state) {
    case 'onHold':
      return {state: 'restarting', heldAt: subscription.heldAt}
    case 'missing':
      return missingSince(subscription.lostAt, {dunning: null, pause: pauseOf(subscription)})
    case 'cancelled':
      return {state: 'cancelled', cancelledAt: subscription.cancelledAt, endsOn: subscription.endsOn}
    case 'resuming': {
      const {state, cancelledAt, endsOn, undoAt} = subscription
      return {state, cancelledAt, endsOn, undoAt}
    }
    case 'restarting':
      return {state: 'restarting', heldAt: subscription.heldAt}
    default: {
      const pause = pauseOf(subscription)
      return pause ? {state: 'paused', ...pause} : {state: 'running'}
    }
  }
}

/** The order after a dunning step at a moment (ISO); the next step keeps its distance in days. */
export function withStepTaken(order: Order, step: number, at: string): Order {
  const {subscription} = order
  if (subscription?.overdueNextAt === undefined || subscription.overdueSteps !== step) return order
  const overdueNextAt = nextAfter(step, at) ?? subscription.overdueNextAt
  return {...order, subscription: {...subscription, overdueSteps: step + 1, overdueNextAt}}
}

/** Counts the next dunning step from the answer to the last one. */
export function withStepAnswered(order: Order, at: string): Order {
  const {subscription} = order
  if (subscription?.overdueNextAt === undefined) return order
  const next = nextAfter(subscription.overdueSteps - 1, at)
  return next && next > subscription.overdueNextAt
    ? {...order, subscription: {...subscription, overdueNextAt: next}}
    : order
}

function nextAfter(step: number, at: string): string | undefined {
  const [taken, next] = [DUNNING_STEPS[step], DUNNING_STEPS[step + 1]]
  return taken && next && daysAfter(at, next.day - taken.day)
}

/** The day (YYYY-MM-DD) until which an overdue renewal can be paid: before the hold, and then before the end. */
export function payUntil({subscription}: Order): string | null {
  const {overdueSince, overdueSteps = 0, overdueNextAt, heldAt} = subscription ?? {}
  if (!overdueSince) return null
  const last = dayOf(heldAt ? 'end' : 'hold')
  const next = DUNNING_STEPS[overdueSteps]
  const until = overdueNextAt && next ? daysAfter(overdueNextAt, last - next.day) : daysAfter(overdueSince, last)
  return amsterdamDay(new Date(until))
}
