import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {getStore} from '@netlify/blobs'
import {blobOrders} from './blobs.ts'
import {fileOrders} from './files.ts'
import {openOrder} from './order.fixture.ts'
import type {Orders} from './order.ts'

const order = openOrder

type Adapter = {orders: Orders; close: () => Promise<unknown>}
const adapters: Record<string, (folder: string) => Promise<Adapter>> = {
  files: async (folder) => ({orders: fileOrders(folder), close: async () => {}}),
  // Netlify's own local emulation of its hosted store, in a process of its own: it tells Node's errors by their class,
  // which is another one inside jest.
  'Netlify Blobs': async (directory) => {
    const program = `import {BlobsServer} from '@netlify/blobs/server'
      const {port} = await new BlobsServer({directory: ${JSON.stringify(directory)}, token: 'token'}).start()
      console.log(port)`
    const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
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

test('an id that could lead out of the folder is refused', async () => {
  await expect(fileOrders('/nowhere').get('../secrets')).rejects.toThrow('Not an order id')
})
