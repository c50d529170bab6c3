import {addInterval, amsterdamDay, momentOn} from '../state/calendar.ts'
import {type Customer, newId, type Payment, type Renewals, type Subscription} from '../state/items.ts'
import type {SandboxStore} from '../state/store.ts'
import {collect} from './bank.ts'
import {invalidField, notFound} from './errors.ts'
import {
  type Body,
  optionalText,
  parseDescription,
  parseMetadata,
  parseUrl,
  positiveAmount,
  refuseUnknownFields,
} from './fields.ts'
import {endedAs, selectMandate} from './mandates.ts'
import {RECURRING} from './methods.ts'

const CHANGEABLE = ['amount', 'description', 'interval', 'startDate', 'times', 'metadata', 'webhookUrl', 'mandateId']

/** Creates a subscription. Descriptions of active ones are unique per customer, so a repeated call makes no second one. */
export function createSubscription(store: SandboxStore, customer: Customer, body: Body, now: Date): Subscription {
  refuseUnknownFields(body, [...CHANGEABLE, 'method'])
  const [amount, description, interval] = [positiveAmount(body), parseDescription(body), parseInterval(body)]
  const [startDate, times, method] = [
    parseStartDate(body, amsterdamDay(now)),
    parseTimes(body),
    parseRecurringMethod(body),
  ]
  const mandate = selectMandate(store, customer.id, body.mandateId)
  const running = store.list('subscription', 'customerId', customer.id).filter(({status}) => status === 'active')
  if (running.some((other) => other.description === description))
    throw invalidField('description', 'A subscription with this description already exists for this customer')
  return store.put('subscription', {
    id: newId('subscription'),
    customerId: customer.id,
    createdAt: now.toISOString(),
    status: 'active',
    amount,
    interval,
    startDate,
    nextPaymentDate: startDate,
    description,
    mandateId: mandate.id,
    webhookUrl: parseUrl(body.webhookUrl, 'webhookUrl'),
    metadata: parseMetadata(body),
    ...(times !== undefined && {times, timesRemaining: times}),
    ...(method && {method}),
  })
}

/** The longest interval, a year, in each unit. @see https://docs.mollie.com/reference/create-subscription */
const LONGEST: Record<string, number> = {day: 365, week: 52, month: 12}

function parseInterval({interval}: Body): string {
  const [text, count, unit = ''] = String(interval ?? '').match(/^([1-9]\d{0,2}) (day|week|month)s?$/) ?? []
  if (!text || Number(count) > (LONGEST[unit] ?? 0)) throw invalidField('interval', 'The interval is invalid')
  return text
}

function parseStartDate({startDate}: Body, today: string): string {
  const start = optionalText(startDate) ?? today
  if (!/^\d{4}-\d\d-\d\d$/.test(start) || start < today)
    throw invalidField('startDate', 'The start date is invalid or in the past')
  return start
}

/** Number of payments; absent for a subscription without end. */
function parseTimes({times}: Body): number | undefined {
  if (times === undefined || times === null) return undefined
  if (!Number.isInteger(times) || Number(times) < 1) throw invalidField('times', 'The number of times is invalid')
  return Number(times)
}

function parseRecurringMethod({method}: Body): string | null {
  const id = optionalText(method)
  if (id && !RECURRING.includes(id)) throw invalidField('method', 'The payment method is invalid')
  return id
}

export function findSubscription(store: SandboxStore, customerId = '', id = ''): Subscription {
  const found = store.get('subscription', id)
  if (found?.customerId !== customerId) throw notFound('subscription', id)
  return found
}

export function updateSubscription(
  store: SandboxStore,
  subscription: Subscription,
  body: Body,
  now: Date,
): Subscription {
  refuseUnknownFields(body, CHANGEABLE)
  if (subscription.status === 'canceled' || subscription.status === 'completed')
    throw invalidField('status', `The subscription cannot be updated: it is ${subscription.status} already`)
  const {customerId, times: before = 0, timesRemaining = 0} = subscription
  const times = parseTimes(body)
  const startDate = 'startDate' in body ? parseStartDate(body, amsterdamDay(now)) : null
  return store.put('subscription', {
    ...subscription,
    ...('mandateId' in body && {mandateId: selectMandate(store, customerId, body.mandateId).id}),
    ...('amount' in body && {amount: positiveAmount(body)}),
    ...('description' in body && {description: parseDescription(body)}),
    ...('interval' in body && {interval: parseInterval(body)}),
    ...(startDate && {startDate, nextPaymentDate: startDate}),
    ...(times !== undefined && {times, timesRemaining: Math.max(1, times - (before - timesRemaining))}),
    ...('webhookUrl' in body && {webhookUrl: parseUrl(body.webhookUrl, 'webhookUrl')}),
    ...('metadata' in body && {metadata: parseMetadata(body)}),
  })
}

export function cancelSubscription(store: SandboxStore, subscription: Subscription, now: Date): Subscription {
  if (subscription.status === 'canceled' || subscription.status === 'completed')
    throw invalidField('status', `The subscription cannot be canceled: it is ${subscription.status} already`)
  return store.put('subscription', endedAs(subscription, 'canceled', now))
}

/** The next renewal, with its moment; null without an active subscription. */
export function nextRenewal(store: SandboxStore): {subscription: Subscription; at: Date} | null {
  const subscription = store.earliest('subscription', 'nextPaymentDate')
  return subscription && {subscription, at: momentOn(subscription.nextPaymentDate ?? '', 'collection')}
}

/** Collects one period. */
export function renew(store: SandboxStore, subscription: Subscription, now: Date, renewals: Renewals): Payment {
  const {nextOutcome: outcome, ...renewed} = subscription
  const {customerId, mandateId, amount, description, webhookUrl, metadata, nextPaymentDate, interval, startDate} =
    renewed
  const left = subscription.timesRemaining === undefined ? undefined : subscription.timesRemaining - 1
  const isDone = left !== undefined && left <= 0
  store.put('subscription', {
    ...renewed,
    ...(left !== undefined && {timesRemaining: left}),
    status: isDone ? 'completed' : 'active',
    nextPaymentDate:
      nextPaymentDate && !isDone ? addInterval(nextPaymentDate, interval, startDate, renewals.monthEnds) : null,
  })
  const payment: Payment = {
    id: newId('payment'),
    mode: 'test',
    createdAt: now.toISOString(),
    status: 'pending',
    amount,
    description,
    redirectUrl: null,
    webhookUrl,
    method: store.get('mandate', mandateId)?.method ?? 'directdebit',
    metadata,
    locale: 'nl_NL',
    sequenceType: 'recurring',
    customerId,
    mandateId,
    subscriptionId: subscription.id,
  }
  return collect(store, payment, now, {outcome, isAtOnce: renewals.atOnce})
}
