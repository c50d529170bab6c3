import {amsterdamDay, DAY_MS} from '../model.ts'
import type {Order, OrderSubscription} from './order.ts'

/** What is done about a renewal that failed, and how many days after it did. */
export const STEPS = [
  {day: 3, act: 'collect'},
  {day: 7, act: 'collect'},
  {day: 14, act: 'collect'},
  // A direct debit takes days to fail.
  {day: 18, act: 'pause'},
  {day: 32, act: 'end'},
] as const
type OverdueAct = (typeof STEPS)[number]['act']

const dayOf = (act: OverdueAct) => STEPS.find((step) => step.act === act)?.day ?? 0
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
    overdueNextAt: daysAfter(at, STEPS[0].day),
  })
}

export const withoutOverdue = (order: Order): Order =>
  withSubscription(order, {
    overdueId: undefined,
    overdueSince: undefined,
    overdueSteps: undefined,
    overdueNextAt: undefined,
  })

/** The order after a step was taken; the one after it is due on its day. */
export function withStepTaken(order: Order, step: number): Order {
  const {overdueSince, overdueSteps} = order.subscription ?? {}
  if (!overdueSince || overdueSteps !== step) return order
  const next = STEPS[step + 1]
  return withSubscription(order, {
    overdueSteps: step + 1,
    overdueNextAt: next && daysAfter(overdueSince, next.day),
  })
}

/** The day (YYYY-MM-DD) until which an overdue renewal can be paid: before the pause, and then before the end. */
export function payUntil({subscription}: Order): string | null {
  const {overdueSince, pausedAt} = subscription ?? {}
  return overdueSince ? amsterdamDay(new Date(daysAfter(overdueSince, dayOf(pausedAt ? 'end' : 'pause')))) : null
}
