import {seedClient, seedDocuments} from '../../../tests/support/services/seed.ts'
import {openTestDatabase, type TestDatabase} from '../../../tests/support/shop/database.ts'
import type {ContentClient} from '../../runtime/content.ts'
import {databaseOrders} from '../orders/store.ts'
import {paidOrder} from './invoice.fixture.ts'
import {issueInvoices} from './issue.ts'

let store: TestDatabase
beforeEach(async () => {
  store = await openTestDatabase()
})
afterEach(() => store.close())

test('nothing is issued for a customer whose details are taken away while the settings are read', async () => {
  const orders = databaseOrders(store.database)
  const act = {actor: 'customer', reason: 'settle'} as const
  const {id} = await orders.create(paidOrder, act)
  const client = seedClient(seedDocuments())
  const taking: ContentClient = {
    fetch: (async (...given: Parameters<typeof client.fetch>) => {
      await orders.update(id, (order) => ({...order, details: {company: 'Bakkerij Jansen B.V.', country: 'NL'}}), act)
      return client.fetch(...given)
    }) as ContentClient['fetch'],
  }
  expect(await issueInvoices(id, {database: store.database, content: taking})).toEqual([])
  expect(await store.database.query('SELECT number FROM invoices')).toEqual([])
})
