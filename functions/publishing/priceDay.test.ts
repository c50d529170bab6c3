import http from 'node:http'
import type {AddressInfo} from 'node:net'
import type {SanityClient} from '@sanity/client'
import {daysLater} from '../../domain/format/dates.ts'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'
import {seedClient, seedDocuments} from '../../tests/support/services/seed.ts'
import {startingPricesQuery} from '../billing/prices/startingPrices.query.ts'
import {buildOnPriceDay} from './priceDay.ts'

/** Runs at a minute past midnight in Amsterdam, with a build hook that counts its calls. */
async function run(starting: number, hookStatus = 200) {
  const days: unknown[] = []
  let built = 0
  const hook = http.createServer(KEEP_ALIVE, (request, response) => {
    if (request.method === 'POST') built++
    response.writeHead(hookStatus).end()
  })
  await new Promise<void>((resolve) => {
    hook.listen(0, '127.0.0.1', resolve)
  })
  const fetch = async (_query: string, {day, before}: {day: string; before: string}) => {
    days.push(day, before)
    return starting
  }
  const outcome = await buildOnPriceDay({
    content: {fetch} as unknown as SanityClient,
    buildHook: () => `http://localhost:${(hook.address() as AddressInfo).port}/`,
    now: () => new Date('2026-06-30T22:01:00Z'),
  }).catch((error: Error) => error.message)
  hook.closeAllConnections()
  await new Promise((resolve) => hook.close(resolve))
  return {outcome, built, days}
}

test('the site is built on the day, in Amsterdam, that a price starts', async () => {
  expect(await run(1)).toEqual({outcome: 1, built: 1, days: ['2026-07-01', '2026-06-30']})
})

test('on any other day nothing is built', async () => {
  expect(await run(0)).toMatchObject({outcome: 0, built: 0})
})

test('a hook that refuses is a failure, so that it shows', async () => {
  expect(await run(2, 500)).toMatchObject({outcome: 'The build hook refuses', built: 1})
})

test.each([
  ['2026-06-30', 0],
  ['2026-07-01', 1],
  ['2026-07-02', 0],
  ['2026-07-31', 0],
  ['2026-08-01', 1],
])('an announcement from 1 to 31 July changes pages on %s %d times', async (day, count) => {
  const text = {_type: 'localeString', nl: 'Zomeractie', en: 'Summer offer'}
  const announcement = {_id: 'a', _type: 'announcement', text, firstDay: '2026-07-01', lastDay: '2026-07-31'}
  const client = seedClient([...seedDocuments(), announcement])
  expect(await client.fetch(startingPricesQuery, {day, before: daysLater(day, -1)})).toBe(count)
})
