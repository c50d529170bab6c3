import {readFileSync} from 'node:fs'
import path from 'node:path'
import {type ServedSandbox, serveSandbox} from './testing/served.fixture.ts'

/** Differences from Mollie as the README lists them, in its order, each with what shows that it is still one. */
let served: ServedSandbox
beforeEach(async () => {
  served = await serveSandbox({start: new Date('2028-11-25T10:00:00Z')})
})
afterEach(() => served.close())

const amount = {currency: 'EUR', value: '10.00'}
const payment = {amount, description: 'Basis', redirectUrl: 'http://localhost/'}
const call = async (address: string, body?: object) => (await served.call(body ? 'POST' : 'GET', address, body)).body
const open = async (change: object = {}): Promise<string> => (await call('/payments', {...payment, ...change})).id
const statusOf = async (id: string) => (await call(`/payments/${id}`)).status
const end = (id: string, status: string) => served.control('payment', {id, status})
const pass = (days: number) => served.control('clock', {days})
const isRefused = async (body: object) => (await served.call('POST', '/payments', body)).status >= 400

/** A customer whose mandate is paid by, with a subscription from a day on. */
async function subscribe(startDate?: string) {
  const {id: customerId} = await call('/customers', {name: 'Jo'})
  await end(await open({customerId, sequenceType: 'first'}), 'paid')
  const subscription = {amount, description: 'Basis', interval: '1 month', ...(startDate && {startDate})}
  const {id} = await call(`/customers/${customerId}/subscriptions`, subscription)
  return {customerId, id, read: () => call(`/customers/${customerId}/subscriptions/${id}`)}
}
async function debit() {
  const {customerId} = await subscribe('2200-01-01')
  return open({customerId, sequenceType: 'recurring', redirectUrl: undefined})
}

const SHOWN: [string, () => Promise<void>][] = [
  [
    'Addresses of webhooks',
    async () => expect(await isRefused({...payment, webhookUrl: 'http://localhost/'})).toBe(false),
  ],
  [
    'Its profile has iDEAL',
    async () => {
      const {_embedded} = await call('/methods/all')
      expect(_embedded.methods.map(({id}: {id: string}) => id)).toEqual([
        ...['ideal', 'bancontact', 'applepay', 'creditcard', 'directdebit'],
      ])
      expect(_embedded.methods.at(-1).maximumAmount.value).toBe('10000.00')
    },
  ],
  [
    'The pictures of its methods',
    async () => expect((await call('/methods/ideal')).image.svg).toBe(`${served.url}/methods/ideal.svg`),
  ],
  [
    'Cards, Apple Pay and a payment without a method',
    async () => {
      const ids = await Promise.all([{}, {method: 'creditcard'}, {method: 'applepay'}].map(open))
      await served.control('clock', {minutes: 15})
      expect(await Promise.all(ids.map(statusOf))).toEqual(['expired', 'expired', 'expired'])
    },
  ],
  [
    'A direct debit is taken on the next business day',
    async () => {
      await served.control('clock', {to: '2029-01-08'})
      const [paid, failed] = [await debit(), await debit()]
      await served.control('answer', {id: failed, status: 'failed'})
      await pass(30)
      expect([(await call(`/payments/${paid}`)).paidAt, (await call(`/payments/${failed}`)).failedAt]).toEqual([
        '2029-01-10T09:00:00+00:00',
        '2029-01-16T09:00:00+00:00',
      ])
    },
  ],
  [
    'A payment that its customer’s page makes pending',
    async () => {
      const id = await open()
      const body = new URLSearchParams({final_state: 'pending'})
      await fetch(`${served.url}/checkout/${id}`, {method: 'POST', redirect: 'manual', body})
      await pass(60)
      expect(await statusOf(id)).toBe('pending')
    },
  ],
  [
    'An authorisation',
    async () => {
      const id = await open({method: 'creditcard', captureMode: 'manual'})
      await end(id, 'paid')
      await pass(60)
      expect(await statusOf(id)).toBe('authorized')
    },
  ],
  [
    'A refund is `pending`',
    async () => {
      const id = await open()
      await end(id, 'paid')
      await call(`/payments/${id}/refunds`, {amount, description: ''})
      await pass(7)
      expect((await call(`/payments/${id}/refunds`))._embedded.refunds[0].status).toBe('refunded')
    },
  ],
  [
    'A subscription keeps the day of its start',
    async () => {
      const {read} = await subscribe('2199-02-28')
      await served.control('clock', {to: '2199-03-01'})
      expect((await read()).nextPaymentDate).toBe('2199-03-31')
    },
  ],
  [
    'When a bank refuses a debit for its mandate',
    async () => {
      const {id, read} = await subscribe()
      await served.control('subscription', {id, nextOutcome: 'failed', reason: 'AC04'})
      await pass(20)
      expect((await read()).status).toBe('suspended')
    },
  ],
  [
    'A subscription goes on after ten payments',
    async () => {
      const {customerId, id, read} = await subscribe()
      await pass(365)
      expect((await call(`/customers/${customerId}/subscriptions/${id}/payments`)).count).toBeGreaterThan(10)
      expect((await read()).status).toBe('active')
    },
  ],
  [
    'Test and live are one',
    async () => {
      const id = await open()
      await served.control('payment', {id, mode: 'live'})
      expect((await call(`/payments/${id}`)).mode).toBe('live')
    },
  ],
]

test.each(SHOWN)('differs from Mollie: %s', (_, show) => show())

test('lists in the README each difference that a test shows', () => {
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8').replaceAll("'", '’')
  const [, section = ''] = /## Differences from Mollie\n([\s\S]*?)\n## /.exec(readme) ?? []
  const listed = section.split('\n').filter((line) => line.startsWith('- '))
  expect(listed).toEqual(SHOWN.map(([start]) => expect.stringMatching(new RegExp(`^- ${start}`))))
})
