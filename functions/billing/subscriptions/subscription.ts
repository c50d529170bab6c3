import {type MollieClient, SubscriptionStatus} from '@mollie/api-client'
import {amsterdamDay, daysLater, monthsLater} from '../../../domain/format/dates.ts'
import {formatAmount} from '../../../domain/money/money.ts'
import {MONTHS} from '../../../domain/money/periods.ts'
import {idempotencyKeyOf} from '../../checkout/purchaseIdentity.ts'
import {caught, log} from '../../runtime/log.ts'
import type {Audit, Order, Orders} from '../orders/order.ts'
import {isMollieError} from '../payments/mollieError.ts'
import {decide} from '../state/decide.ts'
import type {BillingEvent} from '../state/events.ts'
import {type Collected, isCancelled} from '../state/subscription.ts'
import {nextRenewal, paidUntil, periodEnd, startFrom} from './renewal.ts'

type Services = {mollie: MollieClient; orders: Orders}

/** The change that notes it in the order, and the id of a subscription that was made or found for it. */
export type Made = {note: (order: Order) => Order; id: string | null}

/** Unique per customer among running subscriptions, by Mollie's rule: that is what makes a second one impossible. */
const descriptionOf = ({description, id}: Order) => `${description}, ${id}`

/**
 * The subscription that renews a paid order, which is created if it does not exist yet; null when it is noted already. That there is only one is
 * ensured by Mollie, not by our store: each order has its own customer, whose subscriptions are looked through first, and
 * Mollie refuses a second one with the same description.
 */
export async function createSubscription(order: Order, mollie: MollieClient, now = new Date()): Promise<Made | null> {
  const {customerId, paidAt} = order
  if (order.subscription || order.duplicateOf || !customerId || !paidAt) return null
  const wanted = nextRenewal(paidAt, order.period)
  const startDate = startFrom(wanted, order.period, amsterdamDay(now))
  const found = await findSubscription(order, customerId, mollie)
  const subscription = found
    ? {id: found.id, startDate: found.startDate}
    : {id: await createAtMollie(order, customerId, startDate, mollie), startDate}
  log('subscription.created', {order: order.id, subscription: subscription.id})
  const note: Made['note'] = (kept) => decide(kept, {event: 'subscriptionMade', subscription, wanted}, now)
  return {note, id: subscription.id}
}

/**
 * Ends at Mollie what was just made, when the order as it was noted since is cancelled or renews by another one: whoever
 * cancelled meanwhile could stop only what was there.
 */
export async function cancelUnlessCurrent(order: Order | null, id: string | null, mollie: MollieClient): Promise<void> {
  const {subscription} = order ?? {}
  if (!order || !subscription || !id || (subscription.id === id && !isCancelled(subscription))) return
  log('subscription.superseded', {order: order.id, subscription: id})
  await cancelAtMollie({...order, subscription: {...subscription, id}}, mollie)
}

/** End of the paid period, or of the one that a pending debit pays. */
function nextCollection(order: Order): string | null {
  const paid = paidUntil(order)
  const isUnderway = order.payments.some(
    ({kind, status}) => kind !== 'first' && (status === 'pending' || status === 'authorized'),
  )
  return paid && isUnderway ? periodEnd(paid, order.period, paid) : paid
}

const isRunning = (status: string) => status === SubscriptionStatus.active || status === SubscriptionStatus.pending

type Found = Pick<Collected, 'id' | 'startDate'> & {status: string}

async function findSubscription(order: Order, customerId: string, mollie: MollieClient): Promise<Found | null> {
  const found: Found[] = []
  for await (const {id, description, startDate, status} of mollie.customerSubscriptions.iterate({customerId}))
    if (description === descriptionOf(order)) found.push({id, startDate, status})
  return found.find(({status}) => isRunning(status)) ?? found[0] ?? null
}

/** February is three days shorter than a month of 31. */
const MOVED_DAYS = 3

/** The day of the month that the customer paid on, or the last one of a shorter month, when it is just after `day`. */
export function onPaidDay(day: string, paidAt: string): string {
  const wanted = Number(amsterdamDay(new Date(paidAt)).slice(8))
  const lastOfMonth = daysLater(monthsLater(`${day.slice(0, 7)}-01`, 1), -1)
  const moved = `${day.slice(0, 8)}${String(wanted).padStart(2, '0')}`
  const paidDay = moved > lastOfMonth ? lastOfMonth : moved
  return paidDay > day && paidDay <= daysLater(day, MOVED_DAYS) ? paidDay : day
}

/**
 * The change that notes Mollie's next day of collection, once it has collected a period. A purchase on the 31st is collected
 * on the last day of shorter months and on the 31st again after them; Mollie would stay on the earlier day, so this sets the
 * date there. Null when nothing changed, or Mollie cannot say.
 */
export async function noteNextCollection(
  order: Order,
  collectedOn: string,
  mollie: MollieClient,
): Promise<Made | null> {
  const {subscription, customerId, paidAt} = order
  if (!subscription || !customerId || !paidAt || isCancelled(subscription) || subscription.pausedAt) return null
  if ((subscription.nextOn ?? '') > collectedOn) return null
  const {id} = subscription
  try {
    const {nextPaymentDate} = await mollie.customerSubscriptions.get(id, {customerId})
    if (!nextPaymentDate || nextPaymentDate <= collectedOn) return null
    const wanted = onPaidDay(nextPaymentDate, paidAt)
    const nextOn = wanted > nextPaymentDate ? await moved(order, wanted, nextPaymentDate, mollie) : nextPaymentDate
    const note: Made['note'] = (kept) =>
      decide(kept, {event: 'nextCollectionTold', subscription: id, nextOn}, new Date(`${collectedOn}T12:00:00Z`))
    return {note, id}
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

/** A mandate that the customer gave later, and when; by which payment of a cent, unless it came with the payment of a debt. */
export type ChosenMandate = {payment?: string; mandateId: string; mandateAt: string}

/**
 * After an overdue renewal was paid, or another mandate was given: a subscription that was put on hold, that rests at Mollie
 * since its mandate went, or that is gone there, is made again, from the next period on. `chosen` is what collects it then,
 * also when it runs.
 */
export async function recreateSubscription(
  order: Order,
  mollie: MollieClient,
  {chosen, now = new Date()}: {chosen?: ChosenMandate | undefined; now?: Date} = {},
): Promise<Made | null> {
  const {subscription, customerId} = order
  if (!subscription || !customerId || isCancelled(subscription) || (subscription.overdueId && !chosen)) return null
  const found = await findSubscription(order, customerId, mollie)
  const runs = found?.id === subscription.id && isRunning(found.status)
  if (runs && !chosen) return null
  // While a renewal is open nothing begins anew.
  const wanted = nextCollection(order) ?? subscription.startDate
  const start = startFrom(wanted, order.period, amsterdamDay(now))
  const again =
    runs || subscription.overdueId ? null : await runningSubscription(order, start, mollie, chosen?.mandateId)
  const {id} = again ?? subscription
  if (chosen && (runs || again))
    await mollie.customerSubscriptions.update(id, {customerId, mandateId: chosen.mandateId})
  if (again) log('subscription.recreated', {order: order.id, subscription: id})
  const made: BillingEvent[] = again
    ? [{event: 'subscriptionMade', subscription: again, wanted, replaces: subscription.id}]
    : []
  const given: BillingEvent[] = chosen ? [{event: 'mandateGiven', subscription: id, ...chosen}] : []
  const note: Made['note'] = (kept) =>
    [...made, ...given].reduce<Order>((noted, event) => decide(noted, event, now), kept)
  return {note, id: again?.id ?? null}
}

/** Replaces the order's subscription by one that runs already, or by a new one from a day on. */
export async function runningSubscription(
  order: Order,
  startDate: string,
  mollie: MollieClient,
  mandateId?: string,
): Promise<Pick<Collected, 'id' | 'startDate'>> {
  const {subscription, customerId} = order
  if (!subscription || !customerId) throw new Error('The order has no subscription')
  const found = await findSubscription(order, customerId, mollie)
  if (found && isRunning(found.status)) return {id: found.id, startDate: found.startDate}
  const again = {step: ` after ${subscription.id}`, mandateId}
  return {id: await createAtMollie(order, customerId, startDate, mollie, again), startDate}
}

async function createAtMollie(
  order: Order,
  customerId: string,
  startDate: string,
  mollie: MollieClient,
  {step = '', mandateId}: {step?: string; mandateId?: string | undefined} = {},
) {
  const months = MONTHS[order.period]
  try {
    const {id} = await mollie.customerSubscriptions.create({
      customerId,
      amount: {currency: 'EUR', value: formatAmount(order.total)},
      interval: `${months} month${months > 1 ? 's' : ''}`,
      startDate,
      description: descriptionOf(order),
      webhookUrl: order.webhookUrl,
      metadata: {orderId: order.id},
      ...(mandateId && {mandateId}),
      idempotencyKey: idempotencyKeyOf(order, `subscription${step}`),
    })
    return id
  } catch (error) {
    // Refused as a duplicate: another process created it since we looked.
    const made = isMollieError(error, 422) && (await findSubscription(order, customerId, mollie))
    if (made) return made.id
    throw error
  }
}

/** Cancels at Mollie. A subscription that Mollie no longer knows (404, 410) collects nothing either. */
export async function cancelAtMollie({subscription, customerId}: Order, mollie: MollieClient) {
  if (!subscription || !customerId) throw new Error('The order has no subscription')
  try {
    const {status} = await mollie.customerSubscriptions.get(subscription.id, {customerId})
    if (isRunning(status)) await mollie.customerSubscriptions.cancel(subscription.id, {customerId})
  } catch (error) {
    // 422: cancelled by another process since we looked.
    if (!isMollieError(error, 404, 410, 422)) throw error
  }
}

/**
 * Stops the subscription: nothing more is collected, and it runs until the end of what is paid: today or before, while a
 * renewal is open. Cancelling again changes nothing. Throws when Mollie cannot be reached, or when the order has no subscription.
 */
export async function cancelSubscription(
  order: Order,
  {mollie, orders}: Services,
  audit: Audit,
  now = new Date(),
): Promise<Order> {
  const {subscription} = order
  if (!subscription) throw new Error('The order has no subscription')
  if (isCancelled(subscription)) return cancelAgain(order, {mollie, orders}, audit, now)
  await cancelAtMollie(order, mollie)
  log('subscription.cancelled', {order: order.id, subscription: subscription.id})
  const stop = (kept: Order): Order => decide(kept, {event: 'cancelled', at: now.toISOString()}, now)
  const stopped = await orders.update(order.id, stop, audit)
  // It was resumed after we cancelled the previous one.
  if (stopped.subscription && stopped.subscription.id !== subscription.id) await cancelAtMollie(stopped, mollie)
  return stopped
}

/** A no-op, unless a resume is under way: that sees the second cancellation, and what it made is cancelled. */
async function cancelAgain({id}: Order, {mollie, orders}: Services, audit: Audit, now: Date): Promise<Order> {
  let wasResuming = false
  const stop = (kept: Order): Order => {
    wasResuming = kept.subscription?.state === 'resuming'
    return wasResuming ? decide(kept, {event: 'cancelled', at: now.toISOString()}, now) : kept
  }
  const kept = await orders.update(id, stop, audit)
  // It was taken back already.
  if (!isCancelled(kept.subscription)) return cancelSubscription(kept, {mollie, orders}, audit, now)
  const found = wasResuming && kept.customerId ? await findSubscription(kept, kept.customerId, mollie) : null
  if (found && isRunning(found.status)) await cancelUnlessCurrent(kept, found.id, mollie)
  return kept
}
