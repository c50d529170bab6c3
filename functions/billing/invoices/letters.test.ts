import type {HistoryLine, Order} from '../orders/order.ts'
import {paidOrder} from './invoice.fixture.ts'
import {awaitingWord} from './letters.ts'

const task = 'invoiceLetters U+98CE'
const order: Order = {...paidOrder, attention: [], notices: []}
const closedBy = (by: HistoryLine['by'], what = task): HistoryLine[] => [
  {at: '2026-01-01T10:00:00Z', by, why: 'a test', changes: [[`attention ${what}`, 'open', '']]},
]

test('an invoice without such characters waits for nobody', () => {
  expect(awaitingWord(order, [], [])).toBeNull()
})

test('only an operator who dealt with these very characters has given the word', () => {
  expect(awaitingWord(order, ['风'], closedBy('operator ann@example.nl'))).toBeNull()
  for (const history of [[], closedBy('shop'), closedBy('operator ann@example.nl', 'invoiceLetters U+6F22')])
    expect(awaitingWord(order, ['风'], history)?.attention).toEqual([task])
})

test('a task about characters that are gone makes room for the one about those that came', () => {
  const before = {...order, attention: ['invoiceLetters U+6F22', 'detailsMissing']}
  expect(awaitingWord(before, ['风'], [])?.attention).toEqual(['detailsMissing', task])
})
