import {type MollieClient, type Payment, PaymentEmbed, PaymentMethod, SequenceType} from '@mollie/api-client'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {type Cents, parseAmount} from '../../../domain/money/money.ts'
import type {AgreedOffer} from '../../../domain/offers/agreedOffer.ts'
import type {PaymentSnapshot} from '../ledger/record.ts'
import {isOrderId, type Order} from '../orders/order.ts'
import {isWithBank} from '../state/stateOf.ts'

/** Metadata of a first payment, from which a lost order can be rebuilt. */
export type PaymentMetadata = {
  orderId: string
  planType: string
  planName: string
  billingPeriod: string
  periodLabel: string
  priceExclVAT: string
  vatAmount: string
  totalInclVAT: string
  vatRate: number
  customerEmail: string
  customerName: string
  priceId: string
  priceRevision: string
  termsRevision: string
  /** A hash: of two orders of one attempt only one counts, also when they were made again. */
  attempt: string
  /** The discount, with the price without it. */
  offer?: Pick<AgreedOffer, 'id' | 'code' | 'percent' | 'amount' | 'periods' | 'exclVat'> & {label?: string}
}

export const centsOf = (amount: {value: string} | undefined) => (amount && parseAmount(amount.value)) || 0

/** Renewal that a payment is for, by its metadata. */
const renewalIn = (metadata: unknown): string | undefined => {
  const {renewalOf} = (metadata ?? {}) as {renewalOf?: unknown}
  return typeof renewalOf === 'string' ? renewalOf : undefined
}

/** The subscription that a payment gives a mandate for; null of any other payment. */
export function mandateFor({metadata}: Pick<Payment, 'metadata'>): string | null {
  const {mandateFor: id} = (metadata ?? {}) as {mandateFor?: unknown}
  return typeof id === 'string' ? id : null
}

/** Whether a first payment pays nothing of its order and gives only the mandate: its period is free. */
const isForMandate = ({metadata, sequenceType}: Pick<Payment, 'metadata' | 'sequenceType'>): boolean =>
  sequenceType === SequenceType.first && parseAmount(String(Object(metadata).totalInclVAT)) === 0

/** The part of a payment that pays its order: nothing of the cent of one that only gives the mandate. */
export const paidCents = (payment: Payment): Cents => (isForMandate(payment) ? 0 : centsOf(payment.amount))

/** Whether the cent of a payment that only gave the mandate is still to be refunded. */
export const owesCent = (payment: Payment): boolean =>
  isForMandate(payment) && payment.status === 'paid' && centsOf(payment.amount) > goneOf(payment)

/** How much of a payment went back, by us or by the bank. */
export const goneOf = ({amountRefunded, amountChargedBack}: Payment): Cents =>
  centsOf(amountRefunded) + centsOf(amountChargedBack)

/** The number of the change of plan at once that a payment is for, by its metadata. */
const changeIn = (metadata: unknown): number | undefined => {
  const {planChange} = (metadata ?? {}) as {planChange?: unknown}
  return typeof planChange === 'number' ? planChange : undefined
}

type Money = Pick<Payment, 'amountRefunded' | 'amountChargedBack' | '_embedded'>

/** Maps Mollie's payment to ours. */
export function snapshotOf(payment: Payment): PaymentSnapshot {
  const {id, status, createdAt, paidAt, failedAt, canceledAt, expiredAt, customerId, mandateId} = payment
  const renewalOf = renewalIn(payment.metadata)
  const planChange = changeIn(payment.metadata)
  // The cent for a mandate is in no books, and so is what happens to it.
  const money: Partial<Money> = isForMandate(payment) ? {} : payment
  const {refunds = [], chargebacks = []} = money._embedded ?? {}
  const refundCancelled = refunds
    .filter((refund) => String(refund.status) === 'canceled')
    .reduce((all, {amount}) => all + centsOf(amount), 0)
  const chargedBackAt = chargebacks
    .map(({createdAt: at}) => new Date(at).toISOString())
    .sort()
    .at(-1)
  const isRenewal = !renewalOf && Boolean(payment.subscriptionId)
  const again = payment.sequenceType === SequenceType.recurring ? 'retry' : 'catchUp'
  return {
    id,
    kind: renewalOf ? again : isRenewal ? 'renewal' : planChange === undefined ? 'first' : 'change',
    ...(planChange !== undefined && {planChange}),
    ...(renewalOf && {renewalOf}),
    status: status as PaymentSnapshot['status'],
    at: new Date(paidAt ?? failedAt ?? canceledAt ?? expiredAt ?? createdAt).toISOString(),
    ...(isRenewal && {collectedOn: amsterdamDay(new Date(createdAt))}),
    ...(paidAt && {paidAt}),
    ...(customerId && {customerId}),
    ...(payment.method && {method: payment.method}),
    ...(mandateId && payment.method === PaymentMethod.directdebit && {mandateReference: mandateId}),
    refunded: centsOf(money.amountRefunded),
    chargedBack: centsOf(money.amountChargedBack),
    ...(refundCancelled > 0 && {refundCancelled}),
    ...(chargedBackAt && {chargedBackAt}),
  }
}

/** Fetches the payment with its refunds and chargebacks. */
export const fetchPayment = (mollie: MollieClient, id: string): Promise<Payment> =>
  mollie.payments.get(id, {embed: [PaymentEmbed.refunds, PaymentEmbed.chargebacks]})

/** Whether an order is worth restoring: an unpaid payment is not. */
export const isWorthRebuilding = ({status}: Pick<Payment, 'status'>): boolean => status === 'paid' || isWithBank(status)

/** The order's number in what Mollie keeps with a payment, a customer or a subscription. */
export function orderIdIn(metadata: unknown): string | null {
  const {orderId} = (metadata ?? {}) as {orderId?: unknown}
  return isOrderId(orderId) ? orderId : null
}

/** Reads the order's id from the payment's metadata or, for a renewal without it, from its customer's. */
export async function orderIdOf({metadata, customerId}: Payment, mollie: MollieClient): Promise<string | null> {
  return orderIdIn(metadata) ?? (customerId ? orderIdIn((await mollie.customers.get(customerId)).metadata) : null)
}

/** Whether a payment carries this very purchase, whichever customer it was made for. */
export function isOfPurchase({metadata, sequenceType}: Payment, {id, plan, period}: Order): boolean {
  const {planType, billingPeriod} = (metadata ?? {}) as Partial<PaymentMetadata>
  return (
    sequenceType === SequenceType.first && orderIdIn(metadata) === id && planType === plan && billingPeriod === period
  )
}
