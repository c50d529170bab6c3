import {withRequestId} from '../http/requestId.ts'
import {caught, log} from './log.ts'

const consoleLog = console.log
const LAKE = {LAKE_URL: 'http://localhost:3334', MOLLIE_API_KEY: 'test_key'}
let lines: string[] = []
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
beforeEach(() => {
  lines = []
  console.log = (line: string) => lines.push(line)
  jest.useFakeTimers()
  jest.setSystemTime(Date.parse('2026-11-25T21:00:00Z'))
})
afterEach(() => {
  console.log = consoleLog
  jest.useRealTimers()
  for (const name of Object.keys(LAKE)) delete process.env[name]
  Reflect.deleteProperty(globalThis, 'Netlify')
})

test('writes one line with the time, the event, its fields, the request and the release', () => {
  Object.assign(globalThis, {Netlify: {context: {deploy: {context: 'production', id: 'deploy-1'}, requestId: '01JR'}}})
  log('mail.sent', {order: 'VK-1'})
  expect(lines).toEqual([
    '{"time":"2026-11-25T21:00:00.000Z","event":"mail.sent","order":"VK-1","request":"01JR","release":"deploy-1"}',
  ])
})

test('gives the lines of one run one id, whatever is awaited, and another run another', async () => {
  const run = () =>
    withRequestId(async () => {
      log('payment.created')
      await Promise.resolve()
      log('payment.settled')
    })
  await Promise.all([run(), run()])
  const [one, other, ...later] = logged().map(({event, request}) => `${event} ${request}`)
  expect(one).not.toBe(other)
  expect(later).toEqual([one, other].map((line) => line?.replace('created', 'settled')))
})

test('gives lines outside a request an id too', () => {
  log('payment.created')
  log('payment.settled')
  const [first, second] = logged()
  expect(first?.request).toMatch(/^[\da-f-]{36}$/)
  expect(second?.request).toBe(first?.request)
})

test('logs a caught error with its fields, its class and its place, and no message when hosted', () => {
  caught('payment.settle_failed', {payment: 'tr_1'}, new TypeError('Jo de Vries'))
  expect(logged()).toMatchObject([
    {
      event: 'payment.settle_failed',
      payment: 'tr_1',
      error: 'TypeError',
      at: expect.stringMatching(/^functions\/runtime\/log\.test\.ts:\d+$/),
    },
  ])
  expect(lines[0]).not.toContain('Jo')
})

test('logs where an error was caught when its own stack has no place of ours', () => {
  caught('mail.send_failed', {}, 'refused')
  expect(logged()[0]).toMatchObject({
    error: 'string',
    at: expect.stringMatching(/^functions\/runtime\/log\.test\.ts:\d+$/),
  })
})

test('logs message and stack of a caught error on one machine', () => {
  Object.assign(process.env, LAKE)
  caught('payment.settle_failed', {}, new TypeError('x is undefined'))
  expect(logged()[0]).toMatchObject({message: 'x is undefined', stack: expect.any(Array)})
})
