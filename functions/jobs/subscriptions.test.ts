import {randomUUID} from 'node:crypto'
import {DAY_MS} from '../../domain/format/dates.ts'
import type {Subscription} from '../../local/mollie-sandbox/index.ts'
import {forgetOrders} from '../../tests/support/shop/database.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {alert} from '../billing/orders/alerts.ts'
import type {Order} from '../billing/orders/order.ts'
import {cancelSubscription} from '../billing/subscriptions/cancel.ts'
import {reconcile} from './reconcile.ts'
import {compareSubscriptions} from './subscriptions.ts'

let shop: TestShop
let order: Order
beforeEach(async () => {
  shop = await new TestShop().open()
  order = await shop.paidOrder({customerEmail: 'jo@example.nl'})
})
afterEach(() => shop.close())

/** The schedule so many days after the order was paid. */
async function runIn(days: number) {
  shop.now = new Date(Date.parse(order.paidAt ?? '') + days * DAY_MS)
  await reconcile(shop.services)
  return (await shop.services.orders.get(order.id)) as Order
}
const atMollie = () => shop.sandbox.store.list('subscription', 'customerId', order.customerId)
const change = (subscription: Partial<Subscription>) => {
  const [own] = atMollie()
  if (own) shop.sandbox.store.put('subscription', {...own, ...subscription})
}

test('leaves a subscription alone that runs alike on both sides', async () => {
  expect(await runIn(1)).toMatchObject({alerts: [], staffNotifications: [{kind: 'orderPaid'}]})
  expect(atMollie()).toMatchObject([{status: 'active'}])
})

test('one that went with its mandate, which was revoked at Mollie, is noted though nobody calls', async () => {
  const [own] = atMollie()
  const {mollie} = shop.services
  await mollie.customerMandates.revoke(own?.mandateId ?? '', {customerId: order.customerId ?? ''})
  expect(shop.sandbox.store.list('delivery')).toHaveLength(1)
  expect(await runIn(1)).toMatchObject({
    alerts: [alert('subscriptionLost', own?.id)],
    subscription: {lostAt: expect.any(String)},
  })
})

test('one that Mollie does not collect any more is noted, and a person is told, once', async () => {
  change({status: 'canceled', nextPaymentDate: null})
  const id = order.subscription?.id
  expect(await runIn(1)).toMatchObject({
    alerts: [alert('subscriptionLost', id)],
    staffNotifications: [{kind: 'orderPaid'}, {kind: 'needsPerson'}],
    subscription: {lostAt: expect.any(String)},
  })
  await shop.services.orders.update(order.id, (kept) => ({...kept, alerts: []}), {actor: 'shop', reason: 'settle'})
  expect((await runIn(2)).alerts).toEqual([])
  change({status: 'active'})
  expect((await runIn(3)).subscription).not.toHaveProperty('lostAt')
})

test('a run whose time is up concludes nothing from what it did not see, and the next one begins again', async () => {
  change({status: 'canceled', nextPaymentDate: null})
  const {services} = shop
  const late = compareSubscriptions({...services, now: () => shop.now, settle: async () => {}, isLate: () => true})
  await expect(late).rejects.toThrow('Not all subscriptions were compared')
  expect((await services.orders.get(order.id))?.alerts).toEqual([])
  expect((await runIn(0)).alerts).toEqual([alert('subscriptionLost', order.subscription?.id)])
})

test('one that was cancelled here and runs at Mollie is stopped there, and a person is told', async () => {
  await cancelSubscription(order, shop.services, {actor: 'customer', reason: 'settle'}, shop.now)
  change({status: 'active'})
  expect((await runIn(1)).alerts).toEqual([alert('subscriptionStopped', order.subscription?.id)])
  expect(atMollie()).toMatchObject([{status: 'canceled'}])
})

test('a second one of an order is stopped; one that was just made is left until it is known', async () => {
  const [own] = atMollie()
  const id = `sub_${randomUUID().slice(0, 8)}`
  if (own)
    shop.sandbox.store.put('subscription', {...own, id, createdAt: new Date(shop.now.getTime() + DAY_MS).toISOString()})
  expect((await runIn(1)).alerts).toEqual([])
  expect((await runIn(2)).alerts).toEqual([alert('subscriptionStopped', id)])
  expect(atMollie().filter(({status}) => status === 'active')).toMatchObject([{id: order.subscription?.id}])
})

test('one whose order is missing brings the order back, however long ago it was paid', async () => {
  await runIn(0)
  await forgetOrders(shop.database.database)
  expect(await runIn(1)).toMatchObject({
    status: 'paid',
    alerts: [alert('madeAgain')],
    subscription: {id: order.subscription?.id},
  })
})

test('one that Mollie has for somebody else is not ours to stop', async () => {
  change({metadata: {shop: 'another'}})
  await cancelSubscription(order, shop.services, {actor: 'customer', reason: 'settle'}, shop.now)
  change({status: 'active'})
  await runIn(1)
  expect(atMollie()).toMatchObject([{status: 'active'}])
})

test('while Mollie is away nothing is decided', async () => {
  change({status: 'canceled'})
  await shop.control('faults', {faults: [{kind: 'reset', call: 'subscriptions'}]})
  expect((await runIn(1)).alerts).toEqual([])
  await shop.control('faults', {faults: []})
  expect((await runIn(1)).alerts).toHaveLength(1)
})
