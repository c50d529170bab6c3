import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {json} from 'node:stream/consumers'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'
import {askVies} from './vies.ts'

/** A register that answers as it is told. */
let answer: [status: number, body: unknown]
let asked: unknown
let server: http.Server
let url: string
const {log} = console
beforeEach(() => {
  console.log = () => {} // the functions' log lines
})
afterEach(() => {
  console.log = log
})
beforeAll(async () => {
  server = http.createServer(KEEP_ALIVE, async (request, response) => {
    asked = {address: request.url, ...((await json(request)) as object)}
    const [status, body] = answer
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://localhost:${(server.address() as AddressInfo).port}/rest-api`
})
afterAll(() => new Promise((done) => server.close(done)))

const ask = (status: number, body: unknown, requester = 'NL004495445B01') => {
  answer = [status, body]
  return askVies(url, 'BE0123456749', requester)
}
const FOUND = {
  countryCode: 'BE',
  vatNumber: '0123456749',
  requestDate: '2026-11-22T19:00:00.000Z',
  valid: true,
  requestIdentifier: 'WAPIAAAAY1',
  name: '---',
  address: '---',
}

test('a number that exists is asked about in our name, which gives a number to prove it by', async () => {
  expect(await ask(200, FOUND)).toEqual({state: 'valid', at: '2026-11-22T19:00:00.000Z', requestId: 'WAPIAAAAY1'})
  expect(asked).toEqual({
    address: '/rest-api/check-vat-number',
    countryCode: 'BE',
    vatNumber: '0123456749',
    requesterMemberStateCode: 'NL',
    requesterNumber: '004495445B01',
  })
})

test('a company that has no number yet asks without one', async () => {
  expect(await ask(200, {...FOUND, requestIdentifier: ''}, '')).toEqual({state: 'valid', at: FOUND.requestDate})
  expect(asked).not.toHaveProperty('requesterNumber')
})

test.each([
  ['the number is not known', 200, {...FOUND, valid: false}],
  ['the number is not known, in another word', 200, {...FOUND, valid: false, userError: 'INVALID'}],
  ['it cannot be a number', 400, {actionSucceed: false, errorWrappers: [{error: 'INVALID_INPUT'}]}],
])('%s: refused', async (_, status, body) => {
  expect(await ask(status, body)).toMatchObject({state: 'refused', at: expect.stringMatching(/^20.*Z$/)})
})

test.each([
  [
    'the country’s register is away',
    200,
    {actionSucceed: false, errorWrappers: [{error: 'MS_UNAVAILABLE'}]},
    'MS_UNAVAILABLE',
  ],
  ['too many ask at once', 500, {errorWrappers: [{error: 'MS_MAX_CONCURRENT_REQ'}]}, 'MS_MAX_CONCURRENT_REQ'],
  ['it says so beside an answer', 200, {...FOUND, valid: false, userError: 'MS_UNAVAILABLE'}, 'MS_UNAVAILABLE'],
  ['our own number is wrong', 400, {errorWrappers: [{error: 'INVALID_REQUESTER_INFO'}]}, 'INVALID_REQUESTER_INFO'],
  ['it answers something else', 200, {errorWrappers: []}, 'unreadable'],
  ['it answers a page', 503, '<html>', 'unreachable'],
])('%s: no answer, and never a refusal', async (_, status, body, why) => {
  expect(await ask(status, body)).toEqual({state: 'unanswered', reason: why})
})

test('a register that cannot be reached is no answer', async () => {
  expect(await askVies('http://localhost:9', 'BE0123456749', '')).toEqual({state: 'unanswered', reason: 'unreachable'})
})
