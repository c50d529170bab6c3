import {existsSync, readFileSync} from 'node:fs'
import {DatabaseSync} from 'node:sqlite'
import {fileURLToPath} from 'node:url'
import {amsterdamDay, DAY_MS} from '../../domain/format/dates.ts'
import {ENGINES} from '../../tests/support/shop/database.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {perform} from '../admin/order/actions.ts'
import {DETAILS} from '../billing/invoices/invoice.fixture.ts'
import {issueInvoices} from '../billing/invoices/issue.ts'
import {invoicesOf} from '../billing/invoices/store.ts'
import {monthOf} from '../billing/ledger/month.ts'
import {alert} from '../billing/orders/alerts.ts'
import {listOrders} from '../billing/orders/lists/list.ts'
import type {Order} from '../billing/orders/order.ts'
import {TABLES} from '../billing/orders/rows.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import {cancelSubscription} from '../billing/subscriptions/cancel.ts'
import {createPayment} from '../checkout/createPayment.ts'
import {withAddressAsked} from '../customers/mailAddress.ts'
import {forgetByRule} from '../jobs/retention.ts'
import {newLink} from '../portal/links/signInLink.ts'
import {exportMonth, exportPerson, ordersOf} from './export.ts'
import {forgetPerson} from './forget.ts'

const onSqlite = ENGINES.includes('SQLite') ? test : test.skip

/** Requests under the GDPR, with Mollie's own client against the sandbox. */
const JO = 'Jo.de.Vries@example.nl'
const thisYear = () => Number(amsterdamDay(shop.now).slice(0, 4))
const PERSONAL = /jo\.de\.vries|Jo de Vries|rang on her/i
let shop: TestShop
let order: Order
beforeEach(async () => {
  shop = await new TestShop().open()
  order = await shop.paidOrder({customerName: 'Jo de Vries', customerEmail: JO})
})
afterEach(() => shop.close())

const forget = (isMeant = true, now = shop.now) =>
  forgetPerson('jo.de.vries@example.nl', {database: shop.database.database, mollie: shop.services.mollie, now}, isMeant)
const cancel = () =>
  cancelSubscription(
    order,
    shop.services,
    {
      actor: 'operator ann@example.nl',
      reason: 'cancel',
      note: 'Jo de Vries rang on her phone',
    },
    shop.now,
  )
const customers = () => shop.sandbox.store.list('customer')
/** Every row of every table. */
async function everything(): Promise<string> {
  const tables = [...Object.keys(TABLES), 'history', 'attempts', 'deletions']
  return JSON.stringify(
    await Promise.all(tables.map((table) => shop.database.database.query(`SELECT * FROM ${table}`))),
  )
}

test('while a subscription runs nothing is forgotten, and it says what to do', async () => {
  expect(await forget()).toMatchObject({
    isDone: false,
    orders: [{order: order.id, fate: 'refused', reason: expect.stringContaining('cancel it first')}],
  })
  expect(await shop.services.orders.get(order.id)).toEqual(order)
})

test('keeps the books of paid orders for seven years without personal data, and deletes the customer at Mollie', async () => {
  const details = {company: 'Jo de Vries Advies', country: 'NL', description: 'She rang on her phone'}
  await shop.services.orders.update(order.id, (kept) => ({...kept, details}), {actor: 'customer', reason: 'details'})
  await cancel()
  expect(await forget(false)).toMatchObject({isDone: false, orders: [{fate: 'anonymised'}]})
  expect(await everything()).toMatch(PERSONAL)
  const year = thisYear()
  expect(await forget()).toMatchObject({isDone: true, orders: [{fate: 'anonymised', keptUntil: `${year + 7}-12-31`}]})
  expect(await everything()).not.toMatch(PERSONAL)
  expect(customers()).toEqual([])
  expect(await shop.services.orders.get(order.id)).toMatchObject({
    total: order.total,
    payments: order.payments,
    details: {country: 'NL'},
  })
  expect((await shop.services.orders.auditLog(order.id)).length).toBeGreaterThan(2)
  expect(await forget()).toMatchObject({orders: []})
})

test('takes the notes of operators along, which the export of a person has', async () => {
  const services = {...shop.services, now: () => shop.now}
  await perform(order, {act: 'addNote', note: 'Jo de Vries rang on her phone'}, services, 'ann@example.nl')
  const [exported] = (await exportPerson(shop.database.url, JO)).orders
  expect(exported?.history.at(-1)).toMatchObject({
    actor: 'operator ann@example.nl',
    note: 'Jo de Vries rang on her phone',
  })
  await cancel()
  expect(await forget()).toMatchObject({isDone: true})
  expect(await everything()).not.toMatch(PERSONAL)
})

test('keeps a business’s country in the books, and its number for sales without VAT', async () => {
  const details = {
    company: 'Bakkerij Jo de Vries',
    website: 'https://jo.de.vries.example/',
    city: 'Gent',
    country: 'BE',
  }
  const request = {customerEmail: JO, details: {...details, vatNumber: 'BE0123456749'}}
  order = await shop.paidOrder(request)
  await cancel()
  const [home] = (await shop.orders()).filter(({vatScheme}) => !vatScheme)
  await cancelSubscription(home as Order, shop.services, {actor: 'customer', reason: 'cancel'}, shop.now)
  expect(await forget()).toMatchObject({isDone: true, orders: [{fate: 'anonymised'}, {fate: 'anonymised'}]})
  expect(await everything()).not.toMatch(PERSONAL)
  expect((await shop.services.orders.get(order.id))?.details).toEqual({country: 'BE', vatNumber: 'BE0123456749'})
})

test('invoices stay as they were issued, but no link opens them, and the details of the order go', async () => {
  await shop.services.orders.update(order.id, (kept) => ({...kept, details: DETAILS}), {
    actor: 'customer',
    reason: 'settle',
  })
  await issueInvoices(order.id, shop.services)
  expect((await exportPerson(shop.database.url, JO)).orders[0]?.invoices).toMatchObject([
    {customer: {name: 'Bakkerij Jansen B.V.'}},
  ])
  await cancel()
  expect(await forget()).toMatchObject({isDone: true})
  expect(await everything()).not.toContain('Bakkerij Jansen')
  expect((await shop.services.orders.get(order.id))?.linkSerial).toBe(1)
  expect(await invoicesOf(shop.database.database, order.id)).toMatchObject([
    {data: {customer: {name: 'Bakkerij Jansen B.V.'}}},
  ])
})

test('money that goes back afterwards is booked, told and credited by what the frozen invoice says', async () => {
  await shop.services.orders.update(order.id, (kept) => ({...kept, details: DETAILS}), {
    actor: 'customer',
    reason: 'settle',
  })
  await issueInvoices(order.id, shop.services)
  await cancel()
  await forget()
  const id = order.paymentId ?? ''
  await shop.control('refund', {id, amount: '19.79'})
  await settlePayment(id, shop.services)
  await shop.control('chargeback', {id, amount: '100.00'})
  await settlePayment(id, shop.services)
  const kept = (await shop.services.orders.get(order.id)) as Order
  expect(kept).toMatchObject({
    payments: [{refunded: 1979, chargedBack: 10000}],
    alerts: [alert('chargedBack', id, 10000)],
  })
  expect(kept.customerEmail).toBeUndefined()
  const [invoice, credit] = await invoicesOf(shop.database.database, order.id)
  expect(credit?.data).toMatchObject({
    kind: 'creditNote',
    customer: invoice?.data.customer,
    amounts: {total: 1979},
    corrects: {number: invoice?.number},
  })
  const {json} = await exportMonth(shop.database.url, monthOf(shop.now), {
    MOLLIE_API_KEY: 'test_shopshopshopshopshop',
  })
  // By their moments: Mollie's clock says when it was paid, the shop's when money went back.
  expect(json.entries.map(({kind}) => kind).sort()).toEqual(['chargeback', 'payment', 'refund'])
  expect(await perform(kept, {act: 'writeOff', payment: id}, shop.services, 'ann@example.nl')).toEqual({
    done: 'writtenOff',
  })
  expect((await invoicesOf(shop.database.database, order.id))[2]?.data).toMatchObject({
    kind: 'creditNote',
    customer: invoice?.data.customer,
    amounts: {total: 10000},
  })
})

test('waits for no address any more: there is nobody left to invoice', async () => {
  const open = async () => (await listOrders(shop.database.database, {needs: 'invoice'})).orders.map(({id}) => id)
  expect(await open()).toEqual([order.id])
  await cancel()
  await forget()
  expect(await open()).toEqual([])
})

test('deletes unpaid orders and notes that without a name', async () => {
  await cancel()
  await forget()
  const request = {plan: 'pro', period: 'monthly', language: 'nl', customerEmail: JO} as const
  const {paymentUrl} = await createPayment(request, shop.services)
  const id = shop.orderIdOf(paymentUrl)
  expect(await forget()).toMatchObject({orders: [{fate: 'refused', reason: expect.stringContaining('underway')}]})
  await shop.control('payment', {id: shop.paymentIdOf(paymentUrl), status: 'expired'})
  await settlePayment(shop.paymentIdOf(paymentUrl), shop.services)
  expect(await forget()).toMatchObject({isDone: true, orders: [{order: id, fate: 'deleted'}]})
  expect(await shop.services.orders.get(id)).toBeNull()
  expect(await shop.database.database.query('SELECT order_id FROM deletions')).toEqual([{order_id: id}])
  expect(await everything()).not.toMatch(PERSONAL)
})

describe('a paid payment that was refused', () => {
  let id: string
  beforeEach(async () => {
    await cancel()
    await forget()
    const request = {plan: 'pro', period: 'monthly', language: 'nl', customerEmail: JO} as const
    const {paymentUrl} = await createPayment(request, shop.services)
    id = shop.orderIdOf(paymentUrl)
    const paymentId = shop.paymentIdOf(paymentUrl)
    await shop.control('payment', {id: paymentId, status: 'paid', amount: '1.00'})
    await settlePayment(paymentId, shop.services)
    // A person has dealt with it.
    await shop.services.orders.update(id, (kept) => ({...kept, alerts: []}), {
      actor: 'operator a@b.nl',
      reason: 'settle',
    })
  })

  test('is no payment that was never made: its order is kept as long as what was paid', async () => {
    const later = new Date(shop.now.getTime() + 2 * DAY_MS)
    expect(await forget(true, later)).toMatchObject({
      orders: [{order: id, fate: 'anonymised', keptUntil: `${thisYear() + 7}-12-31`}],
    })
    expect(await everything()).not.toMatch(PERSONAL)
  })

  test('keeps its order from being deleted as abandoned, until the seven years are over', async () => {
    const run = (now: Date) => forgetByRule({...shop.services, now: () => now})
    await run(new Date(shop.now.getTime() + 40 * DAY_MS))
    expect(await shop.services.orders.get(id)).not.toBeNull()
    await run(new Date(`${thisYear() + 8}-02-01T12:00:00Z`))
    expect(await shop.services.orders.get(id)).toBeNull()
  })
})

test('after the seven years it is deleted', async () => {
  await cancel()
  const later = new Date(`${thisYear() + 8}-01-01T12:00:00Z`)
  expect(await forget(true, later)).toMatchObject({orders: [{fate: 'deleted'}]})
  expect(await shop.orders()).toEqual([])
})

test('with Mollie away nothing is half forgotten here, and the same command does it later', async () => {
  await cancel()
  await shop.control('faults', {faults: [{kind: 'reset', call: 'DELETE /v2/customers/\\w+$'}]})
  await expect(forget()).rejects.toThrow()
  expect((await shop.services.orders.get(order.id))?.customerEmail).toBe(JO)
  await shop.control('faults', {faults: []})
  expect(await forget()).toMatchObject({isDone: true})
})

test('an address that was corrected is forgotten by the old one too', async () => {
  await cancel()
  await shop.services.orders.update(order.id, (kept) => ({...kept, customerEmail: 'jo@new.example'}), {
    actor: 'customer',
    reason: 'addressCorrected',
  })
  expect(await forget()).toMatchObject({isDone: true, orders: [{order: order.id}]})
  expect(await everything()).not.toMatch(/jo@new/)
})

test('everything about a person comes as JSON, with its history', async () => {
  const {orders} = await exportPerson(shop.database.url, JO.toUpperCase())
  expect(orders).toMatchObject([{id: order.id, customerName: 'Jo de Vries'}])
  expect(orders[0]?.history[0]).toMatchObject({actor: 'customer', reason: 'checkout'})
  expect((await exportPerson(shop.database.url, 'somebody@example.nl')).orders).toEqual([])
})

test('a month comes as CSV and as JSON, of the mode that the key is of', async () => {
  const month = monthOf(new Date(order.paidAt ?? ''))
  const key = (mode: string) => ({MOLLIE_API_KEY: `${mode}_shopshopshopshopshop`})
  const {json, csv} = await exportMonth(shop.database.url, month, key('test'))
  expect(json).toMatchObject({month, entries: [{orderId: order.id}], totals: [{vatRate: 21, total: order.total}]})
  expect(csv('nl')).toContain(order.id)
  expect((await exportMonth(shop.database.url, month, key('live'))).json.entries).toEqual([])
  await expect(exportMonth(shop.database.url, 'november', key('test'))).rejects.toThrow('2026-11')
})

test('an order is not that of an address which its customer only asked for', async () => {
  const asked = (kept: Order) => withAddressAsked(kept, 'stranger@example.nl', '2026-11-22') ?? kept
  await shop.services.orders.update(order.id, asked, {actor: 'customer', reason: 'addressAsked'})
  const ids = async (email: string) => (await ordersOf(email, shop.database.database)).map(({id}) => id)
  expect(await ids('stranger@example.nl')).toEqual([])
  expect(await ids(JO)).toEqual([order.id])
})

test('an address is found as people write and paste it, whatever its domain is made of', async () => {
  const {id} = await shop.paidOrder({customerEmail: 'jo@xn--mnchen-bakkerij-zvb.de'})
  for (const typed of ['jo@münchen-bakkerij.de', ' Jo@MÜNCHEN-bakkerij.de\u200b', 'Jo <jo@münchen-bakkerij.de>']) {
    expect((await ordersOf(typed, shop.database.database)).map((found) => found.id)).toEqual([id])
    expect((await exportPerson(shop.database.url, typed)).orders).toHaveLength(1)
  }
})

describe('nothing of the person is left', () => {
  const metadata = () => JSON.stringify(shop.sandbox.store.list('payment').map((payment) => payment.metadata))
  const buyMore = () =>
    createPayment(
      {plan: 'pro', period: 'monthly', language: 'nl', customerEmail: JO, customerName: 'Jo de Vries'},
      shop.services,
    )

  test('in the payments at Mollie, also in those that nobody paid; what the payment is of stays', async () => {
    const {paymentUrl} = await buyMore()
    await shop.control('payment', {id: shop.paymentIdOf(paymentUrl), status: 'expired'})
    await settlePayment(shop.paymentIdOf(paymentUrl), shop.services)
    await cancel()
    expect(metadata()).toMatch(PERSONAL)
    expect(await forget()).toMatchObject({isDone: true, orders: [{}, {}]})
    expect(metadata()).not.toMatch(PERSONAL)
    expect(shop.sandbox.store.list('payment').map((payment) => payment.metadata)).toContainEqual(
      expect.objectContaining({orderId: order.id, totalInclVAT: expect.any(String)}),
    )
    expect(await forget()).toMatchObject({orders: []})
  })

  test('in payments at Mollie of whoever never paid, after thirty days', async () => {
    await buyMore()
    await cancel()
    await forgetByRule({...shop.services, now: () => new Date(shop.now.getTime() + 31 * DAY_MS)})
    expect(metadata().match(/Jo de Vries/g)).toHaveLength(1) // the one that was paid
  })

  test('in links that sign in, and in what is counted of them', async () => {
    await newLink('jo.de.vries@example.nl', 'account', {database: shop.database.database, now: shop.now})
    await cancel()
    await forget()
    for (const table of ['sign_in_links', 'sign_in_requests'])
      expect(await shop.database.database.query(`SELECT * FROM ${table}`)).toEqual([])
  })

  onSqlite('in the pages of an SQLite file, of before and of now', async () => {
    const file = fileURLToPath(shop.database.url)
    const bytes = () =>
      ['', '-wal'].map((end) => (existsSync(file + end) ? readFileSync(file + end, 'latin1') : '')).join()
    await cancel()
    // An earlier release left what it deleted in free pages.
    const before = new DatabaseSync(file)
    before.exec('PRAGMA secure_delete = OFF; CREATE TABLE old (text text)')
    before.prepare('INSERT INTO old (text) VALUES (?)').run('Jo de Vries of before '.repeat(1000))
    before.exec('DROP TABLE old; PRAGMA wal_checkpoint(TRUNCATE)')
    before.close()
    expect(bytes()).toContain('Jo de Vries of before')
    await forget()
    expect(bytes()).not.toMatch(PERSONAL)
  })
})
