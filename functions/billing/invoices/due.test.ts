import {mailId} from '../orders/mails.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {
  canIssue,
  dueDocuments,
  invoiceBy,
  invoiceDue,
  invoiceOfPayment,
  missingFor,
  monthNotDueBy,
  withIssued,
} from './due.ts'
import {DETAILS, ledgerOf, paidOrder} from './invoice.fixture.ts'

const [first] = paidOrder.payments as [OrderPayment]
const renewal = (change: Partial<OrderPayment> = {}): OrderPayment => ({
  ...first,
  id: 'tr_renewal1',
  kind: 'renewal',
  paidAt: '2025-12-24T06:00:00Z',
  ...change,
})
/** Each document that is due: the payment of an invoice; kind, payment and amount of any other. */
const subjects = (order: Order, ledger = ledgerOf(order)) =>
  dueDocuments(order, ledger).map(({kind, payment, amounts}) =>
    kind === 'invoice' ? payment.id : `${kind} of ${payment.id}: ${amounts.total}`,
  )
/** The ledger of an order whose first payment became this, step by step. */
const went = (...steps: Partial<OrderPayment>[]) =>
  ledgerOf(paidOrder, ...steps.map((step) => ({...paidOrder, payments: [{...first, ...step}]})))
const back = (change: Partial<OrderPayment>): Order => ({
  ...paidOrder,
  payments: [{...first, invoice: '2025-00001', credited: 0, ...change}],
})

test('each payment that counts has an invoice: the first, a renewal, one that was collected again or paid by the link', () => {
  const payments = [
    first,
    renewal(),
    renewal({id: 'tr_lost1', status: 'failed', paidAt: undefined}),
    renewal({id: 'tr_retry1', kind: 'retry', renewalOf: 'tr_lost1', paidAt: '2026-03-27T06:00:00Z'}),
  ]
  expect(subjects({...paidOrder, payments})).toEqual(['tr_12345', 'tr_renewal1', 'tr_retry1'])
})

test('duplicates have none: a second first payment, a duplicate order, the later of two payments', () => {
  expect(subjects({...paidOrder, payments: [first, {...first, id: 'tr_again1'}]})).toEqual(['tr_12345'])
  expect(subjects({...paidOrder, duplicateOf: 'VK-BA9876543210'})).toEqual([])
  const lost = renewal({status: 'failed', paidAt: undefined})
  const two = [
    renewal({id: 'tr_link1', kind: 'catchUp', renewalOf: lost.id, paidAt: '2025-12-27T06:00:00Z'}),
    renewal({id: 'tr_retry1', kind: 'retry', renewalOf: lost.id, paidAt: '2025-12-28T06:00:00Z'}),
  ]
  expect(subjects({...paidOrder, payments: [first, lost, ...two]})).toEqual(['tr_12345', 'tr_link1'])
})

test('one that turned out to be paid twice after its invoice was issued is credited when it goes back', () => {
  const payments = [
    {...first, id: 'tr_again1', invoice: '2025-00002', credited: 0, refunded: 48678},
    {...first, invoice: '2025-00001'},
  ]
  expect(subjects({...paidOrder, payments})).toEqual(['creditNote of tr_again1: 48678'])
})

test('nothing is issued before company and address are known, nor without a VAT number where VAT is reverse-charged', () => {
  const without = (details: Order['details'], change: Partial<Order> = {}) => ({...paidOrder, details, ...change})
  expect(canIssue(paidOrder)).toBe(true)
  expect(missingFor(without(undefined))).toEqual(['company', 'country', 'street', 'postalCode', 'city'])
  expect(canIssue(without({...DETAILS, street: ''}))).toBe(false)
  const {vatNumber: _, ...rest} = DETAILS
  expect(canIssue(without(rest))).toBe(true)
  expect(missingFor(without(rest, {vatScheme: 'reverseCharge'}))).toEqual(['vatNumber'])
  expect([without(undefined), paidOrder].map((order) => invoiceDue(order, first))).toEqual([1, 2])
})

test('each time that money goes back has a credit note of its own, which come to the whole with its VAT', () => {
  const order = back({refunded: 48678})
  const due = dueDocuments(order, went({refunded: 10000}, {refunded: 48678}))
  expect(due).toMatchObject([
    {
      kind: 'creditNote',
      amounts: {exclVat: 8265, vat: 1735, total: 10000},
      mail: {kind: 'refunded', payment: 'tr_12345', number: 10000},
    },
    {
      kind: 'creditNote',
      amounts: {exclVat: 31965, vat: 6713, total: 38678},
      mail: {kind: 'refunded', payment: 'tr_12345', number: 48678},
    },
  ])
  expect(subjects(back({refunded: 48678, credited: 10000}), went({refunded: 10000}, {refunded: 48678}))).toEqual([
    'creditNote of tr_12345: 38678',
  ])
})

test('a refund that failed takes no credit note back, and made again it has none of its own', () => {
  const failed = went({refunded: 10000}, {refunded: 0})
  expect(subjects(back({refunded: 0, credited: 10000}), failed)).toEqual([])
  const again = went({refunded: 10000}, {refunded: 0}, {refunded: 12000})
  expect(dueDocuments(back({refunded: 12000, credited: 10000}), again)).toMatchObject([{amounts: {total: 2000}}])
})

test('a chargeback credits nothing; what is written off of it does, and no more than was invoiced', () => {
  const taken = back({refunded: 10000, chargedBack: 38678, credited: 10000})
  const steps = [{refunded: 10000}, {refunded: 10000, chargedBack: 38678}]
  expect(subjects(taken, went(...steps))).toEqual([])
  expect(invoiceDue(taken, taken.payments[0] as OrderPayment)).toBe(0)
  const written = back({refunded: 10000, chargedBack: 38678, credited: 10000, writtenOff: 38678})
  const due = dueDocuments(written, went(...steps, {...steps[1], writtenOff: 38678}))
  expect(due.map(({amounts, back: how}) => [amounts.total, how?.how])).toEqual([[38678, 'writtenOff']])
  expect(invoiceDue(written, written.payments[0] as OrderPayment)).toBe(2)
})

test('takes the credit note of a write-off back by a correction when its money comes after all', () => {
  const taken = {chargedBack: 48678, writtenOff: 48678}
  const given = {chargedBack: 0, writtenOff: undefined, writeOffReversed: 48678}
  const order = back({...given, credited: 48678})
  const ledger = went(taken, given)
  expect(invoiceDue(order, order.payments[0] as OrderPayment)).toBe(2)
  expect(dueDocuments(order, ledger, new Set([1, 3]))).toMatchObject([
    {kind: 'correction', amounts: {total: 48678}, credited: 0, corrected: 48678, mail: null, back: {how: 'writtenOff'}},
  ])
  expect(invoiceDue(order, {...(order.payments[0] as OrderPayment), credited: 0, corrected: 48678})).toBe(0)
})

test('corrects the credit note of a write-off, and makes one of the refund, when both are heard of at once', () => {
  const taken = {chargedBack: 48678, writtenOff: 48678}
  const refunded = {chargedBack: 0, writtenOff: undefined, writeOffReversed: 48678, refunded: 48678}
  const order = back({...refunded, credited: 48678})
  const documents = dueDocuments(order, went(taken, refunded), new Set([1, 3]))
  expect(documents.map(({kind, amounts}) => [kind, amounts.total])).toEqual([
    ['correction', 48678],
    ['creditNote', 48678],
  ])
})

test('keeps the credit note that an older version made of a chargeback', () => {
  const old = back({refunded: 0, chargedBack: 5000, credited: 5000, writtenOff: 5000})
  const given = {chargedBack: 5000, writtenOff: 5000}
  expect(subjects(old, went(given))).toEqual([])
  const refunded = back({refunded: 3000, chargedBack: 5000, credited: 5000, writtenOff: 5000})
  expect(dueDocuments(refunded, went(given, {...given, refunded: 3000}))).toMatchObject([{amounts: {total: 3000}}])
})

test('pays the same invoice, and makes none of its own, when a chargeback is paid again', () => {
  const again = {
    id: 'tr_again',
    kind: 'catchUp',
    renewalOf: 'tr_12345',
    status: 'paid',
    paidAt: '2025-10-09T05:31:00Z',
    refunded: 0,
    chargedBack: 0,
  } as const
  const order = back({chargedBack: 48678, invoice: '2025-00001', credited: 0})
  const paid = {...order, payments: [...order.payments, again]}
  expect(subjects(paid)).toEqual([])
  expect(invoiceOfPayment(paid, again)).toBe('2025-00001')
  const refunded = {...paid, payments: [...order.payments, {...again, refunded: 48678}]}
  expect(subjects(refunded)).toEqual(['creditNote of tr_again: 48678'])
})

test('a refund that was cancelled takes its credit note back by a correction, and the next one has its own', () => {
  const cancelled = [{refunded: 5000}, {refunded: 0, refundCancelled: 5000}]
  const order = back({refunded: 0, credited: 5000, refundCancelled: 5000})
  expect(invoiceDue(order, order.payments[0] as OrderPayment)).toBe(2)
  const issued = new Set([1, 2])
  expect(dueDocuments(order, went(...cancelled), issued)).toMatchObject([
    {
      kind: 'correction',
      amounts: {total: 5000},
      credited: 0,
      corrected: 5000,
      mail: {kind: 'refundCancelled', payment: 'tr_12345', number: 5000},
    },
  ])
  const next = back({refunded: 5000, credited: 0, refundCancelled: 5000, corrected: 5000})
  const again = went(...cancelled, {refunded: 5000, refundCancelled: 5000})
  expect(dueDocuments(next, again, new Set([...issued, 3]))).toMatchObject([
    {
      kind: 'creditNote',
      amounts: {total: 5000},
      entry: 4,
      mail: {kind: 'refunded', payment: 'tr_12345', number: 10000},
    },
  ])
})

test('a mail about the payment that is still to be sent carries the invoice; otherwise it has a mail of its own, once', () => {
  const due = dueDocuments(paidOrder, ledgerOf(paidOrder)).map((document) => ({...document, number: '2025-00001'}))
  const mail = {kind: 'confirmation', to: 'jo@example.nl', state: 'pending'} as const
  const mailsWith = (mails: Order['mails'], change: Partial<Order> = {}) =>
    withIssued({...paidOrder, mails, ...change}, due).mails.map(mailId)
  expect(mailsWith([mail])).toEqual(['confirmation'])
  expect(mailsWith([{...mail, state: 'sent'}])).toEqual(['confirmation', 'invoice-2025-00001'])
  expect(mailsWith([{...mail, takenAt: '2025-09-24T05:31:01Z'}])).toEqual(['confirmation', 'invoice-2025-00001'])
  expect(mailsWith([], {customerEmail: undefined})).toEqual([])
  const details = {...DETAILS, invoiceEmail: 'books@example.nl'}
  expect(mailsWith([mail], {details})).toEqual(['confirmation', 'invoiceCopy-2025-00001'])
  expect(mailsWith([mail], {details, customerEmail: details.invoiceEmail})).toEqual(['confirmation'])
})

test('an invoice must be there on the fifteenth of the month after, by the calendar of Amsterdam', () => {
  expect(invoiceBy('2026-11-03T10:00:00Z')).toBe('2026-12-15')
  expect(invoiceBy('2026-11-30T23:30:00Z')).toBe('2027-01-15')
  expect(monthNotDueBy('2026-12-14')).toBe('2026-11')
  expect(monthNotDueBy('2026-12-15')).toBe('2026-12')
  expect(monthNotDueBy('2027-01-03')).toBe('2026-12')
})
