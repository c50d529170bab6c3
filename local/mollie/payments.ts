import {DAY_MS} from '../../studio/model/dates.ts'
import {ApiError, invalid, missing} from './errors.ts'
import {amountIn, localeOf, methodsOf, refuseOutsideLimits, sequenceOf} from './methods.ts'
import {
  type Amount,
  type Customer,
  type Mandate,
  newId,
  type Payment,
  type PaymentStatus,
  type SandboxStore,
} from './store.ts'

export type Body = Record<string, unknown>

const DESCRIPTION_LENGTH = 255
const METADATA_BYTES = 1024

export const usableMandate = (store: SandboxStore, customerId: string) =>
  store.list('mandate', 'customerId', customerId).find(({status}) => status !== 'invalid')

export const optionalText = (value: unknown) => (typeof value === 'string' && value ? value : null)

/** Refuses (400) what the call does not know, as Mollie does: a misspelt field is never silently left out. */
export function onlyKnown(body: Body, known: readonly string[]) {
  const unknown = Object.keys(body).find((name) => !known.includes(name))
  if (unknown)
    throw new ApiError(400, 'Bad Request', `Non-existent body parameter "${unknown}" for this API call`, unknown)
}

/** More than nothing. */
export function amountOf(body: Body): Amount {
  const amount = amountIn(body.amount)
  if (Number(amount.value) <= 0) throw invalid('amount', 'The amount is lower than the minimum')
  return amount
}

export function descriptionOf(body: Body): string {
  const description = optionalText(body.description)
  if (!description) throw invalid('description', 'The description is missing')
  return description.slice(0, DESCRIPTION_LENGTH)
}

export function metadataOf(body: Body): unknown {
  const metadata = body.metadata ?? null
  if (Buffer.byteLength(JSON.stringify(metadata)) > METADATA_BYTES)
    throw invalid('metadata', 'The metadata is larger than 1 kB')
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

function emailOf(value: unknown): string | null {
  const email = optionalText(value)
  if (email && !/^\S+@\S+\.\S+$/.test(email)) throw invalid('email', 'The email address is invalid')
  return email
}

const CUSTOMER_FIELDS = ['name', 'email', 'locale', 'metadata']

export function createCustomer(store: SandboxStore, body: Body, now: Date): Customer {
  onlyKnown(body, CUSTOMER_FIELDS)
  return store.put('customer', {
    id: newId('customer'),
    createdAt: now.toISOString(),
    name: optionalText(body.name),
    email: emailOf(body.email),
    locale: localeOf(body.locale),
    metadata: metadataOf(body),
  })
}

export function updateCustomer(store: SandboxStore, customer: Customer, body: Body): Customer {
  onlyKnown(body, CUSTOMER_FIELDS)
  return store.put('customer', {
    ...customer,
    ...('name' in body && {name: optionalText(body.name)}),
    ...('email' in body && {email: emailOf(body.email)}),
    ...('locale' in body && {locale: localeOf(body.locale)}),
    ...('metadata' in body && {metadata: metadataOf(body)}),
  })
}

/** Kept, and told again as they came. */
const GIVEN = ['billingAddress', 'shippingAddress', 'lines', 'captureMode', 'captureDelay', 'dueDate']
const CHANGEABLE = ['description', 'redirectUrl', 'cancelUrl', 'webhookUrl', 'metadata', 'method', 'locale', 'dueDate']
const PAYMENT_FIELDS = [
  ...[...CHANGEABLE, ...GIVEN, 'amount', 'sequenceType', 'customerId', 'mandateId', 'issuer', 'billingEmail'],
  ...['restrictPaymentMethodsToCountry', 'cardToken', 'applePayPaymentToken', 'storeCredentials'],
]

function givenBy(body: Body): Record<string, unknown> | undefined {
  const {captureMode, captureDelay} = body
  if (captureMode !== undefined && captureMode !== 'automatic' && captureMode !== 'manual')
    throw invalid('captureMode', 'The capture mode is invalid')
  if (captureDelay !== undefined && !/^\d+ (hours?|days?)$/.test(String(captureDelay)))
    throw invalid('captureDelay', 'The capture delay is invalid')
  const given = Object.entries(body).filter(([name]) => GIVEN.includes(name))
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/** Who pays, and by which mandate when nobody is asked. */
function payerOf(store: SandboxStore, {customerId, mandateId}: Body, sequenceType: string) {
  if (customerId !== undefined && customerId !== null && !store.get('customer', String(customerId)))
    throw invalid('customerId', `No customer exists with token ${customerId}.`)
  const id = optionalText(customerId) ?? undefined
  if (!id && sequenceType !== 'oneoff')
    throw invalid('customerId', `A customer is needed for a payment with sequence type ${sequenceType}`)
  if (sequenceType !== 'recurring' || !id) return {customerId: id}
  return {customerId: id, mandate: chosenMandate(store, id, mandateId)}
}

/** The one that is named, or any that can be collected by. */
export function chosenMandate(store: SandboxStore, customerId: string, mandateId: unknown): Mandate {
  const named = optionalText(mandateId)
  const mandate = named ? store.get('mandate', named) : usableMandate(store, customerId)
  if (!mandate || mandate.customerId !== customerId || mandate.status === 'invalid')
    throw invalid(named ? 'mandateId' : 'customerId', 'The customer does not have any suitable mandates')
  return mandate
}

/** A recurring payment is collected by the mandate: nobody is sent anywhere. */
export function openPayment(store: SandboxStore, body: Body, now: Date): Payment {
  onlyKnown(body, PAYMENT_FIELDS)
  const sequenceType = sequenceOf(body.sequenceType)
  const {customerId, mandate} = payerOf(store, body, sequenceType)
  const redirectUrl = httpUrl(body.redirectUrl, 'redirectUrl') ?? null
  if (!redirectUrl && !mandate) throw invalid('redirectUrl', 'The redirect URL is missing')
  const methods = methodsOf(body.method)
  if (!mandate && methods.length === 1 && methods.every((id) => id === 'directdebit'))
    throw invalid('method', 'Direct debit is for recurring payments only')
  const amount = amountIn(body.amount)
  refuseOutsideLimits(amount, mandate ? [mandate.method] : methods, sequenceType)
  const given = givenBy(body)
  const id = newId('payment')
  if (mandate) awaitAnswer(store, id, now)
  return store.put('payment', {
    id,
    mode: 'test',
    createdAt: now.toISOString(),
    status: mandate ? 'pending' : 'open',
    amount,
    description: descriptionOf(body),
    redirectUrl,
    cancelUrl: httpUrl(body.cancelUrl, 'cancelUrl'),
    webhookUrl: httpUrl(body.webhookUrl, 'webhookUrl'),
    method: mandate?.method ?? (methods.length === 1 ? (methods[0] ?? null) : null),
    metadata: metadataOf(body),
    locale: localeOf(body.locale) ?? 'nl_NL',
    sequenceType,
    ...(customerId && {customerId}),
    ...(mandate && {mandateId: mandate.id}),
    ...(given && {given}),
  })
}

/** A direct debit takes its days on its way to the bank and back. */
const ANSWER_DAYS = 5

/** The bank says that it is paid, unless somebody decides otherwise before. */
export const awaitAnswer = (store: SandboxStore, id: string, now: Date) =>
  store.put('answer', {id, at: new Date(now.getTime() + ANSWER_DAYS * DAY_MS).toISOString(), status: 'paid'})

/** The answer that comes next; null when none is waited for. */
export const nextAnswer = (store: SandboxStore): {id: string; at: Date; status: PaymentStatus} | null => {
  const [next] = store.list('answer').sort((one, other) => (one.at < other.at ? -1 : 1))
  return next ? {...next, at: new Date(next.at)} : null
}

/** What is said with a payment that nobody has ended yet. */
export function updatePayment(store: SandboxStore, payment: Payment, body: Body): Payment {
  onlyKnown(body, [...CHANGEABLE, 'issuer', 'billingAddress', 'shippingAddress', 'restrictPaymentMethodsToCountry'])
  if (payment.status !== 'open' && Object.keys(body).some((name) => !['description', 'metadata'].includes(name)))
    throw invalid('status', `The payment cannot be updated: it is ${payment.status}`)
  const [method] = 'method' in body ? methodsOf(body.method) : [payment.method]
  const given = givenBy(body)
  return store.put('payment', {
    ...payment,
    ...('description' in body && {description: descriptionOf(body)}),
    ...('metadata' in body && {metadata: metadataOf(body)}),
    ...('redirectUrl' in body && {redirectUrl: httpUrl(body.redirectUrl, 'redirectUrl') ?? null}),
    ...('cancelUrl' in body && {cancelUrl: httpUrl(body.cancelUrl, 'cancelUrl')}),
    ...('webhookUrl' in body && {webhookUrl: httpUrl(body.webhookUrl, 'webhookUrl')}),
    ...('locale' in body && {locale: localeOf(body.locale) ?? payment.locale}),
    method: method ?? null,
    ...(given && {given: {...payment.given, ...given}}),
  })
}

/** What the customer or the bank decided. A first payment that is paid gives a mandate. */
export function changeStatus(store: SandboxStore, payment: Payment, wanted: PaymentStatus, now: Date): Payment {
  const {customerId, sequenceType} = payment
  store.delete('answer', payment.id)
  const isCaptured = payment.given?.captureMode !== 'manual' || payment.amountCaptured
  const status = wanted === 'paid' && !isCaptured ? 'authorized' : wanted
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
