import {type MollieClient, type Payment, type Subscription, SubscriptionStatus} from '@mollie/api-client'
import {amsterdamDay, DAY_MS} from '../../../domain/format/dates.ts'
import {formatAmount} from '../../../domain/money/money.ts'
import {INTERVALS} from '../../../domain/money/periods.ts'
import {idempotencyKeyOf} from '../../checkout/purchaseIdentity.ts'
import {caught, log} from '../../runtime/log.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import type {Audit, Orders} from '../orders/orders.ts'
import {isMollieError} from '../payments/mollieError.ts'
import {decide} from '../state/decide.ts'
import type {BillingEvent} from '../state/events.ts'
import {isToBegin} from '../state/subscription.ts'
import {nextCollectionOn, startFrom} from './renewal.ts'
import {pauseToTell, type Wanted, wantedAtMollie} from './wanted.ts'

export type Services = {mollie: MollieClient; orders: Orders}

/** A mandate that the customer gave later, and when; by which payment of a cent, unless it came with the payment of a debt. */
export type ChosenMandate = {payment?: string; mandateId: string; mandateAt: string}

/** The mandate that a payment gave, unless it is not paid or the customer chose another one since. */
export function chosenMandate({mandateId, paidAt}: Payment, {subscription}: Order): ChosenMandate | undefined {
  if (!mandateId || !paidAt) return undefined
  const mandateAt = new Date(paidAt).toISOString()
  return mandateAt > (subscription?.mandateAt ?? '') ? {mandateId, mandateAt} : undefined
}

type Options = {now: Date; chosen?: ChosenMandate | undefined}

/** The change that notes in the order what Mollie runs for it, the id of what runs, and the day to which a pause moved it. */
export type Made = {note: (order: Order) => Order; id: string | null; pausedUntil: string | null}

/**
 * Makes Mollie run what the order wants, by wantedAtMollie: the subscription that runs there already, or a new one. That
 * there is only one is ensured by Mollie and not by our store: each order has its own customer, whose subscriptions are looked
 * through first, and Mollie refuses a second one with the same description. `chosen` is the mandate that collects from now
 * on, also by one that runs; a pause that Mollie was not told of moves its day. Null when the order knows it all, or wants
 * nothing.
 *
 * @see https://docs.mollie.com/reference/create-subscription
 * @see https://docs.mollie.com/reference/update-subscription
 */
export async function ensureSubscription(
  order: Order,
  mollie: MollieClient,
  {now, chosen}: Options,
): Promise<Made | null> {
  const {customerId, subscription} = order
  const wanted = wantedAtMollie(order)
  // One that was made, and never noted, runs whatever became of the payment.
  const isLooked = wanted?.isMade || chosen || (wanted && !subscription)
  if (!customerId || subscription?.state === 'cancelled' || !isLooked) return null
  const mandateId = chosen?.mandateId ?? wanted?.mandateId
  const found = await findRunning(order, mollie)
  const made = found || !wanted?.isMade ? null : await create(order, {...wanted, mandateId}, mollie, now)
  if (made === 'refused') return refused(now)
  const running = found ?? made
  const pausedUntil = pauseToTell(order, now)
  if (running && (chosen || pausedUntil))
    await mollie.customerSubscriptions.update(running.id, {
      customerId,
      ...(chosen && {mandateId: chosen.mandateId}),
      ...(pausedUntil && {startDate: pausedUntil}),
    })
  const events = eventsOf(order, wanted, running, chosen)
  if (events.length === 0 && !pausedUntil) return null
  const note: Made['note'] = (kept) => {
    const noted = events.reduce<Order>((changed, event) => decide(changed, event, now), kept)
    const {id, pauseUntil} = noted.subscription ?? {}
    // The customer may have ended it meanwhile.
    if (!id || !pausedUntil || pauseUntil !== pausedUntil) return noted
    return decide(noted, {event: 'nextCollectionTold', subscription: id, nextOn: pausedUntil}, now)
  }
  return {note, id: running?.id ?? null, pausedUntil}
}

const refused = (now: Date): Made => ({
  note: (kept) => decide(kept, {event: 'subscriptionRefused', at: now.toISOString()}, now),
  id: null,
  pausedUntil: null,
})

/** News for the order about the subscription that runs, and the mandate that collects it. */
function eventsOf(
  {subscription}: Order,
  wanted: Wanted | null,
  running: Running | null,
  chosen: ChosenMandate | undefined,
): BillingEvent[] {
  const isKnown = running?.id === subscription?.id && !isToBegin(subscription)
  const id = running?.id ?? subscription?.id
  return [
    ...(running && wanted && !isKnown
      ? [
          {
            event: 'subscriptionMade',
            subscription: {id: running.id, startDate: running.startDate},
            wanted: wanted.from,
            replaces: subscription?.id,
          } as const,
        ]
      : []),
    ...(chosen && id ? [{event: 'mandateGiven', subscription: id, ...chosen} as const] : []),
  ]
}

/** Makes Mollie run what the order wants, and notes it. Throws when Mollie cannot be reached. */
export async function syncSubscription(
  order: Order,
  {mollie, orders}: Services,
  audit: Audit,
  options: Options,
): Promise<Order> {
  const made = await ensureSubscription(order, mollie, options)
  if (!made) return order
  const noted = await orders.update(order.id, made.note, audit)
  await correctSuperseded(noted, made, mollie, options.now)
  return noted
}

/** Decides what a customer asked, keeps it, and makes Mollie so; the jobs complete it where that is cut off. */
export async function decideThenSync(
  {id}: Order,
  event: BillingEvent,
  services: Services,
  audit: Audit,
  now: Date,
): Promise<Order> {
  const decided = await services.orders.update(id, (kept) => decide(kept, event, now), audit)
  return syncSubscription(decided, services, audit, {now})
}

/**
 * Ends at Mollie what was made, when the order as it was noted since wants another one, or none: whoever cancelled meanwhile
 * could stop only what was there. One whose pause was ended meanwhile is collected on its day again.
 */
export async function correctSuperseded(
  order: Order | null,
  {id, pausedUntil}: Made,
  mollie: MollieClient,
  now: Date,
): Promise<void> {
  const {subscription, customerId} = order ?? {}
  if (!order || !subscription || !customerId || !id) return
  if (subscription.id === id && wantedAtMollie(order)) {
    const startDate = subscription.pauseUntil ?? nextCollectionOn(order, now)
    if (pausedUntil && startDate && startDate !== pausedUntil)
      await mollie.customerSubscriptions.update(id, {customerId, startDate})
    return
  }
  log('subscription.superseded', {order: order.id, subscription: id})
  await stop(id, customerId, mollie)
}

/** Ends all that runs at Mollie for an order. A customer whom Mollie no longer knows pays nothing either. */
export async function stopAtMollie(order: Order, mollie: MollieClient): Promise<void> {
  const {customerId} = order
  if (!customerId) return
  try {
    for (const {id} of await runningOf(order, mollie)) await stop(id, customerId, mollie)
  } catch (error) {
    if (!isMollieError(error, 404, 410)) throw error
  }
}

async function stop(id: string, customerId: string, mollie: MollieClient): Promise<void> {
  try {
    await mollie.customerSubscriptions.cancel(id, {customerId})
  } catch (error) {
    // 422: another process ended it since we looked.
    if (isMollieError(error, 404, 410, 422)) return
    // An answer that was lost may have been a yes.
    if (isRunning(await mollie.customerSubscriptions.get(id, {customerId}))) throw error
  }
}

type Running = Pick<Subscription, 'id' | 'startDate'>

export const isRunning = ({status}: Pick<Subscription, 'status'>): boolean =>
  status === SubscriptionStatus.active || status === SubscriptionStatus.pending

/** Unique per customer among running subscriptions, by Mollie's rule: that is what makes a second one impossible. */
export const descriptionOf = ({description, id}: Pick<Order, 'description' | 'id'>) => `${description}, ${id}`

async function runningOf(order: Order, mollie: MollieClient): Promise<Running[]> {
  const {customerId = ''} = order
  const found: Running[] = []
  // Its plan may be named otherwise by now.
  for await (const each of mollie.customerSubscriptions.iterate({customerId}))
    if (isRunning(each) && each.description.endsWith(`, ${order.id}`)) found.push(each)
  return found
}

const findRunning = async (order: Order, mollie: MollieClient): Promise<Running | null> =>
  (await runningOf(order, mollie))[0] ?? null

/** Whether Mollie would refuse it again: a mandate that came with a payment may take a while. */
function isForGood({subscription, payments}: Order, now: Date): boolean {
  if (subscription?.state === 'resuming') return true
  const isYoung = ({paidAt}: OrderPayment) => paidAt !== undefined && Date.parse(paidAt) > now.getTime() - DAY_MS
  return (!subscription || isToBegin(subscription)) && !payments.some(isYoung)
}

async function create(
  order: Order,
  {from, mandateId}: Wanted,
  mollie: MollieClient,
  now: Date,
): Promise<Running | 'refused'> {
  const {customerId = '', subscription} = order
  const startDate = startFrom(from, order.period, amsterdamDay(now))
  try {
    const {id} = await mollie.customerSubscriptions.create({
      customerId,
      amount: {currency: 'EUR', value: formatAmount(order.total)},
      interval: INTERVALS[order.period],
      startDate,
      description: descriptionOf(order),
      webhookUrl: order.webhookUrl,
      metadata: {orderId: order.id},
      ...(mandateId && {mandateId}),
      idempotencyKey: idempotencyKeyOf(order, `subscription${subscription ? ` after ${subscription.id}` : ''}`),
    })
    log('subscription.created', {order: order.id, subscription: id, replaces: subscription?.id})
    return {id, startDate}
  } catch (error) {
    // Refused as a duplicate: another process created it since we looked.
    const isRefused = isMollieError(error, 422)
    const made = isRefused && (await findRunning(order, mollie))
    if (made) return made
    if (isRefused && isForGood(order, now)) {
      caught('subscription.create_failed', {order: order.id}, error)
      return 'refused'
    }
    throw error
  }
}
