import {expect, test} from './shop.ts'

/** Settings of the functions: without one of them nothing is sold, and no log or error gives one away. */

const PERSONAL = [
  'Jo de Vries',
  '@example.nl',
  '/checkout/tr_',
  'test_shop',
  'a-secret-that-signs',
  'a-key-for-our-own',
]

test('R19: no secret and nothing personal in logs or errors', async ({shop}) => {
  const {paymentId, orderId} = await shop.buy()
  await shop.end(paymentId, 'paid')
  const cancelling = {method: 'POST', body: new URLSearchParams({act: 'cancel'})}
  await shop.call(await shop.manageAddress(orderId), cancelling)
  shop.mailbox.behaviour = 'refuse'
  const unlucky = await shop.buy()
  await shop.end(unlucky.paymentId, 'paid')
  // Not 503, which Mollie's client tries again two seconds later, in the middle of another test.
  await shop.faults({kind: '429', call: 'POST /v2/customers$'})
  const answers = [
    await shop.create({customerEmail: 'jo@example.nl'}),
    await shop.create({customerEmail: 'no address'}),
  ]
  for (const found of PERSONAL) {
    expect(shop.logs).not.toContain(found)
    expect(JSON.stringify(answers)).not.toContain(found)
  }
})

const SETTINGS = [
  'SITE_URL',
  'LAKE_URL',
  'MOLLIE_API_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'OPERATOR_MAIL',
  'LINK_SECRET',
  'DATABASE_URL',
] as const

test('R20: without any of its settings no payment is created, and the log names it', async ({shop}) => {
  const before = shop.sandbox.store.list('payment').length
  for (const name of SETTINGS) {
    const from = shop.logs.length
    await shop.withSettings({[name]: null}, async () => {
      const {status, body} = await shop.create()
      expect([name, status, body]).toEqual([name, 503, {success: false, error: 'Payment creation failed'}])
      expect([name, await shop.hook('tr_1234567')]).toEqual([name, 503])
    })
    await expect.poll(() => shop.logs.slice(from)).toContain(name === 'LAKE_URL' ? 'SANITY_PROJECT_ID' : name)
  }
  expect(shop.sandbox.store.list('payment')).toHaveLength(before)
})

test('R20: without FUNCTIONS_KEY the endpoint for back ends lets nobody in', async ({shop}) => {
  await shop.withSettings({FUNCTIONS_KEY: null}, async () => {
    for (const key of ['', 'undefined', shop.functionsKey]) {
      const {status} = await shop.post('/functions/v1/create-mollie-payment', {}, {authorization: `Bearer ${key}`})
      expect(status).toBe(503)
    }
  })
  await expect.poll(() => shop.logs).toContain('FUNCTIONS_KEY')
})
