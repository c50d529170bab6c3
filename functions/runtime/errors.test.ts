import http from 'node:http'
import {text} from 'node:stream/consumers'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'
import {closing, listening} from '../../tests/bench/sampling.ts'
import {withErrorHandling} from '../http/handler.ts'
import {HttpError} from '../http/httpError.ts'

const received: {url: string | undefined; body: string}[] = []
const server = http.createServer(KEEP_ALIVE, async (request, response) => {
  received.push({url: request.url, body: await text(request)})
  response.end('{}')
})
let url: string
const {log} = console
beforeAll(async () => {
  url = await listening(server)
})
afterAll(() => closing(server))
beforeEach(() => {
  console.log = () => {}
  received.length = 0
})
afterEach(() => {
  console.log = log
  delete process.env.ERRORS_DSN
})

class ProviderError extends Error {
  override name = 'ProviderError'
  statusCode = 422
}
const fails = () =>
  withErrorHandling('create-payment', async () => {
    throw new ProviderError('The address jo@example.nl of Jo is not valid')
  })

test('an error that nobody foresaw is told once, with its place, its release, its request and no personal data', async () => {
  process.env.ERRORS_DSN = url.replace('//', '//key@').concat('/7')
  const answer = await fails()
  expect(answer.status).toBe(500)
  const [{url: address, body} = {url: '', body: ''}, ...more] = received
  expect([address, more]).toEqual(['/api/7/envelope/?sentry_key=key&sentry_version=7', []])
  const event = JSON.parse(body.split('\n')[2] ?? '')
  expect(event).toMatchObject({platform: 'node', release: expect.any(String), transaction: 'create-payment'})
  expect(event.tags).toEqual({request: answer.headers.get('x-request-id')})
  const [{type, value, stacktrace}] = event.exception.values
  expect([type, value]).toEqual(['ProviderError', 'ProviderError: 422'])
  expect(stacktrace.frames.at(-1).filename).toMatch(/^\/functions\/runtime\/errors\.test\.ts/)
  expect(body).not.toMatch(/\bJo\b|jo@/)
})

test('a request that is refused is no error, and without an address nothing is told', async () => {
  await fails()
  process.env.ERRORS_DSN = url.replace('//', '//key@').concat('/7')
  await withErrorHandling('create-payment', async () => {
    throw new HttpError(400, 'No')
  })
  expect(received).toEqual([])
})

test('a place that does not answer holds no customer up', async () => {
  process.env.ERRORS_DSN = 'http://key@localhost:9/7'
  expect((await fails()).status).toBe(500)
  process.env.ERRORS_DSN = 'nonsense'
  expect((await fails()).status).toBe(500)
})
