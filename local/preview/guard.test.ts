import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import http from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {WebSocket} from 'ws'

/** A server as open as `gatsby develop`, with the guard loaded before it. */
const OPEN_SERVER = `
  import http from 'node:http'
  const server = http.createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.end('a draft')
  })
  server.on('upgrade', (request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\\r\\n\\r\\n'))
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))`

let folder: string
let child: ChildProcess
let port: number

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'))
  const program = path.join(folder, 'open.mjs')
  writeFileSync(program, OPEN_SERVER)
  const guard = path.resolve('local/preview/guard.ts')
  child = fork(program, {execArgv: ['--import', guard], env: {...process.env, STUDIO_PORT: '3333'}})
  ;[port] = (await once(child, 'message')) as [number]
})
afterAll(() => {
  child.kill()
  rmSync(folder, {recursive: true})
})

async function ask(headers: Record<string, string>) {
  const [response] = (await once(http.get({port, headers, agent: false}), 'response')) as [http.IncomingMessage]
  return {status: response.statusCode, text: (await response.setEncoding('utf8').toArray()).join('')}
}

test('its own pages and the Studio beside it see the drafts', async () => {
  expect(await ask({})).toEqual({status: 200, text: 'a draft'})
  for (const origin of [`http://localhost:${port}`, 'http://localhost:3333'])
    expect(await ask({host: `localhost:${port}`, origin})).toEqual({status: 200, text: 'a draft'})
})

test.each([
  ['another website', {origin: 'http://evil.example'}],
  ['a picture on another website', {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors'}],
  ['a website that points its name here', {host: 'evil.example'}],
])('%s sees no drafts', async (_, headers: Record<string, string>) => {
  const {status, text} = await ask(headers)
  expect([status, text]).not.toContain('a draft')
  expect(status).toBe(403)
})

test('another website hears nothing of what changes', async () => {
  const socket = new WebSocket(`ws://localhost:${port}`, {origin: 'http://evil.example'})
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, http.IncomingMessage]
  expect(response.statusCode).toBe(403)
})
