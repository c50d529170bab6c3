import {withAgreed} from '../changes/agreement.ts'
import {ON_SALE, planned, soldAt} from '../changes/planChange.fixture.ts'
import {openOrder} from '../orders/order.fixture.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import type {BillingEvent, EventName, EventOf} from './events.ts'
import type {StateName} from './stateOf.ts'
import {inState, type Standing} from './subscription.ts'

/** A monthly subscription, paid on 24 September and 24 October 2026, looked at on 28 October. */
export const NOW = new Date('2026-10-28T10:00:00.000Z')
const AT = '2026-10-26T06:00:00.000Z'

const payment = (id: string, kind: OrderPayment['kind'], change: Partial<OrderPayment> = {}): OrderPayment => ({
  ...{id, kind, status: 'paid', paidAt: '2026-10-24T06:00:00.000Z', refunded: 0, chargedBack: 0},
  ...(kind === 'renewal' && {collectedOn: '2026-10-24'}),
  ...change,
})
const FIRST = payment('tr_first', 'first', {paidAt: '2026-09-24T06:00:00.000Z'})
const RENEWAL = payment('tr_renewal', 'renewal')
const UNPAID = {paidAt: undefined, status: 'failed'} as const
const PENDING = {paidAt: undefined, status: 'pending'} as const
const TAKEN_BACK = {chargedBack: openOrder.total}

const open: Order = {...openOrder, period: 'monthly', paymentId: FIRST.id, payments: [{...FIRST, ...PENDING}]}
const paid: Order = {...open, status: 'paid', paidAt: '2026-09-24T06:00:00.000Z', payments: [FIRST]}
const AT_MOLLIE = {id: 'sub_1', startDate: '2026-10-24', nextOn: '2026-11-24'}
const subscribed = (standing: Standing, ...payments: OrderPayment[]): Order => ({
  ...paid,
  payments: [FIRST, ...payments],
  subscription: inState(AT_MOLLIE, standing),
})

const DUNNING = {
  overdueId: RENEWAL.id,
  overdueSince: AT,
  overdueSteps: 0,
  overdueNextAt: '2026-10-29T06:00:00.000Z',
} as const
const CANCELLED = {cancelledAt: AT, endsOn: '2026-11-24'} as const
const ON_HOLD = {heldAt: AT} as const

const pausedFrom = (pauseFrom: string, ...payments: OrderPayment[]): Order =>
  subscribed({state: 'paused', pauseFrom, pauseUntil: '2026-12-24'}, ...payments)
/** Mollie was told, as it was of any pause that has begun. */
function begun(order: Order): Order {
  const {subscription} = order
  return {...order, ...(subscription && {subscription: {...subscription, nextOn: subscription.pauseUntil}})}
}

/** An order in each state. */
export const ORDERS: Record<StateName, Order> = {
  awaitingPayment: open,
  notPaid: {...open, status: 'failed', payments: [{...FIRST, ...UNPAID}]},
  duplicate: {...paid, duplicateOf: 'VK-BA9876543210'},
  starting: paid,
  running: subscribed({state: 'running'}, RENEWAL),
  collecting: subscribed({state: 'running'}, {...RENEWAL, ...PENDING}),
  pausing: pausedFrom('2026-11-24', RENEWAL),
  paused: begun(pausedFrom('2026-10-24')),
  overdue: subscribed({state: 'overdue', ...DUNNING}, {...RENEWAL, ...UNPAID}),
  retrying: subscribed(
    {state: 'overdue', ...DUNNING, overdueSteps: 1},
    {...RENEWAL, ...UNPAID},
    payment('tr_retry', 'retry', {renewalOf: RENEWAL.id, ...PENDING}),
  ),
  chargedBack: subscribed({state: 'overdue', ...DUNNING}, {...RENEWAL, ...TAKEN_BACK}),
  onHold: subscribed({state: 'onHold', ...DUNNING, ...ON_HOLD, overdueSteps: 4}, {...RENEWAL, ...UNPAID}),
  restarting: subscribed({state: 'restarting', ...ON_HOLD}, RENEWAL),
  missing: subscribed({state: 'missing', lostAt: AT, ...DUNNING}, {...RENEWAL, ...UNPAID}),
  cancelled: subscribed({state: 'cancelled', ...CANCELLED}, RENEWAL),
  ending: subscribed({state: 'cancelled', ...CANCELLED}, {...RENEWAL, ...PENDING}),
  resuming: subscribed({state: 'resuming', ...CANCELLED, undoAt: AT}, RENEWAL),
  ended: subscribed({state: 'cancelled', cancelledAt: AT, endsOn: '2026-10-24'}),
  owing: subscribed(
    {state: 'cancelled', ...CANCELLED, overdueId: RENEWAL.id, overdueSince: AT},
    {...RENEWAL, ...TAKEN_BACK},
  ),
}

const next = payment('tr_next', 'renewal', {paidAt: NOW.toISOString(), collectedOn: '2026-10-26'})
const retry = payment('tr_retry', 'retry', {renewalOf: RENEWAL.id, paidAt: NOW.toISOString()})
/** From the renewal, and at once. */
const PLANNED = planned(ORDERS.running, {plan: 'basis', period: 'quarterly'}, ON_SALE, NOW)
const DEARER = {...ON_SALE, sold: [soldAt('gold', 'monthly', 500)]}
const AT_ONCE = planned(ORDERS.running, {plan: 'gold', period: 'monthly'}, DEARER, NOW)
const upgrade = payment('tr_change', 'change', {planChange: 1, paidAt: AT})
type Samples = {[Name in EventName]: EventOf<Name>}
const MADE = {id: 'sub_2', startDate: '2026-11-24'}

/** An example of each event for an order, with the payment that it adds or changes, if any. */
export function eventsFor({subscription, payments}: Order): Samples {
  const step = subscription?.overdueSteps ?? 0
  // A renewal that is with the bank is the one that is heard of.
  const renewal = payments.some(({id, status}) => id === RENEWAL.id && status === 'pending')
    ? {...RENEWAL, paidAt: NOW.toISOString()}
    : next
  return {
    firstUnpaid: {event: 'firstUnpaid', payment: {...FIRST, ...UNPAID}, at: AT},
    firstPaid: {event: 'firstPaid', payment: FIRST, at: AT},
    collectionUnderway: {event: 'collectionUnderway', payment: {...renewal, ...PENDING}, at: AT},
    renewalPaid: {event: 'renewalPaid', payment: renewal, at: AT},
    debtPaid: {event: 'debtPaid', payment: retry, at: AT},
    renewalLost: {event: 'renewalLost', payment: {...renewal, ...UNPAID}, at: AT},
    retryLost: {event: 'retryLost', payment: {...retry, ...UNPAID}, at: AT},
    catchUpLost: {event: 'catchUpLost', payment: {...retry, kind: 'catchUp', ...UNPAID}, at: AT},
    refunded: {event: 'refunded', payment: {...FIRST, refunded: 1000}, at: AT, cents: 1000},
    refundCancelled: {event: 'refundCancelled', payment: {...FIRST, refundCancelled: 1000}, at: AT, cents: 1000},
    refundFailed: {event: 'refundFailed', payment: FIRST, at: AT, cents: 1000},
    refundRefused: {event: 'refundRefused', payment: FIRST.id, at: AT},
    chargedBack: {event: 'chargedBack', payment: {...FIRST, ...TAKEN_BACK}, at: AT},
    chargebackReversed: {event: 'chargebackReversed', payment: RENEWAL, at: AT},
    subscriptionMade: {event: 'subscriptionMade', subscription: MADE, wanted: MADE.startDate, replaces: AT_MOLLIE.id},
    nextCollectionTold: {
      event: 'nextCollectionTold',
      subscription: AT_MOLLIE.id,
      nextOn: subscription?.pauseUntil ?? '2026-11-25',
    },
    mandateGiven: {
      event: 'mandateGiven',
      subscription: AT_MOLLIE.id,
      payment: 'tr_mandate',
      mandateId: 'mdt_2',
      mandateAt: AT,
    },
    subscriptionRefused: {event: 'subscriptionRefused', at: AT},
    missingAtMollie: {event: 'missingAtMollie', subscription: AT_MOLLIE.id, at: AT},
    foundAtMollie: {event: 'foundAtMollie', subscription: AT_MOLLIE.id},
    strayStopped: {event: 'strayStopped', subscription: 'sub_stray'},
    cancelled: {event: 'cancelled', at: AT},
    resumeAsked: {event: 'resumeAsked', at: AT},
    pauseAsked: {event: 'pauseAsked', from: '2026-11-24', until: '2027-01-24'},
    pauseEnded: {event: 'pauseEnded', on: '2026-11-24'},
    stepCollected: {event: 'stepCollected', step, at: AT},
    stepReminded: {event: 'stepReminded', step, at: AT},
    stepHeld: {event: 'stepHeld', step, at: AT},
    stepEnded: {event: 'stepEnded', at: AT},
    askedToPay: {event: 'askedToPay', payment: RENEWAL.id, at: AT},
    writtenOff: {event: 'writtenOff', payment: RENEWAL.id, at: AT},
    changeAgreed: {event: 'changeAgreed', planned: PLANNED, at: AT},
    changeWithdrawn: {event: 'changeWithdrawn', number: 1, at: AT},
    changeUnderway: {event: 'changeUnderway', payment: {...upgrade, ...PENDING, method: 'directdebit'}, at: AT},
    changePaid: {event: 'changePaid', payment: upgrade, at: AT},
    changeLost: {event: 'changeLost', payment: {...upgrade, ...UNPAID}, at: AT},
    changeMade: {event: 'changeMade', number: 1, startsOn: '2026-11-24', at: AT},
  }
}

/** The order that an event meets: with the payment that it is about as that is recorded before anything is decided. */
export function orderMeeting(event: BillingEvent, given: Order): Order {
  const order = withChangeFor(event, given)
  if (!('payment' in event) || event.payment === undefined) return order
  const {payment} = event
  if (typeof payment !== 'string') {
    const others = order.payments.filter(({id}) => id !== payment.id)
    const known = order.payments.find(({id}) => id === payment.id)
    return {...order, payments: [...others, {...known, ...payment}]}
  }
  // Operators act on what the bank took back.
  const takenBack =
    event.event === 'askedToPay' || event.event === 'writtenOff' ? ({status: 'paid', ...TAKEN_BACK} as const) : {}
  return {...order, payments: order.payments.map((each) => (each.id === payment ? {...each, ...takenBack} : each))}
}

/** The order with the change that an event is about; its confirmation was sent. */
function withChangeFor({event}: BillingEvent, order: Order): Order {
  if (event === 'changePaid' || event === 'changeLost' || event === 'changeUnderway')
    return withAgreed(order, AT_ONCE, AT)
  if (event !== 'changeWithdrawn' && event !== 'changeMade') return order
  return {...withAgreed(order, PLANNED, AT), mails: order.mails}
}
