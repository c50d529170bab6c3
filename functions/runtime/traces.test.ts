import {once} from 'node:events'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {json} from 'node:stream/consumers'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'
import {freePorts} from '../../tests/support/run/ports.ts'
import {until} from '../../tests/support/run/until.ts'
import {Endpoints} from '../../tests/support/shop/endpoints.ts'
import createPayment from '../endpoints/create-payment.ts'
import mollieWebhook from '../endpoints/mollie-webhook.ts'
import orderStatus from '../endpoints/order-status.ts'
import {traceIdOf} from './traces.ts'
import {setTracer} from './tracing.ts'

type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  links?: {traceId: string}[]
  status?: {code: number}
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: {key: string; value: {stringValue?: string; intValue?: string}}[]
  events: {name: string}[]
}
type Body = {resourceSpans: {scopeSpans: {spans: Sent[]}[]}[]}

const handlerOf = (path: string) => {
  if (path === '/api/create-payment') return createPayment
  return path === '/api/mollie-webhook' ? mollieWebhook : orderStatus
}
let shop: Endpoints
let spans: Sent[] = []
let keys: (string | undefined)[] = []
let received = 0
const receiver = http.createServer(KEEP_ALIVE, async (request, response) => {
  const body = (await json(request)) as Body
  keys.push(request.headers['x-key'] as string)
  spans.push(...body.resourceSpans.flatMap(({scopeSpans}) => scopeSpans.flatMap((scope) => scope.spans)))
  received++
  response.end('{}')
})
beforeEach(async () => {
  spans = []
  keys = []
  received = 0
  shop = new Endpoints(handlerOf)
  await shop.open()
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://localhost:${(receiver.address() as AddressInfo).port}/`
  process.env.OTEL_EXPORTER_OTLP_HEADERS = 'x-key=a%20secret'
})
afterEach(async () => {
  setTracer(null)
  await shop.close()
  receiver.closeAllConnections()
  await new Promise((done) => receiver.close(done))
})

const bought = {
  ...{planType: 'basis', billingPeriod: 'monthly', 'shownTotal-monthly': '119.79', language: 'nl'},
  ...{company: 'Bakkerij Jansen', website: 'bakkerij.example', country: 'NL', customerEmail: 'jo@example.nl'},
}

/** Resolves once the receiver has the spans of so many requests. */
const requests = (count: number) =>
  until(() => received >= count, {within: 10_000, otherwise: () => `${received} requests were traced, not ${count}`})

test('gives a purchase one trace across form, Mollie, webhook, mails and the page after paying', async () => {
  const {to} = await shop.call('/api/create-payment', bought)
  const id = shop.shop.paymentIdOf(to)
  const order = shop.shop.orderIdOf(to)
  await shop.shop.control('payment', {id, status: 'paid'})
  await shop.call('/api/mollie-webhook', {id})
  await shop.call(`/api/order-status?order=${order}`)
  await requests(3)
  expect(new Set(spans.map(({traceId}) => traceId))).toEqual(new Set([traceIdOf(order)]))
  const names = spans.map(({name}) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'create-payment',
      'POST CMS',
      'POST Mollie',
      'mollie-webhook',
      'GET Mollie',
      'mail confirmation',
      'order-status',
    ]),
  )
  expect(spans.flatMap(({events}) => events.map(({name}) => name))).toEqual(
    expect.arrayContaining(['payment.created', 'payment.settled', 'mail.sent']),
  )
  expect(keys).toEqual(['a secret', 'a secret', 'a secret'])
})

test('ends each span after it began, within its parent, and holds nothing that a customer typed', async () => {
  await shop.call('/api/create-payment', bought)
  await requests(1)
  const [root] = spans
  for (const span of spans) {
    expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true)
    if (span !== root) expect(spans.map(({spanId}) => spanId)).toContain(span.parentSpanId)
  }
  expect(JSON.stringify(spans)).not.toMatch(/Jansen|bakkerij|jo@/i)
})

test('marks what failed, and answers as before when the receiver is away', async () => {
  const [closed] = await freePorts(1)
  process.env.LAKE_URL = `http://localhost:${closed}`
  expect((await shop.call('/api/create-payment', bought)).status).toBe(503)
  await requests(1)
  const failed = spans.filter(({status}) => status?.code === 2).map(({name}) => name)
  expect(failed).toEqual(expect.arrayContaining(['create-payment', 'POST CMS']))
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = process.env.LAKE_URL
  expect((await shop.call('/api/create-payment', bought)).status).toBe(503)
})

test('makes nothing without a receiver', async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  await shop.call('/api/create-payment', bought)
  expect(received).toBe(0)
})
