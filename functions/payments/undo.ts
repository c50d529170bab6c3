import type {MollieClient} from '@mollie/api-client'
import {log} from '../log.ts'
import type {Act, Order, Orders} from '../orders/order.ts'
import {withMail} from '../orders/record.ts'
import {mayUndo} from './cancellation.ts'
import {runningSubscription} from './subscription.ts'

type Services = {mollie: MollieClient; orders: Orders}

/**
 * The order whose subscription goes on after all, from the day on which it would have ended, for the same amounts. Taking it
 * back again changes nothing. Throws when it cannot be taken back, or Mollie cannot be reached.
 */
export async function undoCancellation(
  order: Order,
  {mollie, orders}: Services,
  act: Act,
  now = new Date(),
): Promise<Order> {
  const {subscription} = order
  if (subscription && !subscription.cancelledAt) return order
  if (!subscription?.endsOn || !mayUndo(order, now)) throw new Error('The cancellation cannot be taken back')
  const running = await runningSubscription(order, subscription.endsOn, mollie, subscription.mandateId)
  log('cancellation taken back', {order: order.id, subscription: running.id})
  const goOn = (kept: Order): Order =>
    kept.subscription?.id === subscription.id && kept.subscription.cancelledAt
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
            },
          },
          'cancellationUndone',
          {about: running.id},
        )
      : kept
  return orders.update(order.id, goOn, act)
}
