import {type Order, type OrderPayment, originOf} from '../orders/order.ts'
import {changeOf, isAtOnce, isBegun, type PlanChange} from './change.ts'

/** A plan and period in words, as a document or the books name it. */
export type PaidTerms = Pick<Order, 'plan' | 'planName' | 'period' | 'periodLabel'>

const before = ({fromPlan, fromPlanName, fromPeriod, fromPeriodLabel}: PlanChange): PaidTerms => ({
  plan: fromPlan,
  planName: fromPlanName,
  period: fromPeriod,
  periodLabel: fromPeriodLabel,
})
const named = ({plan, planName, period, periodLabel}: PaidTerms): PaidTerms => ({plan, planName, period, periodLabel})

/** The day on which Mollie collected a payment, or the renewal that it is for. */
export const collectionOf = (
  order: Order,
  payment: Pick<OrderPayment, 'collectedOn' | 'renewalOf'>,
): string | undefined => originOf(order, payment).collectedOn

/** The change at once that a payment is for, or the payment that it pays again. */
export const changePaidBy = (
  order: Order,
  payment: Pick<OrderPayment, 'planChange' | 'renewalOf'>,
): PlanChange | undefined => changeOf(order, originOf(order, payment).planChange)

/**
 * The plan and period that a payment pays for: those of the day on which Mollie collected it, or the renewal that it is for; a
 * first payment has those of the purchase. `day` is that day (YYYY-MM-DD).
 */
export function paidTerms(
  order: Order,
  payment: Pick<OrderPayment, 'planChange' | 'renewalOf' | 'total'>,
  day: string | undefined,
): PaidTerms {
  const own = changePaidBy(order, payment)
  if (own) return named(own)
  const begun = (order.planChanges ?? []).filter(isBegun)
  const [first] = begun
  const last = day === undefined ? undefined : begun.findLast((change) => holdsOn(change, day, payment.total))
  return last ? named(last) : first ? before(first) : named(order)
}

/**
 * Whether a collection of a day is by a change. On the day of one at once it was by the terms before; while Mollie is being told
 * of one from a renewal, its total tells.
 */
const holdsOn = (change: PlanChange, day: string, total: number | undefined): boolean =>
  isAtOnce(change)
    ? change.startsOn < day
    : change.startsOn <= day && (change.changedAt !== undefined || change.total === total)
