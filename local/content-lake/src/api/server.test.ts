import {once} from 'node:events'
import http from 'node:http'
import type {MutationEvent, SanityClient, WelcomeEvent} from '@sanity/client'
import sharp from 'sharp'
import {WebSocket as WebSocketClient} from 'ws'
import {type ServedLake, serveLake} from './testLake.fixture.ts'

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

test('lets Sanity’s client create, query, patch and delete', async () => {
  await client.create({_id: 'p', _type: 'plan', name: 'Basis'})
  await client.patch('p').set({name: 'Pro'}).commit()
  expect(await client.fetch('*[_type == "plan"][0].name')).toBe('Pro')
  await client.delete('p')
  expect(await client.getDocument('p')).toBeUndefined()
})

test('keeps an idle connection longer than a busy machine stalls, so that no request finds it reset', async () => {
  const {headers} = await fetch(`${url}/v1/ping`)
  expect(headers.get('keep-alive')).toBe('timeout=65')
})

test('patches every document that the query of a patch finds', async () => {
  await client.transaction().create({_id: 'a', _type: 'plan'}).create({_id: 'b', _type: 'plan'}).commit()
  await client.patch({query: '*[_type == "plan"]'}).set({seen: true}).commit()
  expect(await client.fetch('count(*[seen == true])')).toBe(2)
})

test("tells a listener of another client's edit, and of a deletion with its revision", async () => {
  await client.create({_id: 'p', _type: 'plan', name: 'Basis'})
  const events: (MutationEvent | WelcomeEvent)[] = []
  let changed = () => {}
  const subscription = client
    .listen('*[_type == "plan"]', {}, {includeResult: true, events: ['welcome', 'mutation']})
    .subscribe((event) => {
      events.push(event as MutationEvent | WelcomeEvent)
      changed()
    })
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      changed = () => events.length >= count && resolve()
      changed()
    })
  await until(1)
  await client.patch('p').set({name: 'Pro'}).commit()
  await until(2)
  const {transactionId} = await client.delete('p', {returnFirst: true, returnDocuments: false})
  await until(3)
  subscription.unsubscribe()
  expect(events).toMatchObject([
    {type: 'welcome'},
    {type: 'mutation', transition: 'update', result: {name: 'Pro'}},
    {type: 'mutation', transition: 'disappear', resultRev: transactionId},
  ])
})

test('refuses a page of another origin before anything is done', async () => {
  const attack = await fetch(`${url}/v1/data/mutate/production`, {
    method: 'POST',
    headers: {origin: 'https://evil.example', 'content-type': 'application/json'},
    body: JSON.stringify({mutations: [{create: {_id: 'x', _type: 'plan'}}]}),
  })
  expect(attack.status).toBe(403)
  expect(store.read('production', 'x')).toBeNull()
  const studio = await fetch(`${url}/v1/users/me`, {headers: {origin: STUDIO}})
  expect(studio.headers.get('access-control-allow-origin')).toBe(STUDIO)
})

/** Node's own client: fetch sends no Host and no Sec-Fetch headers of one's choice. */
async function ask(headers: Record<string, string>) {
  const request = http.get(`${url}/v1/data/query/production?query=count(*)`, {headers, agent: false})
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  response.resume()
  return response.statusCode
}

test('refuses a page that points its own name at this machine', async () => {
  expect(await ask({})).toBe(200)
  expect(await ask({host: 'evil.example'})).toBe(403)
})

test('refuses pictures, frames and links of other websites, and serves pictures of named origins', async () => {
  const picture = {'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image'}
  expect(await ask({'sec-fetch-site': 'cross-site', ...picture})).toBe(403)
  for (const destination of ['iframe', 'document']) {
    const headers = {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': destination}
    expect(await ask(headers)).toBe(403)
  }
  expect(await ask({'sec-fetch-site': 'same-site', referer: `${STUDIO}/`, ...picture})).toBe(200)
  expect(await ask({'sec-fetch-site': 'same-site', referer: 'http://localhost:9999/', ...picture})).toBe(403)
})

test.each(['/v1/data/listen/production?query=*', '/v1/socket/production'])(
  'refuses a WebSocket to %s from a page of another origin',
  async (address) => {
    const connect = async (origin: string) => {
      const socket = new WebSocketClient(url.replace('http', 'ws') + address, {origin})
      const [opened] = await Promise.race([
        once(socket, 'open').then(() => [true]),
        once(socket, 'unexpected-response').then(() => [false]),
      ])
      socket.terminate()
      return opened
    }
    expect(await connect(STUDIO)).toBe(true)
    expect(await connect('https://evil.example')).toBe(false)
  },
)

test('lists deleted documents in the transactions, and returns their last state', async () => {
  await client.create({_id: 'p', _type: 'plan', name: 'Basis'})
  await client.create({_id: 'q', _type: 'plan', name: 'Pro'})
  await client.patch('p').set({name: 'Start'}).commit()
  await client.delete('p')
  const answer = await client.request<string>({
    url: '/data/history/production/transactions',
    query: {excludeContent: 'true', effectFormat: 'mendoza', reverse: 'true', limit: '2', authors: 'program'},
  })
  const [deletion, patch] = answer
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(deletion).toMatchObject({
    documentIDs: ['p'],
    effects: {p: {apply: [0, null]}},
    mutations: [{delete: {id: 'p'}}],
  })
  expect(patch.mutations).toEqual([{patch: {id: 'p'}}])
  const last = await client.request({
    url: '/data/history/production/documents/p,drafts.p,q',
    query: {lastRevision: 'true'},
  })
  expect(last).toMatchObject({
    documents: [
      {_id: 'p', name: 'Start'},
      {_id: 'q', name: 'Pro'},
    ],
  })
})

test('lets the Studio restore a deleted document as a draft', async () => {
  await client.create({_id: 'p', _type: 'plan', name: 'Basis'})
  await client.delete('p')
  const url = '/data/history/production/documents/p,drafts.p?lastRevision=true'
  const {documents} = await client.request<{documents: {_id: string; _type: string}[]}>({url})
  const attributes = {_type: 'plan', ...documents[0], _id: 'drafts.p'}
  await client.action([
    {actionType: 'sanity.action.document.create', publishedId: 'p', attributes, ifExists: 'fail'},
    {actionType: 'sanity.action.document.replaceDraft', publishedId: 'p', attributes},
  ])
  expect(await client.getDocument('drafts.p')).toMatchObject({name: 'Basis'})
})

test('answers 404 to an unknown call and remembers it', async () => {
  expect((await fetch(`${url}/v1/brand/new/thing`)).status).toBe(404)
  expect(await (await fetch(`${url}/unknown-requests`)).json()).toEqual(['GET /v1/brand/new/thing'])
})

test('tells an allowed origin that it may call, and refuses another', async () => {
  const check = (origin: string) => fetch(`${url}/v1/check/cors`, {headers: {origin}})
  expect(await (await check(STUDIO)).json()).toEqual({result: {allowed: true, withCredentials: true}})
  expect((await check('https://evil.example')).status).toBe(403)
})

test('closes at once while a Studio listens', async () => {
  const other = await serveLake({origins: [STUDIO]})
  const socket = new WebSocketClient(`${other.url.replace('http', 'ws')}/v1/data/listen/production?query=*`, {
    origin: STUDIO,
  })
  await once(socket, 'message')
  const ended = once(socket, 'close')
  await other.close()
  await ended
})

test('answers 400 with a reason to malformed input', async () => {
  const post = (body: string) =>
    fetch(`${url}/v1/data/mutate/production`, {method: 'POST', headers: {'content-type': 'application/json'}, body})
  expect((await post('{')).status).toBe(400)
  expect((await post('{"mutations": 3}')).status).toBe(400)
  expect((await post('{"mutations": [{"explode": {}}]}')).status).toBe(400)
  expect((await fetch(`${url}/v1/data/query/production?query=*&$x={`)).status).toBe(400)
  expect((await fetch(`${url}/v1/data/doc/production/%E0%A4%A`)).status).toBe(404)
  const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/socket/production`)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send('{ not json')
  socket.close()
  expect((await fetch(`${url}/v1/ping`)).status).toBe(200)
  await expect(client.fetch('*[')).rejects.toThrow(/expected|Syntax|Unexpected/i)
})

test('counts references by the documents that hold them', async () => {
  await client
    .transaction()
    .create({_id: 'plan', _type: 'plan'})
    .create({_id: 'price', _type: 'price', plan: {_type: 'reference', _ref: 'plan'}})
    .create({_id: 'drafts.price', _type: 'price', plan: {_type: 'reference', _ref: 'plan'}})
    .commit()
  const address = `${url}/v1/data/references/production/documents/plan/to`
  const fromOtherDatasets = await fetch(`${address}?excludeInternalReferences=true`)
  expect(await fromOtherDatasets.json()).toEqual({totalCount: 0, references: []})
  const answer = await fetch(address)
  expect(await answer.json()).toEqual({totalCount: 1, references: [{documentId: 'price'}]})
})

test('lets Sanity’s client upload an image, and serves its bytes', async () => {
  const bytes = await sharp({create: {width: 4, height: 2, channels: 3, background: '#000'}})
    .png()
    .toBuffer()
  const about = {
    title: 'Zwart',
    creditLine: 'Niemand',
    source: {id: '7', name: 'elsewhere', url: 'https://example.com'},
  }
  const asset = await client.assets.upload('image', bytes, {filename: 'zwart.png', ...about})
  expect(asset).toMatchObject({...about, originalFilename: 'zwart.png'})
  expect(asset.metadata.dimensions).toMatchObject({width: 4, height: 2})
  const served = await fetch(asset.url)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
  const named = await fetch(`${asset.url}/mooi%20zwart.png?dl=`)
  expect(named.headers.get('content-disposition')).toContain("filename*=UTF-8''mooi%20zwart.png")
})
