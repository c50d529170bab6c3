import type {SanityClient} from '@sanity/client'
import {API_VERSION, type ServedLake, serveLake} from '../api/testLake.fixture.ts'
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

test('sees all writes that were answered before the query', async () => {
  const titles = () => client.fetch('*[title match "zeil*"].title')
  await client.create({_id: 'a', _type: 'post', title: 'Zeilen'})
  expect(await titles()).toEqual(['Zeilen'])
  await client.patch('a').set({title: 'Zeilboot'}).commit()
  await client.create({_id: 'b', _type: 'post', title: 'Zeilschip'})
  expect(await titles()).toEqual(['Zeilboot', 'Zeilschip'])
  await client.delete('a')
  expect(await titles()).toEqual(['Zeilschip'])
})

test('follows references in a long search, and sees their documents as they are', async () => {
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

test('answers a query over very many documents', async () => {
  const many = Array.from({length: 12_000}, (_, index) => ({create: {_id: `d${index}`, _type: 'post', index}}))
  await lake.store.transact('production', many)
  expect(await client.fetch('count(*[index >= 3000])')).toBe(9000)
})

test.each(['gzip', 'identity'])('answers with very many whole documents as with few (%s)', async (encoding) => {
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
  const asked = {
    query: 'count(*)',
    params: {},
    project: 'local',
    dataset: 'production',
    perspective: 'raw',
    sourceMap: false,
  }
  return JSON.parse(new TextDecoder().decode((await thread.answer(asked)).bytes)).result
}

test('has all of a large transaction in its copy before the next query', async () => {
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

test('refuses a search that cannot be parsed, and answers the next one', async () => {
  await expect(client.fetch('*[title match ')).rejects.toMatchObject({statusCode: 400})
  expect(await client.fetch('*[title match "x"]')).toEqual([])
})

test('ends a query that takes too long, and answers other requests meanwhile and the next slow one afterwards', async () => {
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
])('ends %s after the time limit', async (_, query) => {
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
])('writes nothing when the query of a mutation, of %s, takes too long', async (_, query) => {
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

test('leaves out a document that is deleted while the slow query of a mutation finds it', async () => {
  const many = Array.from({length: 12_000}, (_, index) => ({create: {_id: `d${index}`, _type: 'post', index}}))
  await lake.store.transact('production', many)
  const patching = client.patch({query: '*[index >= 3000]'}).set({found: true}).commit({returnDocuments: false})
  await client.delete('d5000')
  await patching
  expect(await client.fetch('[count(*), count(*[found])]')).toEqual([11_999, 8999])
})
