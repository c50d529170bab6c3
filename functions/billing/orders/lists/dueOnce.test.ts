import {refundDue} from '../../ledger/refunds.ts'
import {dueOn} from '../../prices/priceChange.ts'
import {inState, type Standing} from '../../state/subscription.ts'
import {openOrder} from '../order.fixture.ts'
import type {Order, OrderPayment, PriceChange} from '../order.ts'

/** Money that is owed, and prices that are due, once and to whom they should. */
const payment = (change: Partial<OrderPayment>): OrderPayment => ({
  id: 'tr_first',
  kind: 'first',
  status: 'paid',
  paidAt: '2026-03-01T12:00:00.000Z',
  refunded: 0,
  chargedBack: 0,
  ...change,
})

test('a duplicate that was charged back is not refunded again', () => {
  const twice = payment({id: 'tr_second', paidAt: '2026-03-01T12:01:00.000Z'})
  const owed = (change: Partial<OrderPayment>) => {
    const second = {...twice, ...change}
    const order: Order = {...openOrder, status: 'paid', paymentId: 'tr_first', payments: [payment({}), second]}
    return refundDue(order, second)
  }
  const {total} = openOrder
  expect(owed({})).toBe(total)
  expect(owed({chargedBack: total})).toBe(0)
  expect(owed({chargedBack: total - 100})).toBe(100)
  expect(owed({refunded: total - 100, chargedBack: 100})).toBe(0)
})

const change = {
  plannedFor: '2026-04-02',
  startsOn: '2026-04-02',
  toldAt: '2026-03-01T12:00:00.000Z',
  total: 13189,
} as PriceChange
const subscription = {id: 'sub_1', startDate: '2026-03-01'}
const at = '2026-03-20T12:00:00.000Z'
const RUNNING: Standing = {state: 'running'}
const RESTARTING: Standing = {state: 'restarting', heldAt: at}
const CANCELLED: Standing = {state: 'cancelled', cancelledAt: at, endsOn: '2026-04-01'}

test.each([
  ['a customer who was told', {}, RUNNING, '2026-04-02'],
  ['a customer who was not told, whose mail could not be sent', {toldAt: undefined}, RUNNING, undefined],
  ['a subscription that is on hold', {}, RESTARTING, undefined],
  ['a subscription that was cancelled', {}, CANCELLED, undefined],
])('the day before its first day a price is due for %s', (_, told, state, due) => {
  const order: Order = {
    ...openOrder,
    subscription: inState(subscription, state),
    priceChanges: [{...change, ...told} as PriceChange],
  }
  expect(dueOn(order, '2026-03-31')?.plannedFor).toBeUndefined()
  expect(dueOn(order, '2026-04-01')?.plannedFor).toBe(due)
})
