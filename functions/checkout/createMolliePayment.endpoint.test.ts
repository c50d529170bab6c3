import {TestShop} from '../../tests/support/shop/testShop.ts'
import createMolliePayment from '../endpoints/create-mollie-payment.ts'

/** The endpoint for our own back ends: section 7 of the specification, behind a key. */
const environment = process.env
let shop: TestShop
let site: string
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  process.env = {...environment, ...(await shop.openEnvironment())}
  site = process.env.SITE_URL ?? ''
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})

const metadata = {
  planType: 'pro',
  billingPeriod: 'quarterly',
  priceExclVAT: 402.3,
  vatAmount: '84.48',
  totalInclVAT: '486.78',
  customerEmail: '',
  customerName: '',
}
const payload = () => ({
  amount: '486.78',
  description: 'Vindkracht, Pro, Per 3 maanden',
  redirectUrl: `${site}/payment-success`,
  webhookUrl: `${site}/api/mollie-webhook`,
  metadata,
})
async function call(body: object = payload(), authorization = `Bearer ${process.env.FUNCTIONS_KEY}`) {
  const response = await createMolliePayment(
    new Request(`${site}/functions/v1/create-mollie-payment`, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...(authorization && {authorization})},
      body: JSON.stringify(body),
    }),
  )
  return {status: response.status, body: await response.json()}
}
const payments = () => shop.sandbox.store.list('payment')

test('creates the payment; the customer comes back to the address that was given, with the order', async () => {
  const {status, body} = await call()
  expect([status, body]).toEqual([200, {success: true, paymentUrl: expect.stringContaining('/checkout/tr_')}])
  expect(payments()).toMatchObject([
    {
      amount: {value: '486.78'},
      description: 'Vindkracht, Pro, Per 3 maanden',
      redirectUrl: expect.stringMatching(new RegExp(`^${site}/payment-success\\?order=VK-`)),
      webhookUrl: `${site}/api/mollie-webhook`,
    },
  ])
})

test.each([
  '',
  'wrong',
  'a-key-for-our-own-back-ends',
  'Basic a-key-for-our-own-back-ends',
  'Bearer',
  'Bearer wrong',
  'Bearer a-key-for-our-own-back-ends-and-more',
  'Bearer undefined',
])('is closed to "%s"', async (authorization) => {
  expect(await call(payload(), authorization)).toMatchObject({status: 401, body: {error: 'Wrong or missing key'}})
  expect(payments()).toEqual([])
})

test('is closed without a key of its own, which the caller reads as a failed payment', async () => {
  delete process.env.FUNCTIONS_KEY
  for (const authorization of ['', 'Bearer ', 'Bearer undefined'])
    expect(await call(payload(), authorization)).toEqual({
      status: 503,
      body: {success: false, error: 'Payment creation failed'},
    })
})

test.each([
  ['an amount that the CMS does not ask', 409, {amount: '1.00', metadata: {...metadata, totalInclVAT: '1.00'}}],
  ['another price', 409, {metadata: {...metadata, priceExclVAT: '402.29'}}],
  ['another VAT', 409, {metadata: {...metadata, vatAmount: '84.49'}}],
  ['another description', 409, {description: 'Whatever they say'}],
  ['a VAT that is no amount', 400, {metadata: {...metadata, vatAmount: 'much'}}],
  ['two different amounts', 400, {metadata: {...metadata, totalInclVAT: '1.00'}}],
  ['a number that is no amount', 400, {amount: '486.7', metadata: {...metadata, totalInclVAT: '486.7'}}],
  ['customers who return to another site', 400, {redirectUrl: 'https://evil.example/payment-success'}],
  ['a webhook on another site', 400, {webhookUrl: 'https://evil.example/hook'}],
  ['a site whose name begins like ours', 400, {redirectUrl: 'http://localhost.evil.example/'}],
  ['no mail address', 400, {metadata: {...metadata, customerEmail: 'geen-adres'}}],
  ['a name of two lines', 400, {metadata: {...metadata, customerName: 'Jo\nde Vries'}}],
  ['an unknown plan', 400, {metadata: {...metadata, planType: 'gold'}}],
  ['a field that it does not know', 400, {method: 'ideal'}],
])('refuses %s with %i, and creates nothing', async (_, status, change) => {
  expect((await call({...payload(), ...change})).status).toBe(status)
  expect([payments(), await shop.orders()]).toEqual([[], []])
})
