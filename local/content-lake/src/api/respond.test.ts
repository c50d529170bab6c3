import {once} from 'node:events'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {KEEP_ALIVE} from './guard.ts'
import {respond} from './respond.ts'

const COUNT = 20_000
let server: http.Server
let url: string
/** Lines that were serialized; and the time that they seem to take, so that no machine decides on the number of slices. */
let written = 0
const lines = Array.from({length: COUNT}, (_, index) => ({
  toJSON() {
    written++
    return {index}
  },
}))

beforeEach(async () => {
  written = 0
  jest.spyOn(performance, 'now').mockImplementation(() => written)
  server = http.createServer(KEEP_ALIVE, (request, response) => void respond({ndjson: lines}, request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  jest.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

test.each(['gzip', 'identity'])('sends lines in time slices, and answers others in between (%s)', async (encoding) => {
  const answer = await fetch(url, {headers: {'accept-encoding': encoding}})
  expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
  let isDone = false
  const text = answer.text().finally(() => (isDone = true))
  let most = 0
  for (let before = written; !isDone; before = written) {
    await nextTurn()
    most = Math.max(most, written - before)
  }
  const sent = (await text).trim().split('\n')
  expect(sent.map((line) => JSON.parse(line).index)).toEqual(lines.map((_, index) => index))
  expect(most).toBeLessThan(COUNT / 10)
})

test('stops serializing when the client goes away', async () => {
  const reader = (await fetch(url, {headers: {'accept-encoding': 'identity'}})).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(await (await fetch(url)).text()).toContain(`${COUNT - 1}`)
})

test('sends no line to HEAD', async () => {
  const answer = await fetch(url, {method: 'HEAD'})
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'application/x-ndjson',
    '',
  ])
  expect(written).toBe(0)
})
