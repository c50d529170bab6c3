import type {MollieClient, Subscription} from '@mollie/api-client'
import {amsterdamDay, daysLater} from '../../../domain/format/dates.ts'
import {formatAmount} from '../../../domain/money/money.ts'
import {INTERVALS} from '../../../domain/money/periods.ts'
import {log} from '../../runtime/log.ts'
import type {Order} from '../orders/order.ts'
import type {Audit, Orders} from '../orders/orders.ts'
import {decide} from '../state/decide.ts'
import {descriptionOf, isRunning} from '../subscriptions/subscription.ts'
import {isAtOnce, type PlanChange, withChange} from './change.ts'
import {changeToTell, withBegunChange} from './holding.ts'

type Services = {mollie: MollieClient; orders: Orders}
const AUDIT: Audit = {actor: 'shop', reason: 'planChanges'}

/**
 * Makes Mollie collect by the change of an order that is due. Each step may be taken twice, at once or after a kill: the order
 * says that the change begins (from then on it is not withdrawn), Mollie is told amount, interval and day, the order says that
 * it is made. Throws when Mollie cannot be reached.
 *
 * @see https://docs.mollie.com/reference/update-subscription
 */
export async function tellMollie(orderId: string, {mollie, orders}: Services, now: Date): Promise<void> {
  const [today, at] = [amsterdamDay(now), now.toISOString()]
  const order = await orders.update(orderId, (kept) => withBegunChange(kept, today, at), AUDIT)
  const change = changeToTell(order, today)
  const {subscription, customerId} = order
  if (!change || !subscription || !customerId) return
  const theirs = await mollie.customerSubscriptions.get(subscription.id, {customerId})
  // One that rests there is made by the terms of the order, and told when it runs again.
  if (!isRunning(theirs)) return
  const wanted = {...order, ...change}
  if (!isTold(theirs, wanted)) {
    const day = theirs.nextPaymentDate ?? ''
    if (!isAtOnce(change)) {
      // It is being collected by the old terms: the answer says when the next one is.
      if (day <= today) return
      if (day > daysLater(today, 1)) return postpone(order, change, day, orders)
    }
    await mollie.customerSubscriptions.update(subscription.id, {
      customerId,
      ...changedTerms(order, change),
      ...(!isAtOnce(change) && {startDate: day}),
    })
  }
  const startsOn = change.startsOn
  const made = {event: 'changeMade', number: change.number, startsOn, at} as const
  await orders.update(orderId, (kept) => decide(kept, made, now), AUDIT)
  log('plan.changed', {order: orderId, startsOn, total: change.total})
}

/** Fields of Mollie's subscription by a change. One at once keeps the period. */
export const changedTerms = (order: Order, change: PlanChange) => ({
  amount: {currency: 'EUR', value: formatAmount(change.total)},
  description: descriptionOf({...order, ...change}),
  ...(!isAtOnce(change) && {interval: INTERVALS[change.period]}),
})

/** Whether Mollie's subscription is by these terms already. */
const isTold = ({amount, interval, description}: Subscription, wanted: Order): boolean =>
  amount.value === formatAmount(wanted.total) &&
  interval === INTERVALS[wanted.period] &&
  description === descriptionOf(wanted)

/** Mollie collected by the old terms meanwhile: the change begins with its next collection. */
async function postpone({id}: Order, {number}: PlanChange, startsOn: string, orders: Orders): Promise<void> {
  const later = (kept: Order): Order => {
    const change = kept.planChanges?.find((each) => each.number === number)
    return change ? withChange(kept, {...change, startsOn, changingAt: undefined}) : kept
  }
  await orders.update(id, later, AUDIT)
}
