import type {PauseMonths} from '../../../domain/customers/portalActs.ts'
import {amsterdamDay, daysLater} from '../../../domain/format/dates.ts'
import {log} from '../../runtime/log.ts'
import {plannedChange} from '../changes/change.ts'
import {withChangeOn} from '../changes/holding.ts'
import {changedTerms} from '../changes/tellMollie.ts'
import type {Order} from '../orders/order.ts'
import type {Audit} from '../orders/orders.ts'
import {decide} from '../state/decide.ts'
import {pauseEnd, pauseEndsEarly, pauseFrom} from './pauseRules.ts'
import {decideThenSync, type Services} from './subscription.ts'

/**
 * Pauses from the next period on: Mollie collects that many months later, by itself. Pausing again before it begins changes its
 * length. Throws when it cannot be paused, or Mollie cannot be reached; the jobs complete what was begun.
 */
export async function pauseSubscription(
  order: Order,
  months: PauseMonths,
  services: Services,
  audit: Audit,
  now: Date,
): Promise<Order> {
  const from = pauseFrom(order, now)
  if (!from) throw new Error('The subscription cannot be paused')
  const until = pauseEnd(order, from, months)
  log('subscription.paused', {order: order.id, from, until})
  return decideThenSync(order, {event: 'pauseAsked', from, until}, services, audit, now)
}

/** Ends a pause: collected today, or on its first day when that is still to come. A no-op where there is none. */
export async function endPause(order: Order, {mollie, orders}: Services, audit: Audit, now: Date): Promise<Order> {
  const {subscription, customerId} = order
  if (subscription?.state !== 'paused' || !customerId) return order
  const [on, at] = [pauseEndsEarly(subscription, now), now.toISOString()]
  // Too late for the jobs, which tell Mollie of a change on the day before.
  const isSoon = on <= daysLater(amsterdamDay(now), 1)
  const begun = isSoon ? await orders.update(order.id, (kept) => withChangeOn(kept, on, at), audit) : order
  const change = isSoon ? plannedChange(begun) : undefined
  // Cut off after this, it is collected on that day, which ends the pause.
  const terms = change && changedTerms(order, change)
  await mollie.customerSubscriptions.update(subscription.id, {customerId, startDate: on, ...terms})
  log('subscription.pause_ended', {order: order.id, on})
  const end = (kept: Order): Order => {
    const ended = decide(kept, {event: 'pauseEnded', on}, now)
    return change ? decide(ended, {event: 'changeMade', number: change.number, startsOn: on, at}, now) : ended
  }
  return orders.update(order.id, end, audit)
}
