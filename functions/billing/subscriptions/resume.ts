import type {MollieClient} from '@mollie/api-client'
import {log} from '../../runtime/log.ts'
import type {Audit, Order, Orders} from '../orders/order.ts'
import {decide} from '../state/decide.ts'
import {isCancelled} from '../state/subscription.ts'
import {mayResume} from './cancellation.ts'
import {cancelUnlessCurrent, runningSubscription} from './subscription.ts'

type Services = {mollie: MollieClient; orders: Orders}

/**
 * Resumes a cancelled subscription from the day on which it would have ended, for the same amounts. Resuming twice is a no-op.
 * Throws when it cannot be resumed, or Mollie cannot be reached.
 */
export async function resumeSubscription(
  order: Order,
  {mollie, orders}: Services,
  audit: Audit,
  now = new Date(),
): Promise<Order> {
  const {subscription} = order
  if (subscription && !isCancelled(subscription)) return order
  if (!subscription?.endsOn || !mayResume(order, now)) throw new Error('The cancellation cannot be taken back')
  const begin = (kept: Order): Order => decide(kept, {event: 'resumeAsked', at: now.toISOString()}, now)
  await orders.update(order.id, begin, audit)
  const running = await runningSubscription(order, subscription.endsOn, mollie, subscription.mandateId)
  const made = {
    event: 'subscriptionMade',
    subscription: running,
    wanted: running.startDate,
    replaces: subscription.id,
  } as const
  const goOn = (kept: Order): Order => decide(kept, made, now)
  const undone = await orders.update(order.id, goOn, audit)
  // A second cancellation meanwhile wins.
  await cancelUnlessCurrent(undone, running.id, mollie)
  log('subscription.resumed', {
    order: order.id,
    subscription: running.id,
    kept: undone.subscription?.id === running.id,
  })
  return undone
}
