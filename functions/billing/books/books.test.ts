import {seedClient} from '../../../tests/support/services/seed.ts'
import {ENGINES, openTestDatabase, type TestDatabase} from '../../../tests/support/shop/database.ts'
import {DETAILS, paidOrder} from '../invoices/invoice.fixture.ts'
import {issueInvoices} from '../invoices/issue.ts'
import {invoicesBetween} from '../invoices/store.ts'
import {boundsOf} from '../ledger/month.ts'
import {recordPayment} from '../ledger/record.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {databaseOrders} from '../orders/store.ts'
import {readBooks} from './books.ts'
import type {Difference} from './differences.ts'
import {boxOf, listOfEuSales, sumsBy} from './documents.ts'

const AUDIT = {actor: 'mollie', reason: 'settle'} as const
const [first] = paidOrder.payments as [OrderPayment]
const BELGIAN = {...DETAILS, company: 'Bakker Peeters', country: 'BE', vatNumber: 'BE0123456749'}

const consoleLog = console.log
beforeEach(() => {
  console.log = () => {} // the functions' log lines
})
afterEach(() => {
  console.log = consoleLog
})

test.each([
  [{isReversed: false, vatRate: 21}, '1a'],
  [{isReversed: false, vatRate: 22}, '1a'],
  [{isReversed: false, vatRate: 9}, '1b'],
  [{isReversed: false, vatRate: 0}, '1e'],
  [{isReversed: true, vatRate: 0}, '3b'],
])('puts %j into box %s', (document, box) => {
  expect(boxOf(document)).toBe(box)
})

describe.each(ENGINES)('the books in %s', (engine) => {
  let store: TestDatabase
  let now: Date
  beforeEach(async () => {
    store = await openTestDatabase(engine)
    now = new Date('2025-09-24T05:32:00Z')
  })
  afterEach(() => store.close())

  const idOf = (index: number) => `VK-${String(index).padStart(12, '0')}`
  const orders = () => databaseOrders(store.database, () => now)
  const issue = (id: string) => issueInvoices(id, {database: store.database, content: seedClient(), now: () => now})
  async function paid(index: number, change: Partial<Order> = {}) {
    const [id, payment] = [idOf(index), `tr_${index}`]
    await orders().create({...paidOrder, ...change, id, paymentId: payment, payments: [{...first, id: payment}]}, AUDIT)
    await issue(id)
  }
  async function happens(index: number, day: string, change: Partial<OrderPayment>) {
    now = new Date(`${day}T10:00:00Z`)
    await orders().update(
      idOf(index),
      (order) => recordPayment(order, {...first, ...change, id: `tr_${index}`, at: now.toISOString()}),
      AUDIT,
    )
    await issue(idOf(index))
  }
  async function closed(period: string) {
    const {documents, entries, differences} = await readBooks(store.database, period, 'test')
    const sum = (rows: readonly {total: number}[]) => rows.reduce((all, {total}) => all + total, 0)
    const between = differences.reduce((all, {cents}) => all + cents, 0)
    expect(sum(documents) - between).toBe(sum(entries))
    const lines = differences.map(({kind, cents, month}: Difference) => [kind, cents, ...(month ? [month] : [])])
    return {documents, lines, money: sum(entries)}
  }

  test('sum documents by box, plan and VAT number, a credit note with its sign', async () => {
    await paid(1)
    await paid(2, {details: BELGIAN, vatScheme: 'reverseCharge', vatRate: 0, vat: 0, total: 40230})
    await happens(1, '2025-09-26', {refunded: 10000})
    const {documents, lines} = await closed('2025-09')
    expect(lines).toEqual([])
    expect(sumsBy(documents, boxOf)).toEqual([
      {name: '1a', count: 2, exclVat: 40230 - 8265, vat: 8448 - 1735, total: 48678 - 10000},
      {name: '3b', count: 1, exclVat: 40230, vat: 0, total: 40230},
    ])
    expect(listOfEuSales(documents)).toMatchObject([{name: 'BE0123456749', company: 'Bakker Peeters', exclVat: 40230}])
    expect(sumsBy(documents, ({plan}) => plan)).toMatchObject([{name: 'Pro', count: 3}])
    expect((await readBooks(store.database, '2025-09', 'live')).documents).toEqual([])
  })

  test('count a document in its own month, and say where its money is', async () => {
    await paid(1, {details: {country: 'NL'}})
    expect((await closed('2025-09')).lines).toEqual([['awaitsInvoice', -48678]])
    now = new Date('2025-10-03T10:00:00Z')
    await orders().update(idOf(1), (order) => ({...order, details: DETAILS}), AUDIT)
    await issue(idOf(1))
    expect((await closed('2025-09')).lines).toEqual([['documentedElsewhere', -48678, '2025-10']])
    expect((await closed('2025-10')).lines).toEqual([['movedElsewhere', 48678, '2025-09']])
    expect(await closed('2025-Q3')).toMatchObject({documents: [], money: 48678})
    expect((await closed('2025-Q4')).documents).toHaveLength(1)
  })

  test('name a chargeback, and a claim that was written off, as what they are', async () => {
    await paid(1)
    await happens(1, '2025-10-05', {chargedBack: 48678})
    expect((await closed('2025-10')).lines).toEqual([['chargeback', 48678]])
    now = new Date('2025-11-05T10:00:00Z')
    await orders().update(
      idOf(1),
      (order) => ({...order, payments: order.payments.map((each) => ({...each, writtenOff: 48678}))}),
      AUDIT,
    )
    await issue(idOf(1))
    expect((await closed('2025-11')).lines).toEqual([['writtenOff', -48678]])
  })

  test('name a refund that failed and was made again, whose credit note stays the first', async () => {
    await paid(1)
    await happens(1, '2025-09-25', {refunded: 10000})
    await happens(1, '2025-10-02', {refunded: 0})
    await happens(1, '2025-11-02', {refunded: 12000})
    expect((await closed('2025-09')).lines).toEqual([])
    expect((await closed('2025-10')).lines).toEqual([['refundAlone', -10000]])
    expect((await closed('2025-11')).lines).toEqual([['otherAmount', 10000]])
  })

  test('are read in pieces without losing or repeating a document of the same moment', async () => {
    for (let index = 1; index <= 7; index++) await paid(index)
    const numbers: string[] = []
    for await (const {number} of invoicesBetween(store.database, boundsOf('2025-Q3'), 'test', 3)) numbers.push(number)
    expect(numbers).toEqual(Array.from({length: 7}, (_, index) => `TEST-2025-0000${index + 1}`))
  })
})
