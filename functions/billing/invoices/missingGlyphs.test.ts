import type {AuditEntry, Order} from '../orders/order.ts'
import {paidOrder} from './invoice.fixture.ts'
import {awaitingWord} from './missingGlyphs.ts'

const task = 'invoiceLetters U+98CE'
const order: Order = {...paidOrder, alerts: [], staffNotifications: []}
const closedBy = (by: AuditEntry['actor'], what = task): AuditEntry[] => [
  {at: '2026-01-01T10:00:00Z', actor: by, reason: 'a test', changes: [[`attention ${what}`, 'open', '']]},
]

test('an invoice without such characters waits for nobody', () => {
  expect(awaitingWord(order, [], [])).toBeNull()
})

test('only an operator who dealt with these very characters has given the word', () => {
  expect(awaitingWord(order, ['风'], closedBy('operator ann@example.nl'))).toBeNull()
  for (const history of [[], closedBy('shop'), closedBy('operator ann@example.nl', 'invoiceLetters U+6F22')])
    expect(awaitingWord(order, ['风'], history)?.alerts).toEqual([task])
})

test('a task about characters that are gone makes room for the one about those that came', () => {
  const before = {...order, alerts: ['invoiceLetters U+6F22', 'detailsMissing']}
  expect(awaitingWord(before, ['风'], [])?.alerts).toEqual(['detailsMissing', task])
})
