import {readdirSync} from 'node:fs'
import path from 'node:path'

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
})
afterAll(() => {
  console.log = log
})

test.each(called)('$address refuses another method, and says which there are', async ({address, answer, method}) => {
  // Netlify would answer others by itself, as if nothing were there.
  expect(method).toBeUndefined()
  const {status, headers} = await answer(new Request(`http://localhost${address}`, {method: 'PATCH'}))
  expect([status, headers.get('allow')]).toEqual([405, expect.stringMatching(/^(GET, )?(GET|POST)$/)])
})
