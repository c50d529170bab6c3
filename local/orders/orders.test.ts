import {execFile} from 'node:child_process'
import {once} from 'node:events'
import path from 'node:path'
import {monthOf} from '../../functions/billing/ledger/month.ts'
import type {Order} from '../../functions/billing/orders/order.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'

/** Runs each command as a process, on the database of a shop. */
const JO = 'jo@example.nl'
let shop: TestShop
let environment: Record<string, string>
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  environment = {...(await shop.openEnvironment()), LOCAL_DIR: path.join(shop.folder, 'house')}
})
afterEach(() => shop.close())

async function orders(...args: string[]) {
  const {PATH, POSTGRES_URL = ''} = process.env
  const child = execFile(process.execPath, [path.join(import.meta.dirname, 'orders.ts'), ...args], {
    env: {...environment, PATH, POSTGRES_URL},
  })
  const said = {out: '', errors: ''}
  child.stdout?.on('data', (text) => (said.out += text))
  child.stderr?.on('data', (text) => (said.errors += text))
  const [status] = await once(child, 'close')
  return {status, ...said}
}

test('exports a person’s data, and forgets it as far as the law allows', async () => {
  const {id} = await shop.paidOrder({customerEmail: JO, customerName: 'Jo de Vries'})
  const told = await orders('export', '--person', JO)
  expect(JSON.parse(told.out)).toMatchObject({orders: [{id, customerName: 'Jo de Vries', history: expect.any(Array)}]})
  const refused = await orders('forget', JO, '--yes', '--json')
  expect([refused.status, JSON.parse(refused.out)]).toMatchObject([
    1,
    {isDone: false, orders: [{order: id, fate: 'refused'}]},
  ])
  const over = {state: 'cancelled', cancelledAt: '2026-01-01T00:00:00.000Z', endsOn: '2026-01-01'} as const
  const cancelled = (kept: Order): Order => ({
    ...kept,
    subscription: {id: 'sub_1', startDate: '2026-01-01', ...over},
  })
  await shop.services.orders.update(id, cancelled, {actor: 'shop', reason: 'settle'})
  const done = await orders('forget', JO, '--yes')
  expect(done).toMatchObject({status: 0, out: expect.stringMatching(/kept until \d{4}-12-31/)})
  expect(await shop.services.orders.get(id)).not.toHaveProperty('customerEmail')
})

test('exports a month as CSV and JSON, and runs the reconciliation', async () => {
  const {id} = await shop.paidOrder({customerEmail: JO})
  const month = monthOf(new Date())
  expect((await orders('export', '--month', month, '--language', 'en')).out).toContain(`"${id}"`)
  const {out} = await orders('export', '--month', month, '--json')
  expect(JSON.parse(out)).toMatchObject({month, entries: [{orderId: id}], totals: [{vatRate: 21}]})
  const run = await orders('reconcile', '--json')
  expect(JSON.parse(run.out)).toMatchObject({settled: expect.any(Number), failed: expect.any(Number)})
})

test('explains the usage for unknown commands', async () => {
  expect(await orders('refund')).toMatchObject({status: 1})
})

test('ends with a sentence when the address of the database is none', async () => {
  environment.DATABASE_URL = 'of the second'
  const {status, errors} = await orders('migrate')
  expect([status, errors]).toEqual([
    1,
    'DATABASE_URL: is no database; write it as postgres://user:password@host/name\n',
  ])
})
