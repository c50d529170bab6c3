import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {writeManifest} from '../../local/backup/manifest.ts'
import {readFolder} from '../../local/content/ndjson.ts'
import {SEED_FOLDER} from '../../local/content/seed.ts'
import {examineHosted} from '../../local/doctor/hosted.ts'
import {lineOf} from '../../local/doctor/verdict.ts'
import {openTestDatabase, type TestDatabase} from '../support/shop/database.ts'
import {type Shell, STEPS} from './steps.ts'
import {World} from './world.ts'

/** A shop on a machine of its own by docs/own-host.md: its proxy, instances, volume, database and backups. */
const SITE = 'https://www.windmolen.nl'
const PLAIN = 'http://www.windmolen.nl'
const CLIENT = '145.97.20.8'
/** Steps of docs/go-live.md that docs/own-host.md leaves out. */
const OF_NETLIFY = /^(6|9|11|13)\./

const seed = readFolder(SEED_FOLDER)
let database: TestDatabase
let older: TestDatabase
let folder: string
let world: World
let shell: Shell
/** Answers of the server, which a test changes. */
let own: {
  alive: (forwarded: string) => {status?: number; body?: unknown}
  status: object
}

beforeAll(async () => {
  database = await openTestDatabase()
  older = await openTestDatabase()
  await older.database.query("DELETE FROM migrations WHERE name = '0019_subscription_states'")
})
afterAll(async () => {
  await database.close()
  await older.close()
})
beforeEach(async () => {
  world = new World()
  await world.open()
  shell = {}
  for (const {title, take} of STEPS)
    if (!OF_NETLIFY.test(title)) take(world, shell, {seed, smtpUrl: '', migrated: database.url})
  Object.assign(shell, {OPERATOR_MAIL: 'jo@windmolen.nl', LINK_SECRET: 'a'.repeat(32)})
  shell.SMTP_URL = 'smtps://shop:secret@mail.windmolen.nl'
  folder = mkdtempSync(path.join(tmpdir(), 'backups-'))
  await keep('2026-11-26', {hours: 5})
  own = {
    alive: () => ({body: {instance: 'one', code: 'build', client: CLIENT}}),
    status: {state: 'live', failure: null, problems: [], publishes: [], looksEveryMinutes: 5},
  }
  const rest = world.web[SITE]
  let asked = 0
  world.web[SITE] = (route, method, forwarded = '') => {
    if (route === '/api/alive') return own.alive(forwarded)
    if (route === '/api/site-status') return {body: own.status}
    if (route === '/api/health' && asked++ > 60) return {status: 429}
    return rest?.(route, method, forwarded) ?? {}
  }
  world.web[PLAIN] = () => ({status: 308, headers: {location: `${SITE}/`}})
})
afterEach(async () => {
  await world.close()
  rmSync(folder, {recursive: true})
})

async function keep(name: string, {hours, hasOrders = true}: {hours: number; hasOrders?: boolean}) {
  const backup = path.join(folder, name)
  mkdirSync(path.join(backup, 'orders'), {recursive: true})
  writeFileSync(path.join(backup, 'orders/orders.ndjson.gz'), 'rows')
  await writeManifest(backup, {
    madeAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
    ...{release: 'first', from: 'Sanity project abc123', content: {documents: 1, assets: 0, sha256: ''}},
    orders: hasOrders ? ({migrations: [], tables: {}} as never) : null,
  })
}

const examine = async () => (await examineHosted(shell, world.places, {isOwnHost: true, backups: folder})).map(lineOf)
/** The mail server of the world is none, and its lines are those of every host. */
const notFine = (lines: string[]) => lines.filter((line) => !line.startsWith('✓') && !line.includes('Mail server:'))

test('says of each part of a machine of one’s own that it is right, and does not speak of Netlify', async () => {
  const lines = await examine()
  expect(notFine(lines)).toEqual([])
  expect(lines.join('\n')).not.toContain('Netlify')
  expect(lines).toEqual(
    expect.arrayContaining([
      '✓ Server: takes requests',
      '✓ TLS: http is sent on to https',
      '✓ Clients behind the proxy: are told apart, and none can name another address',
      '✓ Instances: 1 instance answered, of one build',
      '✓ Pages: what is published is live; looked for every 5 minutes',
      '✓ Database: reachable, and up to date',
      '✓ Rate limits: what is too much is refused; the database counts for all instances',
      '✓ Backup: whole, made 5 hours ago; keep copies off this machine',
    ]),
  )
})

test('counts instances that a proxy spreads requests over', async () => {
  let asked = 0
  own.alive = () => ({body: {instance: `number ${asked++ % 2}`, code: 'build', client: CLIENT}})
  expect(await examine()).toContain('✓ Instances: 2 instances answered, of one build')
})

test('asks nothing of the server while its address is not set', async () => {
  shell.SITE_URL = undefined
  expect(await examine()).toEqual(expect.arrayContaining(['· Server: needs SITE_URL', '· TLS: needs SITE_URL']))
})

const FAULTS: [fault: string, plant: () => unknown, said: string][] = [
  [
    'a proxy that reaches no server',
    () => (own.alive = () => ({status: 502, body: 'Bad Gateway'})),
    'Server: the proxy answers 502: it reaches no server',
  ],
  [
    'an instance without its database',
    () => (own.alive = () => ({status: 503, body: {instance: 'one', code: 'build', client: CLIENT}})),
    'Server: an instance takes no requests: it cannot use its database',
  ],
  [
    'a name that leads to another server',
    () => (own.alive = () => ({status: 404, body: 'Not Found'})),
    'Server: /api/alive is answered 404 by something else than this server',
  ],
  [
    'something else that answers 200',
    () => (own.alive = () => ({body: '<!doctype html>'})),
    'Server: /api/alive is answered 200 by something else',
  ],
  ['http that is answered', () => (world.web[PLAIN] = () => ({body: 'hello'})), 'TLS: http is answered 200'],
  [
    'http sent on to http',
    () => (world.web[PLAIN] = () => ({status: 301, headers: {location: 'http://windmolen.nl/'}})),
    'TLS: http is answered 301',
  ],
  [
    'TRUST_PROXY not set',
    () => (own.alive = () => ({body: {instance: 'one', code: 'build', client: '172.18.0.1'}})),
    'Clients behind the proxy: all visitors count as 172.18.0.1, which is the proxy, and share one limit',
  ],
  [
    'TRUST_PROXY too high',
    () => (own.alive = (forwarded) => ({body: {instance: 'one', code: 'build', client: forwarded || CLIENT}})),
    'Clients behind the proxy: whoever asks can name their own address, and have no limits',
  ],
  [
    'instances of two releases',
    () => {
      let asked = 0
      own.alive = () => ({body: {instance: `${asked}`, code: `build ${asked++ % 2}`, client: CLIENT}})
    },
    'answered, of 2 builds: pages and scripts do not fit',
  ],
  [
    'a volume that is full',
    () => (own.status = {...own.status, failure: {kind: 'code', problem: 'ENOSPC: no space left on device'}}),
    'Pages: nothing new goes live (code): ENOSPC: no space left on device → room and rights of the volume /data',
  ],
  [
    'a document that keeps a page',
    () => (own.status = {...own.status, problems: [{message: 'x', documentId: null, documentType: null, pages: []}]}),
    'Pages: 1 document keep pages as they were',
  ],
  ['no DATABASE_URL', () => (shell.DATABASE_URL = undefined), 'Database: needs DATABASE_URL'],
  [
    'a password with signs of an address',
    () => (shell.DATABASE_URL = 'postgres://vindkracht:a/b@127.0.0.1/vindkracht'),
    'Settings of this shell: DATABASE_URL: has a sign in its user or password',
  ],
  ['a file for a database', () => (shell.DATABASE_URL = 'file:///data/orders.db'), 'Database: is a file'],
  [
    'a database of an older release',
    () => (world.database = older.url),
    'Database: lacks 0019_subscription_states → start this release: the server migrates first',
  ],
  [
    'the address of Netlify’s database',
    () => (shell.NETLIFY_DB_URL = 'postgres://shop@db.netlify.app/shop'),
    'Settings of this shell: NETLIFY_DB_URL: is for Netlify',
  ],
  [
    'pages from the build',
    () => Object.assign(shell, {PAGES_FROM: 'build', BUILD_HOOK_URL: 'https://hooks.windmolen.nl/1'}),
    'Settings of this shell: PAGES_FROM: is for Netlify',
  ],
  ['no backups', () => rmSync(path.join(folder, '2026-11-26'), {recursive: true}), 'Backup: the folder holds none'],
  [
    'a backup without orders',
    () => keep('2026-11-27', {hours: 1, hasOrders: false}),
    'Backup: the newest has no orders',
  ],
  [
    'a damaged backup',
    () => writeFileSync(path.join(folder, '2026-11-26/orders/orders.ndjson.gz'), 'other'),
    'orders.ndjson.gz is damaged.',
  ],
  [
    'backups that ended three days ago',
    async () => {
      rmSync(path.join(folder, '2026-11-26'), {recursive: true})
      await keep('2026-11-24', {hours: 75})
    },
    'Backup: the newest is 3 days old',
  ],
]

test.each(FAULTS)('names the fault: %s', async (_fault, plant, said) => {
  // Content is the same on every host, and reading it takes most of a test's time.
  Object.assign(world.sanity.datasets.production ?? {}, {documents: []})
  await plant()
  expect(notFine(await examine()).join('\n')).toContain(said)
})
