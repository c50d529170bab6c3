import {log} from '../runtime/log.ts'
import {withErrorHandling} from './handler.ts'
import {requestId} from './requestId.ts'
import {replyJson} from './response.ts'

const consoleLog = console.log
let lines: Record<string, unknown>[] = []
beforeEach(() => {
  lines = []
  console.log = (line: string) => lines.push(JSON.parse(line))
})
afterEach(() => {
  console.log = consoleLog
  Reflect.deleteProperty(globalThis, 'Netlify')
})

test('an answer carries the id that all log lines of its request have', async () => {
  const answer = await withErrorHandling('health', async () => {
    log('content.read_failed')
    return replyJson(200, {id: requestId()})
  })
  const id = answer.headers.get('x-request-id')
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(lines.map(({event, request}) => [event, request])).toEqual([
    ['content.read_failed', id],
    ['request.answered', id],
  ])
  expect(await answer.json()).toEqual({id})
})

test('an answer carries the id of Netlify where there is one', async () => {
  Object.assign(globalThis, {Netlify: {context: {deploy: {context: 'production', id: 'd1'}, requestId: '01JR'}}})
  const answer = await withErrorHandling('health', async () => replyJson(200, {}))
  expect(answer.headers.get('x-request-id')).toBe('01JR')
})

test('an error that nobody foresaw is logged with its place, and the answer leads to the line', async () => {
  const answer = await withErrorHandling('order-status', async () => {
    throw new TypeError('Jo de Vries')
  })
  expect([answer.status, await answer.json()]).toEqual([500, {success: false, error: 'Unknown error occurred'}])
  expect(lines[0]).toMatchObject({
    event: 'request.failed',
    endpoint: 'order-status',
    error: 'TypeError',
    at: expect.stringMatching(/^functions\/http\/handler\.test\.ts:\d+$/),
    request: answer.headers.get('x-request-id'),
  })
  expect(JSON.stringify(lines)).not.toContain('Jo')
})

test('work that goes on after the answer keeps the id of its request', async () => {
  let later: Promise<void> | undefined
  const answer = await withErrorHandling('subscription-link', async () => {
    later = Promise.resolve().then(() => log('mail.sent'))
    return replyJson(200, {})
  })
  await later
  expect(lines.find(({event}) => event === 'mail.sent')?.request).toBe(answer.headers.get('x-request-id'))
})
