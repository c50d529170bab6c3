import {type MollieClient, type Payment, PaymentStatus} from '@mollie/api-client'
import {errorName, log} from '../log.ts'
import {formatAmount} from '../model.ts'
import {isOrderId, type Order, type Orders} from '../orders/order.ts'
import {within} from '../request.ts'
import {isPaymentId} from './mollie.ts'

const DEADLINE_MS = 12_000

/** `done`: Mollie need not call again. `retry`: something was out of reach, Mollie's next call completes it. */
export type Settlement = 'done' | 'retry'

type Services = {
  mollie: MollieClient
  orders: Orders
  sendConfirmation: (order: Order) => Promise<void>
}

/**
 * Brings an order up to date with its payment. May be called any number of times, at once or hours apart: the payment is
 * fetched from Mollie each time (a webhook is unsigned and carries only an id), and each effect happens when its mark on
 * the order is not there yet. The mail is sent at least once, always with the same Message-ID.
 */
export async function settlePayment(paymentId: string, services: Services): Promise<Settlement> {
  if (!isPaymentId(paymentId)) return 'done'
  const {mollie, orders} = services
  try {
    const work = async () => settle(await mollie.payments.get(paymentId), services, orders)
    return await within(DEADLINE_MS, work())
  } catch (error) {
    const unknown = (error as {statusCode?: number}).statusCode === 404
    log('webhook not settled', {payment: paymentId, error: errorName(error)})
    return unknown ? 'done' : 'retry'
  }
}

async function settle(payment: Payment, services: Services, orders: Orders): Promise<Settlement> {
  const {orderId} = (payment.metadata ?? {}) as {orderId?: unknown}
  const order = isOrderId(orderId) ? await orders.get(orderId) : null
  if (!order) {
    log('webhook for no order of ours', {payment: payment.id})
    return 'done'
  }
  const problem = disagreement(payment, order)
  if (problem) {
    log('payment refused', {payment: payment.id, order: order.id, problem})
    return 'done'
  }
  const updated = await orders.update(order.id, (kept) => withStatus(kept, payment))
  log('payment settled', {payment: payment.id, order: order.id, status: updated.status})
  return updated.status === 'paid' ? confirm(updated, services) : 'done'
}

/** Why a payment cannot be the one of this order; null when it can. */
function disagreement(payment: Payment, order: Order): string | null {
  if (payment.amount.currency !== 'EUR' || payment.amount.value !== formatAmount(order.total)) return 'amount'
  if (order.paymentId && order.paymentId !== payment.id && order.status === 'paid') return 'second payment'
  return null
}

/** Paid wins, whatever came before or comes after; nothing moves backwards. */
function withStatus(order: Order, payment: Payment): Order {
  if (order.status === 'paid') return order
  switch (payment.status) {
    case PaymentStatus.paid:
      return {...order, status: 'paid', paidAt: payment.paidAt ?? new Date().toISOString(), paymentId: payment.id}
    case PaymentStatus.failed:
      return {...order, status: 'failed'}
    case PaymentStatus.canceled:
      return {...order, status: 'canceled'}
    case PaymentStatus.expired:
      return {...order, status: 'expired'}
    default:
      return order
  }
}

async function confirm(order: Order, {orders, sendConfirmation}: Services): Promise<Settlement> {
  if (order.mail !== 'pending') return 'done'
  try {
    await sendConfirmation(order)
  } catch (error) {
    log('confirmation not sent', {order: order.id, error: errorName(error)})
    return 'retry'
  }
  await orders.update(order.id, (kept) => ({...kept, mail: 'sent'}))
  log('confirmation sent', {order: order.id})
  return 'done'
}
