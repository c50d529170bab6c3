import {mkdtempSync, rmSync} from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {MollieClient} from '@mollie/api-client'
import {SequenceType} from '@mollie/api-client'
import {mollieClient} from '../../functions/payments/mollie.ts'
import {dayAfter} from './clock.ts'
import {byContract} from './openapi.fixture.ts'
import {Sandbox} from './sandbox.ts'
import {createSandbox} from './server.ts'
import {SandboxStore} from './store.ts'

/** The sandbox through Mollie's own client. */
let folder: string
let sandbox: Sandbox
let server: http.Server
let url: string
let mollie: MollieClient
/** What is wrong with its answers by the contract. */
const problems: string[] = []
/** Sites that the sandbox calls: closed after each test, whatever came of it. */
const hooks: http.Server[] = []

async function open() {
  sandbox = new Sandbox(new SandboxStore(folder))
  server = http.createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://localhost:${(server.address() as AddressInfo).port}`
  const [answer] = createSandbox(sandbox, url).listeners('request') as [http.RequestListener]
  server.on('request', byContract(answer, problems))
  mollie = mollieClient({apiKey: 'test_sandboxsandboxsandbox', sandboxUrl: url})
}

async function close() {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  sandbox.stop()
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
  await open()
})
afterEach(async () => {
  await close()
  for (const hook of hooks.splice(0)) {
    hook.closeAllConnections()
    await new Promise((done) => hook.close(done))
  }
  rmSync(folder, {recursive: true})
  expect(problems.splice(0)).toEqual([])
})

const control = (action: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/control/${action}`, {method: 'POST', body: JSON.stringify(body), headers})
const amount = {currency: 'EUR', value: '119.79'}
const pay = (change: object = {}) =>
  mollie.payments.create({amount, description: 'Basis', redirectUrl: 'http://localhost/', ...change})

/** A customer whose first payment is paid, so that there is a mandate. */
async function customerWithMandate() {
  const {id} = await mollie.customers.create({name: 'Jo'})
  const first = await mollie.customerPayments.create({
    customerId: id,
    sequenceType: SequenceType.first,
    amount,
    description: 'Basis',
    redirectUrl: 'http://localhost/',
  })
  await control('payment', {id: first.id, status: 'paid'})
  return id
}

test('each method that one can choose has a picture of its kind, of Mollie’s size and without a letter', async () => {
  const methods = await mollie.methods.list({sequenceType: SequenceType.first, includeWallets: 'applepay'})
  const pictures = await Promise.all(methods.map(async ({image}) => (await fetch(image.svg)).text()))
  expect(new Set(pictures).size).toBe(4)
  for (const picture of pictures) {
    expect(picture).toContain('viewBox="0 0 32 24"')
    expect(picture).not.toContain('<text')
  }
})

test('lists are newest first and come in pages', async () => {
  for (let count = 0; count < 5; count++) await pay({description: `Payment ${count}`})
  const page = await mollie.payments.page({limit: 2})
  expect(page.map(({description}) => description)).toEqual(['Payment 4', 'Payment 3'])
  const next = await page.nextPage?.()
  expect(next?.map(({description}) => description)).toEqual(['Payment 2', 'Payment 1'])
  const all: string[] = []
  for await (const {description} of mollie.payments.iterate()) all.push(description)
  expect(all).toHaveLength(5)
})

test('an idempotency key gives the same payment for an hour, and then another', async () => {
  const idempotencyKey = '7e9c1c70-0b5e-4c7a-9d2b-3a4f5e6d7c8b'
  const first = await pay({idempotencyKey})
  expect((await pay({idempotencyKey})).id).toBe(first.id)
  await control('clock', {minutes: 61})
  expect((await pay({idempotencyKey})).id).not.toBe(first.id)
})

test('a long description is cut off; amounts, addresses and metadata that are wrong are refused by field', async () => {
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

test('a direct debit is with the bank for days by the sandbox’s clock, and is paid then unless it was decided before', async () => {
  const customerId = await customerWithMandate()
  const debit = () =>
    mollie.customerPayments.create({customerId, sequenceType: SequenceType.recurring, amount, description: 'Basis'})
  const [left, failed] = [await debit(), await debit()]
  const statuses = async () =>
    Promise.all([left, failed].map(async ({id}) => (await mollie.payments.get(id)).status as string))
  await control('clock', {days: 4})
  expect(await statuses()).toEqual(['pending', 'pending'])
  await control('payment', {id: failed.id, status: 'failed'})
  await control('clock', {days: 2})
  expect(await statuses()).toEqual(['paid', 'failed'])
})

test('a renewal that stays with the bank is paid days later', async () => {
  const customerId = await customerWithMandate()
  const {id} = await mollie.customerSubscriptions.create({
    ...{customerId, amount, description: 'Basis', interval: '1 month'},
  })
  await control('subscription', {id, nextOutcome: 'pending'})
  const renewal = async () => {
    const [payment] = await mollie.customerPayments.page({customerId})
    return payment?.status
  }
  await control('clock', {days: 1})
  expect(await renewal()).toBe('pending')
  await control('clock', {days: 6})
  expect(await renewal()).toBe('paid')
})

test('a subscription needs a mandate, is unique by its description, and renews by the clock until it is cancelled', async () => {
  const bare = await mollie.customers.create({name: 'Nobody'})
  const subscription = {amount, interval: '1 month', description: 'Basis, VK-1'}
  await expect(mollie.customerSubscriptions.create({customerId: bare.id, ...subscription})).rejects.toMatchObject({
    statusCode: 422,
  })
  const customerId = await customerWithMandate()
  const {id} = await mollie.customerSubscriptions.create({customerId, ...subscription})
  await expect(mollie.customerSubscriptions.create({customerId, ...subscription})).rejects.toMatchObject({
    field: 'description',
  })
  await control('clock', {days: 70})
  const renewals = await mollie.subscriptionPayments.page({customerId, subscriptionId: id})
  expect(renewals.map(({status, subscriptionId}) => [status, subscriptionId])).toEqual(
    Array.from({length: 3}, () => ['paid', id]),
  )
  await mollie.customerSubscriptions.cancel(id, {customerId})
  await control('clock', {days: 100})
  expect((await mollie.subscriptionPayments.page({customerId, subscriptionId: id})).length).toBe(3)
  expect((await mollie.customerSubscriptions.create({customerId, ...subscription})).status).toBe('active')
})

test('a subscription that runs can be given another amount, which its next renewal has; one that was cancelled cannot', async () => {
  const customerId = await customerWithMandate()
  const {id} = await mollie.customerSubscriptions.create({
    customerId,
    amount,
    interval: '1 month',
    description: 'Basis',
  })
  const raised = {currency: 'EUR', value: '131.89'}
  expect(await mollie.customerSubscriptions.update(id, {customerId, amount: raised})).toMatchObject({
    amount: raised,
    description: 'Basis',
    status: 'active',
  })
  await control('clock', {days: 1})
  const [renewal] = await mollie.subscriptionPayments.page({customerId, subscriptionId: id})
  expect(renewal?.amount).toEqual(raised)
  await mollie.customerSubscriptions.cancel(id, {customerId})
  await expect(mollie.customerSubscriptions.update(id, {customerId, amount})).rejects.toMatchObject({statusCode: 422})
})

test.each([
  ['2025-01-31', '1 month', '2025-02-28'],
  ['2024-01-31', '1 month', '2024-02-29'],
  ['2025-11-30', '3 months', '2026-02-28'],
  ['2025-12-30', '14 days', '2026-01-13'],
])('after %s, %s later is %s', (day, interval, expected) => {
  expect(dayAfter(day, interval)).toBe(expected)
})

test('a refund and a chargeback never give back more than was paid', async () => {
  const {id} = await pay()
  await expect(mollie.paymentRefunds.create({paymentId: id, amount})).rejects.toMatchObject({statusCode: 422})
  await control('payment', {id, status: 'paid'})
  await mollie.paymentRefunds.create({paymentId: id, amount: {currency: 'EUR', value: '100.00'}})
  await expect(mollie.paymentRefunds.create({paymentId: id, amount})).rejects.toMatchObject({statusCode: 422})
  expect((await control('chargeback', {id, amount: '20.00'})).status).toBe(422)
  expect((await control('chargeback', {id, amount: '19.79'})).status).toBe(200)
  expect(await mollie.payments.get(id)).toMatchObject({
    amountRefunded: {value: '100.00'},
    amountChargedBack: {value: '19.79'},
  })
})

test('a webhook is called until it answers 200, on the schedule of Mollie, also after a restart', async () => {
  const calls: number[] = []
  let status = 503
  const hook = http.createServer((_, response) => {
    calls.push(status)
    response.writeHead(status).end()
  })
  hooks.push(hook)
  await new Promise<void>((resolve) => {
    hook.listen(0, '127.0.0.1', resolve)
  })
  const webhookUrl = `http://localhost:${(hook.address() as AddressInfo).port}/`
  const {id} = await pay({webhookUrl})
  await control('payment', {id, status: 'paid'})
  expect(calls).toHaveLength(1)
  await control('clock', {minutes: 8})
  expect(calls).toHaveLength(4) // after 0, 1, 3 and 7 minutes, and the next after 15
  await close()
  await open()
  status = 200
  await control('clock', {minutes: 8})
  expect(calls).toHaveLength(5)
  await control('clock', {days: 3})
  expect(calls).toHaveLength(5)
})

test('what is given up after ten calls is not called again', async () => {
  const {id} = await pay({webhookUrl: 'http://localhost:9/'})
  await control('payment', {id, status: 'paid'})
  await control('clock', {days: 5})
  expect(sandbox.store.list('delivery')).toMatchObject([{nextAt: null}])
  expect(sandbox.store.list('delivery')[0]?.tries).toHaveLength(10)
})

test('everything is forgotten on a reset', async () => {
  await pay()
  await control('reset', {})
  expect(await mollie.payments.page()).toHaveLength(0)
})

test('other machines, pages of other sites and live keys are refused', async () => {
  const {port} = server.address() as AddressInfo
  const foreign = await new Promise<number | undefined>((resolve) => {
    http.get({port, path: '/', headers: {host: 'evil.example'}}, ({statusCode}) => resolve(statusCode))
  })
  expect(foreign).toBe(403)
  expect((await control('reset', {}, {origin: 'https://evil.example'})).status).toBe(403)
  const live = await fetch(`${url}/v2/payments`, {headers: {authorization: 'Bearer live_1234567890123456789012345'}})
  expect(live.status).toBe(401)
})
