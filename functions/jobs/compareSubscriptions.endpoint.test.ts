import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {control} from '../../local/mollie-sandbox/index.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {alert} from '../billing/orders/alerts.ts'
import compare, {config} from '../endpoints/compare-subscriptions.ts'
import {reconcile} from './reconcile.ts'

const SECRET = 'a-secret-that-signs-what-is-published'
const environment = process.env
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  process.env = {...environment, ...(await shop.openEnvironment()), SANITY_WEBHOOK_SECRET: SECRET}
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})

async function call(secret = SECRET) {
  const body = JSON.stringify({work: 'compare-subscriptions'})
  const headers = {[SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret)}
  const address = 'https://site.example/api/compare-subscriptions'
  const response = await compare(new Request(address, {method: 'POST', body, headers}))
  return {status: response.status, body: await response.json()}
}

test('compares what the schedule had no time for, once in the quarter that a run may take', async () => {
  const order = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  const [own] = shop.sandbox.store.list('subscription', 'customerId', order.customerId)
  if (own) shop.sandbox.store.put('subscription', {...own, status: 'canceled', nextPaymentDate: null})
  expect((await call('another-secret-of-somebody')).status).toBe(401)
  expect(config.background).toBe(true)
  expect(await call()).toEqual({status: 200, body: {compared: true}})
  expect((await shop.services.orders.get(order.id))?.alerts).toEqual([alert('subscriptionLost', own?.id)])
  expect(await call()).toEqual({status: 200, body: {compared: false}})
})

test('a comparison that fails gives up its turn, so that Netlify’s repeat a minute later compares', async () => {
  await shop.paidOrder({customerEmail: 'jo@example.nl'})
  await control(shop.sandbox, 'faults', {faults: [{kind: '429', call: 'GET /v2/subscriptions'}]})
  await expect(call()).rejects.toThrow('compare-subscriptions answered')
  await control(shop.sandbox, 'faults', {faults: []})
  expect(await call()).toEqual({status: 200, body: {compared: true}})
})

test('the schedule hands the comparison over when its time is up, and nothing when it is not', async () => {
  await shop.paidOrder({customerEmail: 'jo@example.nl'})
  const started: string[] = []
  const startInBackground = async (work: string) => void started.push(work)
  const {mollie} = shop.services
  const clock = jest.spyOn(performance, 'now')
  const late = {
    ...mollie,
    subscription: {
      ...mollie.subscription,
      iterate: () => ({
        async *take() {
          clock.mockReturnValue(Number.MAX_SAFE_INTEGER)
          yield {} as never
        },
      }),
    },
  } as unknown as typeof mollie
  const report = await reconcile({...shop.services, mollie: late, startInBackground})
  clock.mockRestore()
  expect([started, report.failed]).toEqual([['compare-subscriptions'], 0])
  await reconcile({...shop.services, startInBackground})
  expect(started).toEqual(['compare-subscriptions'])
})
