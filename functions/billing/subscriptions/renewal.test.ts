import fc from 'fast-check'
import {MONTHS, PERIODS} from '../../../domain/money/periods.ts'
import {openOrder} from '../orders/order.fixture.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {nextCollectionOn, nextRenewal, paidPeriod, paidUntil, periodEnd, periodsBetween, startFrom} from './renewal.ts'

test.each([
  ['2025-01-31T12:00:00Z', 'monthly', '2025-02-28'],
  ['2024-01-31T12:00:00Z', 'monthly', '2024-02-29'],
  ['2024-11-30T12:00:00Z', 'quarterly', '2025-02-28'],
  ['2025-08-31T12:00:00Z', 'biannual', '2026-02-28'],
  ['2025-09-24T05:30:00Z', 'monthly', '2025-10-24'],
  ['2025-12-31T23:30:00Z', 'monthly', '2026-02-01'],
  ['2025-03-29T23:30:00Z', 'monthly', '2025-04-30'],
] as const)('paid at %s, %s: the next period starts on %s', (paidAt, period, expected) => {
  expect(nextRenewal(paidAt, period)).toBe(expected)
})

test('a period ends after the day it is asked for, and at most one period later', () => {
  const day = fc
    .date({min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true})
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, fc.constantFrom(...PERIODS), (start, today, period) => {
      const end = periodEnd(start, period, today)
      expect(end >= start).toBe(true)
      expect(end > today || end === start).toBe(true)
      const days = (Date.parse(end) - Date.parse(today)) / 86_400_000
      if (end !== start) expect(days).toBeLessThanOrEqual(31 * MONTHS[period])
    }),
  )
})

test('the paid period follows the renewals; a subscription of the 31st keeps to ends of months', () => {
  const subscription = {id: 'sub_1', startDate: '2025-12-24', state: 'running'} as const
  const paid = {...openOrder, status: 'paid' as const, paidAt: '2025-09-24T05:31:00Z'}
  expect(paidUntil(openOrder)).toBeNull()
  expect(paidUntil(paid)).toBe('2025-12-24')
  const first = {id: 'tr_1', kind: 'renewal', status: 'paid', refunded: 0, chargedBack: 0} as const
  expect(paidUntil({...paid, subscription, payments: [{...first, paidAt: '2025-12-27T06:00:00Z'}]})).toBe('2026-03-24')
  expect(periodEnd('2025-01-31', 'monthly', '2025-03-01')).toBe('2025-03-31')
  expect(periodEnd('2025-01-31', 'monthly', '2025-02-10')).toBe('2025-02-28')
})

test.each([
  ['2025-12-20', '2025-12-24'],
  ['2025-12-24', '2025-12-24'],
  ['2025-12-25', '2026-03-24'],
  ['2026-07-01', '2026-09-24'],
])(
  'on %s the next collection of a subscription that is not made yet is on %s, never a day that has passed',
  (day, next) => {
    const paid = {...openOrder, status: 'paid' as const, paidAt: '2025-09-24T05:31:00Z'}
    expect(nextCollectionOn(paid, new Date(`${day}T12:00:00Z`))).toBe(next)
    expect(startFrom('2025-12-24', 'quarterly', day)).toBe(next)
  },
)

test('periods that nobody collected are counted', () => {
  expect(periodsBetween('2026-01-31', '2026-01-31', 'monthly')).toBe(0)
  expect(periodsBetween('2026-01-31', '2026-03-31', 'monthly')).toBe(2)
  expect(periodsBetween('2026-01-31', '2026-07-31', 'biannual')).toBe(1)
})

describe('the period that a payment pays', () => {
  const order = {...openOrder, period: 'monthly', paidAt: '2026-01-31T10:00:00Z'} as const
  const subscription = {id: 'sub_1', startDate: '2026-02-28', state: 'running'} as const
  const pays = (kind: OrderPayment['kind'], paidAt: string, change: Partial<Order> = {}) => {
    const {from, until} = paidPeriod({...order, subscription, ...change}, {kind, paidAt})
    return `${from} ${until}`
  }

  test('is the first until the day before the first renewal', () => {
    expect(pays('first', order.paidAt)).toBe('2026-01-31 2026-02-27')
    expect(pays('first', order.paidAt, {subscription: undefined})).toBe('2026-01-31 2026-02-27')
  })

  test('is that of its day: on it, some days later, and never before the first renewal', () => {
    expect(pays('renewal', '2026-02-28T05:00:00Z')).toBe('2026-02-28 2026-03-27')
    expect(pays('renewal', '2026-02-27T05:00:00Z')).toBe('2026-02-28 2026-03-27')
    expect(pays('renewal', '2026-03-05T05:00:00Z')).toBe('2026-02-28 2026-03-27')
    expect(pays('catchUp', '2026-03-20T05:00:00Z')).toBe('2026-02-28 2026-03-27')
    expect(pays('renewal', '2026-03-28T05:00:00Z')).toBe('2026-03-28 2026-04-27')
  })

  test('is counted back from a subscription that was made again', () => {
    const resumed = {subscription: {id: 'sub_2', startDate: '2026-05-28', state: 'running'} as const}
    expect(pays('catchUp', '2026-04-30T05:00:00Z', resumed)).toBe('2026-04-28 2026-05-27')
    expect(pays('renewal', '2026-02-28T05:00:00Z', resumed)).toBe('2026-02-28 2026-03-27')
  })
})
