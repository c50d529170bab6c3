import {type Amount, type Capture, newId, type Payment, type Reason, type Reversal} from '../state/items.ts'
import type {SandboxStore} from '../state/store.ts'
import {refundStatus, remainingOf} from './bodies.ts'
import {invalidField, notFound} from './errors.ts'
import {type Body, optionalText, parseAmount, parseMetadata, refuseUnknownFields} from './fields.ts'
import {changeStatus, findPayment} from './statuses.ts'

const sum = (one: Amount | undefined, other: Amount, sign = 1): Amount => ({
  currency: other.currency,
  value: (Number(one?.value ?? 0) + sign * Number(other.value)).toFixed(2),
})

/** Refunds or charges back, never more than was paid. */
export function reversePayment(
  store: SandboxStore,
  kind: 'refund' | 'chargeback',
  payment: Payment,
  body: Body,
  now: Date,
  reason: Reason = 'MD06',
): Reversal {
  refuseUnknownFields(body, ['amount', 'description', 'metadata'])
  if (payment.status !== 'paid')
    throw invalidField('status', `The payment cannot be given back: it is ${payment.status}`)
  const amount = body.amount === undefined ? payment.amount : parseAmount(body.amount)
  if (Number(amount.value) <= 0) throw invalidField('amount', 'The amount is lower than the minimum')
  if (amount.currency !== payment.amount.currency)
    throw invalidField('amount', 'The currency is not that of the payment')
  if (Number(amount.value) > Number(remainingOf(payment).value))
    throw invalidField('amount', 'The amount is higher than the remaining amount')
  const field = kind === 'refund' ? 'amountRefunded' : 'amountChargedBack'
  store.put('payment', {...payment, [field]: sum(payment[field], amount)})
  return store.put(kind, {
    id: newId(kind),
    paymentId: payment.id,
    amount,
    description: optionalText(body.description) ?? payment.description,
    createdAt: now.toISOString(),
    metadata: parseMetadata(body),
    ...(kind === 'chargeback' && {reason}),
  })
}

export function findInPayment<Kind extends 'refund' | 'chargeback' | 'capture'>(
  store: SandboxStore,
  kind: Kind,
  [paymentId, id = '']: string[],
) {
  findPayment(store, paymentId)
  const found = store.get(kind, id)
  if (!found || found.paymentId !== paymentId) throw notFound(kind, id)
  return found
}

/** Cancels a refund that is still pending. */
export function cancelRefund(store: SandboxStore, refund: Reversal, now: Date) {
  const status = refundStatus(refund, now)
  if (status !== 'pending') throw invalidField('status', `The refund cannot be canceled: it is ${status}`)
  const payment = findPayment(store, refund.paymentId)
  store.put('payment', {...payment, amountRefunded: sum(payment.amountRefunded, refund.amount, -1)})
  store.put('refund', {...refund, isCanceled: true})
}

/** Captures an authorised payment, whole or in part. */
export function capturePayment(store: SandboxStore, payment: Payment, body: Body, now: Date): Capture {
  refuseUnknownFields(body, ['amount', 'description', 'metadata'])
  if (payment.status !== 'authorized')
    throw invalidField('status', `The payment cannot be captured: it is ${payment.status}`)
  const remaining = sum(payment.amount, payment.amountCaptured ?? {...payment.amount, value: '0.00'}, -1)
  const amount = body.amount === undefined ? remaining : parseAmount(body.amount)
  if (Number(amount.value) > Number(remaining.value) || Number(amount.value) <= 0)
    throw invalidField('amount', 'The amount is higher than what is left to capture')
  changeStatus(store, {...payment, amountCaptured: sum(payment.amountCaptured, amount)}, 'paid', now)
  return store.put('capture', {
    id: newId('capture'),
    paymentId: payment.id,
    amount,
    description: optionalText(body.description) ?? '',
    createdAt: now.toISOString(),
    metadata: parseMetadata(body),
  })
}
