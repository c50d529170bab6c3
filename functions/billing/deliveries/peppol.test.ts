import {seedClient} from '../../../tests/support/services/seed.ts'
import {ENGINES, openTestDatabase, type TestDatabase} from '../../../tests/support/shop/database.ts'
import {mortalDatabase} from '../../../tests/support/shop/mortalDatabase.ts'
import {serveAccessPoint} from '../../../tests/support/shop/servedAccessPoint.ts'
import type {Database} from '../../database/database.ts'
import {attachedTo} from '../../notifications/attached.ts'
import {peppolConfig} from '../../runtime/config.ts'
import {TRIES} from '../../runtime/retries.ts'
import {DETAILS, ISSUED_AT, paidOrder} from '../invoices/invoice.fixture.ts'
import {issueInvoices} from '../invoices/issue.ts'
import type {Order} from '../orders/order.ts'
import {databaseOrders} from '../orders/store.ts'
import {deliverDue} from './deliver.ts'
import {goesByPeppol, peppolDelivery} from './peppol.ts'
import {deliveriesOf} from './store.ts'

const AUDIT = {actor: 'mollie', reason: 'settle'} as const
const BY_PEPPOL = {...DETAILS, kvkNumber: '87654321', eInvoice: 'Peppol'}
const [confirmation] = paidOrder.mails
const consoleLog = console.log

describe.each(ENGINES)('Peppol in %s', (engine) => {
  let store: TestDatabase
  let now: Date
  let served: Awaited<ReturnType<typeof serveAccessPoint>>
  let accessPoint: (typeof served)['accessPoint']
  let calls: string[]
  beforeEach(async () => {
    console.log = () => {} // the functions' log lines
    store = await openTestDatabase(engine)
    now = ISSUED_AT
    served = await serveAccessPoint()
    ;({accessPoint, calls} = served)
  })
  afterEach(async () => {
    console.log = consoleLog
    await served.close()
    await store.close()
  })

  const orders = (database: Database = store.database) => databaseOrders(database, () => now)
  async function issued(details: Order['details'] = BY_PEPPOL) {
    await orders().create({...paidOrder, details}, AUDIT)
    const [invoice] = await issueInvoices(paidOrder.id, {
      ...{database: store.database, content: seedClient(), now: () => now},
    })
    return invoice
  }
  const run = (database: Database = store.database) => {
    const services = {database, orders: orders(database), now: () => now}
    return deliverDue('peppol', peppolDelivery(peppolConfig(), database), services, () => false)
  }
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  const delivery = async () => (await deliveriesOf(store.database, paidOrder.id))[0]
  const kept = async () => (await orders().get(paidOrder.id)) as Order
  const attached = async () => {
    const order = await kept()
    const files = await attachedTo(
      order,
      {...confirmation, kind: 'confirmation', to: 'x', state: 'pending'},
      store.database,
    )
    return files?.attachments.map(({filename}) => filename.split('.').at(-1))
  }

  test('takes an invoice to the receiver, and says so when the receiver has it', async () => {
    const invoice = await issued()
    expect(await delivery()).toMatchObject({
      document: invoice?.number,
      state: 'pending',
      nextAt: ISSUED_AT.toISOString(),
    })
    expect(await attached()).toEqual(['pdf'])
    await run()
    expect(await delivery()).toMatchObject({state: 'accepted', reference: accessPoint.sent[0]?.guid})
    await run()
    later(1)
    await run()
    expect(await delivery()).toMatchObject({state: 'delivered', nextAt: null, at: now.toISOString()})
    expect(accessPoint.sent).toMatchObject([
      {receiver: 'NL:KVK:87654321', xml: expect.stringContaining(`<cbc:ID>${invoice?.number}</cbc:ID>`)},
    ])
    later(60)
    await run()
    expect(calls).toEqual(['POST /document_submissions', 'GET /document_submissions/guid/evidence'])
  })

  test.each([
    ['the customer did not ask for it', {...BY_PEPPOL, eInvoice: 'UBL'}, ['pdf', 'xml']],
    ['the customer has no number that Peppol knows', {...BY_PEPPOL, kvkNumber: '', vatNumber: ''}, ['pdf', 'xml']],
    ['the customer wants no e-invoice', {...BY_PEPPOL, eInvoice: ''}, ['pdf']],
  ])('takes no invoice when %s', async (_, details, files) => {
    await issued(Object.fromEntries(Object.entries(details).filter(([, value]) => value)))
    expect(await delivery()).toBeUndefined()
    expect(await attached()).toEqual(files)
  })

  test('takes no invoice when there is no access point, and the mail has it', async () => {
    delete process.env.PEPPOL_URL
    await issued()
    expect(peppolConfig()).toBeNull()
    expect(await delivery()).toBeUndefined()
    expect(await attached()).toEqual(['pdf', 'xml'])
  })

  test.each(['lost', 'reset', '401', '429', '503'] as const)('tries again after %s, and sends once', async (fault) => {
    await issued()
    accessPoint.faults = [fault]
    await run()
    expect(await delivery()).toMatchObject({state: 'pending', tries: 1})
    await run()
    expect(calls).toHaveLength(1)
    later(1)
    await run()
    expect(await delivery()).toMatchObject({state: 'accepted', tries: 0})
    expect(accessPoint.sent).toHaveLength(1)
  })

  test('alerts staff once, with the reason, when the access point refuses', async () => {
    await issued({...BY_PEPPOL, kvkNumber: '00000000'})
    await run()
    later(600)
    await run()
    expect(await delivery()).toMatchObject({
      state: 'refused',
      reason: 'routing: NL:KVK:00000000 is not in the network',
      nextAt: null,
    })
    const {alerts, staffNotifications} = await kept()
    expect(alerts).toEqual([{kind: 'peppolRefused', about: 'TEST-2025-00001', detail: ''}])
    expect(staffNotifications.filter(({kind}) => kind === 'needsPerson')).toHaveLength(1)
    expect(calls).toHaveLength(1)
    expect(await attached()).toEqual(['pdf', 'xml'])
  })

  test.each([
    ['does not answer', '87654321', 'The access point answered 503'],
    ['never says that the receiver has it', '00000001', ''],
  ])('alerts staff after three days when the access point %s', async (_, kvkNumber, reason) => {
    await issued({...BY_PEPPOL, kvkNumber})
    if (reason) accessPoint.faults = Array.from({length: TRIES}, () => '503')
    for (let tries = 0; tries <= TRIES; tries++) {
      await run()
      later(360)
    }
    expect(await delivery()).toMatchObject({state: 'refused', reason, tries: TRIES})
    expect((await kept()).alerts).toMatchObject([{kind: 'peppolRefused'}])
  })

  test('alerts staff after three days when there is no access point any more', async () => {
    await issued()
    delete process.env.PEPPOL_URL
    for (let tries = 0; tries < TRIES; tries++) {
      await run()
      later(360)
    }
    expect(await delivery()).toMatchObject({state: 'refused', reason: 'PEPPOL_URL: is missing'})
    expect((await kept()).alerts).toMatchObject([{kind: 'peppolRefused'}])
  })

  test('calls once when two runs meet', async () => {
    await issued()
    await Promise.all([run(), run()])
    expect(calls).toEqual(['POST /document_submissions'])
  })

  test.each(['87654321', '00000000'])('ends alike when it is killed at any statement: %s', async (kvkNumber) => {
    await issued({...BY_PEPPOL, kvkNumber})
    const process = mortalDatabase(store.database)
    for (let statements = 1; statements < 12; statements++) {
      process.killAfter(statements)
      await run(process.database).catch(() => {})
      process.restart()
      later(360)
    }
    await run()
    const isRefused = kvkNumber === '00000000'
    expect(await delivery()).toMatchObject({state: isRefused ? 'refused' : 'delivered'})
    expect(accessPoint.sent).toHaveLength(isRefused ? 0 : 1)
    expect((await kept()).alerts).toHaveLength(isRefused ? 1 : 0)
  })

  test('settles a refusal when the order was forgotten meanwhile', async () => {
    await issued({...BY_PEPPOL, kvkNumber: '00000000'})
    const {MissingOrder} = await import('../orders/orders.ts')
    const forgotten = {...orders(), update: () => Promise.reject(new MissingOrder(paidOrder.id))}
    const services = {database: store.database, orders: forgotten, now: () => now}
    await deliverDue('peppol', peppolDelivery(peppolConfig(), store.database), services, () => false)
    expect(await delivery()).toMatchObject({state: 'refused'})
  })

  test('sends documents of test payments to an emulator only', async () => {
    const invoice = await issued()
    if (!invoice) throw new Error('There is no invoice')
    const config = {url: 'https://api.storecove.com/api/v2', key: 'key', sender: 1}
    const order = {...paidOrder, details: BY_PEPPOL}
    expect(goesByPeppol({...order, mode: 'test'}, invoice, config)).toBe(false)
    expect(goesByPeppol({...order, mode: 'live'}, invoice, config)).toBe(true)
  })
})
