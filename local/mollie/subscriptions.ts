import {amsterdamDay} from '../../studio/model/dates.ts'
import {collectionMoment, dayAfter} from './clock.ts'
import {invalid, missing} from './errors.ts'
import {RECURRING} from './methods.ts'
import {
  amountOf,
  awaitAnswer,
  type Body,
  chosenMandate,
  descriptionOf,
  httpUrl,
  metadataOf,
  onlyKnown,
  optionalText,
  usableMandate,
} from './payments.ts'
import {type Customer, newId, type Payment, type SandboxStore, type Subscription} from './store.ts'

const CHANGEABLE = ['amount', 'description', 'interval', 'startDate', 'times', 'metadata', 'webhookUrl', 'mandateId']

/** Descriptions of running subscriptions are unique per customer: that is what keeps a second one from being made. */
export function createSubscription(store: SandboxStore, customer: Customer, body: Body, now: Date): Subscription {
  onlyKnown(body, [...CHANGEABLE, 'method'])
  const [amount, description, interval] = [amountOf(body), descriptionOf(body), intervalOf(body)]
  const [startDate, times, method] = [startOf(body, amsterdamDay(now)), timesOf(body), collectedBy(body)]
  const mandate = chosenMandate(store, customer.id, body.mandateId)
  const running = store.list('subscription', 'customerId', customer.id).filter(({status}) => status === 'active')
  if (running.some((other) => other.description === description))
    throw invalid('description', 'A subscription with this description already exists for this customer')
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
    webhookUrl: httpUrl(body.webhookUrl, 'webhookUrl'),
    metadata: metadataOf(body),
    ...(times !== undefined && {times, timesRemaining: times}),
    ...(method && {method}),
    nextOutcome: 'paid',
  })
}

/** A year, in each unit of an interval. @see https://docs.mollie.com/reference/create-subscription */
const MOST: Record<string, number> = {day: 365, week: 52, month: 12}

function intervalOf({interval}: Body): string {
  const [text, count, unit = ''] = String(interval ?? '').match(/^([1-9]\d{0,2}) (day|week|month)s?$/) ?? []
  if (!text || Number(count) > (MOST[unit] ?? 0)) throw invalid('interval', 'The interval is invalid')
  return text
}

function startOf({startDate}: Body, today: string): string {
  const start = optionalText(startDate) ?? today
  if (!/^\d{4}-\d\d-\d\d$/.test(start) || start < today)
    throw invalid('startDate', 'The start date is invalid or in the past')
  return start
}

/** How often; without end when absent. */
function timesOf({times}: Body): number | undefined {
  if (times === undefined || times === null) return undefined
  if (!Number.isInteger(times) || Number(times) < 1) throw invalid('times', 'The number of times is invalid')
  return Number(times)
}

function collectedBy({method}: Body): string | null {
  const id = optionalText(method)
  if (id && !RECURRING.includes(id)) throw invalid('method', 'The payment method is invalid')
  return id
}

export function findSubscription(store: SandboxStore, customerId = '', id = ''): Subscription {
  const found = store.get('subscription', id)
  if (found?.customerId !== customerId) throw missing('subscription', id)
  return found
}

/** What is collected from now on, and what is said with it. */
export function updateSubscription(
  store: SandboxStore,
  subscription: Subscription,
  body: Body,
  now: Date,
): Subscription {
  onlyKnown(body, CHANGEABLE)
  if (subscription.status === 'canceled' || subscription.status === 'completed')
    throw invalid('status', `The subscription cannot be updated: it is ${subscription.status} already`)
  const {customerId, times: before = 0, timesRemaining = 0} = subscription
  const times = timesOf(body)
  const startDate = 'startDate' in body ? startOf(body, amsterdamDay(now)) : null
  return store.put('subscription', {
    ...subscription,
    ...('mandateId' in body && {mandateId: chosenMandate(store, customerId, body.mandateId).id}),
    ...('amount' in body && {amount: amountOf(body)}),
    ...('description' in body && {description: descriptionOf(body)}),
    ...('interval' in body && {interval: intervalOf(body)}),
    ...(startDate && {startDate, nextPaymentDate: startDate}),
    ...(times !== undefined && {times, timesRemaining: Math.max(1, times - (before - timesRemaining))}),
    ...('webhookUrl' in body && {webhookUrl: httpUrl(body.webhookUrl, 'webhookUrl')}),
    ...('metadata' in body && {metadata: metadataOf(body)}),
  })
}

export function cancelSubscription(store: SandboxStore, subscription: Subscription, now: Date): Subscription {
  if (subscription.status === 'canceled' || subscription.status === 'completed')
    throw invalid('status', `The subscription cannot be canceled: it is ${subscription.status} already`)
  return store.put('subscription', {
    ...subscription,
    status: 'canceled',
    nextPaymentDate: null,
    canceledAt: now.toISOString(),
  })
}

/** The subscription that is collected next, and when; null when none is running. */
export function nextRenewal(store: SandboxStore): {subscription: Subscription; at: Date} | null {
  const due = store
    .list('subscription')
    .flatMap((subscription) =>
      subscription.status === 'active' && subscription.nextPaymentDate
        ? [{subscription, at: collectionMoment(subscription.nextPaymentDate)}]
        : [],
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  return due[0] ?? null
}

/** Collects one period. Without a mandate the payment fails, and the subscription rests. */
export function renew(store: SandboxStore, subscription: Subscription, now: Date): Payment {
  const {customerId, amount, description, webhookUrl, metadata, nextPaymentDate, interval} = subscription
  const own = store.get('mandate', subscription.mandateId)
  const mandate = own && own.status !== 'invalid' ? own : usableMandate(store, customerId)
  const left = subscription.timesRemaining === undefined ? undefined : subscription.timesRemaining - 1
  const isDone = left !== undefined && left <= 0
  store.put('subscription', {
    ...subscription,
    ...(left !== undefined && {timesRemaining: left}),
    status: isDone ? 'completed' : mandate ? 'active' : 'suspended',
    nextPaymentDate: mandate && nextPaymentDate && !isDone ? dayAfter(nextPaymentDate, interval) : null,
    nextOutcome: 'paid',
  })
  const id = newId('payment')
  const status = mandate ? subscription.nextOutcome : 'failed'
  if (status === 'pending') awaitAnswer(store, id, now)
  return store.put('payment', {
    id,
    mode: 'test',
    createdAt: now.toISOString(),
    status,
    statusAt: now.toISOString(),
    amount,
    description,
    redirectUrl: null,
    webhookUrl,
    method: mandate?.method ?? 'directdebit',
    metadata,
    locale: 'nl_NL',
    sequenceType: 'recurring',
    customerId,
    mandateId: mandate?.id ?? subscription.mandateId,
    subscriptionId: subscription.id,
  })
}
