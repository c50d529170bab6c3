import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {migrate} from '../../functions/database/migrate.ts'
import {migrationsIn} from '../../functions/database/migrationFiles.ts'
import {openSqlite} from '../../functions/database/sqlite.ts'
import {ownSettings} from '../../tests/support/run/ports.ts'
import {until} from '../../tests/support/run/until.ts'
import {type OpenLake, openLake} from '../../tests/support/services/lake.ts'
import {parseLines} from '../content/ndjson.ts'
import {replaceAll} from '../content/transfer.ts'
import {openDataFolder} from '../data/dataFolder.ts'
import {readManifest} from './manifest.ts'
import {listSnapshots, snapshotsFolder} from './retention.ts'

/** Runs each program that takes a snapshot before a change, as a process. */
const BASELINE = 'local/content/migration/fixtures/1.0.0.ndjson'
const TABLES_OF_OLD = 1
let house: string
let lake: OpenLake
let settings: Record<string, string>
let older: string

beforeEach(async () => {
  house = mkdtempSync(path.join(tmpdir(), 'before-'))
  lake = await openLake(house)
  settings = await ownSettings(house)
  // A page is missing, so that there is something to migrate.
  older = path.join(house, 'content.ndjson')
  writeFileSync(older, readFileSync(BASELINE, 'utf8').replace(/^{"_id":"helpPage".*\n/m, ''))
  await replaceAll(lake.content, parseLines(readFileSync(older, 'utf8'), older))
  const orders = openSqlite(path.join(house, 'orders.db'))
  await migrate(orders, undefined, (await migrationsIn()).slice(0, TABLES_OF_OLD))
  await orders.close()
})
afterEach(() => rmSync(house, {recursive: true}))

function begin(environment: Record<string, string>, program: string, ...args: string[]) {
  const {PATH = ''} = process.env
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', program), ...args], {
    env: {PATH, NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...settings, ...environment},
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return {child, said: () => said, ended: once(child, 'close')}
}

/** Reasons and contents of the snapshots, oldest first: number of documents and of migrations. */
const snapshots = () =>
  Promise.all(
    listSnapshots(house)
      .reverse()
      .map(async (name) => {
        const {content, orders} = await readManifest(path.join(snapshotsFolder(house), name))
        return [name.split('Z-')[1], content.documents, orders?.migrations.length]
      }),
  )

const count = () => lake.content.fetch<number>('count(*[!(_id in path("_.**"))])', {}, {perspective: 'raw'})

test('takes a snapshot before an import, a migration and a reset', async () => {
  const dataFolder = openDataFolder(house)
  dataFolder.describe({command: 'npm start', pid: process.pid, since: new Date().toISOString(), urls: {lake: lake.url}})
  const run = async (program: string, ...args: string[]) => {
    const before = await count()
    const {said, ended} = begin({LAKE_URL: lake.url}, program, ...args)
    expect([program, args, await ended, said()]).toEqual([
      program,
      args,
      [0, null],
      expect.stringContaining('is kept in'),
    ])
    return before
  }
  const old = await run('content/content.ts', 'import', older, '--as-it-is', '--replace')
  await run('content/content.ts', 'migrate')
  const migrated = await run('content/content.ts', 'reset', '--replace')
  const shipped = await run('orders/orders.ts', 'migrate')
  dataFolder.close()
  await lake.close()

  expect(migrated).not.toBe(old)
  expect(await snapshots()).toEqual([
    ['before-import', old, TABLES_OF_OLD],
    ['before-migration', old, TABLES_OF_OLD],
    ['before-reset', migrated, TABLES_OF_OLD],
    ['before-migration', shipped, TABLES_OF_OLD],
  ])
})

test('takes a snapshot before a start migrates content and orders', async () => {
  const old = await count()
  await lake.close()
  const {child, said, ended} = begin({}, 'start.ts')
  await until(() => said().includes('Orders: the database has') || child.exitCode !== null, {
    within: 120_000, // a machine that does much else
    otherwise: said,
  })
  child.kill('SIGTERM')
  await ended

  expect(said()).toMatch(/^Content: brought up to date, .* is kept in .*-before-migration$/m)
  expect(said()).toMatch(/^Orders: what is there is kept in .*-before-migration$/m)
  const [before, between, ...others] = await snapshots()
  expect([before, between?.[0], between?.[2], others]).toEqual([
    ['before-migration', old, TABLES_OF_OLD],
    'before-migration',
    TABLES_OF_OLD,
    [],
  ])
})
