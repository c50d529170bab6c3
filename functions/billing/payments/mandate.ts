import {Locale, MandateStatus, type MollieClient, type Payment, SequenceType} from '@mollie/api-client'
import {HOUR_MS} from '../../../domain/format/dates.ts'
import {type Cents, formatAmount} from '../../../domain/money/money.ts'
import {languageRow} from '../../../domain/texts/languages.ts'
import {idempotencyKeyOf} from '../../checkout/purchaseIdentity.ts'
import type {Outbox} from '../../notifications/outbox.ts'
import type {LogEvent} from '../../runtime/events.ts'
import {caught, log} from '../../runtime/log.ts'
import type {Order} from '../orders/order.ts'
import {type Audit, MissingOrder, type Orders} from '../orders/orders.ts'
import {isCancelled} from '../state/subscription.ts'
import {chosenMandate, syncSubscription} from '../subscriptions/subscription.ts'
import {goneOf, mandateFor} from './snapshot.ts'

/**
 * Payments that give a mandate and pay no period: a cent that goes back at once, and is in no books. They are another method for
 * a subscription that runs, which is no payment of the order, and the first payment of a period that is free.
 */
type Services = {mollie: MollieClient; orders: Orders; now?: () => Date}
type SwitchServices = Services & {outbox: (order: Pick<Order, 'id'>) => Outbox}

/** The least that every method takes. */
const CENTS = 1

/**
 * Methods that give a mandate for nothing. @see https://help.mollie.com/hc/en-us/articles/214072489
 */
const FOR_NOTHING: ReadonlySet<string> = new Set(['creditcard', 'paypal'])

/** Asks for a first payment of a free period: nothing where all methods of the shop take that, otherwise the cent. Throws when Mollie cannot be reached. */
export async function centsForMandate(mollie: MollieClient): Promise<Cents> {
  const methods = await mollie.methods.list({sequenceType: SequenceType.first})
  return methods.length > 0 && methods.every(({id}) => FOR_NOTHING.has(id)) ? 0 : CENTS
}

/** Address at which the customer pays the cent, one payment however often it is asked; null when nothing runs. Throws when Mollie cannot be reached. */
export async function requestMandatePayment(order: Order, pageUrl: string, {mollie}: Services): Promise<string | null> {
  const {customerId, subscription, description, id, webhookUrl, language} = order
  if (!customerId || !subscription || isCancelled(subscription)) return null
  const last = await lastMandatePayment(order, mollie)
  if (last?.status === 'open' && mandateFor(last) === subscription.id) return last.getCheckoutUrl()
  const payment = await mollie.customerPayments.create({
    customerId,
    sequenceType: SequenceType.first,
    amount: {currency: 'EUR', value: formatAmount(CENTS)},
    description: `${description}, ${id}`,
    webhookUrl,
    metadata: {orderId: id, mandateFor: subscription.id},
    redirectUrl: `${pageUrl}&done=method`,
    cancelUrl: pageUrl,
    locale: Locale[languageRow(language).mollieLocale],
    idempotencyKey: idempotencyKeyOf(order, `mandate for ${subscription.id} after ${last?.id}`),
  })
  return payment.getCheckoutUrl()
}

/** The mandate that collects for an order. `reference` is its own, by which a customer finds it at their bank, or Mollie's number. */
export type OrderMandate = {id: string; method: string; reference: string}

/**
 * The mandate that collects for an order; null when none is valid. Throws when Mollie cannot be reached.
 *
 * @see https://docs.mollie.com/reference/list-mandates
 */
export async function readMandate(
  {customerId, subscription}: Order,
  mollie: MollieClient,
): Promise<OrderMandate | null> {
  if (!customerId) return null
  const mandates = await mollie.customerMandates.page({customerId})
  const valid = mandates.filter(({status}) => status === MandateStatus.valid)
  const mandate = valid.find(({id}) => id === subscription?.mandateId) ?? valid[0]
  if (!mandate) return null
  const {id, method, mandateReference} = mandate
  return {id, method, reference: mandateReference || id}
}

/** Whether another method was taken within the hour. */
export const hasNewMandate = ({subscription}: Order, now: Date): boolean =>
  subscription?.mandateAt !== undefined && now.getTime() - Date.parse(subscription.mandateAt) < HOUR_MS

/** The last such payment of an order, for a customer who comes back before the webhook does. */
export async function lastMandatePayment(
  {customerId}: Pick<Order, 'customerId'>,
  mollie: MollieClient,
): Promise<Payment | undefined> {
  if (!customerId) return undefined
  for await (const payment of mollie.customerPayments.iterate({customerId})) if (mandateFor(payment)) return payment
  return undefined
}

/**
 * Once it is paid: the cent goes back, and the subscription is collected by the new mandate; neither waits for the other. May
 * be taken any number of times. Returns whether all is done. Throws MissingOrder when there is no such order.
 */
export async function switchMandate(payment: Payment, orderId: string, services: SwitchServices): Promise<boolean> {
  const order = await services.orders.get(orderId)
  if (!order) throw new MissingOrder(orderId)
  const outbox = services.outbox(order)
  const isOfOrder = order.customerId && payment.customerId === order.customerId && payment.mode === order.mode
  if (payment.status !== 'paid' || !isOfOrder) return outbox.send()
  const [isRefunded, isCollected] = await Promise.all([
    refundCent(payment, order, services.mollie),
    collectByMandate(payment, order, services).then(...outcome('mandate.replace_failed', payment, order)),
  ])
  return (await outbox.send()) && isRefunded && isCollected
}

/** Refunds the cent of a paid payment, unless it went back. Returns whether that is done. */
export async function refundCent(payment: Payment, order: Order, mollie: MollieClient): Promise<boolean> {
  if (goneOf(payment) > 0) return true
  return mollie.paymentRefunds
    .create({
      paymentId: payment.id,
      amount: payment.amount,
      description: payment.description,
      idempotencyKey: idempotencyKeyOf(order, `mandate ${payment.id}`),
    })
    .then(...outcome('mandate.refund_failed', payment, order))
}

/** Handlers of a promise: whether it was kept; a failure is logged. */
const outcome = (event: LogEvent, {id: payment}: Payment, {id: order}: Order) =>
  [
    () => true,
    (error: unknown) => {
      caught(event, {order, payment}, error)
      return false
    },
  ] as const

/** One that Mollie does not run any more is made again, from the end of what is paid. */
async function collectByMandate(payment: Payment, order: Order, services: Services): Promise<void> {
  const {now = () => new Date()} = services
  const chosen = chosenMandate(payment, order)
  if (!chosen) return
  const audit: Audit = {actor: 'customer', reason: 'methodChanged'}
  await syncSubscription(order, services, audit, {now: now(), chosen: {...chosen, payment: payment.id}})
  log('mandate.replaced', {order: order.id, payment: payment.id})
}
