import type {MollieClient} from '@mollie/api-client'
import type {PauseMonths} from '../../../domain/customers/portalActs.ts'
import {log} from '../../runtime/log.ts'
import type {Order} from '../orders/order.ts'
import type {Audit, Orders} from '../orders/orders.ts'
import {decide} from '../state/decide.ts'
import {goesOn} from '../state/subscription.ts'
import {pauseEnd, pauseEndsEarly, pauseFrom} from './pauseRules.ts'

type Services = {mollie: MollieClient; orders: Orders}

/**
 * Pauses from the next period on: Mollie collects that many months later, by itself. Pausing again before it begins changes its
 * length. Throws when it cannot be paused, or Mollie cannot be reached.
 */
export async function pauseSubscription(
  order: Order,
  months: PauseMonths,
  {mollie, orders}: Services,
  audit: Audit,
  now = new Date(),
): Promise<Order> {
  const from = pauseFrom(order, now)
  if (!from) throw new Error('The subscription cannot be paused')
  const until = pauseEnd(order, from, months)
  await collectNextOn(order, until, mollie)
  const pause = (kept: Order): Order => decide(kept, {event: 'pauseAsked', from, until}, now)
  const paused = await orders.update(order.id, pause, audit)
  // A chargeback or another event that came between forbids the pause.
  if (paused.subscription?.state !== 'paused' && goesOn(paused.subscription)) await collectNextOn(paused, from, mollie)
  log('subscription.paused', {order: order.id, from, until})
  return paused
}

/** Ends a pause: collected today, or on its first day when that is still to come. A no-op where there is none. */
export async function endPause(
  order: Order,
  {mollie, orders}: Services,
  audit: Audit,
  now = new Date(),
): Promise<Order> {
  const {subscription} = order
  if (subscription?.state !== 'paused') return order
  const on = pauseEndsEarly(subscription, now)
  await collectNextOn(order, on, mollie)
  log('subscription.pause_ended', {order: order.id, on})
  return orders.update(order.id, (kept) => decide(kept, {event: 'pauseEnded', on}, now), audit)
}

/** @see https://docs.mollie.com/reference/update-subscription */
async function collectNextOn({subscription, customerId}: Order, startDate: string, mollie: MollieClient) {
  if (!subscription || !customerId) throw new Error('The order has no subscription')
  await mollie.customerSubscriptions.update(subscription.id, {customerId, startDate})
}
