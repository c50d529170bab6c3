import {readdirSync} from 'node:fs'
import path from 'node:path'
import {CLIENT_HEADER} from '../../domain/environment/clientHeader.ts'
import {MINUTE_MS} from '../../domain/format/dates.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {COUNTED, type Counted} from './limits.ts'

type Endpoint = {default: (request: Request) => Promise<Response>; config?: {path?: string[]}}
const FOLDER = path.resolve(import.meta.dirname, '../endpoints')
const endpoints = await Promise.all(
  readdirSync(FOLDER).map(async (file) => ({
    name: path.basename(file, '.ts'),
    ...((await import(path.join(FOLDER, file))) as Endpoint),
  })),
)
const counted = endpoints.filter(({name}) => name in COUNTED)
const environment = process.env
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  process.env = {...environment, ...(await shop.openEnvironment()), STUDIO_URL: 'https://studio.example'}
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})

/** A request that passes every check before the count. */
const REQUESTS: Partial<Record<Counted, [search: string, options: RequestInit]>> = {
  'create-payment': ['', {method: 'POST'}],
  'correct-address': ['', {method: 'POST'}],
  'create-mollie-payment': ['', {method: 'POST', headers: {authorization: 'Bearer a-key-for-our-own-back-ends'}}],
  'mollie-webhook': ['', {method: 'POST', body: new URLSearchParams({id: 'tr_12345678'})}],
  count: ['', {method: 'POST'}],
  'page-counts': ['', {headers: {origin: 'https://studio.example'}}],
  'dead-links': ['', {headers: {origin: 'https://studio.example'}}],
  'running-customers': ['?plan=basis&period=monthly&price=a', {headers: {origin: 'https://studio.example'}}],
}

test.each(counted)('$name answers 429 to a client that asked too often, and others as before', async (endpoint) => {
  const {name, default: answer, config} = endpoint
  const [search, options] = REQUESTS[name as Counted] ?? ['', {}]
  const ask = (address: string) => {
    const request = new Request(`http://localhost${config?.path?.[0]}${search}`, options)
    request.headers.set(CLIENT_HEADER, address)
    return answer(request)
  }
  const minute = () => Math.floor(Date.now() / MINUTE_MS)
  /** The count begins anew with each minute: once more when one ended in between. */
  async function askTooOften(): Promise<number> {
    const began = minute()
    await ask('192.0.2.1')
    await shop.database.database.query('UPDATE request_counts SET requests = $1', [COUNTED[name as Counted]])
    const {status} = await ask('192.0.2.1')
    return minute() === began ? status : askTooOften()
  }
  expect([name, await askTooOften()]).toEqual([name, 429])
  expect((await ask('192.0.2.2')).status).not.toBe(429)
})
