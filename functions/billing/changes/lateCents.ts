import {amsterdamDay, daysUntil} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {changeOf, isBegun} from './change.ts'

/**
 * The part of a payment for a dearer plan that pays for days before it came in: the plan held from that day only, so they go
 * back. Nothing of a payment of anything else.
 */
export function lateCents(order: Pick<Order, 'planChanges'>, {planChange, paidAt}: OrderPayment): Cents {
  const change = changeOf(order, planChange)
  if (!change || !isBegun(change) || !change.endsOn || !paidAt) return 0
  const {startsOn, endsOn, dueTotal = 0} = change
  const [paidFor, had] = [daysUntil(endsOn, startsOn) + 1, daysUntil(endsOn, amsterdamDay(new Date(paidAt))) + 1]
  return had < paidFor ? dueTotal - Math.round((dueTotal * had) / paidFor) : 0
}
