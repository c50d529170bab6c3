import {amsterdamDay, DAY_MS} from '../../../domain/format/dates.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {createPayment} from '../../checkout/createPayment.ts'
import type {Order} from '../orders/order.ts'
import {nextRenewal} from '../subscriptions/renewal.ts'
import {ensureSubscription} from '../subscriptions/subscription.ts'
import {requestMandatePayment} from './mandate.ts'
import {settlePayment} from './settle.ts'

/** Webhooks that come days late, or once more, must change nothing. */
const AUDIT = {actor: 'shop', reason: 'settle'} as const
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
})
afterEach(() => shop.close())

test('a subscription starts a period after it was paid, however late the webhook comes', async () => {
  const request = {plan: 'basis', period: 'monthly', language: 'nl', customerEmail: 'jo@example.nl'} as const
  const {paymentUrl} = await createPayment(request, shop.services)
  const paymentId = shop.paymentIdOf(paymentUrl)
  await shop.control('payment', {id: paymentId, status: 'paid'})
  const paid = shop.now.toISOString()
  shop.now = new Date(shop.now.getTime() + 3 * DAY_MS)
  await shop.control('clock', {to: amsterdamDay(shop.now)})
  await settlePayment(paymentId, shop.services)
  expect(shop.sandbox.store.list('subscription')).toMatchObject([{startDate: nextRenewal(paid, 'monthly')}])
})

test('takes the running one of two subscriptions at Mollie, whichever is older', async () => {
  const order = await shop.paidOrder()
  const [own] = shop.sandbox.store.list('subscription')
  if (!own) throw new Error('There is no subscription')
  for (const [id, days] of [
    ['sub_ended_before', -1],
    ['sub_ended_after', 1],
  ] as const) {
    const createdAt = new Date(Date.parse(own.createdAt) + days * DAY_MS).toISOString()
    shop.sandbox.store.put('subscription', {...own, id, createdAt, status: 'canceled', nextPaymentDate: null})
  }
  const forgotten = ({subscription: _, ...kept}: Order): Order => kept
  const kept = await shop.services.orders.update(order.id, forgotten, AUDIT)
  const made = await ensureSubscription(kept, shop.services.mollie, {now: shop.now})
  expect(made?.id).toBe(own.id)
})

test('the cent of a new method goes back once, also when its webhook comes after Mollie forgot the key', async () => {
  const order = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  const url = await requestMandatePayment(order, 'http://localhost:9/abonnement/?order=x', shop.services)
  const id = shop.paymentIdOf(url ?? '')
  await shop.control('payment', {id, status: 'paid'})
  const refundCalls = () => shop.calls.filter(({call}) => /^POST .*\/refunds$/.test(call)).length
  expect(await settlePayment(id, shop.services)).toBe('done')
  await shop.control('clock', {minutes: 61})
  expect(await settlePayment(id, shop.services)).toBe('done')
  expect(refundCalls()).toBe(1)
})
