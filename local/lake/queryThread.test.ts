import type {SanityClient} from '@sanity/client'
import {API_VERSION, type ServedLake, serveLake} from './lake.fixture.ts'
import {QueryThread} from './queryThread.ts'

let lake: ServedLake
let client: SanityClient

beforeEach(async () => {
  lake = await serveLake()
  client = lake.client
})
afterEach(() => lake.close())

/** A condition that is longer than a query that is parsed at once. */
const LONG = Array.from({length: 900}, (_, index) => `field${index} match $t`).join(' || ')

test('a search sees what was written before it, in the first place and later', async () => {
  const titles = () => client.fetch('*[title match "zeil*"].title')
  await client.create({_id: 'a', _type: 'post', title: 'Zeilen'})
  expect(await titles()).toEqual(['Zeilen'])
  await client.patch('a').set({title: 'Zeilboot'}).commit()
  await client.create({_id: 'b', _type: 'post', title: 'Zeilschip'})
  expect(await titles()).toEqual(['Zeilboot', 'Zeilschip'])
  await client.delete('a')
  expect(await titles()).toEqual(['Zeilschip'])
})

test('a long search follows references to what it was not about, and sees them as they are', async () => {
  await client.create({_id: 'p', _type: 'person', name: 'Anna', best: {_type: 'reference', _ref: 'q', _weak: true}})
  await client.create({_id: 'q', _type: 'person', name: 'Bea'})
  await client.create({_id: 'a', _type: 'post', title: 'Zeilen', author: {_type: 'reference', _ref: 'p'}})
  const query = `*[_type == "post" && (title match $t || ${LONG})]{"by": author->name, "best": author->best->name}`
  const ask = (t: string) => client.fetch(query, {t})
  expect(await ask('zeil*')).toEqual([{by: 'Anna', best: 'Bea'}])
  expect(await ask('roei*')).toEqual([])
  await client.patch('p').set({name: 'Annie'}).unset(['best']).commit()
  expect(await ask('zeilen')).toEqual([{by: 'Annie', best: null}])
})

test('a query over very many documents holds up nobody either, and answers the same', async () => {
  const many = Array.from({length: 12_000}, (_, index) => ({create: {_id: `d${index}`, _type: 'post', index}}))
  await lake.store.transact('production', many)
  expect(await client.fetch('count(*[index >= 3000])')).toBe(9000)
})

test.each(['gzip', 'identity'])('very many whole documents are answered as few are (%s)', async (encoding) => {
  const text = 'é'.repeat(200)
  const many = Array.from({length: 12_000}, (_, index) => ({create: {_id: `d${index}`, _type: 'post', text}}))
  await lake.store.transact('production', many)
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${lake.url}/v${API_VERSION}/data/query/production?query=*`, {
      headers: {'accept-encoding': encoding, ...headers},
    })
  const answer = await ask()
  const {result, query, ms} = (await answer.json()) as {result: {text: string}[]; query: string; ms: number}
  expect([result.length, query, typeof ms]).toEqual([12_000, '*', 'number'])
  expect(result.every((document) => document.text === text)).toBe(true)
  expect(answer.headers.get('content-type')).toMatch('application/json')
  expect((await ask({'if-none-match': answer.headers.get('etag') ?? ''})).status).toBe(304)
})

/** How many documents a thread counts. */
async function countedBy(thread: QueryThread): Promise<number> {
  const asked = {query: 'count(*)', params: {}, dataset: 'production', perspective: 'raw', sourceMap: false}
  return JSON.parse(new TextDecoder().decode((await thread.answer(asked)).bytes)).result
}

test('a thread has all of a large transaction in its copy when the next question comes', async () => {
  const thread = new QueryThread(lake.store, 10_000)
  const ids = Array.from({length: 3000}, (_, index) => `d${index}`)
  expect(await countedBy(thread)).toBe(0)
  await lake.store.transact(
    'production',
    ids.map((_id) => ({create: {_id, _type: 'post'}})),
  )
  expect(await countedBy(thread)).toBe(3000)
  await lake.store.transact(
    'production',
    ids.slice(1).map((id) => ({delete: {id}})),
  )
  expect(await countedBy(thread)).toBe(1)
  thread.close()
})

test('a search that cannot be read is refused as any other query is, and the next one is answered', async () => {
  await expect(client.fetch('*[title match ')).rejects.toMatchObject({statusCode: 400})
  expect(await client.fetch('*[title match "x"]')).toEqual([])
})

test('a query that never ends is given up, and holds up neither other requests nor, later, the thread', async () => {
  const lake = await serveLake({queryLimitMs: 5000})
  try {
    await plans(lake)
    const endless = lake.client.fetch(`count(${NESTED})`)
    const refused = expect(endless).rejects.toMatchObject({statusCode: 408})
    const search = lake.client.fetch(`count(*[_type match "plan" || ${LONG}])`, {t: 'x'})
    const started = performance.now()
    expect(await lake.client.fetch('count(*[_type == "plan"])')).toBe(200)
    expect(performance.now() - started).toBeLessThan(4000)
    await refused
    expect(await search).toBe(200)
  } finally {
    await lake.close()
  }
})

/** So many documents that a query within a query within a query never ends. */
const plans = ({store}: ServedLake) =>
  store.transact(
    'production',
    Array.from({length: 200}, (_, index) => ({create: {_id: `plan-${index}`, _type: 'plan'}})),
  )

/** Long enough for a busy machine to answer something else in, and what such a query costs a processor. */
const LIMIT_MS = 1500

/** The name of what ends first. */
const first = (all: Record<string, Promise<unknown>>) =>
  Promise.race(Object.entries(all).map(([name, one]) => one.then(() => name)))

const NESTED = '*[count(*[count(*[count(*)>0])>0])>0]'
const WILD = `"${'a'.repeat(3000)}" match "*a*a*a*a*a*b"`
const LONG_LIST = `[${Array.from({length: 1000}, () => 1).join()}]`

test.each([
  ['a pattern with many wildcards', WILD],
  ['such a pattern in a condition', `*[title == (${WILD})]`],
  ['lists within lists', `${LONG_LIST}[count(${LONG_LIST}[count(${LONG_LIST}[@ > 0]) > 0]) > 0]`],
])('%s is given up as a query over documents is', async (_, query) => {
  const lake = await serveLake({queryLimitMs: LIMIT_MS})
  try {
    await lake.client.create({_type: 'post', title: 'Zeilen'})
    const refused = expect(lake.client.fetch(query)).rejects.toMatchObject({statusCode: 408})
    expect(await first({refused, other: lake.client.fetch('1')})).toBe('other')
    await refused
  } finally {
    await lake.close()
  }
})

test.each([
  ['a number of documents', `count(${NESTED})`],
  ['documents', NESTED],
  ['what a pattern matches', `*[${WILD}]`],
])('a mutation by a query that never ends, of %s, writes nothing and holds up nobody meanwhile', async (_, query) => {
  const lake = await serveLake({queryLimitMs: LIMIT_MS})
  try {
    await plans(lake)
    const refused = expect(lake.client.delete({query})).rejects.toMatchObject({statusCode: 408})
    expect(await first({refused, other: lake.client.fetch('1')})).toBe('other')
    await refused
    expect(await lake.client.fetch('count(*[_type == "plan"])')).toBe(200)
  } finally {
    await lake.close()
  }
})

test('a document that is deleted while a slow query finds it is not missed by the mutation', async () => {
  const many = Array.from({length: 12_000}, (_, index) => ({create: {_id: `d${index}`, _type: 'post', index}}))
  await lake.store.transact('production', many)
  const patching = client.patch({query: '*[index >= 3000]'}).set({found: true}).commit({returnDocuments: false})
  await client.delete('d5000')
  await patching
  expect(await client.fetch('[count(*), count(*[found])]')).toEqual([11_999, 8999])
})
