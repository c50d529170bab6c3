import fc from 'fast-check'
import {ENGINES, openTestDatabase, type TestDatabase} from '../../../tests/support/shop/database.ts'
import {alert} from '../orders/alerts.ts'
import {deleteOrder, outOfRetention, refusedAt} from '../orders/lists/due.ts'
import {withAlert} from '../orders/notify.ts'
import {openOrder} from '../orders/order.fixture.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {databaseOrders} from '../orders/store.ts'
import {balanceOf} from './balance.ts'
import {entriesBetween} from './entries.ts'
import {documentNoted, readLedger, withLedgerException} from './ledger.ts'

const AUDIT = {actor: 'mollie', reason: 'settle'} as const
const AT = '2026-11-03T10:00:00.000Z'
const paid: OrderPayment = {id: 'tr_1', kind: 'first', status: 'paid', paidAt: AT, refunded: 0, chargedBack: 0}
const paidBy = (change: Partial<OrderPayment>): Order => ({
  ...openOrder,
  status: 'paid',
  payments: [{...paid, ...change}],
})
const moved = (...states: Partial<OrderPayment>[]) =>
  states.flatMap((state, index) => {
    const before = states[index - 1]
    return entriesBetween(before ? paidBy(before) : null, paidBy(state), AT)
  })

test.each([
  ['a refund', [{}, {refunded: 5000}], ['charge 48678', 'refund -5000']],
  ['a refund that failed', [{refunded: 5000}, {refunded: 0}], ['charge 48678', 'refund -5000', 'refundFailed 5000']],
  [
    'a refund that was cancelled while another was made',
    [{refunded: 5000}, {refunded: 3000, refundCancelled: 5000}],
    ['charge 48678', 'refund -5000', 'refundCancelled 5000', 'refund -3000'],
  ],
  [
    'a chargeback that the bank took back',
    [{chargedBack: 48678}, {chargedBack: 0}],
    ['charge 48678', 'chargeback -48678', 'chargebackReversed 48678'],
  ],
  [
    'a chargeback that was written off',
    [{chargedBack: 48678}, {chargedBack: 48678, writtenOff: 48678}],
    ['charge 48678', 'chargeback -48678', 'writeOff -48678'],
  ],
])('the ledger has each event of %s', (_, states, entries) => {
  expect(moved(...states).map(({kind, total}) => `${kind} ${total}`)).toEqual(entries)
})

test('entries add up to what the shop has of a payment, with its VAT to the cent, whatever happened to it', () => {
  const {exclVat, vat, total} = openOrder
  const cents = fc.integer({min: 0, max: total})
  const state = fc
    .record({refunded: cents, chargedBack: cents})
    .filter((each) => each.refunded + each.chargedBack <= total)
  fc.assert(
    fc.property(fc.array(state, {minLength: 1, maxLength: 40}), (states) => {
      const entries = moved(...states)
      const sum = (field: 'exclVat' | 'vat' | 'total') => entries.reduce((all, entry) => all + entry[field], 0)
      const {refunded, chargedBack} = states.at(-1) as {refunded: number; chargedBack: number}
      expect(sum('total')).toBe(total - refunded - chargedBack)
      expect(sum('exclVat') + sum('vat')).toBe(sum('total'))
      if (refunded + chargedBack === 0) expect([sum('exclVat'), sum('vat')]).toEqual([exclVat, vat])
      expect(entriesBetween(paidBy(states.at(-1) ?? {}), paidBy(states.at(-1) ?? {}), AT)).toEqual([])
    }),
  )
})

test('a balance is what came in by a payment, when, and how much of it went back', () => {
  const entries = moved(
    {},
    {refunded: 5000, chargedBack: 700},
    {refunded: 3000, refundCancelled: 2000, chargedBack: 700},
  )
  expect(balanceOf(entries, 'tr_1')).toEqual({paid: 48678, paidAt: AT, refunded: 3000, chargedBack: 700})
  expect(balanceOf(entries, 'tr_2')).toEqual({paid: 0, paidAt: null, refunded: 0, chargedBack: 0})
})

describe.each(ENGINES)('the ledger of %s', (engine) => {
  let store: TestDatabase
  beforeEach(async () => {
    store = await openTestDatabase(engine)
    await databaseOrders(store.database).create(paidBy({}), AUDIT)
  })
  afterEach(() => store.close())
  const update = (change: (order: Order) => Order) => databaseOrders(store.database).update(openOrder.id, change, AUDIT)
  const entries = () => readLedger(store.database.query, openOrder.id)

  test('numbers the entries of an order, and has none of a change that moves no money', async () => {
    await update(() => paidBy({refunded: 5000, chargedBack: 7}))
    await update((order) => ({...order, customerName: 'Jo'}))
    expect((await entries()).map(({number, kind, total}) => [number, kind, total])).toEqual([
      [1, 'charge', 48678],
      [2, 'refund', -5000],
      [3, 'chargeback', -7],
    ])
  })

  test('remembers a refused payment after its alert was dealt with', async () => {
    await update((order) => withAlert(order, alert('refused', 'tr_9', 'amount')))
    await update((order) => ({...order, alerts: []}))
    expect((await entries()).at(-1)).toMatchObject({kind: 'refused', paymentId: 'tr_9', total: 0})
    expect(await refusedAt(store.database, openOrder.id)).toBe((await entries()).at(-1)?.at)
  })

  test('refuses to change or delete an entry, and to delete its order', async () => {
    for (const statement of [
      'UPDATE ledger_entries SET total = 1',
      'DELETE FROM ledger_entries',
      'DELETE FROM orders',
      ...(engine === 'PostgreSQL' ? ['TRUNCATE ledger_entries'] : []),
    ])
      await expect(store.database.query(statement)).rejects.toThrow()
    const unnamed = store.database.transaction((query) =>
      withLedgerException(query, 'somebody' as 'restore', () => query('DELETE FROM ledger_entries')),
    )
    await expect(unnamed).rejects.toThrow()
    expect(await entries()).toHaveLength(1)
  })

  test('takes the number of a document once', async () => {
    const noted = (document: string) => {
      const {text, values} = documentNoted(openOrder.id, 1, document)
      return store.database.query(text, values)
    }
    await noted('2026-00001')
    expect(await entries()).toMatchObject([{kind: 'charge', document: '2026-00001'}])
    await expect(noted('2026-00002')).rejects.toThrow()
    await expect(store.database.query('UPDATE ledger_entries SET document = NULL')).rejects.toThrow()
  })

  test('keeps an order whose money moved after its last payment', async () => {
    const old = (before: string) => outOfRetention(store.database, before, 10)
    await update((order) => ({...order, paidAt: AT}))
    expect(await old('2027-01-01')).toEqual([openOrder.id])
    const later = databaseOrders(store.database, () => new Date('2027-02-01'))
    await later.update(openOrder.id, (order) => ({...order, ...paidBy({refunded: 500}), paidAt: AT}), AUDIT)
    expect(await old('2027-01-01')).toEqual([])
    expect(await old('2028-01-01')).toEqual([openOrder.id])
  })

  test('lets retention delete an order with its entries, and nobody after it', async () => {
    await deleteOrder(store.database, openOrder.id, {at: AT, by: 'retention', reason: 'a test'})
    expect(await entries()).toEqual([])
    await databaseOrders(store.database).create({...paidBy({}), id: 'VK-BA9876543210'}, AUDIT)
    await expect(store.database.query('DELETE FROM ledger_entries')).rejects.toThrow()
  })
})
