import {Locale, type MollieClient, type Payment, SequenceType} from '@mollie/api-client'
import {formatAmount} from '../../../domain/money/money.ts'
import {languageRow} from '../../../domain/texts/languages.ts'
import {idempotencyKeyOf} from '../../checkout/purchaseIdentity.ts'
import {caught} from '../../runtime/log.ts'
import {recordPayment} from '../ledger/record.ts'
import type {Order} from '../orders/order.ts'
import type {Audit, Orders} from '../orders/orders.ts'
import type {OrderMandate} from '../payments/mandate.ts'
import {isMollieError} from '../payments/mollieError.ts'
import {snapshotOf} from '../payments/snapshot.ts'
import {takenCollection} from '../payments/taken.ts'
import {isUnderway} from '../state/stateOf.ts'
import type {PlanChange} from './change.ts'

type Services = {mollie: MollieClient; orders: Orders}

/** Fields of both ways of paying a change at once. */
const paymentFor = (order: Order, {number, description, dueTotal = 0}: PlanChange) => ({
  customerId: order.customerId ?? '',
  amount: {currency: 'EUR', value: formatAmount(dueTotal)},
  description: `${description}, ${order.id}`,
  webhookUrl: order.webhookUrl,
  metadata: {orderId: order.id, planChange: number},
})

/** The address at which a change at once is paid: one payment, however often it is asked. */
export async function payChange(
  order: Order,
  change: PlanChange,
  pageUrl: string,
  {mollie, orders}: Services,
): Promise<string> {
  const payment = (await openPayment(order, change, mollie)) ?? (await newPayment(order, change, pageUrl, mollie))
  const begun = (kept: Order) => recordPayment(kept, snapshotOf(payment))
  await orders.update(order.id, begun, {actor: 'customer', reason: 'planChange', payment: payment.id})
  return payment.getCheckoutUrl() ?? pageUrl
}

async function openPayment({payments}: Order, {number}: PlanChange, mollie: MollieClient): Promise<Payment | null> {
  const begun = payments.find(({planChange, status}) => planChange === number && status === 'open')
  const payment = begun ? await mollie.payments.get(begun.id) : null
  return payment?.status === 'open' ? payment : null
}

/** A payment without a mandate: renewals are collected as before. */
const newPayment = (order: Order, change: PlanChange, pageUrl: string, mollie: MollieClient) =>
  mollie.customerPayments.create({
    ...paymentFor(order, change),
    sequenceType: SequenceType.oneoff,
    redirectUrl: `${pageUrl}&done=plan`,
    cancelUrl: pageUrl,
    locale: Locale[languageRow(order.language).mollieLocale],
    idempotencyKey: idempotencyKeyOf(order, `change ${change.number} after ${order.payments.length}`),
  })

/** Collects a change at once by the mandate: one payment, however often it is asked, also when Mollie's answer was lost. */
export async function collectChange(
  order: Order,
  change: PlanChange,
  mandate: OrderMandate,
  {mollie, orders}: Services,
  audit: Audit,
): Promise<{collected: string} | {refusal: 'noMandate'}> {
  try {
    const payment =
      (await takenCollection(order, {planChange: change.number}, mollie)) ??
      (await newCollection(order, change, mandate, mollie))
    const begun = (kept: Order) => recordPayment(kept, snapshotOf(payment))
    await orders.update(order.id, begun, {...audit, payment: payment.id})
    return {collected: payment.id}
  } catch (error) {
    if (!isMollieError(error, 422)) throw error
    caught('plan.collect_failed', {order: order.id}, error)
    return {refusal: 'noMandate'}
  }
}

/** The payment of a change at once that the customer is not asked for any more: with the bank, or being tried by a card. */
export const underwayPayment = ({payments}: Order, {number}: Pick<PlanChange, 'number'>) =>
  payments.find(({planChange, status}) => planChange === number && isUnderway(status) && status !== 'open')

/** Whether a change's direct debit can still be called off. */
export async function mayCallOff(order: Order, change: Pick<PlanChange, 'number'>, mollie: MollieClient) {
  const begun = underwayPayment(order, change)
  return begun !== undefined && (await mollie.payments.get(begun.id)).isCancelable === true
}

/**
 * Calls a change's direct debit off where Mollie still can. Returns the payment that is to be settled: one that was cancelled
 * before, and its answer lost, too. Undefined when none is underway.
 */
export async function callOff(order: Order, change: Pick<PlanChange, 'number'>, mollie: MollieClient) {
  const begun = underwayPayment(order, change)
  if (begun && (await mollie.payments.get(begun.id)).isCancelable) await mollie.payments.cancel(begun.id)
  return begun?.id
}

const newCollection = (order: Order, change: PlanChange, mandate: OrderMandate, mollie: MollieClient) =>
  mollie.customerPayments.create({
    ...paymentFor(order, change),
    sequenceType: SequenceType.recurring,
    mandateId: mandate.id,
    idempotencyKey: idempotencyKeyOf(order, `collect change ${change.number}`),
  })
