import {alert} from '../orders/alerts.ts'
import type {Order} from '../orders/order.ts'
import type {AuditEntry} from '../orders/orders.ts'
import {paidOrder} from './invoice.fixture.ts'
import {awaitingWord} from './missingGlyphs.ts'

const task = alert('invoiceLetters', '风')
const order: Order = {...paidOrder, alerts: [], staffNotifications: []}
const closedBy = (by: AuditEntry['actor'], what = task): AuditEntry[] => [
  {at: '2026-01-01T10:00:00Z', actor: by, reason: 'settle', changes: [{of: 'alert', alert: what, isOpen: false}]},
]

test('an invoice without such characters waits for nobody', () => {
  expect(awaitingWord(order, [], [])).toBeNull()
})

test('only an operator who dealt with these very characters has given the word', () => {
  expect(awaitingWord(order, ['风'], closedBy('operator ann@example.nl'))).toBeNull()
  for (const history of [[], closedBy('shop'), closedBy('operator ann@example.nl', alert('invoiceLetters', '漢'))])
    expect(awaitingWord(order, ['风'], history)?.alerts).toEqual([task])
})

test('a task about characters that are gone makes room for the one about those that came', () => {
  const before = {...order, alerts: [alert('invoiceLetters', '漢'), alert('detailsMissing')]}
  expect(awaitingWord(before, ['风'], [])?.alerts).toEqual([alert('detailsMissing'), task])
})
