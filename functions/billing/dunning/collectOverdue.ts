import {Locale, type MollieClient, type Payment, SequenceType} from '@mollie/api-client'
import {formatAmount} from '../../../domain/money/money.ts'
import {languageRow} from '../../../domain/texts/languages.ts'
import {idempotencyKeyOf} from '../../checkout/purchaseIdentity.ts'
import {caught, log} from '../../runtime/log.ts'
import {owedAgain} from '../ledger/chargeback.ts'
import {recordPayment} from '../ledger/record.ts'
import type {Order} from '../orders/order.ts'
import type {Audit, Orders} from '../orders/orders.ts'
import {isMollieError} from '../payments/mollieError.ts'
import {snapshotOf} from '../payments/snapshot.ts'
import {takenCollection} from '../payments/taken.ts'
import {amountsUnlessSame, overdueAmounts} from '../prices/priceChange.ts'
import {decide} from '../state/decide.ts'
import type {BillingEvent} from '../state/events.ts'
import {isUnderway} from '../state/stateOf.ts'
import {stopAtMollie, syncSubscription} from '../subscriptions/subscription.ts'
import {DUNNING_STEPS} from './overdue.ts'

type Services = {mollie: MollieClient; orders: Orders}
const AUDIT: Audit = {actor: 'shop', reason: 'renewalUnpaid'}

/** Payment fields shared by both ways of paying an overdue renewal. */
const paymentFor = (order: Order, renewalOf: string) => ({
  amount: {currency: 'EUR', value: formatAmount(overdueAmounts(order).total)},
  description: order.description,
  webhookUrl: order.webhookUrl,
  metadata: {orderId: order.id, renewalOf},
})

/** Takes the step that is due for an unpaid renewal: collects again, puts the subscription on hold, or ends it. */
export async function takeOverdueStep(order: Order, services: Services, now: Date): Promise<Order> {
  const {overdueId, overdueNextAt, overdueSteps: step = 0, cancelledAt} = order.subscription ?? {}
  const next = DUNNING_STEPS[step]
  if (!overdueId || !next || !overdueNextAt || overdueNextAt > now.toISOString() || cancelledAt) return order
  // A debit takes days: while one is with the bank, or the customer pays, another would come on top of it.
  const underway = order.payments.some(({renewalOf, status}) => renewalOf === overdueId && isUnderway(status))
  if (underway) return order
  log('renewal.overdue', {order: order.id, payment: overdueId, act: next.act})
  const at = now.toISOString()
  if (next.act === 'collect') return collect(order, overdueId, step, services, now)
  return stop(order, next.act === 'hold' ? {event: 'stepHeld', step, at} : {event: 'stepEnded', at}, services, now)
}

/** Collects by the mandate. Without a valid one, asks the customer to pay. */
async function collect(
  order: Order,
  overdueId: string,
  step: number,
  {mollie, orders}: Services,
  now: Date,
): Promise<Order> {
  const {customerId, subscription} = order
  if (!customerId) throw new Error('The order has no customer')
  // A charged-back payment is asked for, and not collected again.
  if (owedAgain(order)) return remind(order, step, orders, now)
  try {
    const taken = await takenCollection(order, {renewalOf: overdueId}, mollie)
    const payment =
      taken ??
      (await mollie.customerPayments.create({
        ...paymentFor(order, overdueId),
        customerId,
        sequenceType: SequenceType.recurring,
        // Without it Mollie takes any that is valid, also of the account that the customer left.
        ...(subscription?.mandateId && {mandateId: subscription.mandateId}),
        idempotencyKey: idempotencyKeyOf(order, `collect ${overdueId} ${step}`),
      }))
    const collected = (kept: Order) =>
      decide(recordPayment(kept, snapshotOf(payment)), {event: 'stepCollected', step, at: now.toISOString()}, now)
    return await orders.update(order.id, collected, AUDIT)
  } catch (error) {
    if (!isMollieError(error, 422)) throw error
    caught('renewal.collect_failed', {order: order.id, payment: overdueId}, error)
    return remind(order, step, orders, now)
  }
}

const remind = (order: Order, step: number, orders: Orders, now: Date): Promise<Order> =>
  orders.update(order.id, (kept) => decide(kept, {event: 'stepReminded', step, at: now.toISOString()}, now), AUDIT)

/** Ends what Mollie runs; it is made again when the renewal was paid meanwhile. */
async function stop(order: Order, event: BillingEvent, services: Services, now: Date): Promise<Order> {
  await stopAtMollie(order, services.mollie)
  const stopped = await services.orders.update(order.id, (kept) => decide(kept, event, now), AUDIT)
  return syncSubscription(stopped, services, AUDIT, {now})
}

/**
 * Address at which the customer pays the overdue renewal at once, which also gives a new mandate; `returnUrl` is the page to come back
 * to. Null when nothing is overdue. Throws when Mollie cannot be reached.
 */
export async function payOverdue(order: Order, returnUrl: string, {mollie, orders}: Services): Promise<string | null> {
  const {customerId, subscription} = order
  const {overdueId} = subscription ?? {}
  if (!overdueId || !customerId) return null
  const open = await openCatchUp(order, overdueId, mollie)
  const payment = open ?? (await newCatchUp(order, overdueId, returnUrl, mollie))
  // The rest that is still owed may be a part of what it pays again.
  const amounts = open ? {} : amountsUnlessSame(order, overdueAmounts(order))
  const begun = (kept: Order) => recordPayment(kept, {...snapshotOf(payment), ...amounts})
  await orders.update(order.id, begun, {actor: 'customer', reason: 'paysOverdue'})
  return payment.getCheckoutUrl()
}

async function openCatchUp(order: Order, overdueId: string, mollie: MollieClient): Promise<Payment | null> {
  const begun = order.payments.find(
    ({kind, renewalOf, status}) => kind === 'catchUp' && renewalOf === overdueId && status === 'open',
  )
  const payment = begun ? await mollie.payments.get(begun.id) : null
  return payment?.status === 'open' ? payment : null
}

const newCatchUp = (order: Order, overdueId: string, returnUrl: string, mollie: MollieClient): Promise<Payment> =>
  mollie.customerPayments.create({
    ...paymentFor(order, overdueId),
    customerId: order.customerId ?? '',
    sequenceType: SequenceType.first,
    redirectUrl: returnUrl,
    cancelUrl: returnUrl,
    locale: Locale[languageRow(order.language).mollieLocale],
    idempotencyKey: idempotencyKeyOf(order, `pay ${overdueId} ${order.payments.length}`),
  })
