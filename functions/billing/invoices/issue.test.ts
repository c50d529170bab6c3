import {inProcess} from '../../../tests/support/run/childProcess.ts'
import {seedClient, withChange} from '../../../tests/support/services/seed.ts'
import {ENGINES, openTestDatabase, type TestDatabase} from '../../../tests/support/shop/database.ts'
import type {Database} from '../../database/database.ts'
import {forgetByRule} from '../../jobs/retention.ts'
import {recordPayment} from '../ledger/record.ts'
import {alert} from '../orders/alerts.ts'
import {deleteOrder} from '../orders/lists/due.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {databaseOrders} from '../orders/store.ts'
import {filesOf} from './file.ts'
import {DETAILS, ISSUED_AT, paidOrder} from './invoice.fixture.ts'
import {issueInvoices} from './issue.ts'
import {dueBy, invoicesOf, keptFiles, ordersToInvoice} from './store.ts'

const AUDIT = {actor: 'mollie', reason: 'settle'} as const
const [first] = paidOrder.payments as [OrderPayment]
const REAL = {kvk: '68750110', vatNumber: 'NL857587973B01', sampleNotice: undefined}
const ofRealCompany = () =>
  seedClient(withChange('siteSettings', ({company}) => ({company: {...(company as object), ...REAL}})))
const away = {fetch: () => Promise.reject(new Error('away'))} as never

const consoleLog = console.log
beforeEach(() => {
  console.log = () => {} // the functions' log lines
})
afterEach(() => {
  console.log = consoleLog
})

describe.each(ENGINES)('invoices in %s', (engine) => {
  let store: TestDatabase
  let now: Date
  beforeEach(async () => {
    store = await openTestDatabase(engine)
    now = ISSUED_AT
  })
  afterEach(() => store.close())

  const orders = () => databaseOrders(store.database, () => now)
  const create = (change: Partial<Order> = {}) => orders().create({...paidOrder, ...change}, AUDIT)
  const idOf = (index: number) => `VK-${String(index).padStart(12, '0')}`
  const issue = (id = paidOrder.id, content = seedClient(), database: Database = store.database) =>
    issueInvoices(id, {database, content, now: () => now})
  const issued = async (id = paidOrder.id) =>
    (await invoicesOf(store.database, id)).map(({number, kind, data}) => [number, kind, data.amounts.total])
  const kept = async (id = paidOrder.id) => (await orders().get(id)) as Order
  const goesBack = (change: Partial<OrderPayment>) =>
    orders().update(paidOrder.id, (order) => recordPayment(order, {...first, ...change, at: now.toISOString()}), AUDIT)
  const numbers = async () =>
    (await store.database.query('SELECT number FROM invoices ORDER BY number')).map(({number}) => String(number))
  const counted = (count: number) =>
    Array.from({length: count}, (_, index) => `TEST-2025-${String(index + 1).padStart(5, '0')}`)

  test('are issued once, with their number in the order and its history', async () => {
    await create()
    expect((await issue()).map(({number}) => number)).toEqual(['TEST-2025-00001'])
    expect(await issue()).toEqual([])
    expect(await issued()).toEqual([['TEST-2025-00001', 'invoice', 48678]])
    expect((await kept()).payments).toMatchObject([{invoice: 'TEST-2025-00001', credited: 0}])
    expect((await orders().auditLog(paidOrder.id)).at(-1)).toMatchObject({
      actor: 'shop',
      changes: expect.arrayContaining([{of: 'payment', id: 'tr_12345', field: 'invoice', to: 'TEST-2025-00001'}]),
    })
    expect(await ordersToInvoice(store.database, 10)).toEqual([])
  })

  test('stay with their payment when Mollie tells of it again', async () => {
    await create()
    await issue()
    await goesBack({})
    expect((await kept()).payments).toMatchObject([{invoice: 'TEST-2025-00001'}])
    expect(await issue()).toEqual([])
  })

  describe('with characters that no typeface has', () => {
    const company = '风 Bakkerij'
    const task = alert('invoiceLetters', '风')
    const dealWith = () =>
      orders().update(paidOrder.id, (order) => ({...order, alerts: []}), {
        actor: 'operator ann@example.nl',
        reason: 'dealtWith',
      })

    test('wait, and an operator is told once, before there is a number', async () => {
      await create({details: {...DETAILS, company}, alerts: [], staffNotifications: []})
      expect([await issue(), await issue()]).toEqual([[], []])
      const {alerts, staffNotifications} = await kept()
      expect([alerts, staffNotifications.map(({kind}) => kind)]).toEqual([[task], ['needsPerson']])
      expect([await numbers(), await ordersToInvoice(store.database, 10)]).toEqual([[], []])
    })

    test('are issued without them once the operator has dealt with it, for later payments too', async () => {
      await create({details: {...DETAILS, company}, alerts: [], staffNotifications: []})
      await issue()
      await dealWith()
      expect(await ordersToInvoice(store.database, 10)).toEqual([paidOrder.id])
      expect((await issue()).map(({data}) => data.customer.name)).toEqual([company])
      await goesBack({refunded: 1000})
      expect((await issue()).map(({kind}) => kind)).toEqual(['creditNote'])
      expect((await kept()).alerts).toEqual([])
    })

    test('are issued when the customer writes the name otherwise, and the task goes', async () => {
      await create({details: {...DETAILS, company}, alerts: [], staffNotifications: []})
      await issue()
      await orders().update(
        paidOrder.id,
        (order) => ({...order, details: {...DETAILS, company: 'Feng Bakkerij'}}),
        AUDIT,
      )
      expect(await issue()).toHaveLength(1)
      expect((await kept()).alerts).toEqual([])
    })
  })

  test('wait for the customer’s details, and are due from the moment that these are complete', async () => {
    await create({details: {company: 'Bakkerij Jansen B.V.'}})
    expect(await issue()).toEqual([])
    expect(await ordersToInvoice(store.database, 10)).toEqual([])
    expect(await dueBy(store.database, '2025-10-14')).toEqual([])
    expect(await dueBy(store.database, '2025-10-15')).toEqual([
      {orderId: paidOrder.id, paidAt: paidOrder.paidAt, name: 'Bakkerij Jansen B.V.'},
    ])
    await orders().update(paidOrder.id, (order) => ({...order, details: DETAILS}), AUDIT)
    expect(await ordersToInvoice(store.database, 10)).toEqual([paidOrder.id])
    expect(await issue()).toHaveLength(1)
    expect(await dueBy(store.database, '2025-10-15')).toEqual([])
  })

  test('live and test invoices are counted apart, each year anew', async () => {
    await create()
    await create({id: idOf(1), mode: 'live'})
    await create({id: idOf(2), mode: 'live'})
    await create({id: idOf(3), mode: 'live'})
    await issue()
    await issue(idOf(1), ofRealCompany())
    await issue(idOf(2), ofRealCompany())
    now = new Date('2025-12-31T23:30:00Z')
    await issue(idOf(3), ofRealCompany())
    expect(await numbers()).toEqual(['2025-00001', '2025-00002', '2026-00001', 'TEST-2025-00001'])
  })

  test('are not issued for real money with the company of the sample', async () => {
    await create({mode: 'live'})
    await expect(issue()).rejects.toThrow('Site settings')
    expect(await issue(paidOrder.id, ofRealCompany())).toHaveLength(1)
  })

  test('with the CMS away none is issued, and no number is taken', async () => {
    await create()
    await expect(issue(paidOrder.id, away)).rejects.toThrow('away')
    expect(await numbers()).toEqual([])
    expect((await issue()).map(({number}) => number)).toEqual(['TEST-2025-00001'])
  })

  test('issues each credit note once, in the same series, naming its invoice', async () => {
    await create()
    await issue()
    await goesBack({refunded: 10000})
    await issue()
    await goesBack({refunded: 48678})
    await issue()
    await issue()
    expect(await issued()).toEqual([
      ['TEST-2025-00001', 'invoice', 48678],
      ['TEST-2025-00002', 'creditNote', 10000],
      ['TEST-2025-00003', 'creditNote', 38678],
    ])
    const [, credit] = await invoicesOf(store.database, paidOrder.id)
    expect(credit?.data).toMatchObject({
      corrects: {number: 'TEST-2025-00001', issuedOn: '2025-09-24'},
      back: {how: 'refunded', on: '2025-09-24'},
    })
  })

  test('issues all pending credit notes once details are complete', async () => {
    await create({details: undefined})
    await goesBack({refunded: 10000})
    await goesBack({refunded: 20000})
    await goesBack({refunded: 20000, chargedBack: 28678})
    await goesBack({refunded: 20000, chargedBack: 28678, writtenOff: 28678})
    await orders().update(paidOrder.id, (order) => ({...order, details: DETAILS}), AUDIT)
    await issue()
    expect((await issued()).map(([, ...rest]) => rest)).toEqual([
      ['invoice', 48678],
      ['creditNote', 10000],
      ['creditNote', 10000],
      ['creditNote', 28678],
    ])
  })

  test('have the amounts that their payment came to, whatever the price is now', async () => {
    const own = {exclVat: 9900, vat: 1881, total: 11781, vatRate: 19}
    const renewal = {...first, id: 'tr_renewal1', kind: 'renewal', paidAt: '2025-12-24T06:00:00Z'} as const
    await create({payments: [{...first, ...own}, renewal]})
    await issue()
    const all = await invoicesOf(store.database, paidOrder.id)
    expect(all.map(({data}) => data.amounts)).toEqual([own, {exclVat: 40230, vat: 8448, total: 48678, vatRate: 21}])
    expect(all.map(({data}) => [data.period.from, data.period.until])).toEqual([
      ['2025-09-24', '2025-12-23'],
      ['2025-12-24', '2026-03-23'],
    ])
  })

  test('keep company and words of their day, and their files, whatever becomes of the content', async () => {
    await create()
    const [invoice] = await issue()
    const files = await keptFiles(store.database, 'TEST-2025-00001')
    expect(files?.ubl).toContain(`>${files?.pdf.toString('base64')}<`)
    const moved = seedClient(
      withChange('siteSettings', ({company}) => ({company: {...(company as object), city: 'Elst'}})),
    )
    await goesBack({refunded: 100})
    await issue(paidOrder.id, moved)
    const [old, credit] = await invoicesOf(store.database, paidOrder.id)
    expect([old?.data.seller.lines[1], credit?.data.seller.lines[1]]).toEqual(['1000 AA Amsterdam', '1000 AA Elst'])
    expect(await filesOf(old as NonNullable<typeof invoice>, store.database)).toEqual(files)
  })

  test('an e-invoice is made of a document of before, of the PDF that it has, once somebody wants it', async () => {
    await create()
    const [invoice] = await issue()
    if (!invoice) throw new Error('There is no invoice')
    const files = await keptFiles(store.database, invoice.number)
    await store.database.query('UPDATE invoice_files SET ubl = NULL')
    expect(await filesOf(invoice, store.database)).toEqual(files)
    expect(await keptFiles(store.database, invoice.number)).toEqual(files)
  })

  test('twenty at once, of ten orders and by several connections, leave no gap and no double', async () => {
    const connections = [store.database, store.another(), store.another(), store.another()]
    for (let index = 0; index < 10; index++) await create({id: idOf(index)})
    await Promise.all(
      Array.from({length: 20}, (_, index) => issue(idOf(index % 10), seedClient(), connections[index % 4])),
    )
    expect(await numbers()).toEqual(counted(10))
    for (let index = 0; index < 10; index++) expect(await issued(idOf(index))).toHaveLength(1)
  })

  test('a killed process takes no number with it, and files missing after a kill are made later', async () => {
    await create()
    const die = (when: string) => `
      import {openDatabase} from './database/index.ts'
      import {issueInvoices} from './billing/invoices/issue.ts'
      import {seedClient} from '../tests/support/services/seed.ts'
      const database = openDatabase(${JSON.stringify(store.url)})
      const dies = async (sql) => {
        if (sql.includes(${JSON.stringify(when)})) { process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}) }
      }
      const transaction = (work) => database.transaction(async (query, batch) => {
        const result = await work(query, batch)
        for (const {text} of batch) await dies(text)
        return result
      })
      const query = async (sql, values) => { await dies(sql); return database.query(sql, values) }
      await issueInvoices('${paidOrder.id}', {database: {...database, query, transaction}, content: seedClient()})`
    expect(await inProcess(die('INSERT INTO history'))).toBeNull()
    expect(await numbers()).toEqual([])
    expect(await inProcess(die('INSERT INTO invoice_files'))).toBeNull()
    expect(await numbers()).toHaveLength(1)
    const [invoice] = await invoicesOf(store.database, paidOrder.id)
    if (!invoice) throw new Error('There is no invoice')
    expect(await keptFiles(store.database, invoice.number)).toBeNull()
    const files = await filesOf(invoice, store.database)
    expect(files.pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await keptFiles(store.database, invoice.number)).toEqual(files)
    await issue()
    expect(await numbers()).toHaveLength(1)
  })

  test('stay when their order is deleted, and go after the seventh year that follows their own', async () => {
    await create()
    await issue()
    const clean = (moment: string) =>
      forgetByRule({database: store.database, orders: orders(), mollie: {} as never, now: () => new Date(moment)})
    await deleteOrder(store.database, paidOrder.id, {at: '2025-12-01T10:00:00Z', by: 'forgetting', reason: 'a test'})
    await clean('2032-12-31T12:00:00Z')
    expect(await numbers()).toEqual(['TEST-2025-00001'])
    await clean('2033-01-01T12:00:00Z')
    expect(await numbers()).toEqual([])
    expect(await store.database.query('SELECT number FROM invoice_files')).toEqual([])
  })
})
