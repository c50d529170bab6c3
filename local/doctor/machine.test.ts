import {spawnSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import net from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {LAKE_VERSION} from '../lake/store.ts'
import {MACHINE_CHECKS, type MachineFacts, machineFacts} from './machine.ts'
import {judgeAll, lineOf} from './verdict.ts'

const FINE: MachineFacts = {
  node: 'v24.21.0',
  hasOwnNode: true,
  refused: [],
  taken: [],
  runningPid: null,
  freeBytes: 50 * 1024 ** 3,
  folder: '.local',
  owner: 1000,
  user: 1000,
  lakeVersion: {is: 1, knows: 1},
  newerOrders: [],
}
const linesOf = (facts: Partial<MachineFacts>) =>
  judgeAll(MACHINE_CHECKS, {...FINE, ...facts}, {})
    .filter(({state}) => state !== 'fine')
    .map(lineOf)

test('a machine on which all is right', () => {
  expect(linesOf({})).toEqual([])
  expect(linesOf({taken: [{name: 'SITE_PORT', port: 8888}], runningPid: 4711})).toEqual([])
})

test.each<[Partial<MachineFacts>, string]>([
  [
    {node: 'v20.1.0'},
    '✗ Node: v20.1.0 runs this → npm install (not with --ignore-scripts), then this command through npm',
  ],
  [
    {taken: [{name: 'SITE_PORT', port: 8888}]},
    '✗ Ports: something else listens on 8888 (SITE_PORT) → stop it, or choose another: SITE_PORT=8889 npm start',
  ],
  [
    {freeBytes: 1024 ** 3},
    '✗ Disk: 1.0 GB free, of 3 that builds and backups want → make room; .local/backups may hold old ones',
  ],
  [
    {owner: 0},
    '✗ Data folder: .local belongs to user 0, and you are 1000 → sudo chown -R 1000 .local, or LOCAL_DIR=another npm start',
  ],
  [
    {lakeVersion: {is: 9, knows: 1}},
    '✗ Version of the data: version 9, and this program knows versions up to 1 → update the program, or set LOCAL_DIR to another folder',
  ],
  [
    {newerOrders: ['0099_more']},
    '✗ Orders: the database has 0099_more, which this program does not know → update the program, or set LOCAL_DIR to another folder',
  ],
  [
    {newerOrders: 'damaged'},
    '✗ Orders: orders.db cannot be read → move it away, then npm run restore -- <the newest of .local/snapshots> --only orders',
  ],
  [
    {refused: ['MOLLIE_API_KEY: one machine takes no live_ key', 'SITE_URL: must begin with https://']},
    '✗ Settings: MOLLIE_API_KEY: one machine takes no live_ key (and 1 more) → unset or mend it; docs/environment.md',
  ],
])('%j is a line with what to do', (facts, line) => {
  expect(linesOf(facts)).toEqual([line])
})

test('a real machine is looked at: its ports, its disk, whose the folder is, what is in it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-doctor-'))
  mkdirSync(path.join(folder, 'lake'))
  const db = new DatabaseSync(path.join(folder, 'lake/lake.db'))
  db.exec(`PRAGMA user_version = ${LAKE_VERSION + 1}`)
  db.close()
  const orders = new DatabaseSync(path.join(folder, 'orders.db'))
  orders.exec("CREATE TABLE migrations (name text); INSERT INTO migrations VALUES ('0001_orders'), ('0099_more')")
  orders.close()
  const listener = net.createServer()
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done))
  const {port} = listener.address() as net.AddressInfo
  const ports = {site: port, studio: 1, lake: 1, mollie: 1, smtp: 1, mail: 1}
  const urls = {site: '', studio: '', lake: '', mollie: '', mail: ''}
  const facts = await machineFacts({folder, ports, urls})
  expect(facts).toMatchObject({
    taken: expect.arrayContaining([{name: 'SITE_PORT', port}]),
    runningPid: null,
    owner: process.getuid?.() ?? null,
    lakeVersion: {is: LAKE_VERSION + 1, knows: LAKE_VERSION},
    newerOrders: ['0099_more'],
  })
  writeFileSync(path.join(folder, 'orders.db'), '')
  expect(await machineFacts({folder, ports, urls})).toMatchObject({newerOrders: []})
  writeFileSync(path.join(folder, 'orders.db'), 'nonsense '.repeat(9000))
  expect(await machineFacts({folder, ports, urls})).toMatchObject({newerOrders: 'damaged'})
  expect(facts.freeBytes).toBeGreaterThan(0)
  await new Promise((done) => listener.close(done))
  rmSync(folder, {recursive: true})
})

test('the command ends with 1 when something is wrong, and speaks JSON to programs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-doctor-'))
  const program = path.join(import.meta.dirname, 'doctor.ts')
  const {stdout, status} = spawnSync(process.execPath, [program, '--here', '--json'], {
    encoding: 'utf8',
    env: {LOCAL_DIR: folder, MOLLIE_API_KEY: 'live_0123456789012345678901'},
  })
  const settings = (JSON.parse(stdout) as {id: string}[]).find(({id}) => id === 'settings')
  expect([status, settings]).toEqual([1, expect.objectContaining({state: 'wrong', title: 'Settings'})])
  expect(stdout).not.toContain('live_0123')
  rmSync(folder, {recursive: true})
})
