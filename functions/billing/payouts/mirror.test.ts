import type {Entry} from '../ledger/bookkeeping.ts'
import {differingIn, type Known, mirrorLines, statementOf} from './mirror.ts'
import type {Movement} from './mollieBalance.ts'

const moved = (type: string, day: string, initial: number, change: Partial<Movement> = {}): Movement => ({
  ...{
    id: `baltr_${type}${day}`,
    type,
    at: `${day}T10:00:00.000Z`,
    initial,
    result: initial,
    paymentId: '',
    settlementId: '',
  },
  ...change,
})
const entry = (paymentId: string, total: number) => ({paymentId, total}) as Entry
const KNOWN: Known = {ledgerOf: new Map(), orderOf: new Map(), refusedBy: new Map(), notes: new Map()}

test('counts back from the balance now, with fees of every kind and payouts apart', () => {
  const movements = [
    moved('payment', '2026-12-02', 5000, {paymentId: 'tr_late', result: 4971}),
    moved('invoice-compensation', '2026-11-30', -3),
    moved('outgoing-transfer', '2026-11-23', -11950),
    moved('payment-fee', '2026-11-22', -10, {paymentId: 'tr_1'}),
    moved('payment', '2026-11-20', 11979, {paymentId: 'tr_1', result: 11950}),
  ]
  const statement = statementOf('2026-11', movements, 10_000)
  expect(statement).toEqual({opening: 5042, money: 11979, fees: -42, payouts: -11950, closing: 5029})
  const {opening, money, fees, payouts, closing} = statement
  expect(opening + money + fees + payouts).toBe(closing)
})

test('finds the payments that differ in a month, and no fee among them', () => {
  const movements = [
    moved('payment', '2026-11-20', 11979, {paymentId: 'tr_same', result: 11950}),
    moved('payment-fee', '2026-11-20', -29, {paymentId: 'tr_same'}),
    moved('refund', '2026-11-21', -1000, {paymentId: 'tr_more'}),
    moved('payment', '2026-12-01', 5000, {paymentId: 'tr_later'}),
  ]
  const differing = differingIn('2026-11', movements, [entry('tr_same', 11979), entry('tr_only', 500)])
  expect([...differing]).toEqual([
    ['tr_more', -1000],
    ['tr_only', -500],
  ])
})

test.each([
  ['a payment of no order', {}, 5000, 'stray'],
  ['a payment that an order refused', {refusedBy: new Map([['tr_1', 'VK-1']])}, 5000, 'refused'],
  ['a payment that an order has otherwise', {orderOf: new Map([['tr_1', 'VK-1']])}, 5000, 'differs'],
  [
    'one that is the same over all months',
    {orderOf: new Map([['tr_1', 'VK-1']]), ledgerOf: new Map([['tr_1', 5000]])},
    5000,
    'otherMonth',
  ],
  ['money of no order that went back later', {}, -5000, 'otherMonth'],
])('calls %s what it is', (_, known, cents, kind) => {
  const movements = [moved(cents > 0 ? 'payment' : 'refund', '2026-11-20', cents, {paymentId: 'tr_1'})]
  const [line] = mirrorLines(new Map([['tr_1', cents]]), movements, {...KNOWN, ...known})
  expect(line).toMatchObject({kind, paymentId: 'tr_1', cents})
})

test('keeps a note only at the amount that it was written for', () => {
  const notes = new Map([['tr_1', {cents: 5000, note: 'Borg'}]])
  const noteAt = (cents: number) => mirrorLines(new Map([['tr_1', cents]]), [], {...KNOWN, notes})[0]?.note
  expect([noteAt(5000), noteAt(4000)]).toEqual(['Borg', undefined])
})
