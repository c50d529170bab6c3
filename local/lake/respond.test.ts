import {once} from 'node:events'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {respond} from './respond.ts'

const COUNT = 5000
let turn = 0
let server: http.Server
let url: string
/** In which turn of the event loop each line was written out. */
let turns: number[]
const lines = Array.from({length: COUNT}, (_, index) => ({
  toJSON() {
    turns.push(turn)
    return {index}
  },
}))

beforeEach(async () => {
  turns = []
  server = http.createServer((request, response) => void respond({ndjson: lines}, request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Counts the turns meanwhile. */
async function counting<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false
  const ended = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    turn++
    await nextTurn()
  }
  return ended
}

test.each(['gzip', 'identity'])(
  'very many lines are sent some at a time, others are answered between (%s)',
  async (encoding) => {
    const answer = await counting(fetch(url, {headers: {'accept-encoding': encoding}}))
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
    const text = await counting(answer.text())
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).index),
    ).toEqual(lines.map((_, index) => index))
    const atOnce = Math.max(...[...new Set(turns)].map((each) => turns.filter((one) => one === each).length))
    expect(atOnce).toBeLessThanOrEqual(COUNT / 10)
  },
)

test('much JSON is sent in pieces, as it is', async () => {
  const part = new TextEncoder().encode('zeil'.repeat(1_000_000))
  const reply = {encoded: [part, new TextEncoder().encode('boot')], identity: 'same'}
  server.removeAllListeners('request').on('request', (request, response) => void respond(reply, request, response))
  const answer = await fetch(url, {headers: {'accept-encoding': 'identity'}})
  expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), Buffer.concat(reply.encoded))).toBe(0)
  expect(answer.headers.get('content-length')).toBeNull()
})

test('who goes away in the middle of them ends it, and only his', async () => {
  const reader = (await fetch(url, {headers: {'accept-encoding': 'identity'}})).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(await (await fetch(url)).text()).toContain(`${COUNT - 1}`)
})

test('their head alone is sent when it is asked for', async () => {
  const answer = await fetch(url, {method: 'HEAD'})
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'application/x-ndjson',
    '',
  ])
  expect(turns).toEqual([])
})
