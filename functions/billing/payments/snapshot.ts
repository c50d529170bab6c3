import {type MollieClient, type Payment, PaymentEmbed, SequenceType} from '@mollie/api-client'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {parseAmount} from '../../../domain/money/money.ts'
import type {PaymentSnapshot} from '../ledger/record.ts'
import {isWithBank} from '../state/stateOf.ts'

export const centsOf = (amount: {value: string} | undefined) => (amount && parseAmount(amount.value)) || 0

/** Renewal that a payment is for, by its metadata. */
const renewalIn = (metadata: unknown): string | undefined => {
  const {renewalOf} = (metadata ?? {}) as {renewalOf?: unknown}
  return typeof renewalOf === 'string' ? renewalOf : undefined
}

/** Maps Mollie's payment to ours. */
export function snapshotOf(payment: Payment): PaymentSnapshot {
  const {id, status, createdAt, paidAt, failedAt, canceledAt, expiredAt, customerId} = payment
  const renewalOf = renewalIn(payment.metadata)
  const {refunds = [], chargebacks = []} = payment._embedded ?? {}
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
    kind: renewalOf ? again : isRenewal ? 'renewal' : 'first',
    ...(renewalOf && {renewalOf}),
    status: status as PaymentSnapshot['status'],
    at: new Date(paidAt ?? failedAt ?? canceledAt ?? expiredAt ?? createdAt).toISOString(),
    ...(isRenewal && {collectedOn: amsterdamDay(new Date(createdAt))}),
    ...(paidAt && {paidAt}),
    ...(customerId && {customerId}),
    ...(payment.method && {method: payment.method}),
    refunded: centsOf(payment.amountRefunded),
    chargedBack: centsOf(payment.amountChargedBack),
    ...(refundCancelled > 0 && {refundCancelled}),
    ...(chargedBackAt && {chargedBackAt}),
  }
}

/** Fetches the payment with its refunds and chargebacks. */
export const fetchPayment = (mollie: MollieClient, id: string): Promise<Payment> =>
  mollie.payments.get(id, {embed: [PaymentEmbed.refunds, PaymentEmbed.chargebacks]})

/** Whether an order is worth restoring: an unpaid payment is not. */
export const isWorthRebuilding = ({status}: Pick<Payment, 'status'>): boolean => status === 'paid' || isWithBank(status)
