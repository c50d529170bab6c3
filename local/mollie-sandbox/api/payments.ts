import {newId, type Payment} from '../state/items.ts'
import type {SandboxStore} from '../state/store.ts'
import {collect} from './bank.ts'
import {invalidField} from './errors.ts'
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
import {openPayment} from './statuses.ts'

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

/** Creates a payment. A recurring one is collected by its mandate, without a checkout. */
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
  const payment: Payment = {
    id: newId('payment'),
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
  }
  return mandate ? collect(store, payment, now) : openPayment(store, payment, now)
}

/** Changes an open payment; a payment that has ended keeps all but description and metadata. */
export function updatePayment(store: SandboxStore, payment: Payment, body: Body, now: Date): Payment {
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
  const changed: Payment = {
    ...payment,
    ...('description' in body && {description: parseDescription(body)}),
    ...('metadata' in body && {metadata: parseMetadata(body)}),
    ...('redirectUrl' in body && {redirectUrl: parseUrl(body.redirectUrl, 'redirectUrl') ?? null}),
    ...('cancelUrl' in body && {cancelUrl: parseUrl(body.cancelUrl, 'cancelUrl')}),
    ...('webhookUrl' in body && {webhookUrl: parseUrl(body.webhookUrl, 'webhookUrl')}),
    ...('locale' in body && {locale: parseLocale(body.locale) ?? payment.locale}),
    method: method ?? null,
    ...(given && {given: {...payment.given, ...given}}),
  }
  return 'method' in body ? openPayment(store, changed, now) : store.put('payment', changed)
}
