import type {Order, OrderPayment} from '../orders/order.ts'
import {ORDERS} from '../state/states.fixture.ts'
import {paidPeriod} from '../subscriptions/renewal.ts'
import {paidTwice, refundDue} from './refunds.ts'

/** A renewal that failed, its retry, and the customer's own payment after the bank took that back. */
const [first, renewal] = ORDERS.overdue.payments as [OrderPayment, OrderPayment]
const paid = (id: string, kind: 'retry' | 'catchUp', renewalOf: string, paidAt: string): OrderPayment => ({
  ...{id, kind, renewalOf, paidAt},
  ...{status: 'paid', refunded: 0, chargedBack: 0},
})
const retry = paid('tr_retry', 'retry', renewal.id, '2026-10-30T06:00:00.000Z')
const again = paid('tr_again', 'catchUp', retry.id, '2026-11-28T06:00:00.000Z')
const orderWith = (...payments: OrderPayment[]): Order => ({...ORDERS.running, payments: [first, renewal, ...payments]})
const {total} = ORDERS.running

test('nothing goes back while the bank keeps what was paid again', () => {
  expect(paidTwice(orderWith({...retry, chargedBack: total}, again))).toEqual([])
})

test('the payment that the customer made goes back once the bank gives the retry before it back', () => {
  const order = orderWith(retry, again)
  expect(paidTwice(order)).toEqual([again])
  expect(refundDue(order, again)).toBe(total)
})

test('the later one of the order goes back of two that were paid in one second, by whatever ids', () => {
  const order = orderWith(retry, {...again, id: 'tr_0', paidAt: retry.paidAt})
  expect(paidTwice(order).map(({id}) => id)).toEqual(['tr_0'])
})

test('pays the period of the renewal when it is for a retry that was taken back', () => {
  const order = orderWith({...retry, chargedBack: total}, again)
  expect(paidPeriod(order, again)).toEqual(paidPeriod(order, renewal))
})
