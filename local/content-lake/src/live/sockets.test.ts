import {once} from 'node:events'
import net from 'node:net'
import type {SanityClient} from '@sanity/client'
import {WebSocket as WebSocketClient} from 'ws'
import {until} from '../../../../tests/support/run/until.ts'
import {type ServedLake, serveLake} from '../api/testLake.fixture.ts'

const STUDIO = 'http://localhost:3333'
let lake: ServedLake
let store: ServedLake['store']
let url: string
let client: SanityClient

beforeEach(async () => {
  lake = await serveLake({origins: [STUDIO]})
  ;({store, url, client} = lake)
})
afterEach(() => lake.close())

describe('an editor at a browser', () => {
  const cookie = `other=1; content_lake_editor=${encodeURIComponent('Zoë de Wit')}`
  const from = (headers: Record<string, string>) => ({
    headers: {origin: STUDIO, 'content-type': 'application/json', ...headers},
  })
  const write = (headers: Record<string, string>, id: string) =>
    fetch(`${url}/v1/data/mutate/production`, {
      method: 'POST',
      ...from(headers),
      body: JSON.stringify({mutations: [{create: {_id: id, _type: 'plan'}}]}),
    })
  const userAt = async (address: string, headers: Record<string, string> = {}) =>
    (await (await fetch(`${url}/v1${address}`, from(headers))).json()) as {id: string; displayName: string}
  const authorOf = async (id: string) =>
    JSON.parse(await client.request<string>({url: `/data/history/production/transactions/${id}`})).author as string

  test('is named by the cookie of the browser, in the history too', async () => {
    const me = await userAt('/users/me', {cookie})
    expect(me.displayName).toBe('Zoë de Wit')
    await write({cookie}, 'p')
    expect(await authorOf('p')).toBe(me.id)
    expect((await userAt(`/users/${await authorOf('p')}`)).displayName).toBe('Zoë de Wit')
  })

  test('is an editor without a name before there is a cookie', async () => {
    expect((await userAt('/users/me')).displayName).toBe('Editor')
    await write({}, 'q')
    await client.create({_id: 'r', _type: 'plan'})
    expect((await userAt(`/users/${await authorOf('q')}`)).displayName).toBe('Editor')
    expect((await userAt(`/users/${await authorOf('r')}`)).displayName).toBe('Program')
  })

  test('is visible to others, with the field, until the Studio is closed', async () => {
    const open = async (name: string) => {
      const headers = {cookie: `content_lake_editor=${name}`}
      const socket = new WebSocketClient(`${url.replace('http', 'ws')}/v1/socket/production`, {origin: STUDIO, headers})
      const heard: {result: {type: string; i: string; m?: {locations?: unknown[]}}}[] = []
      socket.on('message', (data) => {
        const {method, params} = JSON.parse(String(data))
        if (method === 'presence_subscription') heard.push(params)
      })
      await once(socket, 'open')
      const call = (method: string, params: object = {}) =>
        socket.send(JSON.stringify({jsonrpc: '2.0', id: `${name}-${method}`, method, params}))
      call('presence_subscribe')
      return {socket, heard, call}
    }
    const [anna, bob] = [await open('Anna'), await open('Bob')]
    anna.call('presence_announce', {data: {sessionId: 'a', locations: [{documentId: 'p', path: ['title']}]}})
    const heardBy = async (type: string) => {
      for (;;) {
        const found = bob.heard.find(({result}) => result.type === type)
        if (found) return found.result
        await once(bob.socket, 'message')
      }
    }
    const state = await heardBy('state')
    expect(state.m?.locations).toEqual([{documentId: 'p', path: ['title']}])
    expect((await userAt(`/users/${state.i}`)).displayName).toBe('Anna')
    anna.socket.close()
    expect((await heardBy('disconnect')).i).toBe(state.i)
    bob.socket.close()
  })
})

test.each(['listen', 'live/events'])('disconnects a client of %s that reads nothing, and no other', async (stream) => {
  const {port} = new URL(url)
  const lazy = net.connect(Number(port), '127.0.0.1').pause()
  lazy.write(
    `GET /v2025-02-19/data/${stream}/production?query=*&includeResult=true HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`,
  )
  const eager = await fetch(`${url}/v2025-02-19/data/${stream}/production?query=*&includeResult=false`)
  const reader = (eager.body as ReadableStream<Uint8Array>).getReader()
  await reader.read() // the welcome
  const cut = once(lazy, 'close')
  const long = 'x'.repeat(2_000_000)
  // The operating system buffers more between two sockets.
  for (let index = 0; index < 20; index++) {
    await store.transact('production', [{create: {_id: `d${index}`, _type: 'note', long}}], {
      transactionId: `${index}`.padStart(stream === 'listen' ? 4 : 1_500_000, '0'),
    })
    await reader.read()
  }
  lazy.resume()
  await cut
  await reader.cancel()
})

describe('disconnects a WebSocket that reads nothing, and no other', () => {
  const long = 'x'.repeat(2_000_000)
  const sockets: WebSocketClient[] = []
  const open = async (path: string) => {
    const socket = new WebSocketClient(`${url.replace('http', 'ws')}${path}`, {origin: STUDIO})
    sockets.push(socket)
    await once(socket, 'message') // the welcome
    return socket
  }
  const expectCut = async (lazy: WebSocketClient, eager: WebSocketClient) => {
    lazy.resume()
    const isCut = () => lazy.readyState === WebSocketClient.CLOSED
    await until(isCut, {within: 10_000, otherwise: () => 'It is still open'})
    expect(eager.readyState).toBe(WebSocketClient.OPEN)
  }
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate()
  })

  test('for listeners', async () => {
    const listen = (more: string) => open(`/v2025-02-19/data/listen/production?query=*&${more}`)
    const [lazy, eager] = [await listen('includeResult=true'), await listen('includeResult=false')]
    lazy.pause()
    for (let index = 0; index < 20; index++) {
      const told = once(eager, 'message')
      await store.transact('production', [{create: {_id: `d${index}`, _type: 'note', long}}])
      await told
    }
    await expectCut(lazy, eager)
  })

  test('for presence', async () => {
    const [lazy, eager] = [await open('/v1/socket/production'), await open('/v1/socket/production')]
    const call = async (socket: WebSocketClient, method: string, params = {}) => {
      const answered = once(socket, 'message')
      socket.send(JSON.stringify({jsonrpc: '2.0', id: method, method, params}))
      await answered
    }
    await call(lazy, 'presence_subscribe')
    lazy.pause()
    for (let index = 0; index < 20; index++) await call(eager, 'presence_announce', {data: {sessionId: 'a', long}})
    await expectCut(lazy, eager)
  })
})
