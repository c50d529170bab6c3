import {once} from 'node:events'
import {WebSocket as WebSocketClient} from 'ws'
import {type Access, OPEN} from './access.ts'
import {type ServedLake, serveLake} from './testLake.fixture.ts'

/** Rights to read and write, and caching and compression of answers. */
const STUDIO = 'http://localhost:3333'
let lake: ServedLake
afterEach(() => lake.close())

const withTokens = async (mode: Access['mode'] = 'public') => {
  const tokens = {editors: ['first', 'second'], viewers: ['viewer'], sessions: [STUDIO]}
  lake = await serveLake({origins: [STUDIO], access: {...OPEN, mode, ...tokens}})
  const owner = lake.clientWith({token: 'second'})
  await owner.create({_id: 'p', _type: 'plan', name: 'Basis'})
  await owner.create({_id: 'drafts.p', _type: 'plan', name: 'Concept'})
  await owner.create({_id: 'secret.p', _type: 'plan'})
  return owner
}

test('allows everything without tokens in open mode', async () => {
  lake = await serveLake()
  await lake.client.create({_id: 'drafts.p', _type: 'plan'})
  expect(await lake.clientWith({perspective: 'raw'}).fetch('*[]._id')).toEqual(['drafts.p'])
})

test('shows published documents of a public dataset without a token, and neither drafts nor ids with a dot', async () => {
  const owner = await withTokens()
  expect(await owner.withConfig({perspective: 'raw'}).fetch('count(*)')).toBe(3)
  for (const perspective of ['raw', 'drafts', 'published'] as const)
    expect(await lake.clientWith({perspective}).fetch('*[]._id')).toEqual(['p'])
  expect(await lake.client.getDocuments(['p', 'drafts.p', 'secret.p'])).toMatchObject([{_id: 'p'}, null, null])
  const {omitted} = await (await fetch(`${lake.url}/v1/data/doc/production/drafts.p,nobody`)).json()
  expect(omitted).toEqual([
    {id: 'drafts.p', reason: 'permission'},
    {id: 'nobody', reason: 'existence'},
  ])
  await expect(lake.client.create({_type: 'plan'})).rejects.toMatchObject({
    statusCode: 403,
    message: expect.stringContaining('Insufficient permissions; permission "create" required'),
  })
  for (const address of ['data/export/production', 'data/history/production/transactions'])
    expect((await fetch(`${lake.url}/v1/${address}`)).status).toBe(401)
  await expect(lake.client.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({statusCode: 401})
})

test('tells a listener without a token of published documents only', async () => {
  const owner = await withTokens()
  const answer = await fetch(`${lake.url}/v1/data/listen/production?query=*`)
  const reader = answer.body?.getReader()
  const read = async () => Buffer.from((await reader?.read())?.value ?? []).toString()
  expect(await read()).toContain('welcome')
  await owner.patch('drafts.p').set({name: 'Geheim'}).commit()
  await owner.patch('p').set({name: 'Pro'}).commit()
  const heard = await read()
  expect(heard).toContain('"documentId":"p"')
  expect(heard).not.toContain('Geheim')
  await reader?.cancel()
})

test('shows an empty dataset without a token when it is private, and refuses a wrong token', async () => {
  const owner = await withTokens('private')
  for (const perspective of ['raw', 'drafts', 'published'] as const)
    expect(await lake.clientWith({perspective}).fetch('*')).toEqual([])
  // A search is answered by another thread.
  expect(await lake.client.fetch('*[name match "Basis"]')).toEqual([])
  expect(await lake.client.getDocuments(['p', 'drafts.p'])).toEqual([null, null])
  const listening = await fetch(`${lake.url}/v1/data/listen/production?query=*`)
  const reader = listening.body?.getReader()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toContain('welcome')
  const heard = reader?.read()
  await owner.patch('p').set({name: 'Pro'}).commit()
  expect(await Promise.race([heard, owner.fetch('"nothing heard"')])).toBe('nothing heard')
  await reader?.cancel()
  await expect(lake.client.create({_type: 'plan'})).rejects.toMatchObject({statusCode: 403})
  for (const address of ['data/export/production', 'projects/local', 'users/me/keyvalue/a', 'datasets'])
    expect((await fetch(`${lake.url}/v1/${address}`)).status).toBe(401)
  const socket = new WebSocketClient(`${lake.url.replace('http', 'ws')}/v1/socket/production`)
  const [refused] = await once(socket, 'error')
  expect(String(refused)).toContain('401')
  await expect(lake.clientWith({token: 'third'}).fetch('*')).rejects.toMatchObject({
    statusCode: 401,
    message: expect.stringContaining('Session not found'),
  })
  const studio = await fetch(`${lake.url}/v1/data/query/production?query=count(*)`, {headers: {origin: STUDIO}})
  expect((await studio.json()).result).toBe(3)
})

test('lets a viewer token read drafts too, and write nothing', async () => {
  await withTokens('private')
  const viewer = lake.clientWith({token: 'viewer', perspective: 'raw'})
  expect(await viewer.fetch('count(*)')).toBe(3)
  // Sanity's migrations write it small.
  const exported = await fetch(`${lake.url}/v1/data/export/production`, {headers: {authorization: 'bearer viewer'}})
  expect(exported.status).toBe(200)
  await expect(viewer.create({_type: 'plan'})).rejects.toMatchObject({statusCode: 403})
  await expect(viewer.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({statusCode: 403})
  expect(await viewer.fetch('count(*)')).toBe(3)
})

test('refuses an unknown dataset or project', async () => {
  lake = await serveLake({access: {...OPEN, datasets: ['production', 'staging']}})
  await expect(lake.clientWith({dataset: 'prodution'}).fetch('*')).rejects.toMatchObject({
    statusCode: 404,
    message: 'Dataset not found - Dataset "prodution" not found for project ID "local"',
  })
  await expect(lake.clientWith({projectId: 'locale'}).fetch('*')).rejects.toMatchObject({statusCode: 404})
  await expect(lake.client.projects.getById('locale')).rejects.toMatchObject({statusCode: 404})
  expect(await lake.clientWith({dataset: 'staging'}).fetch('count(*)')).toBe(0)
  expect((await lake.client.datasets.list()).map(({name}) => name)).toEqual(['production', 'staging'])
  expect((await lake.client.projects.list()).map(({id}) => id)).toEqual(['local'])
})

test('answers 304 when nothing changed, no body to HEAD, and compresses long answers', async () => {
  lake = await serveLake()
  await lake.client.create({_id: 'p', _type: 'plan', text: 'wind '.repeat(10_000)})
  const address = `${lake.url}/v1/data/query/production?query=*`
  const first = await fetch(address, {headers: {'accept-encoding': 'identity'}})
  const etag = first.headers.get('etag') ?? ''
  expect((await fetch(address, {headers: {'if-none-match': etag}})).status).toBe(304)
  const head = await fetch(address, {method: 'HEAD', headers: {'accept-encoding': 'identity'}})
  expect([head.status, Number(head.headers.get('content-length')) > 50_000, await head.text()]).toEqual([200, true, ''])
  const raw = await fetch(address, {headers: {'accept-encoding': 'gzip'}})
  expect(raw.headers.get('content-encoding')).toBe('gzip')
  expect(Number(raw.headers.get('content-length'))).toBeLessThan(5000)
  expect((await raw.json()).result).toHaveLength(1)
  await lake.client.patch('p').set({text: 'kort'}).commit()
  expect((await fetch(address, {headers: {'if-none-match': etag}})).status).toBe(200)
})

test('answers 413 to a body that is too large for the hosted lake', async () => {
  lake = await serveLake()
  await expect(lake.client.create({_type: 'plan', text: 'x'.repeat(4 * 1024 * 1024)})).rejects.toMatchObject({
    statusCode: 413,
  })
  await expect(lake.client.fetch(`1${' '.repeat(310 * 1024)}`)).rejects.toMatchObject({statusCode: 413})
  expect(await lake.client.fetch(`1${' '.repeat(200 * 1024)}`)).toBe(1)
  // Files may be larger than documents.
  expect((await lake.client.assets.upload('file', Buffer.alloc(5 * 1024 * 1024))).size).toBe(5 * 1024 * 1024)
})

test('lets pages of the named origins call, and no others', async () => {
  lake = await serveLake({origins: ['https://one.example', 'https://two.example']})
  const ask = (origin: string) => fetch(`${lake.url}/v1/data/query/production?query=1`, {headers: {origin}})
  for (const origin of ['https://one.example', 'https://two.example'])
    expect((await ask(origin)).headers.get('access-control-allow-origin')).toBe(origin)
  const other = await ask('https://three.example')
  expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([403, null])
})
