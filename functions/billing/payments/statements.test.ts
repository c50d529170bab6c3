import {randomUUID} from 'node:crypto'
import {countedDatabase} from '../../../tests/support/shop/countedDatabase.ts'
import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {createPayment} from '../../checkout/createPayment.ts'
import {outboxOf} from '../../notifications/outbox.ts'
import {databaseOrders} from '../orders/store.ts'
import {settlePayment} from './settle.ts'

/**
 * Limits of a purchase's statements, those that begin and end a transaction included, and transactions. SQLite reads
 * an order with a statement for each of its tables, within this process.
 */
const LIMITS = {
  PostgreSQL: {checkout: [15, 2], webhook: [20, 2], again: [5, 1]},
  SQLite: {checkout: [21, 2], webhook: [32, 2], again: [11, 1]},
} as const

describe.each(ENGINES)('statements of a purchase on %s', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await new TestShop().open(engine)
  })
  afterEach(() => shop.close())

  /** Statements and transactions of a piece of work. */
  async function asked(work: (services: TestShop['services']) => Promise<unknown>): Promise<[number, number]> {
    const {database, counted} = countedDatabase(shop.database.database)
    const orders = databaseOrders(database, () => shop.now)
    const outbox: TestShop['services']['outbox'] = ({id}, options) =>
      outboxOf(id, {orders, sendMail: async () => {}, now: () => shop.now}, options)
    await work({...shop.services, database, orders, outbox})
    return [counted.statements, counted.transactions]
  }

  const request = {plan: 'pro', period: 'quarterly', language: 'nl', customerEmail: 'jo@example.nl'} as const
  const buy = (services = shop.services) => createPayment({...request, attempt: randomUUID()}, services)

  test('a checkout takes no more than these statements, in two transactions', async () => {
    await buy() // the first keeps the texts
    expect(await asked(buy)).toEqual(LIMITS[engine].checkout)
  })

  test('a webhook of a first payment takes no more than these, in two transactions; one that comes again, in one', async () => {
    const id = shop.paymentIdOf((await buy()).paymentUrl)
    await shop.control('payment', {id, status: 'paid'})
    expect(await asked((services) => settlePayment(id, services))).toEqual(LIMITS[engine].webhook)
    expect(await asked((services) => settlePayment(id, services))).toEqual(LIMITS[engine].again)
  })

  // Poolers give the connection of one client to the next.
  if (engine === 'PostgreSQL')
    test('nothing stays in a connection: no named statement, no setting and no lock of a session', async () => {
      const id = shop.paymentIdOf((await buy()).paymentUrl)
      await shop.control('payment', {id, status: 'paid'})
      await Promise.all([settlePayment(id, shop.services), settlePayment(id, shop.services)])
      const left = `SELECT pg_backend_pid() AS connection, (SELECT COUNT(*) FROM pg_prepared_statements) AS statements,
        (SELECT COUNT(*) FROM pg_settings WHERE source = 'session') AS settings,
        (SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory') AS locks, pg_sleep(0.02)`
      const found = await Promise.all(Array.from({length: 5}, () => shop.database.database.query(left)))
      expect(new Set(found.flat().map(({connection}) => connection)).size).toBeGreaterThan(1)
      for (const [row] of found) expect(row).toMatchObject({statements: 0, settings: 0, locks: 0})
    })
})
