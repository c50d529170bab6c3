import {AsyncLocalStorage} from 'node:async_hooks'
import diagnostics from 'node:diagnostics_channel'
import {forgetOrders} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {createPayment} from '../../checkout/createPayment.ts'
import type {Database} from '../../database/database.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import {outboxOf} from '../../notifications/outbox.ts'
import {DETAILS} from '../invoices/invoice.fixture.ts'
import {alert} from '../orders/alerts.ts'
import {withAlert} from '../orders/notify.ts'
import type {Order} from '../orders/order.ts'
import {databaseOrders} from '../orders/store.ts'
import {cancelSubscription} from '../subscriptions/cancel.ts'
import {refund} from './refunds/refund.ts'
import {settlePayment} from './settle.ts'

/** A transaction that waits for Mollie or a mail server with a row locked holds up everybody else, and a pooler's connection with them. */
const AUDIT = {actor: 'shop', reason: 'settle'} as const
const within = new AsyncLocalStorage<string>()
const requests: string[] = []
const called: string[] = []
const onRequest = () => void requests.push(within.getStore() ?? 'outside')
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
  diagnostics.subscribe('http.client.request.start', onRequest)
  diagnostics.subscribe('undici:request:create', onRequest)
})
afterEach(async () => {
  diagnostics.unsubscribe('http.client.request.start', onRequest)
  diagnostics.unsubscribe('undici:request:create', onRequest)
  await shop.close()
})

/** The shop, with a database that knows what is asked by the work of a transaction. */
function guarded() {
  const {database: unguarded, ...services} = shop.services
  const database: Database = {
    ...unguarded,
    transaction: (work) => unguarded.transaction((query, batch) => within.run('within', () => work(query, batch))),
  }
  const orders = databaseOrders(database, services.now)
  const sendMail = async () => void called.push(within.getStore() ?? 'outside')
  const outbox = ({id}: Pick<Order, 'id'>) => outboxOf(id, {orders, sendMail, now: services.now})
  return {...services, database, orders, outbox}
}

test('neither Mollie nor the mail server is called within a transaction', async () => {
  const services = guarded()
  const request = {plan: 'basis', period: 'monthly', language: 'nl', customerEmail: 'jo@example.nl'} as const
  const {paymentUrl} = await createPayment({...request, details: DETAILS}, services)
  const [id, paymentId] = [shop.orderIdOf(paymentUrl), shop.paymentIdOf(paymentUrl)]
  const order = async () => (await services.orders.get(id)) as Order
  await shop.control('payment', {id: paymentId, status: 'paid'})
  await settlePayment(paymentId, services)
  const {subscription} = await order()
  await shop.control('subscription', {id: subscription?.id, nextOutcome: 'failed'})
  for (const days of [32, 4, 4, 7, 4]) {
    shop.now = new Date(shop.now.getTime() + days * 86_400_000)
    await shop.control('clock', {to: shop.now.toISOString().slice(0, 10)})
    await reconcile(services)
  }
  await services.orders.update(id, (kept) => withAlert(kept, alert('chargedBack', paymentId, 500)), AUDIT)
  await refund(await order(), paymentId, 1000, services, AUDIT)
  await cancelSubscription(await order(), services, AUDIT, shop.now)
  await services.outbox({id}).send()
  await forgetOrders(services.database)
  await services.database.query('DELETE FROM marks')
  await reconcile(services)
  expect(await order()).toMatchObject({alerts: expect.arrayContaining([alert('madeAgain')])})
  expect([requests.length > 20, called.length > 8]).toEqual([true, true])
  expect(new Set([...requests, ...called])).toEqual(new Set(['outside']))
})

test('detects a call within a transaction', async () => {
  const {database, mollie} = guarded()
  await database.transaction(() => mollie.payments.page())
  expect(requests).toContain('within') // not the last one: a request of another test's server may end after it
})
