import {once} from 'node:events'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {createSite} from './server.ts'

let server: http.Server
beforeEach(async () => {
  const answer = async (request: Request) =>
    Response.json({method: request.method, path: new URL(request.url).pathname, host: new URL(request.url).host})
  server = createSite(answer, 'http://localhost:8888', {origins: [], hasPages: true}).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => new Promise((done) => server.close(done)))

/** Node's own client: fetch cannot send every method or another Host. */
async function ask(method: string, headers: Record<string, string> = {}, path = '/over-ons/') {
  const {port} = server.address() as AddressInfo
  const request = http.request({port, path, method, headers, agent: false}).end()
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  return {status: response.statusCode, text: (await response.setEncoding('utf8').toArray()).join('')}
}

test('passes a request to the site', async () => {
  expect(await ask('GET')).toEqual({
    status: 200,
    text: '{"method":"GET","path":"/over-ons/","host":"localhost:8888"}',
  })
})

test.each(['//en/', '//evil.example/en/', '///'])('takes %s as an address of this site', async (path) => {
  const answer = JSON.parse((await ask('GET', {}, path)).text)
  expect(answer).toEqual({method: 'GET', path, host: 'localhost:8888'})
})

test('refuses the method TRACE', async () => {
  expect((await ask('TRACE')).status).toBe(405)
})

test('refuses another Host and pages of other websites', async () => {
  expect((await ask('GET', {host: 'evil.example'})).status).toBe(403)
  expect((await ask('POST', {origin: 'https://evil.example'})).status).toBe(403)
})
