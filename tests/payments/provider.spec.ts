import {randomUUID} from 'node:crypto'
import {expect, test} from './shop.ts'

/** Failures of Mollie while a payment is created and while one is settled. The numbers are those of the cases that must hold. */

const FAULTS = ['503', '429', 'hang', 'reset', 'html'] as const

for (const kind of FAULTS)
  test(`R8: Mollie answering ${kind} while a payment is created is a clear error in time, and the user can retry`, async ({
    shop,
  }) => {
    const attempt = randomUUID()
    await shop.faults({kind, call: 'POST /v2/'})
    await shop.impatiently(async () => {
      const {status, body} = await shop.create({attempt})
      expect([status, body]).toEqual([503, {success: false, error: 'Payment creation failed'}])
    })
    await shop.faults()
    const retry = await shop.create({attempt})
    expect(retry.status).toBe(200)
  })

for (const kind of FAULTS)
  test(`R9: Mollie answering ${kind} to the webhook is 503, and Mollie's retry recovers`, async ({shop}) => {
    await shop.control('webhooks', {held: true})
    const {paymentId, orderId, email} = await shop.buy()
    await shop.end(paymentId, 'paid')
    await shop.faults({kind, call: 'GET /v2/payments/tr_'})
    await shop.impatiently(async () => expect(await shop.hook(paymentId)).toBe(503))
    await shop.faults()
    await shop.control('webhooks', {held: false})
    // Mollie's client may have asked again by itself, after the deadline: one of the two calls sends the mail.
    await expect.poll(async () => (await shop.order(orderId)).mails.map(({state}) => state)).toEqual(['sent'])
    expect(await shop.order(orderId)).toMatchObject({status: 'paid', alerts: []})
    expect(shop.mailbox.to(email)).toHaveLength(1)
  })

test('R8: cut off right after the payment was made, the customer tries again and gets all of it', async ({shop}) => {
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
