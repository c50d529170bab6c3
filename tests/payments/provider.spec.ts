import {randomUUID} from 'node:crypto'
import {expect, test} from './shop.ts'

/**
 * A Mollie that hangs, while a payment is created and while one is settled, through the bundled functions and their deadlines.
 * Other faults of Mollie: functions/checkout/createPayment.test.ts, functions/billing/payments/settle.sandbox.test.ts.
 */

test('R8: answers 503 in time while Mollie hangs at the creation of a payment, and the customer can retry', async ({
  shop,
}) => {
  const attempt = randomUUID()
  await shop.faults({kind: 'hang', call: 'POST /v2/'})
  await shop.impatiently(async () => {
    const {status, body} = await shop.create({attempt})
    expect([status, body]).toEqual([503, {success: false, error: 'Payment creation failed'}])
  })
  await shop.faults()
  const retry = await shop.create({attempt})
  expect(retry.status).toBe(200)
})

test('R9: answers a webhook with 503 while Mollie hangs, and a later call recovers', async ({shop}) => {
  await shop.control('webhooks', {held: true})
  const {paymentId, orderId, email} = await shop.buy()
  await shop.end(paymentId, 'paid')
  await shop.faults({kind: 'hang', call: 'GET /v2/payments/tr_'})
  await shop.impatiently(async () => expect(await shop.hook(paymentId)).toBe(503))
  await shop.faults()
  await shop.control('webhooks', {held: false})
  // Mollie's client may have asked again by itself, after the deadline: one of the two calls sends the mail.
  await expect.poll(async () => (await shop.order(orderId)).mails.map(({state}) => state)).toEqual(['sent'])
  expect(await shop.order(orderId)).toMatchObject({status: 'paid', alerts: []})
  expect(shop.mailbox.to(email)).toHaveLength(1)
})

test('R8: leads a retry to the same purchase after a crash right after the payment was made', async ({shop}) => {
  const attempt = randomUUID()
  await shop.faults({kind: 'hang', call: 'POST /v2/customers/.*/payments', after: true})
  const call = shop.create({attempt, customerEmail: 'cut@example.nl'}).catch(() => 'no answer')
  await shop.struck(/POST .*payments/)
  await shop.killFunctions()
  expect(await call).toBe('no answer')
  await shop.faults()
  await shop.startFunctions()
  const [made] = shop.sandbox.store.list('payment')
  // Paid all the same, by somebody who had the address: the order is complete.
  await shop.end(made?.id ?? '', 'paid')
  const orderId = shop.orderIdOf(made?.id ?? '')
  expect(await shop.order(orderId)).toMatchObject({
    status: 'paid',
    customerId: made?.customerId,
    mails: [{state: 'sent'}],
  })
  expect(await shop.subscriptions(orderId)).toHaveLength(1)
  const again = await shop.create({attempt})
  expect(again.body.paymentUrl).toBe(`${shop.site}/payment-success/?order=${orderId}`)
})
