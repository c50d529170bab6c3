import type {Order, OrderPayment} from '../orders/order.ts'
import {decide} from './decide.ts'
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
