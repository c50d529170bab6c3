import type {MollieClient} from '@mollie/api-client'
import {log} from '../log.ts'
import {amsterdamDay} from '../model.ts'
import type {Act, Order, OrderPayment, Orders} from '../orders/order.ts'
import {amountsOf} from '../orders/priceChange.ts'
import {withMail} from '../orders/record.ts'
import {paidUntil} from './renewal.ts'
import {runningSubscription} from './subscription.ts'

type Services = {mollie: MollieClient; orders: Orders}

const isUnderway = ({status}: OrderPayment) => status === 'pending' || status === 'authorized'
const isGivenBack = (order: Order, payment: OrderPayment) =>
  payment.refunded + payment.chargedBack >= amountsOf(order, payment).total

/**
 * Whether a cancellation can be taken back: the period that runs is paid, and stays so. Whoever cancelled with a renewal
 * open, or got the money back, would get that period for nothing; a collection that is underway would come twice.
 */
export function mayUndo(order: Order, now: Date): boolean {
  const {subscription, payments} = order
  const {cancelledAt, endsOn} = subscription ?? {}
  if (!cancelledAt || !endsOn || endsOn <= amsterdamDay(now) || paidUntil(order) !== endsOn) return false
  const latest = payments
    .filter(({status}) => status === 'paid')
    .sort((one, other) => ((one.paidAt ?? '') < (other.paidAt ?? '') ? -1 : 1))
    .at(-1)
  return latest !== undefined && !isGivenBack(order, latest) && !payments.some(isUnderway)
}

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
