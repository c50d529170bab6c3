import {openOrder} from '../orders/order.fixture.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {endIfCancelled, isGivenBack} from './cancellation.ts'

/** Monthly, paid on 24 September and 24 October. */
const NOW = new Date('2025-11-02T10:00:00Z')
const paid = (
  id: string,
  kind: OrderPayment['kind'],
  day: string,
  change: Partial<OrderPayment> = {},
): OrderPayment => ({
  ...{id, kind, status: 'paid', paidAt: `${day}T06:00:00Z`, refunded: 0, chargedBack: 0},
  ...change,
})
const first = paid('tr_12345', 'first', '2025-09-24')
const order = (...renewals: OrderPayment[]): Order => ({
  ...openOrder,
  period: 'monthly',
  status: 'paid',
  paidAt: '2025-09-24T06:00:00Z',
  subscription: {id: 'sub_1', startDate: '2025-10-24', state: 'running'},
  payments: [first, ...renewals],
})
const {total} = openOrder

test.each([
  ['the period that runs is paid', [paid('tr_2', 'renewal', '2025-10-24')], '2025-11-24'],
  ['a part of it was refunded', [paid('tr_2', 'renewal', '2025-10-24', {refunded: 1000})], '2025-11-24'],
  ['it was refunded in full', [paid('tr_2', 'renewal', '2025-10-24', {refunded: total})], '2025-11-02'],
  ['the bank took it back', [paid('tr_2', 'renewal', '2025-10-24', {chargedBack: total})], '2025-11-02'],
  [
    'its collection failed',
    [paid('tr_2', 'renewal', '2025-10-24', {status: 'failed', paidAt: undefined})],
    '2025-10-24',
  ],
  [
    'its collection is with the bank',
    [paid('tr_2', 'renewal', '2025-10-24', {status: 'pending', paidAt: undefined})],
    '2025-11-24',
  ],
  ['nothing was collected for it yet', [], '2025-10-24'],
])('cancelled when %s, it ends on the day that is paid for', (_, renewals, end) => {
  expect(endIfCancelled(order(...renewals), NOW)).toBe(end)
})

test('a refunded duplicate takes no period away', () => {
  const twice = [
    paid('tr_2', 'renewal', '2025-10-24', {status: 'failed', paidAt: undefined}),
    paid('tr_3', 'catchUp', '2025-10-27', {renewalOf: 'tr_2'}),
    paid('tr_4', 'retry', '2025-10-29', {renewalOf: 'tr_2', refunded: total}),
  ]
  expect(isGivenBack(order(...twice))).toBe(false)
  expect(endIfCancelled(order(...twice), NOW)).toBe('2025-11-24')
})
