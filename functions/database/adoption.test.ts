import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {ENGINES, openTestDatabase, type TestDatabase} from '../../tests/support/shop/database.ts'
import {databaseOrders} from '../billing/orders/store.ts'
import {dump, load, refuseToLoad} from '../commands/dump.ts'
import {migrateOrders} from '../commands/migrateOrders.ts'
import {assertAdoptable, prepareOrders} from '../commands/prepare.ts'
import type {Database} from './database.ts'
import {migrate} from './migrate.ts'
import {migrationsIn} from './migrationFiles.ts'
import {migrationState} from './migrationState.ts'
import {tablesOf} from './tables.ts'

/** A database as commit e1d775c1 left it. */
const BASELINE = readFileSync(path.join(import.meta.dirname, 'fixtures/1.0.0.sql'), 'utf8')
const OLD_FILES = [...BASELINE.matchAll(/INSERT INTO migrations .*?'(\w+)'/g)].map(([, name = '']) => name)

describe.each(ENGINES)('%s of commit e1d775c1', (engine) => {
  let store: TestDatabase
  let folder: string
  beforeEach(async () => {
    store = await withoutTables()
    await store.database.script(BASELINE)
    folder = mkdtempSync(path.join(tmpdir(), 'adopted-'))
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, {recursive: true})
  })

  async function withoutTables(): Promise<TestDatabase> {
    const bare = await openTestDatabase(engine)
    const {query, script} = bare.database
    await script('DROP TABLE migrations')
    for (const {name} of (await tablesOf(query, engine)).reverse()) await script(`DROP TABLE ${name}`)
    return bare
  }

  /** State of each order's subscription, with what was paid and refunded, by the customer's name. */
  async function statesIn(database: Database) {
    const orders = databaseOrders(database)
    const ids = await database.query('SELECT id FROM orders ORDER BY customer_name')
    const read = await Promise.all(ids.map(({id}) => orders.get(String(id))))
    return read.map((order) => [
      order?.customerName,
      order?.subscription?.state,
      order?.payments.map(({status, refunded, chargedBack}) => `${status} ${refunded} ${chargedBack}`),
    ])
  }
  const STATES = [
    ['cancelled', 'cancelled', ['paid 0 0']],
    ['chargedback', 'onHold', ['paid 0 0', 'paid 0 11979', 'paid 0 0', 'paid 0 0']],
    ['overdue', 'overdue', ['paid 0 0', 'failed 0 0']],
    ['paused', 'running', ['paid 0 0', ...Array(4).fill('failed 0 0'), 'paid 0 0', 'paid 0 0']],
    ['refunded', 'running', ['paid 2000 0', 'paid 0 0']],
    ['running', 'running', Array(4).fill('paid 0 0')],
  ]

  test('gives documents of before the amounts, signed, that their texts say', async () => {
    await migrateOrders(store.database)
    const rows = await store.database.query('SELECT kind, plan, vat_rate, excl_vat, vat, total, data FROM invoices')
    expect(rows.length).toBeGreaterThan(10)
    for (const {data, ...row} of rows) {
      const {plan, kind, amounts} = JSON.parse(String(data))
      const sign = kind === 'creditNote' ? -1 : 1
      const [exclVat, vat, total] = [amounts.exclVat * sign, amounts.vat * sign, amounts.total * sign]
      expect(row).toEqual({kind, plan, vat_rate: amounts.vatRate, excl_vat: exclVat, vat, total})
    }
  })

  test('is adopted: the files after the baseline bring it to the tables of a new database', async () => {
    const [, ...later] = await migrationsIn()
    expect(await migrate(store.database)).toEqual(later)
    expect(await statesIn(store.database)).toEqual(STATES)
    await store.database.script('DROP TABLE migrations')
    // The owner is told from the columns, which are compared with those that all files make.
    expect(await migrationState(store.database.query, engine)).toEqual({keeper: 'host', applied: await migrationsIn()})
  })

  test('keeps the moment of a hold, in the audit log too, under its name of now', async () => {
    const {query} = store.database
    const typed = '[{"of":"subscription","field":"pausedAt","to":"2027-03-03T12:00:00.000Z"}]'
    const entry = ['VK-MSCSSJD2NZW2', 99, '2027-03-03T12:00:00.000Z', 'shop', 'renewalUnpaid', typed]
    await query(
      'INSERT INTO history (order_id, number, at, actor, reason, changes) VALUES ($1, $2, $3, $4, $5, $6)',
      entry,
    )
    await migrate(store.database)
    const order = await databaseOrders(store.database).get('VK-MSCSSJD2NZW2')
    expect(order?.subscription).toMatchObject({state: 'onHold', heldAt: '2027-03-03T12:00:00.000Z'})
    const entries = await query("SELECT changes FROM history WHERE changes LIKE '%heldAt%' ORDER BY number")
    expect(entries.map(({changes}) => changes)).toEqual([
      expect.stringContaining('["subscription heldAt","","2027-03-03T12:00:00.000Z"]'),
      typed.replace('pausedAt', 'heldAt'),
    ])
    expect(await query("SELECT changes FROM history WHERE changes LIKE '%pausedAt%'")).toEqual([])
  })

  test('is refused untouched when it had not every file, with the way to adopt it', async () => {
    await store.database.query("DELETE FROM migrations WHERE name = '0017_collected_on'")
    const kept = jest.fn(async () => 'kept')
    for (const refused of [
      () => migrate(store.database),
      () => prepareOrders(store.url, {keep: kept}),
      () => assertAdoptable(store.url),
    ])
      await expect(refused()).rejects.toThrow(/older than release 1\.0\.0\. Nothing was changed\. .*commit e1d775c1/)
    expect(kept).not.toHaveBeenCalled()
    expect(await store.database.query('SELECT count(*) AS files FROM migrations')).toEqual([{files: 16}])
    await expect(store.database.query('SELECT state FROM subscriptions')).rejects.toThrow()
  })

  test('comes back from a backup that its own release made; one of before is refused', async () => {
    const dumped = await dump(store.url, folder)
    if (!dumped) throw new Error('no tables')
    const theirs = {...dumped, migrations: OLD_FILES}
    const target = await withoutTables()
    expect(await refuseToLoad(target.url, theirs)).toBeNull()
    await load(target.url, folder, theirs)
    expect(await statesIn(target.database)).toEqual(STATES)
    const older = {...dumped, migrations: OLD_FILES.slice(0, 12)}
    expect(await refuseToLoad(target.url, older)).toMatch(/^The orders of the backup are older than release 1\.0\.0/)
    await target.close()
  })
})
