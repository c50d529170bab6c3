import {randomUUID} from 'node:crypto'
import {HOUR_MS, MINUTE_MS} from '../../../../domain/format/dates.ts'
import {TestShop} from '../../../../tests/support/shop/testShop.ts'
import {createPayment} from '../../../checkout/createPayment.ts'
import type {Order} from '../../orders/order.ts'
import {settlePayment} from '../settle.ts'

/** How often Mollie is asked for a refund of what was paid twice. */
let shop: TestShop
let second: {paymentId: string; orderId: string}
beforeEach(async () => {
  shop = await new TestShop().open()
  const attempt = randomUUID()
  const buy = async (plan: 'basis' | 'pro') => {
    const request = {plan, period: 'monthly', language: 'nl', customerEmail: 'jo@example.nl', attempt} as const
    const {paymentUrl} = await createPayment(request, shop.services)
    return {paymentId: shop.paymentIdOf(paymentUrl), orderId: shop.orderIdOf(paymentUrl)}
  }
  const first = await buy('basis')
  second = await buy('pro')
  for (const {paymentId} of [first, second]) await shop.control('payment', {id: paymentId, status: 'paid'})
  await settlePayment(first.paymentId, shop.services)
})
afterEach(() => shop.close())

const settle = () => settlePayment(second.paymentId, shop.services)
const payment = async () => ((await shop.services.orders.get(second.orderId)) as Order).payments[0]
const refundCalls = () => shop.calls.filter(({call}) => /^POST .*\/refunds$/.test(call)).length
const refuse = (status: number) => {
  const {mollie} = shop.services
  const refused = async () => {
    throw Object.assign(new Error('refused'), {statusCode: status})
  }
  const paymentRefunds = Object.create(mollie.paymentRefunds, {create: {value: refused}})
  const refusing = Object.create(mollie, {paymentRefunds: {value: paymentRefunds}})
  return settlePayment(second.paymentId, {...shop.services, mollie: refusing})
}

test('a refund that Mollie refused is not asked for by each webhook, but an hour later', async () => {
  await refuse(422)
  expect(await payment()).toMatchObject({refundTries: 1, refundNextAt: expect.any(String)})
  shop.now = new Date(shop.now.getTime() + 30 * MINUTE_MS)
  await settle()
  expect(refundCalls()).toBe(0)
  shop.now = new Date(shop.now.getTime() + 2 * HOUR_MS)
  await settle()
  expect(refundCalls()).toBe(1)
})

test('Mollie that has too much to do refused nothing: the try does not count, and nobody is told', async () => {
  expect(await refuse(429)).toBe('retry')
  expect(await payment()).not.toHaveProperty('refundTries')
  expect((await shop.services.orders.get(second.orderId))?.alerts).toEqual([])
  await settle()
  expect(refundCalls()).toBe(1)
})
