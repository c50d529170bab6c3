import type {MollieClient} from '@mollie/api-client'
import {log} from '../../runtime/log.ts'
import {withMail} from '../ledger/record.ts'
import type {Audit, Order, Orders} from '../orders/order.ts'
import {inState, isCancelled} from '../state/subscription.ts'
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
  const undoAt = now.toISOString()
  const begin = (kept: Order): Order =>
    kept.subscription?.state === 'cancelled' || kept.subscription?.state === 'resuming'
      ? {...kept, subscription: {...kept.subscription, state: 'resuming', undoAt}}
      : kept
  await orders.update(order.id, begin, audit)
  const running = await runningSubscription(order, subscription.endsOn, mollie, subscription.mandateId)
  const goOn = (kept: Order): Order =>
    kept.subscription?.id === subscription.id && kept.subscription.state === 'resuming'
      ? withMail(
          {
            ...kept,
            subscription: inState({...kept.subscription, ...running, nextOn: undefined}, {state: 'running'}),
          },
          'cancellationUndone',
          {number: 1 + kept.mails.filter(({kind}) => kind === 'cancellationUndone').length},
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
