import type {MollieClient} from '@mollie/api-client'
import {caught} from '../../runtime/log.ts'
import type {Order} from '../orders/order.ts'
import {decide} from '../state/decide.ts'
import {isCancelled} from '../state/subscription.ts'
import {onPaidDay} from './renewal.ts'

/**
 * The change that notes Mollie's next day of collection, once it has collected a period. A purchase on the 31st is collected
 * on the last day of shorter months and on the 31st again after them; Mollie would stay on the earlier day, so this sets the
 * date there. Null when nothing changed, or Mollie cannot say.
 */
export async function noteNextCollection(
  order: Order,
  collectedOn: string,
  mollie: MollieClient,
): Promise<((order: Order) => Order) | null> {
  const {subscription, customerId, paidAt} = order
  if (!subscription || !customerId || !paidAt || isCancelled(subscription) || subscription.heldAt) return null
  const {id, startDate, nextOn: known = startDate} = subscription
  // It was made, or told, after this period was collected.
  if (known > collectedOn) return null
  try {
    const {nextPaymentDate} = await mollie.customerSubscriptions.get(id, {customerId})
    if (!nextPaymentDate || nextPaymentDate <= collectedOn) return null
    const wanted = onPaidDay(nextPaymentDate, paidAt)
    const nextOn = wanted > nextPaymentDate ? await moved(order, wanted, nextPaymentDate, mollie) : nextPaymentDate
    return (kept) =>
      decide(kept, {event: 'nextCollectionTold', subscription: id, nextOn}, new Date(`${collectedOn}T12:00:00Z`))
  } catch (error) {
    // The comparison of the day reads it too.
    caught('subscription.read_failed', {order: order.id, subscription: id}, error)
    return null
  }
}

/** Day of collection after asking Mollie for another one; its own day when it refuses. */
async function moved(
  {id: orderId, subscription, customerId}: Order,
  wanted: string,
  its: string,
  mollie: MollieClient,
) {
  if (!subscription || !customerId) return its
  try {
    const {nextPaymentDate = its} = await mollie.customerSubscriptions.update(subscription.id, {
      customerId,
      startDate: wanted,
    })
    return nextPaymentDate
  } catch (error) {
    caught('subscription.reschedule_failed', {order: orderId, subscription: subscription.id}, error)
    return its
  }
}
