import {TestShop} from '../../tests/support/shop/testShop.ts'
import {withErrorHandling} from '../http/handler.ts'
import {HttpError} from '../http/httpError.ts'
import {deleteFailures, findRequest, listFailures, requestIdIn} from './failures.ts'

const environment = process.env
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  process.env = {...environment, ...(await shop.openEnvironment())}
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})
const idOf = (answer: Response) => answer.headers.get('x-request-id') ?? ''
const answering = (endpoint: string, work: () => Promise<Response>) => withErrorHandling(endpoint, work)

test('keeps a request that failed under the id that its answer has, without the message', async () => {
  const answer = await answering('order-status', async () => {
    throw new TypeError('Jo de Vries')
  })
  const {failed, orders} = await findRequest(shop.database.database, idOf(answer))
  expect(failed).toMatchObject({
    ...{endpoint: 'order-status', status: 500, error: 'TypeError', release: 'this machine'},
    place: expect.stringMatching(/^functions\/monitoring\/failures\.test\.ts:\d+$/),
  })
  expect(JSON.stringify(failed)).not.toContain('Jo')
  expect(orders).toEqual([])
})

test('keeps what was refused with 503, and nothing of what was the asker’s fault', async () => {
  const refuse = (status: number) =>
    answering('create-payment', async () => {
      throw new HttpError(status, 'Payment creation failed')
    })
  const answers = [
    await refuse(503),
    await refuse(400),
    await answering('wind', async () => new Response(null, {status: 502})),
  ]
  const kept = await listFailures(shop.database.database)
  expect(kept.map(({request}) => request).sort()).toEqual(
    [answers[0], answers[2]].map((each) => each && idOf(each)).sort(),
  )
})

test('counts no refusal of a shop that has no key of Mollie’s yet', async () => {
  delete process.env.MOLLIE_API_KEY
  for (const endpoint of ['mollie-webhook', 'create-payment', 'order-status'])
    await answering(endpoint, async () => {
      throw new HttpError(503, 'MOLLIE_API_KEY: is missing')
    })
  const kept = await listFailures(shop.database.database)
  expect(kept.map(({endpoint}) => endpoint)).toEqual(['order-status'])
})

test('answers as before while the database is away', async () => {
  await shop.database.database.script('DROP TABLE failed_requests')
  const answer = await answering('order-status', async () => {
    throw new TypeError('x')
  })
  expect(answer.status).toBe(500)
})

test('finds the orders that a request changed', async () => {
  let order = ''
  const answer = await answering('create-payment', async () => {
    order = (await shop.paidOrder()).id
    return new Response()
  })
  expect(await findRequest(shop.database.database, idOf(answer))).toEqual({failed: null, orders: [order]})
})

test('deletes those of before a moment, and all but the newest thousand', async () => {
  const {database} = shop.database
  await database.query(
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1100)
     INSERT INTO failed_requests (request, at, endpoint, status, error, release)
     SELECT 'r' || n, CASE WHEN n <= 50 THEN '2026-01-01' ELSE '2026-03-01' END, 'wind', 500, 'Error', 'd' FROM numbers`,
  )
  const count = async () => Number((await database.query('SELECT COUNT(*) AS n FROM failed_requests'))[0]?.n)
  await deleteFailures(database, '2026-02-01')
  expect(await count()).toBe(1000)
  await deleteFailures(database, '2026-04-01')
  expect(await count()).toBe(0)
})

test.each([
  ['01KAYW3T0FQ8Z4N6X2V5C7B9MD', '01KAYW3T0FQ8Z4N6X2V5C7B9MD'],
  [' 0D8F1C3E-5B7A-4C9D-8E2F-1A3B5C7D9E0F ', '0d8f1c3e-5b7a-4c9d-8e2f-1a3b5c7d9e0f'],
  ['VK-0123456789AB', null],
  ['0612345678', null],
  ['Jo de Vries', null],
])('reads the id of a request: %s', (text, id) => {
  expect(requestIdIn(text)).toBe(id)
})
