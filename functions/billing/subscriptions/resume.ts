import type {MollieClient} from '@mollie/api-client'
import {log} from '../../runtime/log.ts'
import {withMail} from '../ledger/record.ts'
import type {Audit, Order, Orders} from '../orders/order.ts'
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
  if (subscription && !subscription.cancelledAt) return order
  if (!subscription?.endsOn || !mayResume(order, now)) throw new Error('The cancellation cannot be taken back')
  const undoAt = now.toISOString()
  const begin = (kept: Order): Order =>
    kept.subscription?.cancelledAt ? {...kept, subscription: {...kept.subscription, undoAt}} : kept
  await orders.update(order.id, begin, audit)
  const running = await runningSubscription(order, subscription.endsOn, mollie, subscription.mandateId)
  const goOn = (kept: Order): Order =>
    kept.subscription?.id === subscription.id && kept.subscription.cancelledAt && kept.subscription.undoAt
      ? withMail(
          {
            ...kept,
            subscription: {
              ...kept.subscription,
              ...running,
              cancelledAt: undefined,
              endsOn: undefined,
              pausedAt: undefined,
              lostAt: undefined,
              undoAt: undefined,
              nextOn: undefined,
            },
          },
          'cancellationUndone',
          {about: running.id},
        )
      : kept
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
