import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {openTestDatabase, type TestDatabase} from '../../tests/support/shop/database.ts'
import {openOrder} from '../billing/orders/order.fixture.ts'
import {databaseOrders} from '../billing/orders/store.ts'
import {takeOverFiles} from './takeOver.ts'

const ATTEMPT = 'a'.repeat(64)
let parent: string
let folder: string
let store: TestDatabase
const write = (version: {version?: number}) => {
  const {alerts, staffNotifications: _, ...order} = openOrder
  writeFileSync(path.join(folder, `${openOrder.id}.json`), JSON.stringify({...order, attention: alerts, ...version}))
}
beforeEach(async () => {
  store = await openTestDatabase()
  parent = mkdtempSync(path.join(tmpdir(), 'files-'))
  folder = path.join(parent, 'orders')
  mkdirSync(path.join(folder, 'claims'), {recursive: true})
  writeFileSync(path.join(folder, 'claims', ATTEMPT), openOrder.id)
})
afterEach(async () => {
  await store.close()
  rmSync(parent, {recursive: true})
})

test('orders and attempts that were files are in the database, and their folder stays under another name', async () => {
  const orders = databaseOrders(store.database)
  write({version: 1})
  expect(await takeOverFiles(folder, orders)).toBe(1)
  expect(await orders.get(openOrder.id)).toEqual(openOrder)
  expect(await orders.claim(ATTEMPT, 'VK-ANOTHERORDER')).toBe(openOrder.id)
  expect(await orders.auditLog(openOrder.id)).toMatchObject([{reason: 'taken over from files'}])
  expect(existsSync(folder)).toBe(false)
  expect(existsSync(`${folder}-before-the-database`)).toBe(true)
  expect(await takeOverFiles(folder, orders)).toBe(0)
})

test('orders of before versions were counted are taken over too; of a newer release nothing is touched', async () => {
  const orders = databaseOrders(store.database)
  write({version: 2})
  await expect(takeOverFiles(folder, orders)).rejects.toThrow('newer release')
  expect(existsSync(folder)).toBe(true)
  write({})
  expect(await takeOverFiles(folder, orders)).toBe(1)
})
