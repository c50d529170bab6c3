import {once} from 'node:events'
import http from 'node:http'
import {SequenceType} from '@mollie/api-client'
import type {Sandbox} from '../sandbox.ts'
import {KEEP_ALIVE} from '../server/guard.ts'
import {close as closeServer, listen, serveSandbox} from '../testing/served.fixture.ts'
import {Webhooks} from './webhooks.ts'

afterEach(() => jest.restoreAllMocks())

test('makes no second call of a delivery in flight when the clock moves', async () => {
  const called: http.ServerResponse[] = []
  const shop = http.createServer(KEEP_ALIVE, (_request, response) => called.push(response))
  const webhookUrl = `${await listen(shop)}/`
  const {mollie, sandbox, control, close} = await serveSandbox()
  const amount = {currency: 'EUR', value: '10.00'}
  const {id} = await mollie.payments.create({amount, description: 'x', redirectUrl: 'https://example.nl/', webhookUrl})
  const answered = control('payment', {id, status: 'paid'})
  await once(shop, 'request')
  const passed = [sandbox.moveTo(new Date(sandbox.clock.now().getTime() + 1000)), sandbox.webhooks.hold(false)]
  called[0]?.end()
  await Promise.all([answered, ...passed])
  expect(called).toHaveLength(1)
  await close()
  await closeServer(shop)
})

/** Simulates a crash before a delivery is stored. */
function failingDeliveries({store}: Sandbox) {
  const put = store.put.bind(store)
  return jest.spyOn(store, 'put').mockImplementation((...given) => {
    if (given[0] === 'delivery') throw new Error('the end')
    return put(...given)
  })
}

test('stores a renewal with its payment and delivery, or nothing', async () => {
  const {mollie, sandbox, call, control, close} = await serveSandbox()
  await control('renewals', {atOnce: true})
  await sandbox.webhooks.hold(true)
  const {id: customerId} = await mollie.customers.create({name: 'Jo'})
  const redirectUrl = 'https://example.nl/'
  const amount = {currency: 'EUR', value: '10.00'}
  const first = {amount, description: 'x', redirectUrl, customerId, sequenceType: SequenceType.first}
  const {id} = await mollie.payments.create(first)
  await control('payment', {id, status: 'paid'})
  const running = {amount, description: 'x', interval: '1 month', webhookUrl: 'https://example.nl/'}
  await call('POST', `/customers/${customerId}/subscriptions`, running)
  const before = sandbox.store.list('subscription')
  const day = new Date(sandbox.clock.now().getTime() + 24 * 60 * 60 * 1000)
  const failing = failingDeliveries(sandbox)
  await expect(sandbox.moveTo(day)).rejects.toThrow('the end')
  expect(sandbox.store.list('subscription')).toEqual(before)
  expect(sandbox.store.list('payment')).toHaveLength(1)
  failing.mockRestore()
  await sandbox.moveTo(day)
  expect(sandbox.store.list('payment')).toHaveLength(2)
  expect(sandbox.store.list('delivery')).toHaveLength(1)
  await close()
})

test('stores an outcome, a change or a refund with its delivery, or nothing', async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  const {mollie, sandbox, url, call, control, problems, close} = await serveSandbox()
  await sandbox.webhooks.hold(true)
  const urls = {redirectUrl: 'https://example.nl/', webhookUrl: 'https://example.nl/'}
  const {id} = await mollie.payments.create({amount: {currency: 'EUR', value: '10.00'}, description: 'x', ...urls})
  const choose = () =>
    fetch(`${url}/checkout/${id}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({method: 'ideal', final_state: 'paid'}),
    })
  const refund = {amount: {currency: 'EUR', value: '1.00'}, description: 'x'}
  const failing = failingDeliveries(sandbox)
  expect((await choose()).status).toBe(500)
  expect((await control('payment', {id, status: 'paid', amount: '11.00'})).status).toBe(500)
  expect(sandbox.store.get('payment', id)).toMatchObject({status: 'open', amount: {value: '10.00'}})
  failing.mockRestore()
  expect((await choose()).status).toBe(303)
  failingDeliveries(sandbox)
  expect((await call('POST', `/payments/${id}/refunds`, refund)).status).toBe(500)
  expect((await control('refund', {id})).status).toBe(500)
  expect(sandbox.store.list('refund')).toEqual([])
  expect(sandbox.store.get('payment', id)).not.toHaveProperty('amountRefunded')
  problems.length = 0 // Mollie's contract knows no 500
  await close()
})

test('reports an answer that cannot be stored, or a clock that cannot move, and keeps running', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue()
  const every = jest.spyOn(globalThis, 'setInterval')
  const {sandbox, close} = await serveSandbox()
  const look = every.mock.calls[0]?.[0] as () => void
  const past = new Date(0).toISOString()
  sandbox.store.put('delivery', {id: 'dl_1', paymentId: 'tr_1', url: 'http://localhost:9/', tries: [], nextAt: past})
  failingDeliveries(sandbox)
  const webhooks = new Webhooks(sandbox.store, sandbox.clock)
  while (errors.mock.calls.length < 1) await new Promise((done) => setTimeout(done, 5))
  look()
  while (errors.mock.calls.length < 2) await new Promise((done) => setTimeout(done, 5))
  expect(errors.mock.calls).toEqual(Array(2).fill(['mollie_sandbox.error', new Error('the end')]))
  webhooks.stop()
  await close()
})
