import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {getStore} from '@netlify/blobs'
import {blobOrders} from './blobs.ts'
import {fileOrders} from './files.ts'
import {openOrder} from './order.fixture.ts'
import type {Orders} from './order.ts'

const order = openOrder

// A test that ran out of time closes nothing, and what it left open would keep the whole run waiting.
const servers: ChildProcess[] = []
afterAll(() => {
  for (const server of servers) server.kill()
})

type Adapter = {orders: Orders; close: () => Promise<unknown>}
const adapters: Record<string, (folder: string) => Promise<Adapter>> = {
  files: async (folder) => ({orders: fileOrders(folder), close: async () => {}}),
  // Netlify's own local emulation of its hosted store, in a process of its own: it tells Node's errors by their class,
  // which is another one inside jest.
  'Netlify Blobs': async (directory) => {
    const program = `import {BlobsServer} from '@netlify/blobs/server'
      const {port} = await new BlobsServer({directory: ${JSON.stringify(directory)}, token: 'token'}).start()
      console.log(String(port))`
    const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    servers.push(server)
    const [port] = await once(server.stdout, 'data')
    const url = `http://localhost:${String(port).trim()}`
    const access = {siteID: 'site', token: 'token', edgeURL: url, uncachedEdgeURL: url}
    const store = getStore({name: 'orders', ...access, consistency: 'strong'})
    return {
      orders: blobOrders(store),
      close: async () => {
        server.kill()
        await once(server, 'exit')
      },
    }
  },
}

describe.each(Object.entries(adapters))('orders in %s', (_, open) => {
  let folder: string
  let adapter: Adapter
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'orders-'))
    adapter = await open(folder)
  })
  afterEach(async () => {
    await adapter.close()
    rmSync(folder, {recursive: true})
  })

  test('an order is found again, and one that was never made is null', async () => {
    expect(await adapter.orders.create(order)).toEqual(order)
    expect(await adapter.orders.get(order.id)).toEqual(order)
    expect(await adapter.orders.get('VK-ZZZZZZZZZZZZ')).toBeNull()
  })

  test('creating it again keeps the first', async () => {
    await adapter.orders.create(order)
    expect(await adapter.orders.create({...order, total: 1})).toEqual(order)
    expect(await adapter.orders.get(order.id)).toEqual(order)
  })

  test('a change is kept and returned; changing what is not there throws', async () => {
    await adapter.orders.create(order)
    const changed = await adapter.orders.update(order.id, (kept) => ({...kept, status: 'paid'}))
    expect(changed.status).toBe('paid')
    expect(await adapter.orders.get(order.id)).toEqual(changed)
    await expect(adapter.orders.update('VK-ZZZZZZZZZZZZ', (kept) => kept)).rejects.toThrow()
  })
})

describe.each(Object.entries(adapters))('attempts in %s', (_, open) => {
  test('an attempt is the first order’s that claims it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'orders-'))
    const {orders, close} = await open(folder)
    const attempt = 'a'.repeat(64)
    expect(await orders.claimed(attempt)).toBeNull()
    expect(await orders.claim(attempt, 'VK-0123456789AB')).toBe('VK-0123456789AB')
    expect(await orders.claim(attempt, 'VK-BA9876543210')).toBe('VK-0123456789AB')
    expect(await orders.claimed(attempt)).toBe('VK-0123456789AB')
    await close()
    rmSync(folder, {recursive: true})
  })
})

test('twenty orders that claim one attempt at once leave it to one of them (files)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orders-'))
  const orders = fileOrders(folder)
  const attempt = 'a'.repeat(64)
  expect(await orders.claimed(attempt)).toBeNull()
  const holders = await Promise.all(Array.from({length: 20}, (_, index) => orders.claim(attempt, `VK-${index}`)))
  expect(new Set(holders).size).toBe(1)
  expect(await orders.claimed(attempt)).toBe(holders[0])
  rmSync(folder, {recursive: true})
})

test('twenty changes of one order at once are all kept (files)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orders-'))
  const orders = fileOrders(folder)
  await orders.create({...order, total: 0})
  const raise = () => orders.update(order.id, (kept) => ({...kept, total: kept.total + 1}))
  await Promise.all(Array.from({length: 20}, raise))
  expect((await orders.get(order.id))?.total).toBe(20)
  rmSync(folder, {recursive: true})
})

test('processes that change one order at once keep all changes, and every order whole (files)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orders-'))
  const instances = Array.from({length: 4}, () => fileOrders(folder))
  await instances[0]?.create({...order, total: 0})
  await Promise.all(
    Array.from({length: 40}, (_, index) =>
      instances[index % 4]?.update(order.id, (kept) => ({...kept, total: kept.total + 1, planName: 'x'.repeat(index)})),
    ),
  )
  expect((await fileOrders(folder).get(order.id))?.total).toBe(40)
  expect(readdirSync(folder)).toEqual([`${order.id}.json`])
  rmSync(folder, {recursive: true})
})

test('a lock that a crash left behind is taken over (files)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orders-'))
  const orders = fileOrders(folder)
  await orders.create(order)
  const lock = path.join(folder, `${order.id}.json.lock`)
  writeFileSync(lock, '')
  const longAgo = new Date(Date.now() - 3000)
  utimesSync(lock, longAgo, longAgo)
  expect((await orders.update(order.id, (kept) => ({...kept, total: 1}))).total).toBe(1)
  rmSync(folder, {recursive: true})
})

test('an id that could lead out of the folder is refused', async () => {
  await expect(fileOrders('/nowhere').get('../secrets')).rejects.toThrow('Not an order id')
})

describe('an order on disk', () => {
  let folder: string
  const file = () => path.join(folder, `${order.id}.json`)
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'orders-'))
    await fileOrders(folder).create(order)
  })
  afterEach(() => rmSync(folder, {recursive: true}))

  test('is never half written: a change is a new file that takes the place of the old one', async () => {
    const {ino} = statSync(file())
    await fileOrders(folder).update(order.id, (kept) => ({...kept, total: 1}))
    expect(statSync(file()).ino).not.toBe(ino)
    expect(JSON.parse(readFileSync(file(), 'utf8')).total).toBe(1)
    expect(readdirSync(folder)).toEqual([`${order.id}.json`])
  })

  test('a change that changes nothing writes nothing', async () => {
    const {ino} = statSync(file())
    await fileOrders(folder).update(order.id, (kept) => kept)
    expect(statSync(file()).ino).toBe(ino)
  })

  test('can be read by its owner only', () => {
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  test('of before versions were counted is read, and written in today’s shape', async () => {
    const {version: _, ...old} = order
    writeFileSync(file(), JSON.stringify(old))
    expect(await fileOrders(folder).get(order.id)).toEqual(order)
    await fileOrders(folder).update(order.id, (kept) => ({...kept, total: 1}))
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({version: 1, total: 1})
  })

  test('of a newer release is refused, and left as it is', async () => {
    const newer = JSON.stringify({...order, version: 2})
    writeFileSync(file(), newer)
    await expect(fileOrders(folder).get(order.id)).rejects.toThrow('version 2')
    await expect(fileOrders(folder).update(order.id, (kept) => ({...kept, total: 1}))).rejects.toThrow('version 2')
    expect(readFileSync(file(), 'utf8')).toBe(newer)
  })
})
