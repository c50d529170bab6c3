import {ENGINES, openTestDatabase, type TestDatabase} from '../../../../tests/support/shop/database.ts'
import {openOrder} from '../order.fixture.ts'
import type {Order} from '../order.ts'
import {databaseOrders} from '../store.ts'
import {ordersOfAddress} from './ofAddress.ts'

const AUDIT = {actor: 'shop', reason: 'settle'} as const

describe.each(ENGINES)('the orders of a mail address, on %s', (engine) => {
  let store: TestDatabase
  beforeEach(async () => {
    store = await openTestDatabase(engine)
  })
  afterEach(() => store.close())

  test('are those that it paid for and can still open, the newest first', async () => {
    const {database} = store
    const orders = databaseOrders(database)
    const now = new Date('2026-11-22T10:00:00Z')
    const add = (id: string, change: Partial<Order> = {}) =>
      orders.create({...openOrder, id, status: 'paid', customerEmail: 'Jo@Example.nl', attempt: id, ...change}, AUDIT)
    await add('VK-0000000000A1', {createdAt: '2026-01-01T10:00:00.000Z'})
    await add('VK-0000000000A2', {createdAt: '2026-02-01T10:00:00.000Z'})
    await add('VK-0000000000A3', {status: 'open'})
    await add('VK-0000000000A4', {customerEmail: 'ann@example.nl'})
    await add('VK-0000000000A5', {duplicateOf: 'VK-0000000000A1'})
    const gone = {state: 'cancelled', cancelledAt: '2025-01-01T10:00:00.000Z', endsOn: '2025-02-01'} as const
    await add('VK-0000000000A6', {subscription: {id: 'sub_1', startDate: '2025-01-01', ...gone}})
    const found = await ordersOfAddress(' mailto:jo@example.NL\u200b', {database, orders, now})
    expect(found.map(({id}) => id)).toEqual(['VK-0000000000A2', 'VK-0000000000A1'])
  })
})
