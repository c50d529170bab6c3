import {log} from '../../runtime/log.ts'
import type {Order} from '../orders/order.ts'
import type {Audit} from '../orders/orders.ts'
import {decide} from '../state/decide.ts'
import {isCancelled} from '../state/subscription.ts'
import {mayResume} from './cancellation.ts'
import {decideThenSync, type Services, stopAtMollie} from './subscription.ts'

/**
 * Stops the subscription: nothing more is collected, and it runs until the end of what is paid: today or before, while a
 * renewal is open. Cancelling again changes nothing. Throws when Mollie cannot be reached, or when the order has no subscription.
 */
export async function cancelSubscription(
  order: Order,
  {mollie, orders}: Services,
  audit: Audit,
  now: Date,
): Promise<Order> {
  const {subscription} = order
  if (!subscription) throw new Error('The order has no subscription')
  if (!isCancelled(subscription)) await stopAtMollie(order, mollie)
  let wasOver = false
  const cancel = (kept: Order): Order => {
    wasOver = kept.subscription?.state === 'cancelled'
    return decide(kept, {event: 'cancelled', at: now.toISOString()}, now)
  }
  const cancelled = await orders.update(order.id, cancel, audit)
  if (wasOver) return cancelled
  log('subscription.cancelled', {order: order.id, subscription: subscription.id})
  // It was taken back meanwhile, or is being taken back: what was made for that ends as well.
  if (isCancelled(subscription) || cancelled.subscription?.id !== subscription.id) await stopAtMollie(cancelled, mollie)
  return cancelled
}

/**
 * Takes a cancellation back: collected again from the day on which it would have ended, for the same amounts. Resuming twice
 * is a no-op. It stays cancelled when Mollie refuses, as it does without a mandate. Throws when it cannot be resumed, or Mollie
 * cannot be reached; the jobs complete what was begun.
 */
export async function resumeSubscription(order: Order, services: Services, audit: Audit, now: Date): Promise<Order> {
  const {subscription} = order
  if (subscription && !isCancelled(subscription)) return order
  if (!mayResume(order, now)) throw new Error('The cancellation cannot be taken back')
  return decideThenSync(order, {event: 'resumeAsked', at: now.toISOString()}, services, audit, now)
}
