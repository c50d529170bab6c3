import {collectionMoment, dayAfter, dayOf} from './clock.ts'
import {invalid, missing} from './errors.ts'
import {amountOf, type Body, descriptionOf, httpUrl, metadataOf, optionalText, usableMandate} from './payments.ts'
import {type Customer, newId, type Payment, type SandboxStore, type Subscription} from './store.ts'

/** Descriptions of running subscriptions are unique per customer: that is what keeps a second one from being made. */
export function createSubscription(store: SandboxStore, customer: Customer, body: Body, now: Date): Subscription {
  const amount = amountOf(body)
  const description = descriptionOf(body)
  const interval = optionalText(body.interval) ?? ''
  if (!/^\d+ (days?|weeks?|months?)$/.test(interval)) throw invalid('interval', 'The interval is invalid')
  const today = dayOf(now)
  const startDate = optionalText(body.startDate) ?? today
  if (!/^\d{4}-\d\d-\d\d$/.test(startDate) || startDate < today)
    throw invalid('startDate', 'The start date is invalid or in the past')
  const mandate = chosenMandate(store, customer.id, body)
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
    nextOutcome: 'paid',
  })
}

/** The one that is named, or any that can be collected by. */
function chosenMandate(store: SandboxStore, customerId: string, {mandateId}: Body) {
  const named = optionalText(mandateId)
  const mandate = named ? store.get('mandate', named) : usableMandate(store, customerId)
  if (!mandate || mandate.customerId !== customerId || mandate.status === 'invalid')
    throw invalid(named ? 'mandateId' : 'customerId', 'The customer does not have any suitable mandates')
  return mandate
}

export function findSubscription(store: SandboxStore, customerId = '', id = ''): Subscription {
  const found = store.get('subscription', id)
  if (found?.customerId !== customerId) throw missing('subscription', id)
  return found
}

/** What is collected from now on, and what is said with it. */
export function updateSubscription(store: SandboxStore, subscription: Subscription, body: Body): Subscription {
  if (subscription.status === 'canceled')
    throw invalid('status', 'The subscription cannot be updated: it is canceled already')
  return store.put('subscription', {
    ...subscription,
    ...('mandateId' in body && {mandateId: chosenMandate(store, subscription.customerId, body).id}),
    ...('amount' in body && {amount: amountOf(body)}),
    ...('description' in body && {description: descriptionOf(body)}),
    ...('webhookUrl' in body && {webhookUrl: httpUrl(body.webhookUrl, 'webhookUrl')}),
    ...('metadata' in body && {metadata: metadataOf(body)}),
  })
}

export function cancelSubscription(store: SandboxStore, subscription: Subscription, now: Date): Subscription {
  if (subscription.status === 'canceled')
    throw invalid('status', 'The subscription cannot be canceled: it is canceled already')
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
  store.put('subscription', {
    ...subscription,
    status: mandate ? 'active' : 'suspended',
    nextPaymentDate: mandate && nextPaymentDate ? dayAfter(nextPaymentDate, interval) : null,
    nextOutcome: 'paid',
  })
  return store.put('payment', {
    id: newId('payment'),
    mode: 'test',
    createdAt: now.toISOString(),
    status: mandate ? subscription.nextOutcome : 'failed',
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
