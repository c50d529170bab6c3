import {recordPayment} from '../ledger/record.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {wantedAtMollie} from '../subscriptions/wanted.ts'
import {decide} from './decide.ts'
import {stateOf} from './stateOf.ts'
import {NOW, ORDERS} from './states.fixture.ts'

/** Pairs of events that a bookkeeper asked about. */
const AT = NOW.toISOString()
const [first, renewal] = ORDERS.overdue.payments as [OrderPayment, OrderPayment]
const november: OrderPayment = {
  ...{id: 'tr_november', kind: 'renewal', status: 'paid', refunded: 0, chargedBack: 0},
  ...{paidAt: '2026-11-24T06:00:00.000Z', collectedOn: '2026-11-24'},
}
/** October is not paid, November is. */
const gap: Order = {...ORDERS.overdue, payments: [first, renewal, november]}
const IN_DECEMBER = new Date('2026-12-01T10:00:00.000Z')

test('ends where what is paid ends when an earlier renewal is given up', () => {
  const over = decide(gap, {event: 'stepEnded', at: IN_DECEMBER.toISOString()}, IN_DECEMBER)
  expect(over.subscription).toMatchObject({state: 'cancelled', endsOn: '2026-12-24'})
})

test('owes the renewal that failed again when its cancellation is taken back', () => {
  const at = IN_DECEMBER.toISOString()
  const cancelled = decide(gap, {event: 'cancelled', at}, IN_DECEMBER)
  expect(cancelled.subscription?.overdueId).toBeUndefined()
  const asked = decide(cancelled, {event: 'resumeAsked', at}, IN_DECEMBER)
  const made = {id: 'sub_2', startDate: '2026-12-24'}
  const resumed = decide(
    asked,
    {event: 'subscriptionMade', subscription: made, wanted: made.startDate, replaces: cancelled.subscription?.id},
    IN_DECEMBER,
  )
  expect(resumed.subscription).toMatchObject({id: 'sub_2', state: 'overdue', overdueId: renewal.id})
})

test('keeps a pause when an earlier renewal was paid twice', () => {
  const {pausing} = ORDERS
  const again = {id: 'tr_again', kind: 'catchUp', renewalOf: renewal.id, status: 'paid', paidAt: AT} as const
  const payment = {...again, refunded: 0, chargedBack: 0}
  const paid = {...pausing, payments: [...pausing.payments, payment]}
  expect(decide(paid, {event: 'debtPaid', payment, at: AT}, NOW).subscription).toEqual(pausing.subscription)
})

const {retrying} = ORDERS
const NEXT_DAY = '2026-10-29T06:00:00.000Z'
const bankSays = (order: Order, status: OrderPayment['status']): Order => {
  const retry = order.payments.at(-1) as OrderPayment
  return recordPayment(order, {
    ...retry,
    status,
    ...(status === 'paid' && {paidAt: NEXT_DAY}),
    at: NEXT_DAY,
  })
}
const cancelledRetrying = () => decide(retrying, {event: 'cancelled', at: AT}, NOW)

test('counts a retry that is with the bank when it is cancelled, and says that it is underway', () => {
  const cancelled = cancelledRetrying()
  expect(stateOf(cancelled, NOW)).toBe('ending')
  expect(cancelled).toMatchObject({
    subscription: {endsOn: '2026-11-24'},
    alerts: [{kind: 'underway', about: 'tr_retry'}],
  })
  expect(cancelled.mails.map(({kind}) => kind)).toEqual(['cancelledUnderway'])
})

test('ends where what is paid ends when the retry fails after the cancellation, and says so', () => {
  const ended = bankSays(cancelledRetrying(), 'failed')
  expect(ended.subscription).toMatchObject({state: 'cancelled', endsOn: '2026-10-24'})
  expect(ended.mails.map(({kind}) => kind)).toEqual(['cancelledUnderway', 'cancelledAtOnce'])
})

test('keeps the last day when the retry is paid after the cancellation, and a person decides', () => {
  const paid = bankSays(cancelledRetrying(), 'paid')
  expect(paid.subscription).toMatchObject({state: 'cancelled', endsOn: '2026-11-24'})
  expect(paid.alerts.map(({kind}) => kind)).toEqual(['underway', 'afterCancellation'])
})

test('ends with the retry that is still with the bank when the renewal after it fails', () => {
  const pending: OrderPayment = {...november, status: 'pending', paidAt: undefined}
  const both = {...retrying, payments: [...retrying.payments, pending]}
  const at = '2026-11-26T06:00:00.000Z'
  const cancelled = decide(both, {event: 'cancelled', at}, new Date(at))
  expect(cancelled.subscription).toMatchObject({endsOn: '2026-12-24'})
  const lost = recordPayment(cancelled, {...pending, status: 'failed', at: '2026-12-01T06:00:00.000Z'})
  expect(lost.subscription).toMatchObject({endsOn: '2026-11-24'})
  expect(lost.mails.map(({kind}) => kind)).toEqual(['cancelledUnderway', 'cancelledUnderway'])
})

test('confirms a cancellation as any other when a dearer plan is with the bank', () => {
  const change: OrderPayment = {
    id: 'tr_change',
    kind: 'change',
    status: 'pending',
    planChange: 1,
    refunded: 0,
    chargedBack: 0,
  }
  const order = {...ORDERS.running, payments: [...ORDERS.running.payments, change]}
  const cancelled = decide(order, {event: 'cancelled', at: AT}, NOW)
  expect(cancelled.mails.map(({kind}) => kind)).toEqual(['cancellationConfirmed'])
})

test('ends a pause when the collection after it fails at once', () => {
  const order = ORDERS.paused
  const failed = {id: 'tr_after', kind: 'renewal', status: 'failed', collectedOn: '2026-12-24'} as const
  const payment = {...failed, refunded: 0, chargedBack: 0}
  const overdue = decide(
    {...order, payments: [...order.payments, payment]},
    {event: 'renewalLost', payment, at: AT},
    NOW,
  )
  const retry: OrderPayment = {
    ...payment,
    id: 'tr_retry',
    kind: 'retry',
    renewalOf: payment.id,
    status: 'paid',
    paidAt: AT,
  }
  const paid = {...overdue, payments: [...overdue.payments, retry]}
  expect(decide(paid, {event: 'debtPaid', payment: retry, at: AT}, NOW).subscription?.state).toBe('running')
})

test('keeps a pause when Mollie does not run it, until another account makes it again', () => {
  const {paused} = ORDERS
  const id = paused.subscription?.id ?? ''
  const missing = decide(paused, {event: 'missingAtMollie', subscription: id, at: AT}, NOW)
  expect(missing.subscription).toMatchObject({state: 'missing', pauseUntil: '2026-12-24'})
  const wanted = wantedAtMollie(missing)?.from ?? ''
  expect(wanted).toBe('2026-12-24')
  const made = {id: 'sub_2', startDate: wanted}
  const again = decide(missing, {event: 'subscriptionMade', subscription: made, wanted, replaces: id}, NOW)
  expect(again).toMatchObject({subscription: {id: 'sub_2', state: 'paused'}, alerts: [{kind: 'subscriptionLost'}]})
})
