import http from 'node:http'
import type {AddressInfo} from 'node:net'
import priceDay from '../endpoints/price-day.ts'

/** A dataset in which so many prices start today, and a build hook that counts its calls. */
async function world(starting: number, hookStatus = 200) {
  let built = 0
  const server = http.createServer((request, response) => {
    if (request.url?.startsWith('/hook')) {
      built++
      response.writeHead(hookStatus).end()
    } else {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({result: starting, ms: 1, query: ''}))
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  process.env.LAKE_URL = url
  process.env.BUILD_HOOK_URL = `${url}/hook`
  const {status} = await priceDay()
  server.closeAllConnections()
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return {status, built}
}

afterAll(() => {
  delete process.env.LAKE_URL
  delete process.env.BUILD_HOOK_URL
})

test('the site is built on the day that a price starts', async () => {
  expect(await world(1)).toEqual({status: 200, built: 1})
})

test('on any other day nothing is built', async () => {
  expect(await world(0)).toEqual({status: 200, built: 0})
})

test('a hook that refuses is a failure, so that it shows', async () => {
  expect(await world(2, 500)).toEqual({status: 503, built: 1})
})
