import {MINUTE_MS} from '../state/calendar.ts'
import {newId, type Payment, type PaymentStatus, REASONS, type Reason} from '../state/items.ts'
import type {SandboxStore} from '../state/store.ts'
import {notFound} from './errors.ts'
import {endMandate} from './mandates.ts'
import {timesOf} from './methods.ts'

export function findPayment(store: SandboxStore, id = ''): Payment {
  const found = store.get('payment', id)
  if (!found) throw notFound('payment', id)
  return found
}

/** Opens a payment for its customer, or another of its methods: the time of the method begins. */
export function openPayment(store: SandboxStore, payment: Payment, now: Date): Payment {
  const expiresAt = new Date(now.getTime() + timesOf(payment.method).openMinutes * MINUTE_MS).toISOString()
  store.put('answer', {id: payment.id, at: expiresAt, status: 'expired'})
  return store.put('payment', {...payment, expiresAt})
}

/** Records the outcome that the customer, the bank or time brought. A paid first payment makes a mandate, some failures end one. */
export function changeStatus(
  store: SandboxStore,
  payment: Payment,
  outcome: PaymentStatus,
  now: Date,
  reason?: Reason,
): Payment {
  const {customerId, sequenceType} = payment
  store.delete('answer', payment.id)
  const isCaptured = payment.given?.captureMode !== 'manual' || payment.amountCaptured
  const status = outcome === 'paid' && !isCaptured ? 'authorized' : outcome
  const makesMandate = status === 'paid' && sequenceType === 'first' && customerId && !payment.mandateId
  const mandate = makesMandate
    ? store.put('mandate', {
        id: newId('mandate'),
        customerId,
        createdAt: now.toISOString(),
        status: 'valid',
        method: payment.method === 'creditcard' ? 'creditcard' : 'directdebit',
      })
    : null
  if (status === 'failed' && reason && REASONS[reason].endsMandate && payment.mandateId)
    endMandate(store, payment.mandateId, 'suspended', now)
  return store.put('payment', {
    ...payment,
    status,
    statusAt: now.toISOString(),
    ...(mandate && {mandateId: mandate.id}),
    ...(status === 'failed' && reason && {reason}),
  })
}
