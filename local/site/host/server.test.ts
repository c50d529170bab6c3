import {once} from 'node:events'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import zlib from 'node:zlib'
import {CLIENT_HEADER} from '../../../domain/environment/clientHeader.ts'
import {HostServer} from './server.ts'

const lines: Record<string, unknown>[] = []
let host: HostServer
let port = 0
let answer: (request: Request) => Promise<Response>
const settings = {siteUrl: 'https://www.windmolen.nl', proxies: 1, isTrial: false}

async function open(change: Partial<typeof settings> = {}) {
  host = new HostServer({
    settings: {...settings, ...change},
    answer: (request) => answer(request),
    write: (line) => lines.push({...line}),
  })
  await host.listen(0, '127.0.0.1')
  port = (host.server.address() as AddressInfo).port
}
beforeEach(() => {
  lines.length = 0
  answer = async (request) =>
    Response.json({
      url: request.url,
      client: request.headers.get(CLIENT_HEADER),
      padding: 'x'.repeat(400),
    })
})
afterEach(() => {
  host.server.closeAllConnections()
  return host.drain()
})

type Asked = {path?: string; method?: string; headers?: http.OutgoingHttpHeaders; agent?: http.Agent | false}
async function ask({path = '/', method = 'GET', headers = {}, agent = false}: Asked = {}) {
  const request = http.request({port, path, method, headers, agent}).end()
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  return {status: response.statusCode, headers: response.headers, body: Buffer.concat(await response.toArray())}
}

test('answers any name under the address of the site, with the client that the trusted proxy names', async () => {
  await open()
  const {body} = await ask({path: '//evil.example/', headers: {host: 'evil.example', 'x-forwarded-for': '203.0.113.7'}})
  expect(JSON.parse(body.toString())).toMatchObject({
    url: 'https://www.windmolen.nl//evil.example/',
    client: '203.0.113.7',
  })
})

test('a client cannot name another client', async () => {
  await open({proxies: 0})
  const {body} = await ask({headers: {[CLIENT_HEADER]: '203.0.113.9', 'x-forwarded-for': '203.0.113.7'}})
  expect(JSON.parse(body.toString())).toMatchObject({client: '127.0.0.1'})
  expect(lines).toContainEqual(expect.objectContaining({event: 'http.proxy_not_trusted'}))
})

test('compresses answers of functions, and keeps each of their cookies', async () => {
  await open()
  const [first, second] = ['a=1; Path=/', 'b=2; Path=/']
  answer = async () =>
    new Response('tekst '.repeat(200), {
      headers: [
        ['content-type', 'text/html'],
        ['set-cookie', first],
        ['set-cookie', second],
      ],
    })
  const {headers, body} = await ask({headers: {'accept-encoding': 'br'}})
  expect([headers['content-encoding'], headers['set-cookie']]).toEqual(['br', [first, second]])
  expect(Number(headers['content-length'])).toBe(body.length)
  expect(zlib.brotliDecompressSync(body).toString()).toBe('tekst '.repeat(200))
})

test('logs a line for each request, with nothing of the person who asked', async () => {
  await open()
  const {headers} = await ask({path: '/abonnement/?order=secret', headers: {'x-forwarded-for': '203.0.113.7'}})
  answer = async () => new Response('gone', {status: 404})
  await ask({path: '/jo@example.nl/'})
  expect(lines).toEqual([
    {
      ...{time: expect.any(String), event: 'http.answered', method: 'GET', path: '/abonnement/', status: 200},
      ...{bytes: expect.any(Number), ms: expect.any(Number), request: headers['x-request-id']},
    },
    expect.objectContaining({path: null, status: 404}),
  ])
  expect(JSON.stringify(lines)).not.toMatch(/secret|203\.0|example\.nl/)
})

test('keeps the id that a function gave its answer', async () => {
  await open()
  answer = async () => new Response('', {headers: {'x-request-id': 'of-the-function'}})
  expect((await ask()).headers['x-request-id']).toBe('of-the-function')
  expect(lines).toMatchObject([{request: 'of-the-function'}])
})

test('answers 500 when the site throws, without its words', async () => {
  await open()
  answer = () => Promise.reject(new Error('jo@example.nl'))
  expect(await ask()).toMatchObject({status: 500, body: Buffer.alloc(0)})
  expect(JSON.stringify(lines)).not.toContain('jo@')
})

test('finishes answers that were begun, and takes no more', async () => {
  await open()
  let end = () => {}
  const begun = new Promise<void>((begin) => {
    answer = () => {
      begin()
      return new Promise((resolve) => (end = () => resolve(new Response('whole'))))
    }
  })
  const agent = new http.Agent({keepAlive: true})
  const answered = ask({agent})
  await begun
  const drained = host.drain()
  await expect(ask()).rejects.toThrow('ECONNREFUSED')
  end()
  const {body, headers} = await answered
  expect([body.toString(), headers.connection]).toEqual(['whole', 'close'])
  await drained
  agent.destroy()
})

test('a trial lets only this machine ask', async () => {
  await open({isTrial: true, siteUrl: 'http://localhost:8888', proxies: 0})
  expect((await ask({headers: {host: 'evil.example'}})).status).toBe(403)
  expect((await ask({method: 'POST', headers: {origin: 'https://evil.example'}})).status).toBe(403)
  expect((await ask({method: 'TRACE'})).status).toBe(405)
  expect((await ask()).status).toBe(200)
})
