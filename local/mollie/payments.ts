import {invalid, missing} from './errors.ts'
import {type Amount, type Customer, newId, type Payment, type PaymentStatus, type SandboxStore} from './store.ts'

export type Body = Record<string, unknown>

const DESCRIPTION_LENGTH = 255
const METADATA_BYTES = 1024

export const usableMandate = (store: SandboxStore, customerId: string) =>
  store.list('mandate', 'customerId', customerId).find(({status}) => status !== 'invalid')

export const optionalText = (value: unknown) => (typeof value === 'string' && value ? value : null)

/** Euros as a string with two decimals, more than nothing. */
export function amountOf(body: Body): Amount {
  const {currency, value} = (body.amount ?? {}) as {currency?: unknown; value?: unknown}
  if (currency !== 'EUR' || typeof value !== 'string' || !/^\d+\.\d{2}$/.test(value))
    throw invalid('amount', 'The amount must be in EUR, as a string with two decimals')
  if (Number(value) <= 0) throw invalid('amount', 'The amount is lower than the minimum')
  return {currency, value}
}

export function descriptionOf(body: Body): string {
  const description = optionalText(body.description)
  if (!description) throw invalid('description', 'The description is missing')
  return description.slice(0, DESCRIPTION_LENGTH)
}

export function metadataOf(body: Body): unknown {
  const metadata = body.metadata ?? null
  if (JSON.stringify(metadata).length > METADATA_BYTES) throw invalid('metadata', 'The metadata is larger than 1 kB')
  return metadata
}

export function httpUrl(value: unknown, field: string): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw invalid(field, `The ${field} is invalid`)
  return value
}

export function findPayment(store: SandboxStore, id = ''): Payment {
  const found = store.get('payment', id)
  if (!found) throw missing('payment', id)
  return found
}

export function findCustomer(store: SandboxStore, id = ''): Customer {
  const found = store.get('customer', id)
  if (!found) throw missing('customer', id)
  return found
}

export function createCustomer(store: SandboxStore, body: Body, now: Date): Customer {
  const email = optionalText(body.email)
  if (email && !/^\S+@\S+\.\S+$/.test(email)) throw invalid('email', 'The email address is invalid')
  return store.put('customer', {
    id: newId('customer'),
    createdAt: now.toISOString(),
    name: optionalText(body.name),
    email,
    locale: optionalText(body.locale),
    metadata: metadataOf(body),
  })
}

/** A recurring payment is collected by the mandate: nobody is sent anywhere. */
export function createPayment(store: SandboxStore, body: Body, now: Date): Payment {
  const redirectUrl = httpUrl(body.redirectUrl, 'redirectUrl') ?? null
  const isRecurring = body.sequenceType === 'recurring'
  const mandate = isRecurring ? usableMandate(store, String(body.customerId ?? '')) : undefined
  if (isRecurring && !mandate) throw invalid('customerId', 'The customer does not have any suitable mandates')
  if (!redirectUrl && !isRecurring) throw invalid('redirectUrl', 'The redirect URL is missing')
  return store.put('payment', {
    id: newId('payment'),
    mode: 'test',
    createdAt: now.toISOString(),
    status: isRecurring ? 'pending' : 'open',
    amount: amountOf(body),
    description: descriptionOf(body),
    redirectUrl,
    cancelUrl: httpUrl(body.cancelUrl, 'cancelUrl'),
    webhookUrl: httpUrl(body.webhookUrl, 'webhookUrl'),
    method: mandate?.method ?? optionalText(body.method),
    metadata: metadataOf(body),
    locale: optionalText(body.locale) ?? 'nl_NL',
    sequenceType: optionalText(body.sequenceType) ?? 'oneoff',
    ...(typeof body.customerId === 'string' && {customerId: body.customerId}),
    ...(mandate && {mandateId: mandate.id}),
  })
}

/** What the customer or the bank decided. A first payment that is paid gives a mandate. */
export function changeStatus(store: SandboxStore, payment: Payment, status: PaymentStatus, now: Date): Payment {
  const {customerId, sequenceType} = payment
  const gives = status === 'paid' && sequenceType === 'first' && customerId && !payment.mandateId
  const mandate = gives
    ? store.put('mandate', {
        id: newId('mandate'),
        customerId,
        createdAt: now.toISOString(),
        status: 'valid',
        method: payment.method === 'creditcard' ? 'creditcard' : 'directdebit',
      })
    : null
  return store.put('payment', {
    ...payment,
    status,
    statusAt: now.toISOString(),
    ...(mandate && {mandateId: mandate.id}),
  })
}

const sum = (one: Amount | undefined, other: Amount): Amount => ({
  currency: other.currency,
  value: (Number(one?.value ?? 0) + Number(other.value)).toFixed(2),
})

/** Money goes back: never more than was paid. */
export function reversePayment(
  store: SandboxStore,
  kind: 'refund' | 'chargeback',
  payment: Payment,
  {amount = payment.amount, description = ''}: {amount?: Amount; description?: string},
  now: Date,
) {
  if (payment.status !== 'paid') throw invalid('status', `The payment cannot be given back: it is ${payment.status}`)
  const refunded = kind === 'refund' ? sum(payment.amountRefunded, amount) : payment.amountRefunded
  const chargedBack = kind === 'chargeback' ? sum(payment.amountChargedBack, amount) : payment.amountChargedBack
  if (Number(refunded?.value ?? 0) + Number(chargedBack?.value ?? 0) > Number(payment.amount.value))
    throw invalid('amount', 'The amount is higher than the remaining amount')
  const made = store.put(kind, {
    id: newId(kind),
    paymentId: payment.id,
    amount,
    description,
    createdAt: now.toISOString(),
  })
  store.put('payment', {...payment, amountRefunded: refunded, amountChargedBack: chargedBack})
  return made
}
