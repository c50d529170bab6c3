import {randomBytes} from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {setImmediate as nextTurn} from 'node:timers/promises'
import sharp from 'sharp'
import {alert} from '../../functions/billing/orders/alerts.ts'
import {openOrder} from '../../functions/billing/orders/order.fixture.ts'
import {databaseOrders} from '../../functions/billing/orders/store.ts'
import {dump} from '../../functions/commands/dump.ts'
import {migrate} from '../../functions/database/migrate.ts'
import {migrationsIn} from '../../functions/database/migrationFiles.ts'
import {tablesOf} from '../../functions/database/tables.ts'
import {type OpenLake, openLake} from '../../tests/support/services/lake.ts'
import {ENGINES, openTestDatabase, type TestDatabase} from '../../tests/support/shop/database.ts'
import {exportDocuments} from '../content/transfer.ts'
import {Store} from '../content-lake/index.ts'
import {openStore} from '../lake/options.ts'
import {readSettings, SettingError} from '../settings/environment.ts'
import {readManifest} from './manifest.ts'
import {replaceOrders} from './replaceOrders.ts'
import {restoreBackup} from './restoreBackup.ts'
import {listSnapshots} from './retention.ts'
import {save} from './save.ts'
import {assertWhole, type Setup} from './setup.ts'
import {takeDailySnapshot, takeDailySnapshots, takeSnapshot} from './snapshots.ts'

let folder: string
let lake: OpenLake
let orders: TestDatabase
const closing: (() => Promise<unknown>)[] = []
const at = (...names: string[]) => path.join(folder, ...names)

async function database(engine: (typeof ENGINES)[number]) {
  const opened = await openTestDatabase(engine)
  closing.push(opened.close)
  return opened
}

async function anotherLake(name: string) {
  const opened = await openLake(at(name))
  closing.push(opened.close)
  return opened
}

/** Reaches the dataset as hosted: by the client alone. */
const hosted = ({content}: OpenLake) => content

const setup = (more: Partial<Setup>): Setup => ({
  hosted: null,
  folder: at('house'),
  lakeUrl: lake.url,
  lakeToken: '',
  lakePort: Number(new URL(lake.url).port),
  database: orders.url,
  name: 'The shop',
  ...more,
})

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'))
  lake = await anotherLake('house')
  orders = await database('SQLite')
  const picture = await sharp({create: {width: 20, height: 10, channels: 3, background: '#f4500c'}})
    .png()
    .toBuffer()
  const asset = await lake.content.assets.upload('image', picture, {filename: 'logo.png'})
  const logo = {_type: 'image', asset: {_type: 'reference', _ref: asset._id}}
  await lake.content
    .patch('siteSettings')
    .set({logo: {light: logo, dark: logo}})
    .commit()
  await lake.content.create({_id: 'drafts.faq-new', _type: 'faq', question: {nl: 'Wat?', en: 'What?'}})
  await fill(orders)
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  rmSync(folder, {recursive: true})
})

/** Adds more rows than a page of reading has. */
async function fill({database: target}: TestDatabase) {
  const kept = databaseOrders(target)
  await kept.create(openOrder, {actor: 'shop', reason: 'settle'})
  await kept.update(openOrder.id, (order) => ({...order, alerts: [alert('refused', 'look “here”\nand there')]}), {
    actor: 'shop',
    reason: 'settle',
  })
  await target.transaction(async (query) => {
    for (let index = 0; index < 1200; index++)
      await query('INSERT INTO attempts (attempt, order_id, at) VALUES ($1, $2, $3)', [
        `a${index}`,
        openOrder.id,
        'now',
      ])
  })
}

async function expectOrders(target: TestDatabase) {
  const [before, after] = [databaseOrders(orders.database), databaseOrders(target.database)]
  expect(await after.get(openOrder.id)).toEqual(await before.get(openOrder.id))
  expect(await after.auditLog(openOrder.id)).toEqual(await before.auditLog(openOrder.id))
  expect(await after.claim('a1199', 'VK-ANOTHERORDER')).toBe(openOrder.id)
}

/** Address of a database without tables. */
const emptyFile = () => `file://${at('new', 'orders.db')}`

test('saves and restores embedded content with its history, assets and orders', async () => {
  const saved = await save(setup({}), at('saved'))
  expect(saved.content).toMatchObject({assets: 1})
  expect(saved.orders?.tables).toContainEqual(expect.objectContaining({name: 'attempts', rows: 1200}))

  await restoreBackup(at('saved'), setup({folder: at('new'), lakeUrl: null, database: emptyFile()}))
  const [before, after] = [lake.store, new Store(at('new', 'lake'))]
  const documents = (store: Store) => Object.fromEntries(store.documents('production'))
  expect(documents(after)).toEqual(documents(before))
  const history = (store: Store) => store.history.transactions('production', ['siteSettings'], {})
  expect(history(after)).toEqual(history(before))
  after.close()
  const [asset = ''] = readdirSync(at('house', 'lake/assets'))
  expect(readFileSync(at('new', 'lake/assets', asset))).toEqual(readFileSync(at('house', 'lake/assets', asset)))
  await expect(
    save(setup({folder: at('new'), lakeUrl: null, database: emptyFile()}), at('again')),
  ).resolves.toMatchObject({
    content: saved.content,
    orders: {tables: saved.orders?.tables},
  })
})

test('makes folders and files readable by their owner only', async () => {
  await save(setup({}), at('saved'))
  const entries = readdirSync(at('saved'), {recursive: true, withFileTypes: true})
  const modes = entries.map((entry) => [
    entry.isDirectory(),
    (statSync(path.join(entry.parentPath, entry.name)).mode & 0o777).toString(8),
  ])
  expect(new Set(modes.map(([isFolder, mode]) => `${isFolder} ${mode}`))).toEqual(new Set(['true 700', 'false 600']))
  expect((statSync(at('saved')).mode & 0o777).toString(8)).toBe('700')
})

describe.each(ENGINES)('with orders in %s', (engine) => {
  test('restores every row into an empty database, of the other engine too', async () => {
    const target = await database(engine)
    await save(setup({}), at('saved'))
    await restoreBackup(at('saved'), setup({folder: at('new'), lakeUrl: null, database: target.url}))
    await expectOrders(target)
    const {orders: again} = await save(setup({database: target.url}), at('again'))
    expect(again?.tables).toEqual((await readManifest(at('saved'))).orders?.tables)
    expect(again?.engine).toBe(engine)
  })

  test('saves all tables as of one moment while orders are written', async () => {
    const source = await database(engine)
    await fill(source)
    const kept = databaseOrders(source.another())
    let isSaving = true
    const writing = (async () => {
      for (let index = 0; isSaving; index++) {
        const id = `VK-${String(index).padStart(12, '0')}`
        await kept.create({...openOrder, id}, {actor: 'shop', reason: 'settle'})
        await nextTurn()
      }
    })()
    const {orders: dump} = await save(setup({database: source.url}), at('saved'))
    isSaving = false
    await writing
    const rows = (name: string) => dump?.tables.find((table) => table.name === name)?.rows ?? 0
    expect(rows('orders')).toBeGreaterThan(0)
    expect(rows('payments')).toBe(rows('orders') * openOrder.payments.length)
  })
})

test('saves a hosted dataset as Sanity’s archive and restores it into an empty one', async () => {
  const target = await anotherLake('other')
  await target.content.delete({query: '*[true]'} as never)
  const saved = await save(setup({hosted: hosted(lake)}), at('saved'))
  expect(Object.keys(saved.files)).toContain('content.tar.gz')
  await restoreBackup(at('saved'), setup({hosted: hosted(target), database: (await database('SQLite')).url}))
  expect(await exportDocuments(hosted(target))).toHaveLength(saved.content.documents)
  expect((await save(setup({hosted: hosted(target)}), at('again'))).content).toEqual(saved.content)
})

test('refuses to save half of a hosted set-up', async () => {
  const withoutToken = setup({hosted: lake.content.withConfig({token: ''})})
  await expect(save(withoutToken, at('saved'))).rejects.toThrow('SANITY_TOKEN: is not set')
  const withoutOrders = setup({hosted: hosted(lake), database: emptyFile()})
  await expect(save(withoutOrders, at('saved'))).rejects.toThrow('DATABASE_URL: is not set')
  expect(readdirSync(at())).not.toContain('saved')
})

describe.each(ENGINES)('with tables in %s that Netlify made', (engine) => {
  test.each([
    ['has no list of ours', 'DROP TABLE migrations'],
    ['has an empty list of ours', 'DELETE FROM migrations'],
  ])('saves every order when it %s', async (_, statement) => {
    const source = await database(engine)
    await fill(source)
    await source.database.script(statement)
    const {orders: saved} = await save(setup({hosted: hosted(lake), database: source.url}), at('saved'))
    expect(saved?.tables).toContainEqual(expect.objectContaining({name: 'attempts', rows: 1200}))
    expect(saved?.migrations).toEqual(await migrationsIn())
  })

  test('fails when the tables match no release', async () => {
    const source = await database(engine)
    await source.database.script('DROP TABLE migrations; ALTER TABLE orders ADD COLUMN more text')
    await expect(save(setup({database: source.url}), at('saved'))).rejects.toThrow('those of no release')
    expect(readdirSync(at())).not.toContain('saved')
  })

  test('replaces its orders with those of an older backup, and keeps its own first', async () => {
    const older = await database(engine)
    await olderRelease(older, engine)
    const there = await database(engine)
    await fill(there)
    await there.database.script('DROP TABLE migrations')
    const before = await save(setup({database: older.url}), at('saved'))
    expect(before.orders?.migrations).toHaveLength(1)
    const options = {keptIn: at('kept'), named: undefined, ask: null, say: () => {}}
    const place = setup({database: there.url, isNetlifys: true})
    await expect(restoreBackup(at('saved'), place, ['orders'])).rejects.toThrow(
      /in it already.*\nNetlify’s database is the only one of its project: --only orders --replace$/,
    )
    await expect(replaceOrders(at('saved'), place, options)).rejects.toThrow('Say --database')
    await expect(replaceOrders(at('saved'), place, {...options, ask: async () => 'another'})).rejects.toThrow(
      'Nothing was changed',
    )
    expect(existsSync(at('kept'))).toBe(false)
    await replaceOrders(at('saved'), place, {...options, named: path.basename(new URL(there.url).pathname)})
    const [kept = ''] = readdirSync(at('kept'))
    expect((await readManifest(at('kept', kept))).orders?.tables).toContainEqual(
      expect.objectContaining({name: 'attempts', rows: 1200}),
    )
    expect(await there.database.query('SELECT attempt FROM attempts')).toEqual([{attempt: 'a-of-old'}])
    expect(await there.database.query('SELECT id FROM orders')).toEqual([])
  })

  test('refuses a restore before a deploy has made the tables', async () => {
    const source = await database(engine)
    await save(setup({database: source.url}), at('saved'))
    const bare = await database(engine)
    await dropAll(bare, engine)
    await expect(restoreBackup(at('saved'), setup({database: bare.url, isNetlifys: true}), ['orders'])).rejects.toThrow(
      'the next deploy makes them',
    )
  })
})

async function dropAll({database: {query, script}}: TestDatabase, engine: (typeof ENGINES)[number]) {
  await script('DROP TABLE migrations')
  for (const {name} of (await tablesOf(query, engine)).toReversed()) await script(`DROP TABLE ${name}`)
}

/** Turns the database into that of an earlier release, with a row. */
async function olderRelease(target: TestDatabase, engine: (typeof ENGINES)[number]) {
  await dropAll(target, engine)
  await migrate(target.database, undefined, (await migrationsIn()).slice(0, 1))
  await target.database.query("INSERT INTO attempts (attempt, order_id, at) VALUES ('a-of-old', 'VK-OLD', 'then')")
}

const onPostgres = ENGINES.includes('PostgreSQL') ? test : test.skip
onPostgres('refuses to save a hosted database without tables', async () => {
  const bare = await database('PostgreSQL')
  await dropAll(bare, 'PostgreSQL')
  await expect(save(setup({hosted: hosted(lake), database: bare.url}), at('saved'))).rejects.toThrow('has no tables')
})

test('throws when the environment names one hosted part without the other', () => {
  const settings = readSettings()
  const named = {SANITY_PROJECT_ID: 'abcd1234', SANITY_DATASET: 'production'}
  expect(() => assertWhole(named, settings)).toThrow(/^DATABASE_URL: is not set beside SANITY_PROJECT_ID/)
  expect(() => assertWhole({DATABASE_URL: 'postgres://db.example/shop'}, settings)).toThrow(/^SANITY_PROJECT_ID: /)
  for (const whole of [
    {},
    {...named, NETLIFY_DB_URL: 'postgres://db.example/shop'},
    {...named, DATABASE_URL: 'file:///srv/orders.db'},
    {LAKE_URL: 'http://localhost:4010', DATABASE_URL: 'postgres://db.example/shop'},
  ])
    expect(() => assertWhole(whole, settings)).not.toThrow()
})

test('restores hosted content embedded, and embedded content hosted', async () => {
  const saved = await save(setup({hosted: hosted(lake)}), at('saved'))
  const embedded = setup({folder: at('new'), lakeUrl: null, database: emptyFile()})
  await restoreBackup(at('saved'), embedded)
  expect((await save(embedded, at('embedded'))).content).toEqual(saved.content)

  const target = await anotherLake('other')
  await target.content.delete({query: '*[true]'} as never)
  await restoreBackup(at('embedded'), setup({hosted: hosted(target), database: (await database('SQLite')).url}))
  expect((await save(setup({hosted: hosted(target)}), at('again'))).content).toEqual(saved.content)
})

test('refuses to restore into a set-up that is not empty, with advice', async () => {
  await save(setup({}), at('saved'))
  const there = setup({lakeUrl: null, folder: at('new'), database: emptyFile()})
  await restoreBackup(at('saved'), there)
  await expect(restoreBackup(at('saved'), there)).rejects.toThrow(
    /not empty, nothing was restored\. There are \d+ documents .* There are \w+ in it already\.\n.*LOCAL_DIR.*--only/,
  )
  await expect(save(there, at('saved'))).rejects.toThrow('is not empty. Name a folder that is not there yet.')
})

test('names a changed file before it restores anything', async () => {
  await save(setup({}), at('saved'))
  writeFileSync(at('saved', 'orders/payments.ndjson.gz'), 'nonsense')
  const target = setup({lakeUrl: null, folder: at('new'), database: emptyFile()})
  await expect(restoreBackup(at('saved'), target)).rejects.toThrow(
    `${at('saved', 'orders/payments.ndjson.gz')} is damaged.`,
  )
  expect(readdirSync(folder)).not.toContain('new')
  await expect(restoreBackup(at('house'), target)).rejects.toThrow('is not a backup')
})

test('takes the day’s snapshot at once, and reports a failure', async () => {
  const told: string[] = []
  const tell = (problem: string) => told.push(problem)
  await takeDailySnapshots(() => setup({}), tell)
  await takeDailySnapshots(() => setup({}), tell)
  expect(listSnapshots(at('house')).map((name) => name.replace(/.*Z-/, ''))).toEqual(['daily'])
  expect(told).toEqual([])
  await takeDailySnapshots(() => setup({folder: at('elsewhere'), lakeUrl: 'http://localhost:1'}), tell)
  expect(told).toEqual([expect.stringMatching(/^There is no snapshot of today: /)])
})

test('names the snapshot to restore when a database is damaged', async () => {
  await takeSnapshot(setup({}), 'daily', new Date(Date.now() - 90_000_000))
  expect(await takeDailySnapshot(setup({}))).toMatch(/Z-daily$/)
  expect(await takeDailySnapshot(setup({}))).toBeNull()
  const before = await exportDocuments(lake.content)
  await closing[0]?.()
  closing[0] = async () => {}
  writeFileSync(at('house', 'lake/lake.db'), 'nonsense '.repeat(9000))

  const refused = () => openStore(at('house', 'lake'))
  expect(refused).toThrow(SettingError)
  const [, moved = '', saved = ''] =
    messageOf(refused).match(/mv (\S+) \S+-damaged && npm run restore -- (\S+) --only content$/) ?? []
  expect(messageOf(refused).split('\n')).toHaveLength(1)
  renameSync(moved, `${moved}-damaged`)
  await restoreBackup(saved, setup({lakeUrl: null}), ['content'])
  const store = new Store(at('house', 'lake'))
  const ids = [...store.documents('production').keys()].filter((id) => !id.startsWith('_.'))
  expect(ids.sort()).toEqual(before.map(({_id}) => _id).sort())
  store.close()
})

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('leaves unfinished files out of a snapshot, and removes broken-off snapshots', async () => {
  writeFileSync(at('house', 'lake', 'assets', 'half.png.new'), 'half')
  const left = at('house', 'snapshots', '2026-11-01T00-00-00.000Z-daily.unfinished')
  mkdirSync(left, {recursive: true})
  utimesSync(left, new Date('2026-11-01'), new Date('2026-11-01'))
  const snapshot = await takeSnapshot(setup({}), 'daily')
  expect(readdirSync(path.join(snapshot, 'lake', 'assets')).filter((name) => name.endsWith('.new'))).toEqual([])
  expect(existsSync(left)).toBe(false)
})

test('saves an uploaded file whose name ends in .new', async () => {
  const {_id} = await lake.content.assets.upload('file', Buffer.from('terms'), {filename: 'terms.new'})
  const name = `${_id.split('-')[1]}.new`
  expect(readdirSync(at('house', 'lake', 'assets'))).toContain(name)
  await save(setup({}), at('saved'))
  expect(readFileSync(at('saved', 'lake', 'assets', name), 'utf8')).toBe('terms')
})

// Linux has a device that behaves as a full disk.
const onLinux = existsSync('/dev/full') ? test : test.skip
onLinux('rejects when orders cannot be written to a full disk', async () => {
  const customerName = randomBytes(200_000).toString('hex')
  for (let count = 0; count < 3; count++)
    await databaseOrders(orders.database).create(
      {...openOrder, id: `VK-${count}`, customerName},
      {actor: 'shop', reason: 'settle'},
    )
  mkdirSync(at('full'))
  symlinkSync('/dev/full', at('full', 'orders.ndjson.gz'))
  await expect(dump(orders.url, at('full'))).rejects.toThrow(/ENOSPC/)
})
