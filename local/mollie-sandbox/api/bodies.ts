import {addBusinessDays, amsterdamDay, DAY_MS, momentOn} from '../state/calendar.ts'
import {
  type Amount,
  type Capture,
  type Customer,
  type Mandate,
  type Payment,
  REASONS,
  type Reversal,
  type Subscription,
} from '../state/items.ts'
import {documentation, link} from './lists.ts'
import type {METHODS} from './methods.ts'

export const PROFILE = 'pfl_sandbox'
/** Time in which an authorised payment can be captured. */
const AUTHORISED_MS = 7 * DAY_MS

/** Moment in Mollie's notation: without fractions, with an offset. */
export const moment = (iso: string) => `${iso.slice(0, 19)}+00:00`
const page = (href: string) => ({href, type: 'text/html'})
const cents = (amount: Amount | undefined) => Math.round(Number(amount?.value ?? 0) * 100)

/** Amount of a payment that can still be refunded. */
export const remainingOf = ({amount, amountRefunded, amountChargedBack}: Payment): Amount => ({
  currency: amount.currency,
  value: ((cents(amount) - cents(amountRefunded) - cents(amountChargedBack)) / 100).toFixed(2),
})

const DETAILS: Record<string, object> = {
  ideal: {consumerName: 'T. TEST', consumerAccount: 'NL55INGB0000000000', consumerBic: 'INGBNL2A'},
  bancontact: {consumerName: 'T. TEST', consumerAccount: 'BE68539007547034', consumerBic: 'KREDBEBB'},
  directdebit: {consumerName: 'T. TEST', consumerAccount: 'NL55INGB0000000000', consumerBic: 'INGBNL2A'},
  creditcard: {cardHolder: 'T. TEST', cardNumber: '6787', cardLabel: 'Mastercard', cardFunding: 'credit'},
  applepay: {cardHolder: 'T. TEST', cardNumber: '6787', cardLabel: 'Mastercard', wallet: 'applepay'},
}

/** Details of the account or card; a direct debit has its day and the bank's reason from the start. */
const detailsOf = ({method, debitOn, reason}: Payment) => ({
  ...DETAILS[method ?? ''],
  ...(debitOn && {dueDate: debitOn, bankReasonCode: reason ?? null, bankReason: reason ? REASONS[reason].text : null}),
})

/** Whether a payment can be cancelled: a direct debit on its first day. @see https://docs.mollie.com/reference/cancel-payment */
export const isCancelable = ({status, debitOn, createdAt}: Payment, now: Date): boolean =>
  status === 'open' ||
  status === 'authorized' ||
  (status === 'pending' && debitOn !== undefined && amsterdamDay(new Date(createdAt)) === amsterdamDay(now))

export function paymentBody(item: Payment, url: string, now: Date) {
  const {statusAt, expiresAt, debitOn, reason: _, given, ...payment} = item
  const {id, status, createdAt, customerId, mandateId, subscriptionId} = payment
  const api = (path: string) => link(`${url}/v2/${path}`)
  const own = (path = '') => api(`payments/${id}${path}`)
  const isPaid = status === 'paid'
  return {
    resource: 'payment',
    profileId: PROFILE,
    ...given,
    ...payment,
    createdAt: moment(createdAt),
    ...(statusAt && status !== 'open' && status !== 'pending' && {[`${status}At`]: moment(statusAt)}),
    ...(['open', 'pending', 'authorized'].includes(status) && {isCancelable: isCancelable(item, now)}),
    ...(status === 'open' && expiresAt && {expiresAt: moment(expiresAt)}),
    ...((isPaid || debitOn) && {details: detailsOf(item)}),
    ...(status === 'authorized' &&
      statusAt && {captureBefore: amsterdamDay(new Date(Date.parse(statusAt) + AUTHORISED_MS))}),
    ...(isPaid && {
      countryCode: 'NL',
      amountRefunded: payment.amountRefunded ?? {currency: payment.amount.currency, value: '0.00'},
      amountRemaining: remainingOf(payment),
    }),
    _links: {
      self: own(),
      dashboard: page(`${url}/`),
      ...(status === 'open' && {checkout: page(`${url}/checkout/${id}`)}),
      ...(status === 'pending' && {changePaymentState: page(`${url}/checkout/${id}`)}),
      ...(payment.amountRefunded && {refunds: own('/refunds')}),
      ...(payment.amountChargedBack && {chargebacks: own('/chargebacks')}),
      ...(payment.amountCaptured && {captures: own('/captures')}),
      ...(customerId && {customer: api(`customers/${customerId}`)}),
      ...(customerId && mandateId && {mandate: api(`customers/${customerId}/mandates/${mandateId}`)}),
      ...(customerId &&
        subscriptionId && {subscription: api(`customers/${customerId}/subscriptions/${subscriptionId}`)}),
      documentation: documentation('get-payment'),
    },
  }
}

export function customerBody(customer: Customer, url: string) {
  const own = (path = '') => link(`${url}/v2/customers/${customer.id}${path}`)
  return {
    resource: 'customer',
    mode: 'test',
    ...customer,
    createdAt: moment(customer.createdAt),
    _links: {
      self: own(),
      dashboard: page(`${url}/`),
      payments: own('/payments'),
      mandates: own('/mandates'),
      subscriptions: own('/subscriptions'),
      documentation: documentation('get-customer'),
    },
  }
}

export function mandateBody({details, ...mandate}: Mandate, url: string) {
  const customer = `${url}/v2/customers/${mandate.customerId}`
  return {
    resource: 'mandate',
    mode: 'test',
    signatureDate: mandate.createdAt.slice(0, 10),
    mandateReference: null,
    ...mandate,
    createdAt: moment(mandate.createdAt),
    details: details ?? DETAILS[mandate.method] ?? {},
    _links: {
      self: link(`${customer}/mandates/${mandate.id}`),
      customer: link(customer),
      documentation: documentation('get-mandate'),
    },
  }
}

export function subscriptionBody({nextOutcome: _, times, timesRemaining, ...subscription}: Subscription, url: string) {
  const {id, customerId, mandateId, createdAt, canceledAt} = subscription
  const customer = `${url}/v2/customers/${customerId}`
  return {
    resource: 'subscription',
    mode: 'test',
    method: null,
    ...subscription,
    webhookUrl: subscription.webhookUrl ?? null,
    times: times ?? null,
    timesRemaining: timesRemaining ?? null,
    createdAt: moment(createdAt),
    ...(canceledAt && {canceledAt: moment(canceledAt)}),
    _links: {
      self: link(`${customer}/subscriptions/${id}`),
      customer: link(customer),
      mandate: link(`${customer}/mandates/${mandateId}`),
      profile: link(`${url}/v2/profiles/${PROFILE}`),
      payments: link(`${customer}/subscriptions/${id}/payments`),
      documentation: documentation('get-subscription'),
    },
  }
}

const linksOf = ({id, paymentId}: {id: string; paymentId: string}, kind: string, url: string) => ({
  self: link(`${url}/v2/payments/${paymentId}/${kind}s/${id}`),
  payment: link(`${url}/v2/payments/${paymentId}`),
  documentation: documentation(`get-${kind}`),
})

/** A refund is pending until the next business day, and can be cancelled until then. */
export function refundStatus({createdAt, isCanceled}: Reversal, now: Date) {
  if (isCanceled) return 'canceled'
  const sentOn = addBusinessDays(amsterdamDay(new Date(createdAt)), 1)
  return now < momentOn(sentOn, 'bank') ? 'pending' : 'refunded'
}

export function refundBody({isCanceled, metadata = null, ...refund}: Reversal, url: string, now: Date) {
  return {
    resource: 'refund',
    mode: 'test',
    ...refund,
    metadata,
    createdAt: moment(refund.createdAt),
    status: refundStatus({...refund, ...(isCanceled && {isCanceled})}, now),
    _links: linksOf(refund, 'refund', url),
  }
}

export const chargebackBody = ({id, paymentId, amount, createdAt, reason = 'MD06'}: Reversal, url: string) => ({
  resource: 'chargeback',
  id,
  paymentId,
  amount,
  reason: {code: reason, description: REASONS[reason].text},
  createdAt: moment(createdAt),
  reversedAt: null,
  _links: linksOf({id, paymentId}, 'chargeback', url),
})

export const captureBody = ({metadata = null, ...capture}: Capture, url: string) => ({
  resource: 'capture',
  mode: 'test',
  ...capture,
  metadata,
  createdAt: moment(capture.createdAt),
  status: 'succeeded',
  _links: linksOf(capture, 'capture', url),
})

export function methodBody({id, description, minimum, maximum}: (typeof METHODS)[number], url: string) {
  const picture = `${url}/methods/${id}.svg`
  const euros = (value: string) => ({currency: 'EUR', value})
  return {
    resource: 'method',
    id,
    description,
    minimumAmount: euros(minimum),
    maximumAmount: maximum === null ? null : euros(maximum),
    image: {size1x: picture, size2x: picture, svg: picture},
    status: 'activated',
    _links: {self: link(`${url}/v2/methods/${id}`), documentation: documentation('get-method')},
  }
}

export const profileBody = (url: string) => ({
  resource: 'profile',
  id: PROFILE,
  mode: 'test',
  name: 'Sandbox',
  website: 'https://example.nl',
  email: 'sandbox@example.nl',
  phone: '+31201234567',
  businessCategory: 'OTHER_MERCHANDISE',
  status: 'verified',
  createdAt: '2025-01-01T00:00:00+00:00',
  _links: {
    self: link(`${url}/v2/profiles/${PROFILE}`),
    dashboard: page(`${url}/`),
    ...Object.fromEntries(
      ['chargebacks', 'methods', 'payments', 'refunds'].map((name) => [name, link(`${url}/v2/${name}`)]),
    ),
    documentation: documentation('get-profile'),
  },
})
