import {Locale, type MollieClient, type Payment, SequenceType} from '@mollie/api-client'
import {type Cents, formatAmount} from '../../../domain/money/money.ts'
import {languageRow} from '../../../domain/texts/languages.ts'
import {idempotencyKeyOf} from '../../checkout/purchaseIdentity.ts'
import {log} from '../../runtime/log.ts'
import {recordPayment} from '../ledger/record.ts'
import type {Order} from '../orders/order.ts'
import type {Audit, Orders} from '../orders/orders.ts'
import {snapshotOf} from '../payments/snapshot.ts'
import {decide} from '../state/decide.ts'
import {isAtOnce, isWaiting, type PlanChange} from './change.ts'
import {type OnSale, type Planned, planChange, type Refusal, type Wish} from './planChange.ts'

type Services = {mollie: MollieClient; orders: Orders}

/** The sums and the day that the customer saw; others are not agreed to. */
type Shown = {paidToday: Cents; total: Cents; startsOn: string}

/** The result of agreeing: it is planned, it is to be paid at an address, or it is not agreed to. */
export type Agreed = {planned: true} | {location: string} | {refusal: Refusal | 'differs'}

type Asked = {wish: Wish; shown: Shown; onSale: OnSale; pageUrl: string; audit: Audit; now: Date}

/**
 * Agrees to another plan or period as it was shown. The same once more is the same change, and the same payment. Throws when
 * Mollie cannot be reached; then nobody pays, and nothing changes.
 */
export async function agreeToChange(order: Order, asked: Asked, services: Services): Promise<Agreed> {
  const {wish, shown, onSale, pageUrl, audit, now} = asked
  let refusal: Refusal | 'differs' | undefined
  const agree = (kept: Order): Order => {
    const planned = planChange(kept, wish, onSale, now)
    refusal = 'refusal' in planned ? planned.refusal : isAsShown(planned, shown) ? undefined : 'differs'
    return 'refusal' in planned || refusal
      ? kept
      : decide(kept, {event: 'changeAgreed', planned, at: now.toISOString()}, now)
  }
  const agreed = await services.orders.update(order.id, agree, audit)
  const change = agreed.planChanges?.find(isWaiting)
  // Pressed twice.
  if (refusal === 'underway' && change && isSame(change, wish, shown)) return {planned: true}
  if (refusal || !change) return {refusal: refusal ?? 'differs'}
  log('plan.change_agreed', {order: order.id, plan: wish.plan, period: wish.period})
  return isAtOnce(change) ? {location: await paymentAddress(agreed, change, pageUrl, services)} : {planned: true}
}

const isAsShown = ({paidToday, next, startsOn}: Planned, shown: Shown): boolean =>
  paidToday === shown.paidToday && next.total === shown.total && startsOn === shown.startsOn

const isSame = (change: PlanChange, {plan, period}: Wish, {total, startsOn}: Shown): boolean =>
  change.plan === plan && change.period === period && change.total === total && change.startsOn === startsOn

/** The address at which a change at once is paid: one payment, however often it is asked. */
async function paymentAddress(order: Order, change: PlanChange, pageUrl: string, services: Services) {
  const {mollie, orders} = services
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
const newPayment = (
  order: Order,
  {number, description, dueTotal = 0}: PlanChange,
  pageUrl: string,
  mollie: MollieClient,
) =>
  mollie.customerPayments.create({
    customerId: order.customerId ?? '',
    sequenceType: SequenceType.oneoff,
    amount: {currency: 'EUR', value: formatAmount(dueTotal)},
    description: `${description}, ${order.id}`,
    webhookUrl: order.webhookUrl,
    metadata: {orderId: order.id, planChange: number},
    redirectUrl: `${pageUrl}&done=plan`,
    cancelUrl: pageUrl,
    locale: Locale[languageRow(order.language).mollieLocale],
    idempotencyKey: idempotencyKeyOf(order, `change ${number} after ${order.payments.length}`),
  })
