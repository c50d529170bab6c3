import fc from 'fast-check'
import {alert} from '../orders/alerts.ts'
import {mailId} from '../orders/mails.ts'
import {withMail} from '../orders/notify.ts'
import {openOrder} from '../orders/order.fixture.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {type PaymentSnapshot, recordPayment} from './record.ts'
import {refundDue} from './refunds.ts'

const seen = (status: OrderPayment['status'], change: Partial<PaymentSnapshot> = {}): PaymentSnapshot => ({
  id: 'tr_12345',
  kind: 'first',
  status,
  at: '2025-09-24T05:31:00Z',
  ...(status === 'paid' && {paidAt: '2025-09-24T05:31:00Z'}),
  refunded: 0,
  chargedBack: 0,
  ...change,
})
const after = (...payments: PaymentSnapshot[]) => payments.reduce(recordPayment, openOrder)

test('paid pays the order and owes one confirmation, however often it is seen', () => {
  const order = after(seen('paid'), seen('paid'), seen('paid'))
  expect(order).toMatchObject({status: 'paid', paidAt: '2025-09-24T05:31:00Z', paymentId: 'tr_12345', alerts: []})
  expect(order.mails).toEqual([{kind: 'confirmation', to: 'jo@example.nl', state: 'pending'}])
})

test.each(['failed', 'canceled', 'expired', 'pending'] as const)('%s is recorded, and nothing is owed', (status) => {
  expect(after(seen(status))).toMatchObject({status, mails: [], alerts: []})
})

test('a mail is owed once per key', () => {
  const twice = withMail(withMail(openOrder, 'confirmation'), 'confirmation')
  expect(twice.mails).toHaveLength(1)
  expect(withMail(twice, 'renewal', {payment: 'tr_2'}).mails).toHaveLength(2)
})

test('an order without an address owes no mail', () => {
  expect(recordPayment({...openOrder, customerEmail: undefined}, seen('paid')).mails).toEqual([])
})

test('paid wins over expired, and no order of events moves it back', () => {
  const statuses = fc.constantFrom<OrderPayment['status']>('open', 'pending', 'failed', 'canceled', 'expired')
  fc.assert(
    fc.property(fc.array(statuses), fc.array(statuses), (before, later) => {
      const order = after(...before.map((s) => seen(s)), seen('paid'), ...later.map((s) => seen(s)))
      expect(order.status).toBe('paid')
      expect(order.payments).toMatchObject([{status: 'paid', paidAt: '2025-09-24T05:31:00Z'}])
      expect(order.mails).toHaveLength(1)
    }),
  )
})

test('an earlier try that expires says nothing about the one that is running', () => {
  const retried: Order = {...openOrder, paymentId: 'tr_second'}
  expect(recordPayment(retried, seen('expired')).status).toBe('open')
  expect(recordPayment(retried, seen('failed', {id: 'tr_second'})).status).toBe('failed')
})

test('a second payment of an order that is paid is to go back', () => {
  const order = after(seen('paid'), seen('paid', {id: 'tr_second'}), seen('paid', {id: 'tr_second'}))
  expect(order.paymentId).toBe('tr_12345')
  expect(order.payments.map((each) => refundDue(order, each))).toEqual([0, order.total])
})

test('keeps what was credited when a payment is seen again, also of one that pays the invoice of another', () => {
  const again = seen('paid', {id: 'tr_again', kind: 'catchUp', renewalOf: 'tr_12345', refunded: 3000})
  const order = after(seen('paid', {chargedBack: 48678}), again)
  const credited = {...order, payments: order.payments.map((each) => ({...each, credited: each.refunded}))}
  expect(recordPayment(credited, again).payments.map((each) => each.credited)).toEqual([0, 3000])
})

test('an order whose attempt was paid by another one confirms nothing, and its money is to go back', () => {
  const order = after(seen('paid', {duplicateOf: 'VK-BA9876543210'}))
  expect(order).toMatchObject({status: 'paid', duplicateOf: 'VK-BA9876543210', mails: []})
  expect(order).toMatchObject({alerts: [], staffNotifications: []})
  expect(order.payments.map((each) => refundDue(order, each))).toEqual([order.total])
})

test('renewals are recorded beside the first payment, and each owes its own mail', () => {
  const renewal = (id: string, status: OrderPayment['status']) => seen(status, {id, kind: 'renewal'})
  const order = after(seen('paid'), renewal('tr_r1', 'pending'), renewal('tr_r1', 'paid'), renewal('tr_r2', 'failed'))
  expect(order.status).toBe('paid')
  expect(order.payments.map(({id}) => id)).toEqual(['tr_12345', 'tr_r1', 'tr_r2'])
  expect(order.mails.map(mailId)).toEqual(['confirmation', 'renewal-tr_r1', 'renewalFailed-tr_r2'])
})

describe('a renewal underway when the customer cancelled', () => {
  const underway = after(seen('paid'), seen('pending', {id: 'tr_r1', kind: 'renewal'}))
  const cancelled: Order = {
    ...underway,
    subscription: {
      id: 'sub_1',
      startDate: '2025-10-24',
      state: 'cancelled',
      cancelledAt: '2025-10-24T10:00:00.000Z',
      endsOn: '2025-11-24',
    },
  }

  test('it ends before, which is told, and nobody is asked to pay when it fails', () => {
    const order = recordPayment(cancelled, seen('failed', {id: 'tr_r1', kind: 'renewal'}))
    expect(order.payments.at(-1)).toMatchObject({id: 'tr_r1', status: 'failed'})
    expect(order.subscription).toEqual({...cancelled.subscription, endsOn: '2025-10-24'})
    expect(order.mails.slice(cancelled.mails.length).map(mailId)).toEqual(['cancelledAtOnce-tr_r1'])
    expect(order.staffNotifications).toEqual(cancelled.staffNotifications)
  })

  test('one that was paid before, and is heard of later, keeps its period', () => {
    const ended = {state: 'cancelled', cancelledAt: '2025-10-24T10:00:00.000Z', endsOn: '2025-10-24'} as const
    const known: Order = {...cancelled, subscription: {id: 'sub_1', startDate: '2025-10-24', ...ended}}
    const order = recordPayment(known, seen('paid', {id: 'tr_r9', kind: 'renewal', paidAt: '2025-10-24T06:00:00.000Z'}))
    expect(order.subscription?.endsOn).toBe('2026-01-24')
    expect(order.alerts).toEqual([])
  })

  test('a person is told when it is paid, and the customer hears of no subscription that was renewed', () => {
    const paidAt = '2025-10-28T05:31:00.000Z'
    const order = recordPayment(cancelled, seen('paid', {id: 'tr_r1', kind: 'renewal', paidAt}))
    expect(order.payments.at(-1)).toMatchObject({id: 'tr_r1', status: 'paid', paidAt})
    expect(order.alerts).toEqual([alert('afterCancellation', 'tr_r1')])
    expect(order.mails).toEqual(cancelled.mails)
  })
})

test('money that went back is recorded; a chargeback asks for attention, a refund does not', () => {
  expect(after(seen('paid'), seen('paid', {refunded: 1000}))).toMatchObject({
    payments: [{refunded: 1000}],
    alerts: [],
  })
  const order = after(seen('paid'), seen('paid', {chargedBack: 48678}), seen('paid', {chargedBack: 48678}))
  expect(order.alerts).toHaveLength(1)
  expect(order.mails).toHaveLength(1)
})
