import {refundStatus, remainingOf} from './bodies.ts'
import {invalid, missing} from './errors.ts'
import {amountIn} from './methods.ts'
import {type Body, changeStatus, findPayment, metadataOf, onlyKnown, optionalText} from './payments.ts'
import {type Amount, type Capture, newId, type Payment, type Reversal, type SandboxStore} from './store.ts'

const plus = (one: Amount | undefined, other: Amount, sign = 1): Amount => ({
  currency: other.currency,
  value: (Number(one?.value ?? 0) + sign * Number(other.value)).toFixed(2),
})

/** Money goes back: never more than was paid. */
export function reversePayment(
  store: SandboxStore,
  kind: 'refund' | 'chargeback',
  payment: Payment,
  body: Body,
  now: Date,
): Reversal {
  onlyKnown(body, ['amount', 'description', 'metadata'])
  if (payment.status !== 'paid') throw invalid('status', `The payment cannot be given back: it is ${payment.status}`)
  const amount = body.amount === undefined ? payment.amount : amountIn(body.amount)
  if (Number(amount.value) <= 0) throw invalid('amount', 'The amount is lower than the minimum')
  if (amount.currency !== payment.amount.currency) throw invalid('amount', 'The currency is not that of the payment')
  if (Number(amount.value) > Number(remainingOf(payment).value))
    throw invalid('amount', 'The amount is higher than the remaining amount')
  const field = kind === 'refund' ? 'amountRefunded' : 'amountChargedBack'
  store.put('payment', {...payment, [field]: plus(payment[field], amount)})
  return store.put(kind, {
    id: newId(kind),
    paymentId: payment.id,
    amount,
    description: optionalText(body.description) ?? payment.description,
    createdAt: now.toISOString(),
    metadata: metadataOf(body),
  })
}

export function findOfPayment<Kind extends 'refund' | 'chargeback' | 'capture'>(
  store: SandboxStore,
  kind: Kind,
  [paymentId, id = '']: string[],
) {
  findPayment(store, paymentId)
  const found = store.get(kind, id)
  if (!found || found.paymentId !== paymentId) throw missing(kind, id)
  return found
}

/** Only what the bank has not been told yet can be stopped. */
export function cancelRefund(store: SandboxStore, refund: Reversal, now: Date) {
  const status = refundStatus(refund, now)
  if (status !== 'pending') throw invalid('status', `The refund cannot be canceled: it is ${status}`)
  const payment = findPayment(store, refund.paymentId)
  store.put('payment', {...payment, amountRefunded: plus(payment.amountRefunded, refund.amount, -1)})
  store.put('refund', {...refund, isCanceled: true})
}

/** Collects what was authorised, all of it or a part. */
export function capturePayment(store: SandboxStore, payment: Payment, body: Body, now: Date): Capture {
  onlyKnown(body, ['amount', 'description', 'metadata'])
  if (payment.status !== 'authorized')
    throw invalid('status', `The payment cannot be captured: it is ${payment.status}`)
  const left = plus(payment.amount, payment.amountCaptured ?? {...payment.amount, value: '0.00'}, -1)
  const amount = body.amount === undefined ? left : amountIn(body.amount)
  if (Number(amount.value) > Number(left.value) || Number(amount.value) <= 0)
    throw invalid('amount', 'The amount is higher than what is left to capture')
  changeStatus(store, {...payment, amountCaptured: plus(payment.amountCaptured, amount)}, 'paid', now)
  return store.put('capture', {
    id: newId('capture'),
    paymentId: payment.id,
    amount,
    description: optionalText(body.description) ?? '',
    createdAt: now.toISOString(),
    metadata: metadataOf(body),
  })
}
