import {CLIENT_HEADER} from '../../domain/environment/clientHeader.ts'
import {openTestDatabase, type TestDatabase} from '../../tests/support/shop/database.ts'
import {networkOf, withinLimit, withinOwnLimit} from './limits.ts'

const environment = process.env
let store: TestDatabase
beforeEach(async () => {
  store = await openTestDatabase()
  process.env = {...environment, LINK_SECRET: 'a-secret-that-signs-the-links-in-mails'}
})
afterEach(async () => {
  process.env = environment
  await store.close()
})

const NOON = new Date('2026-03-01T12:00:30Z')
const from = (address?: string) =>
  new Request('http://localhost/', {headers: address ? {[CLIENT_HEADER]: address} : {}})
const ask = (address: string | undefined, now = NOON) =>
  withinLimit('create-payment', from(address), store.database, now)
async function asks(times: number, address: string | undefined, now = NOON) {
  for (let count = 0; count < times; count++) await ask(address, now)
}
const counts = () => store.database.query('SELECT key, requests FROM request_counts')

test('a client may ask so often a minute and not more; another one, and the next minute, may', async () => {
  await asks(20, '192.0.2.1')
  await expect(ask('192.0.2.1')).rejects.toMatchObject({status: 429, headers: {'retry-after': '60'}})
  await ask('192.0.2.2')
  await withinLimit('subscription-link', from('192.0.2.1'), store.database, NOON)
  await ask('192.0.2.1', new Date('2026-03-01T12:01:00Z'))
})

test('lets as many pass as the limit allows when many requests come at once', async () => {
  const answers = await Promise.allSettled(Array.from({length: 40}, () => ask('192.0.2.1')))
  expect(answers.filter(({status}) => status === 'fulfilled')).toHaveLength(20)
})

test('no address is kept, and counts go after an hour', async () => {
  await ask('192.0.2.1')
  expect(JSON.stringify(await counts())).not.toMatch(/192|create/)
  await ask('192.0.2.9', new Date('2026-03-01T13:05:00Z'))
  expect(await counts()).toHaveLength(1)
})

test('a process counts by itself for an endpoint without a database', () => {
  const once = (address: string, now = NOON.getTime()) => withinOwnLimit('health', 2, from(address), now)
  once('192.0.2.1')
  once('192.0.2.1')
  expect(() => once('192.0.2.1')).toThrow('Too many requests')
  once('192.0.2.2')
  once('192.0.2.1', NOON.getTime() + 60_000)
})

test('nobody is counted where the host does not say who asks', async () => {
  await asks(30, undefined)
  expect(await counts()).toEqual([])
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the addresses of one customer count together: %s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
