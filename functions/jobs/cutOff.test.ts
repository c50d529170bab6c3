import {DAY_MS} from '../../domain/format/dates.ts'
import {forgetOrders} from '../../tests/support/shop/database.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {RECONCILED, readCheckpoint, writeCheckpoint} from '../billing/orders/lists/due.ts'
import type {Order} from '../billing/orders/order.ts'
import {createPayment} from '../checkout/createPayment.ts'
import {reconcile} from './reconcile.ts'
import {compareSubscriptions} from './subscriptions.ts'

/** Runs of the schedule that are cut off, and comparisons that see half of an order. */
const AUDIT = {actor: 'shop', reason: 'settle'} as const
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
})
afterEach(() => {
  jest.restoreAllMocks()
  return shop.close()
})

test('a run that is cut off amid Mollie’s list leaves the mark, so that the next one reads from there', async () => {
  const {database} = shop.database
  const before = new Date(Date.now() - DAY_MS).toISOString()
  await writeCheckpoint(database, RECONCILED, before)
  const {paymentUrl} = await createPayment({plan: 'basis', period: 'monthly', language: 'nl'}, shop.services)
  const id = shop.paymentIdOf(paymentUrl)
  await shop.control('payment', {id, status: 'paid'})
  await forgetOrders(database) // only Mollie’s list shows a missing order
  let now = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  const {mollie} = shop.services
  const payments = Object.create(mollie.payments, {
    iterate: {
      value: (...given: Parameters<typeof mollie.payments.iterate>) => {
        now += 60_000 // the list takes all the time that there is
        return mollie.payments.iterate(...given)
      },
    },
  })
  await reconcile({...shop.services, mollie: Object.create(mollie, {payments: {value: payments}})})
  expect(await readCheckpoint(database, RECONCILED)).toBe(before)
  jest.restoreAllMocks()
  await reconcile(shop.services)
  expect((await readCheckpoint(database, RECONCILED)) ?? '').not.toBe(before)
  expect(await shop.orders()).toMatchObject([{status: 'paid'}])
})

test('a subscription that a paid order has not noted yet is kept by the comparison', async () => {
  const {id, customerId} = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  await shop.services.orders.update(id, ({subscription: _, ...order}: Order) => order, AUDIT)
  const later = new Date(Date.now() + 2 * 3_600_000)
  const options = {...shop.services, now: () => later, settle: async () => {}, isLate: () => false}
  await compareSubscriptions(options)
  expect(shop.sandbox.store.list('subscription', 'customerId', customerId)).toMatchObject([{status: 'active'}])
  expect((await shop.services.orders.get(id))?.alerts).toEqual([])
})
