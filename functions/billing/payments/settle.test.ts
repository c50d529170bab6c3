import type {MollieClient} from '@mollie/api-client'
import {seedClient} from '../../../tests/support/services/seed.ts'
import {openTestDatabase, type TestDatabase} from '../../../tests/support/shop/database.ts'
import {withheldOutbox} from '../../notifications/outbox.ts'
import {openOrder} from '../orders/order.fixture.ts'
import type {Orders} from '../orders/orders.ts'
import {databaseOrders} from '../orders/store.ts'
import {settlePayment} from './settle.ts'

const {id: ID} = openOrder
const consoleLog = console.log
const AUDIT = {actor: 'shop', reason: 'settle'} as const
let store: TestDatabase
let orders: Orders
let mails: number
beforeEach(async () => {
  store = await openTestDatabase()
  orders = databaseOrders(store.database)
  mails = 0
  await orders.create({...openOrder, subscription: {id: 'sub_1', startDate: '2025-12-24', state: 'running'}}, AUDIT)
  console.log = () => {} // the functions' log lines
})
afterEach(async () => {
  console.log = consoleLog
  await store.close()
})

const payment = {
  id: 'tr_12345',
  mode: 'test',
  status: 'paid',
  amount: {currency: 'EUR', value: '486.78'},
  customerId: 'cst_12345',
  metadata: {orderId: ID},
  createdAt: '2025-09-24T05:30:00+00:00',
  paidAt: '2025-09-24T05:31:00Z',
}

function settle(change: Record<string, unknown> = {}, mailWorks = true) {
  const found = {...payment, ...change}
  return settlePayment(String(found.id), {
    mollie: {payments: {get: async () => found}} as unknown as MollieClient,
    orders,
    database: store.database,
    content: seedClient(),
    outbox: () => ({
      claim: (order) => order,
      send: async () => {
        if (mailWorks) mails++
        return mailWorks
      },
    }),
  })
}

test.each([
  ['another amount', {amount: {currency: 'EUR', value: '0.01'}}],
  ['another currency', {amount: {currency: 'USD', value: '486.78'}}],
  ['test and live mixed', {mode: 'live'}],
  ['another customer', {customerId: 'cst_other'}],
  ['another subscription', {subscriptionId: 'sub_other'}],
])('a paid payment with %s pays nothing, and a person is told', async (_, change) => {
  expect(await settle(change)).toBe('done')
  const order = await orders.get(ID)
  expect(order).toMatchObject({status: 'open', mails: []})
  expect(order?.alerts).toHaveLength(1)
  expect(mails).toBe(0)
})

test('with the mail server down the order is paid all the same, and Mollie is asked to call again', async () => {
  expect(await settle({}, false)).toBe('retry')
  expect(await orders.get(ID)).toMatchObject({status: 'paid', mails: [{state: 'pending'}]})
  expect(await settle()).toBe('done')
  expect(mails).toBe(1)
})

test('an id that is none of Mollie’s makes no call', async () => {
  let calls = 0
  const get = async () => calls++
  const services = {
    mollie: {payments: {get}} as unknown as MollieClient,
    orders,
    database: store.database,
    content: seedClient(),
    outbox: () => withheldOutbox(ID, orders),
  }
  for (const id of ['', 'tr_', 'tr_../customers', 'tr_%2e%2e', 'ord_12345', `tr_${'x'.repeat(50)}`])
    expect(await settlePayment(id, services)).toBe('done')
  expect(calls).toBe(0)
})

test('an unknown payment is done with; a provider out of reach is tried again', async () => {
  const failing = (statusCode?: number) => ({
    mollie: {
      payments: {get: () => Promise.reject(Object.assign(new Error('x'), {statusCode}))},
    } as unknown as MollieClient,
    orders,
    database: store.database,
    content: seedClient(),
    outbox: () => withheldOutbox(ID, orders),
  })
  expect(await settlePayment('tr_12345', failing(404))).toBe('done')
  expect(await settlePayment('tr_12345', failing(503))).toBe('retry')
  expect(await settlePayment('tr_12345', failing(undefined))).toBe('retry')
})
