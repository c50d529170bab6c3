import http from 'node:http'
import {SequenceType} from '@mollie/api-client'
import {KEEP_ALIVE} from './server/guard.ts'
import {close, listen, type ServedSandbox, serveSandbox} from './testing/served.fixture.ts'

let served: ServedSandbox
/** Sites that the sandbox calls: closed after each test, whatever came of it. */
const hooks: http.Server[] = []

beforeEach(async () => {
  served = await serveSandbox()
})
afterEach(async () => {
  for (const hook of hooks.splice(0)) await close(hook)
  await served.close()
})

const control: ServedSandbox['control'] = (...call) => served.control(...call)
const amount = {currency: 'EUR', value: '119.79'}
const pay = (change: object = {}) =>
  served.mollie.payments.create({amount, description: 'Basis', redirectUrl: 'http://localhost/', ...change})

/** A customer whose first payment is paid, so that there is a mandate. */
async function customerWithMandate() {
  const {id} = await served.mollie.customers.create({name: 'Jo'})
  const first = await served.mollie.customerPayments.create({
    customerId: id,
    sequenceType: SequenceType.first,
    amount,
    description: 'Basis',
    redirectUrl: 'http://localhost/',
  })
  await control('payment', {id: first.id, status: 'paid'})
  return id
}

test('draws one picture per kind of method, in Mollie’s size', async () => {
  const methods = await served.mollie.methods.list({sequenceType: SequenceType.first, includeWallets: 'applepay'})
  const pictures = await Promise.all(methods.map(async ({image}) => (await fetch(image.svg)).text()))
  expect(new Set(pictures).size).toBe(4)
  for (const picture of pictures) expect(picture).toContain('viewBox="0 0 32 24"')
})

test('lists payments in pages, newest first', async () => {
  for (let count = 0; count < 5; count++) await pay({description: `Payment ${count}`})
  const page = await served.mollie.payments.page({limit: 2})
  expect(page.map(({description}) => description)).toEqual(['Payment 4', 'Payment 3'])
  const next = await page.nextPage?.()
  expect(next?.map(({description}) => description)).toEqual(['Payment 2', 'Payment 1'])
  const all: string[] = []
  for await (const {description} of served.mollie.payments.iterate()) all.push(description)
  expect(all).toHaveLength(5)
})

test('returns the same payment for an idempotency key within an hour, and another one later', async () => {
  const idempotencyKey = '7e9c1c70-0b5e-4c7a-9d2b-3a4f5e6d7c8b'
  const first = await pay({idempotencyKey})
  expect((await pay({idempotencyKey})).id).toBe(first.id)
  await control('clock', {minutes: 61})
  expect((await pay({idempotencyKey})).id).not.toBe(first.id)
})

test('cuts off a long description, and names the field when amount, address or metadata is invalid', async () => {
  expect((await pay({description: 'x'.repeat(300)})).description).toHaveLength(255)
  for (const [field, change] of [
    ['amount', {amount: {currency: 'EUR', value: '1'}}],
    ['amount', {amount: {currency: 'EUR', value: '0.00'}}],
    ['redirectUrl', {redirectUrl: 'javascript:alert(1)'}],
    ['webhookUrl', {webhookUrl: 'nowhere'}],
    ['metadata', {metadata: {text: 'x'.repeat(1100)}}],
  ] as const)
    await expect(pay(change)).rejects.toMatchObject({statusCode: 422, field})
})

test('renews a subscription by its clock until it is cancelled; it needs a mandate and a description of its own', async () => {
  const bare = await served.mollie.customers.create({name: 'Nobody'})
  const subscription = {amount, interval: '1 month', description: 'Basis, VK-1'}
  await expect(
    served.mollie.customerSubscriptions.create({customerId: bare.id, ...subscription}),
  ).rejects.toMatchObject({
    statusCode: 422,
  })
  const customerId = await customerWithMandate()
  const {id} = await served.mollie.customerSubscriptions.create({customerId, ...subscription})
  await expect(served.mollie.customerSubscriptions.create({customerId, ...subscription})).rejects.toMatchObject({
    field: 'description',
  })
  await control('clock', {days: 70})
  const renewals = await served.mollie.subscriptionPayments.page({customerId, subscriptionId: id})
  expect(renewals.map(({status, subscriptionId}) => [status, subscriptionId])).toEqual(
    Array.from({length: 3}, () => ['paid', id]),
  )
  await served.mollie.customerSubscriptions.cancel(id, {customerId})
  await control('clock', {days: 100})
  expect((await served.mollie.subscriptionPayments.page({customerId, subscriptionId: id})).length).toBe(3)
  expect((await served.mollie.customerSubscriptions.create({customerId, ...subscription})).status).toBe('active')
})

test('collects a changed amount at the next renewal, and refuses to change a cancelled subscription', async () => {
  const customerId = await customerWithMandate()
  const {id} = await served.mollie.customerSubscriptions.create({
    customerId,
    amount,
    interval: '1 month',
    description: 'Basis',
  })
  const raised = {currency: 'EUR', value: '131.89'}
  expect(await served.mollie.customerSubscriptions.update(id, {customerId, amount: raised})).toMatchObject({
    amount: raised,
    description: 'Basis',
    status: 'active',
  })
  await control('clock', {days: 1})
  const [renewal] = await served.mollie.subscriptionPayments.page({customerId, subscriptionId: id})
  expect(renewal?.amount).toEqual(raised)
  await served.mollie.customerSubscriptions.cancel(id, {customerId})
  await expect(served.mollie.customerSubscriptions.update(id, {customerId, amount})).rejects.toMatchObject({
    statusCode: 422,
  })
})

test('refuses refunds and chargebacks beyond the amount paid', async () => {
  const {id} = await pay()
  await expect(served.mollie.paymentRefunds.create({paymentId: id, amount})).rejects.toMatchObject({statusCode: 422})
  await control('payment', {id, status: 'paid'})
  await served.mollie.paymentRefunds.create({paymentId: id, amount: {currency: 'EUR', value: '100.00'}})
  await expect(served.mollie.paymentRefunds.create({paymentId: id, amount})).rejects.toMatchObject({statusCode: 422})
  expect((await control('chargeback', {id, amount: '20.00'})).status).toBe(422)
  expect((await control('chargeback', {id, amount: '19.79'})).status).toBe(200)
  expect(await served.mollie.payments.get(id)).toMatchObject({
    amountRefunded: {value: '100.00'},
    amountChargedBack: {value: '19.79'},
  })
})

test('calls a webhook on Mollie’s schedule until it answers 200, across a restart too', async () => {
  const calls: number[] = []
  let status = 503
  const hook = http.createServer(KEEP_ALIVE, (_, response) => {
    calls.push(status)
    response.writeHead(status).end()
  })
  hooks.push(hook)
  const webhookUrl = `${await listen(hook)}/`
  const {id} = await pay({webhookUrl})
  await control('payment', {id, status: 'paid'})
  expect(calls).toHaveLength(1)
  await control('clock', {minutes: 8})
  expect(calls).toHaveLength(4) // after 0, 1, 3 and 7 minutes, and the next after 15
  served.restart()
  status = 200
  await control('clock', {minutes: 8})
  expect(calls).toHaveLength(5)
  await control('clock', {days: 3})
  expect(calls).toHaveLength(5)
})

test('gives a webhook up after ten calls, at the minutes that Mollie documents', async () => {
  const {id} = await pay({webhookUrl: 'http://localhost:9/'})
  await control('payment', {id, status: 'paid'})
  await control('clock', {days: 5})
  const [delivery] = served.sandbox.store.list('delivery')
  const [first, ...tries] = (delivery?.tries ?? []).map(({at}) => Date.parse(at))
  const minutes = tries.map((at) => Math.round((at - (first ?? 0)) / 60_000))
  expect(minutes).toEqual([1, 3, 7, 15, 31, 60, 120, 240, 1560])
  expect(delivery?.nextAt).toBeNull()
})

test('deletes everything on reset', async () => {
  await pay()
  await control('reset', {})
  expect(await served.mollie.payments.page()).toHaveLength(0)
})

test('refuses other hosts, pages of other sites and live keys', async () => {
  const {port} = new URL(served.url)
  const foreign = await new Promise<number | undefined>((resolve) => {
    http.get({port, path: '/', headers: {host: 'evil.example'}}, ({statusCode}) => resolve(statusCode))
  })
  expect(foreign).toBe(403)
  expect((await control('reset', {}, {origin: 'https://evil.example'})).status).toBe(403)
  const live = await fetch(`${served.url}/v2/payments`, {
    headers: {authorization: 'Bearer live_1234567890123456789012345'},
  })
  expect(live.status).toBe(401)
})
