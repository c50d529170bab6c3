import {amsterdamDay, DAY_MS} from '../../../domain/format/dates.ts'
import type {Order, OrderSubscription} from '../orders/order.ts'

/** Steps after a failed renewal, and the days after which they follow. */
export const DUNNING_STEPS = [
  {day: 3, act: 'collect'},
  {day: 7, act: 'collect'},
  {day: 14, act: 'collect'},
  // A direct debit takes days to fail.
  {day: 18, act: 'pause'},
  {day: 32, act: 'end'},
] as const
type OverdueAct = (typeof DUNNING_STEPS)[number]['act']

const dayOf = (act: OverdueAct) => DUNNING_STEPS.find((step) => step.act === act)?.day ?? 0
const daysAfter = (moment: string, days: number) => new Date(Date.parse(moment) + days * DAY_MS).toISOString()

const withSubscription = (order: Order, change: Partial<OrderSubscription>): Order =>
  order.subscription ? {...order, subscription: {...order.subscription, ...change}} : order

/** The order whose renewal failed at a moment (ISO). One that is overdue already stays so since then. */
export function withOverdue(order: Order, renewalId: string, at: string): Order {
  if (order.subscription?.overdueId || order.subscription?.cancelledAt) return order
  return withSubscription(order, {
    overdueId: renewalId,
    overdueSince: at,
    overdueSteps: 0,
    overdueNextAt: daysAfter(at, DUNNING_STEPS[0].day),
  })
}

/** The order of a cancelled subscription that owes a payment; no dunning step follows. */
export const withOwing = (order: Order, paymentId: string, at: string): Order =>
  withSubscription(order, {
    overdueId: paymentId,
    overdueSince: at,
    overdueSteps: undefined,
    overdueNextAt: undefined,
  })

export const withoutOverdue = (order: Order): Order =>
  withSubscription(order, {
    overdueId: undefined,
    overdueSince: undefined,
    overdueSteps: undefined,
    overdueNextAt: undefined,
  })

/** The order after a dunning step at a moment (ISO); the next step keeps its distance in days. */
export function withStepTaken(order: Order, step: number, at: string): Order {
  const {overdueSince, overdueSteps} = order.subscription ?? {}
  if (!overdueSince || overdueSteps !== step) return order
  return withSubscription(order, {overdueSteps: step + 1, overdueNextAt: nextAfter(step, at)})
}

/** Counts the next dunning step from the answer to the last one. */
export function withStepAnswered(order: Order, at: string): Order {
  const {overdueSteps = 0, overdueNextAt} = order.subscription ?? {}
  const next = nextAfter(overdueSteps - 1, at)
  return next && overdueNextAt && next > overdueNextAt ? withSubscription(order, {overdueNextAt: next}) : order
}

function nextAfter(step: number, at: string): string | undefined {
  const [taken, next] = [DUNNING_STEPS[step], DUNNING_STEPS[step + 1]]
  return taken && next && daysAfter(at, next.day - taken.day)
}

/** The day (YYYY-MM-DD) until which an overdue renewal can be paid: before the pause, and then before the end. */
export function payUntil({subscription}: Order): string | null {
  const {overdueSince, overdueSteps = 0, overdueNextAt, pausedAt} = subscription ?? {}
  if (!overdueSince) return null
  const last = dayOf(pausedAt ? 'end' : 'pause')
  const next = DUNNING_STEPS[overdueSteps]
  const until = overdueNextAt && next ? daysAfter(overdueNextAt, last - next.day) : daysAfter(overdueSince, last)
  return amsterdamDay(new Date(until))
}
