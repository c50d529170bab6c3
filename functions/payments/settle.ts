import type {MollieClient, Payment} from '@mollie/api-client'
import {DEADLINES, type Deadlines, withDeadline} from '../deadline.ts'
import {errorName, log} from '../log.ts'
import {formatAmount, parseAmount} from '../model.ts'
import {type Act, isOrderId, type Order, type Orders} from '../orders/order.ts'
import {type PaymentSnapshot, recordPayment, withAttention} from '../orders/record.ts'
import {isPaymentId} from './mollie.ts'
import {withSubscription} from './subscription.ts'

/** `done`: Mollie need not call again. `retry`: something could not be reached; Mollie's next call completes it. */
type Settlement = 'done' | 'retry'

type SettleServices = {
  mollie: MollieClient
  orders: Orders
  /** Sends the mails that are due; false when one is still to be sent. */
  sendMails: (order: Order) => Promise<boolean>
  deadlines?: Pick<Deadlines, 'settlement'>
}

/**
 * Brings an order up to date with one of its payments. May be called any number of times, at once or hours apart: the
 * payment is fetched from Mollie each time (a webhook is unsigned and carries only an id), and each effect
 * happens only if the order does not have it yet: paid, then the subscription, then the mails.
 */
export async function settlePayment(paymentId: string, services: SettleServices): Promise<Settlement> {
  const {deadlines = DEADLINES} = services
  if (!isPaymentId(paymentId)) return 'done'
  try {
    return await withDeadline(deadlines.settlement, settle(paymentId, services))
  } catch (error) {
    const unknown = (error as {statusCode?: number}).statusCode === 404
    log('payment not settled', {payment: paymentId, error: errorName(error)})
    return unknown ? 'done' : 'retry'
  }
}

async function settle(paymentId: string, services: SettleServices): Promise<Settlement> {
  const {mollie, orders} = services
  const payment = await mollie.payments.get(paymentId)
  const order = await orderOf(payment, services)
  if (!order) {
    log('payment of no order of ours', {payment: payment.id})
    return 'done'
  }
  const act: Act = {by: 'mollie', why: `${payment.id} is ${payment.status}`}
  const problem = mismatch(payment, order)
  if (problem) {
    log('payment refused', {payment: payment.id, order: order.id, problem})
    if (payment.status === 'paid')
      await orders.update(order.id, (kept) => withAttention(kept, `${payment.id} is paid but refused: ${problem}`), act)
    return 'done'
  }
  const snapshot = {...snapshotOf(payment), ...(await duplicateOf(payment, order, orders))}
  const updated = await orders.update(order.id, (kept) => recordPayment(kept, snapshot), act)
  log('payment settled', {payment: payment.id, order: order.id, status: payment.status})
  for (const text of updated.attention) if (!order.attention.includes(text)) log('attention', {order: order.id, text})
  if (updated.status !== 'paid') return 'done'
  return complete(updated, services)
}

/** The effects that a paid order still lacks. A mail that fails does not prevent the subscription, nor the reverse. */
async function complete(order: Order, services: SettleServices): Promise<Settlement> {
  const subscribed = await withSubscription(order, services).catch((error: unknown) => {
    log('subscription not made', {order: order.id, error: errorName(error)})
    return null
  })
  const mailed = await services.sendMails(subscribed ?? order)
  return subscribed && mailed ? 'done' : 'retry'
}

/** Found by the order id in the payment's metadata; for a renewal without it, in its customer's. */
async function orderOf(payment: Payment, {mollie, orders}: SettleServices): Promise<Order | null> {
  const own = orderIdIn(payment.metadata)
  if (own) return orders.get(own)
  if (!payment.customerId) return null
  const customers = orderIdIn((await mollie.customers.get(payment.customerId)).metadata)
  return customers ? orders.get(customers) : null
}

function orderIdIn(metadata: unknown): string | null {
  const {orderId} = (metadata ?? {}) as {orderId?: unknown}
  return isOrderId(orderId) ? orderId : null
}

/** Why a payment cannot be one of this order; null when it can. */
function mismatch(payment: Payment, order: Order): string | null {
  if (payment.mode !== order.mode) return 'test and live are mixed'
  if (payment.amount.currency !== 'EUR' || payment.amount.value !== formatAmount(order.total)) return 'another amount'
  if (order.customerId && payment.customerId !== order.customerId) return 'another customer'
  if (payment.subscriptionId && order.subscription && payment.subscriptionId !== order.subscription.id)
    return 'another subscription'
  return null
}

export const centsOf = (amount: {value: string} | undefined) => (amount && parseAmount(amount.value)) || 0

/** A payment as Mollie reports it, in our terms. */
export function snapshotOf(payment: Payment): PaymentSnapshot {
  const {id, status, paidAt, customerId, subscriptionId, amountRefunded, amountChargedBack} = payment
  return {
    id,
    kind: subscriptionId ? 'renewal' : 'first',
    status: status as PaymentSnapshot['status'],
    ...(paidAt && {paidAt}),
    ...(customerId && {customerId}),
    refunded: centsOf(amountRefunded),
    chargedBack: centsOf(amountChargedBack),
  }
}

/** A first payment claims the visitor's attempt; if another order has claimed it, this one is a duplicate. */
async function duplicateOf({status, subscriptionId}: Payment, order: Order, orders: Orders) {
  if (!order.attempt || status !== 'paid' || subscriptionId || order.status === 'paid') return {}
  const holder = await orders.claim(order.attempt, order.id)
  return holder === order.id ? {} : {duplicateOf: holder}
}
