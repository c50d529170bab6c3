import {DAY_MS} from '../state/clock.ts'
import {newId, type Payment, type PaymentStatus} from '../state/items.ts'
import type {SandboxStore} from '../state/store.ts'
import {invalidField, notFound} from './errors.ts'
import {
  type Body,
  optionalText,
  parseAmount,
  parseDescription,
  parseLocale,
  parseMetadata,
  parseSequence,
  parseUrl,
  refuseUnknownFields,
} from './fields.ts'
import {selectMandate} from './mandates.ts'
import {parseMethods, refuseOutsideLimits} from './methods.ts'

export function findPayment(store: SandboxStore, id = ''): Payment {
  const found = store.get('payment', id)
  if (!found) throw notFound('payment', id)
  return found
}

/** Stored, and returned as they came. */
const ECHOED = ['billingAddress', 'shippingAddress', 'lines', 'captureMode', 'captureDelay', 'dueDate']
const CHANGEABLE = ['description', 'redirectUrl', 'cancelUrl', 'webhookUrl', 'metadata', 'method', 'locale', 'dueDate']
const PAYMENT_FIELDS = [
  ...[...CHANGEABLE, ...ECHOED, 'amount', 'sequenceType', 'customerId', 'mandateId', 'issuer', 'billingEmail'],
  ...['restrictPaymentMethodsToCountry', 'cardToken', 'applePayPaymentToken', 'storeCredentials'],
]

function echoedFields(body: Body): Record<string, unknown> | undefined {
  const {captureMode, captureDelay} = body
  if (captureMode !== undefined && captureMode !== 'automatic' && captureMode !== 'manual')
    throw invalidField('captureMode', 'The capture mode is invalid')
  if (captureDelay !== undefined && !/^\d+ (hours?|days?)$/.test(String(captureDelay)))
    throw invalidField('captureDelay', 'The capture delay is invalid')
  const given = Object.entries(body).filter(([name]) => ECHOED.includes(name))
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/** The paying customer, and the mandate of a payment without the customer present. */
function parsePayer(store: SandboxStore, {customerId, mandateId}: Body, sequenceType: string) {
  if (customerId !== undefined && customerId !== null && !store.get('customer', String(customerId)))
    throw invalidField('customerId', `No customer exists with token ${customerId}.`)
  const id = optionalText(customerId) ?? undefined
  if (!id && sequenceType !== 'oneoff')
    throw invalidField('customerId', `A customer is needed for a payment with sequence type ${sequenceType}`)
  if (sequenceType !== 'recurring' || !id) return {customerId: id}
  return {customerId: id, mandate: selectMandate(store, id, mandateId)}
}

/** Creates a payment. A recurring one is collected by its mandate at once, without a checkout. */
export function createPayment(store: SandboxStore, body: Body, now: Date): Payment {
  refuseUnknownFields(body, PAYMENT_FIELDS)
  const sequenceType = parseSequence(body.sequenceType)
  const {customerId, mandate} = parsePayer(store, body, sequenceType)
  const redirectUrl = parseUrl(body.redirectUrl, 'redirectUrl') ?? null
  if (!redirectUrl && !mandate) throw invalidField('redirectUrl', 'The redirect URL is missing')
  const methods = parseMethods(body.method)
  if (!mandate && methods.length === 1 && methods.every((id) => id === 'directdebit'))
    throw invalidField('method', 'Direct debit is for recurring payments only')
  const amount = parseAmount(body.amount)
  refuseOutsideLimits(amount, mandate ? [mandate.method] : methods, sequenceType)
  const given = echoedFields(body)
  const id = newId('payment')
  if (mandate) scheduleBankAnswer(store, id, now)
  return store.put('payment', {
    id,
    mode: 'test',
    createdAt: now.toISOString(),
    status: mandate ? 'pending' : 'open',
    amount,
    description: parseDescription(body),
    redirectUrl,
    cancelUrl: parseUrl(body.cancelUrl, 'cancelUrl'),
    webhookUrl: parseUrl(body.webhookUrl, 'webhookUrl'),
    method: mandate?.method ?? (methods.length === 1 ? (methods[0] ?? null) : null),
    metadata: parseMetadata(body),
    locale: parseLocale(body.locale) ?? 'nl_NL',
    sequenceType,
    ...(customerId && {customerId}),
    ...(mandate && {mandateId: mandate.id}),
    ...(given && {given}),
  })
}

/** Days until the bank answers a direct debit. */
const BANK_DAYS = 5

/** Has the bank answer that the payment is paid, unless it ends otherwise before. */
export const scheduleBankAnswer = (store: SandboxStore, id: string, now: Date) =>
  store.put('answer', {id, at: new Date(now.getTime() + BANK_DAYS * DAY_MS).toISOString(), status: 'paid'})

/** The next answer of the bank; null without a pending payment. */
export const nextBankAnswer = (store: SandboxStore): {id: string; at: Date; status: PaymentStatus} | null => {
  const [next] = store.list('answer').sort((one, other) => (one.at < other.at ? -1 : 1))
  return next ? {...next, at: new Date(next.at)} : null
}

/** Changes an open payment; a payment that has ended keeps all but description and metadata. */
export function updatePayment(store: SandboxStore, payment: Payment, body: Body): Payment {
  refuseUnknownFields(body, [
    ...CHANGEABLE,
    'issuer',
    'billingAddress',
    'shippingAddress',
    'restrictPaymentMethodsToCountry',
  ])
  if (payment.status !== 'open' && Object.keys(body).some((name) => !['description', 'metadata'].includes(name)))
    throw invalidField('status', `The payment cannot be updated: it is ${payment.status}`)
  const [method] = 'method' in body ? parseMethods(body.method) : [payment.method]
  const given = echoedFields(body)
  return store.put('payment', {
    ...payment,
    ...('description' in body && {description: parseDescription(body)}),
    ...('metadata' in body && {metadata: parseMetadata(body)}),
    ...('redirectUrl' in body && {redirectUrl: parseUrl(body.redirectUrl, 'redirectUrl') ?? null}),
    ...('cancelUrl' in body && {cancelUrl: parseUrl(body.cancelUrl, 'cancelUrl')}),
    ...('webhookUrl' in body && {webhookUrl: parseUrl(body.webhookUrl, 'webhookUrl')}),
    ...('locale' in body && {locale: parseLocale(body.locale) ?? payment.locale}),
    method: method ?? null,
    ...(given && {given: {...payment.given, ...given}}),
  })
}

/** Records the outcome that the customer or the bank chose. A paid first payment makes a mandate. */
export function changeStatus(store: SandboxStore, payment: Payment, outcome: PaymentStatus, now: Date): Payment {
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
  return store.put('payment', {
    ...payment,
    status,
    statusAt: now.toISOString(),
    ...(mandate && {mandateId: mandate.id}),
  })
}
