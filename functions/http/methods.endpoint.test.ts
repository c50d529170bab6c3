import {readdirSync} from 'node:fs'
import path from 'node:path'
import {withErrorHandling} from './handler.ts'

type Endpoint = {default: (request: Request) => Promise<Response>; config?: {path?: string[]; method?: string[]}}
const FOLDER = path.resolve(import.meta.dirname, '../endpoints')
const endpoints = await Promise.all(
  readdirSync(FOLDER).map((file) => import(path.join(FOLDER, file)) as Promise<Endpoint>),
)
/** Those that somebody calls; others are run by the clock, or by Netlify's own events. */
const called = endpoints.flatMap(({default: answer, config}) => {
  const address = config?.path?.[0]
  return address ? [{address, answer, method: config.method}] : []
})

const {log} = console
beforeAll(() => {
  console.log = () => {} // the functions' log lines
  // Without it what runs in the background throws, so that Netlify tries again.
  process.env.SANITY_WEBHOOK_SECRET = 'a-secret-that-signs-the-webhook'
})
afterAll(() => {
  console.log = log
  delete process.env.SANITY_WEBHOOK_SECRET
})

test.each(called)('$address refuses another method, and says which there are', async ({address, answer, method}) => {
  // Netlify would answer others by itself, as if nothing were there.
  expect(method).toBeUndefined()
  const {status, headers} = await answer(new Request(`http://localhost${address}`, {method: 'PATCH'}))
  expect([status, headers.get('allow')]).toEqual([405, expect.stringMatching(/^(GET, HEAD|GET, HEAD, POST|POST)$/)])
})

test.each(called)('$address answers HEAD as it answers GET, without a body', async ({address, answer}) => {
  const [get, head] = [await answer(call(address, 'GET')), await answer(call(address, 'HEAD'))]
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    get.status,
    get.headers.get('content-type'),
    get.status === 405 ? await get.text() : '',
  ])
})

/** The headers that every answer has, as it comes. */
const common = ({headers}: Response) =>
  [
    'strict-transport-security',
    'x-content-type-options',
    'cross-origin-resource-policy',
    'cross-origin-opener-policy',
    'cache-control',
  ].map((name) => headers.get(name))
const COMMON = [
  expect.stringMatching(/^max-age=31536000/),
  'nosniff',
  'same-origin',
  'same-origin',
  expect.stringMatching(/./),
]
const call = (address: string, method: string) => new Request(`http://localhost${address}`, {method})

test.each(called)(
  'every answer of $address has the headers for HTTPS, content type and origin',
  async ({address, answer}) => {
    for (const method of ['GET', 'POST', 'PATCH']) expect(common(await answer(call(address, method)))).toEqual(COMMON)
  },
)

test('an answer that says nothing of it gets these headers, and one that does keeps its own', async () => {
  expect(common(await withErrorHandling('bare', async () => new Response('bare')))).toEqual([
    ...COMMON.slice(0, 4),
    'no-store',
  ])
  const kept = new Response('kept', {headers: {'cache-control': 'public'}})
  expect(common(await withErrorHandling('kept', async () => kept))).toEqual([...COMMON.slice(0, 4), 'public'])
})
