import type {MollieClient, Subscription} from '@mollie/api-client'
import {amsterdamDay, HOUR_MS} from '../../domain/format/dates.ts'
import {readCheckpoint, runningSubscriptions, writeCheckpoint} from '../billing/orders/lists/due.ts'
import type {Order} from '../billing/orders/order.ts'
import type {Audit, Orders} from '../billing/orders/orders.ts'
import {isMollieError} from '../billing/payments/mollieError.ts'
import {orderIdIn} from '../billing/payments/snapshot.ts'
import {decide} from '../billing/state/decide.ts'
import {isCancelled} from '../billing/state/subscription.ts'
import {isRunning} from '../billing/subscriptions/subscription.ts'
import type {Database} from '../database/database.ts'
import {caught, log} from '../runtime/log.ts'
import {allOf} from './molliePages.ts'

const CHECKPOINT = 'subscriptions'
const AUDIT: Audit = {actor: 'shop', reason: 'comparedWithMollie'}

type Services = {
  database: Database
  orders: Orders
  mollie: MollieClient
  mode: Order['mode']
  /** Makes the order again that a payment is of. */
  settle: (paymentId: string) => Promise<unknown>
  now: () => Date
  /** Whether the time of this run is up. */
  isLate: () => boolean
}

/**
 * Once a day: what Mollie collects must be what runs here. One that runs there only is stopped there; one that runs here only
 * is noted. A person is told of both. An order that is missing is made again. Throws when the time does not suffice: then the
 * next run begins again.
 */
export async function compareSubscriptions(services: Services): Promise<void> {
  const {database, mollie, mode, now, isLate} = services
  const goOn = () => {
    if (isLate()) throw new TookTooLong('Not all subscriptions were compared')
  }
  const today = amsterdamDay(now())
  if ((await readCheckpoint(database, CHECKPOINT)) === today) return
  const ours = await runningSubscriptions(database, mode)
  for await (const theirs of allOf(mollie.subscription)) {
    goOn()
    if (!isRunning(theirs)) continue
    const known = ours.get(theirs.id)
    ours.delete(theirs.id)
    if (!known) await onlyThere(theirs, services)
    else if (theirs.nextPaymentDate && theirs.nextPaymentDate > known.next)
      await services.orders.update(known.orderId, toldBy(theirs, now()), AUDIT)
  }
  for (const [id, {orderId}] of ours) {
    goOn()
    await onlyHere(id, orderId, services)
  }
  await writeCheckpoint(database, CHECKPOINT, today)
}

export class TookTooLong extends Error {
  override name = 'TookTooLong'
}

async function onlyThere({id, customerId, metadata, createdAt}: Subscription, services: Services) {
  const {mollie, orders, settle, now} = services
  const orderId = orderIdIn(metadata)
  // One that was just made may not be noted yet.
  if (!orderId || now().getTime() - Date.parse(createdAt) < HOUR_MS) return
  const order = await orders.get(orderId)
  if (!order) {
    for await (const payment of mollie.customerPayments.iterate({customerId})) await settle(payment.id)
    return
  }
  const {subscription, duplicateOf} = order
  const isOurs = subscription?.id === id && !isCancelled(subscription) && !subscription.heldAt
  if (isOurs) {
    const found = (kept: Order) => decide(kept, {event: 'foundAtMollie', subscription: id}, now())
    if (subscription.state === 'missing') await orders.update(orderId, found, AUDIT)
    return
  }
  // An order that has none yet takes the one that it finds.
  if (!subscription && !duplicateOf) return
  log('subscription.unknown_to_shop', {order: orderId, subscription: id})
  await mollie.customerSubscriptions.cancel(id, {customerId}).catch((error: unknown) => {
    // Another run was here first.
    if (!isMollieError(error, 422)) throw error
  })
  await orders.update(orderId, (kept) => decide(kept, {event: 'strayStopped', subscription: id}, now()), AUDIT)
}

async function onlyHere(id: string, orderId: string, {mollie, orders, now}: Services) {
  const order = await orders.get(orderId)
  const {customerId, subscription} = order ?? {}
  if (!customerId || subscription?.id !== id || isCancelled(subscription)) return
  const found = await mollie.customerSubscriptions.get(id, {customerId}).catch((error: unknown) => {
    if (!isMollieError(error, 404, 410)) throw error
    caught('subscription.unknown_to_mollie', {order: orderId}, error)
    return null
  })
  if (found && isRunning(found)) return
  const lost = (kept: Order) =>
    decide(kept, {event: 'missingAtMollie', subscription: id, at: now().toISOString()}, now())
  await orders.update(orderId, lost, AUDIT)
}

/** The change that notes the day on which Mollie collects next. */
const toldBy =
  ({id, nextPaymentDate}: Subscription, now: Date) =>
  (order: Order): Order =>
    nextPaymentDate
      ? decide(order, {event: 'nextCollectionTold', subscription: id, nextOn: nextPaymentDate}, now)
      : order
