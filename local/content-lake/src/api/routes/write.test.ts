import {type ServedLake, serveLake} from '../testLake.fixture.ts'

let lake: ServedLake
beforeEach(async () => {
  lake = await serveLake()
})
afterEach(() => lake.close())

test('adds keys to objects in lists when requested, and keeps existing ones', async () => {
  const items = [{label: 'a'}, {_key: 'mine', parts: [{x: 1}]}, 'text']
  await lake.client.create({_id: 'p', _type: 'plan', items}, {autoGenerateArrayKeys: true})
  expect((await lake.client.getDocument('p'))?.items).toEqual([
    {_key: expect.any(String), label: 'a'},
    {_key: 'mine', parts: [{_key: expect.any(String), x: 1}]},
    'text',
  ])
})

test('exports some types only when requested', async () => {
  await lake.client.transaction().create({_id: 'p', _type: 'plan'}).create({_id: 'q', _type: 'price'}).commit()
  const lines = (await (await fetch(`${lake.url}/v1/data/export/production?types=price`)).text()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line)._id)).toEqual(['q'])
})

test('accepts a document with a field of the name "query"', async () => {
  const search = {_id: 's', _type: 'search', query: '*[_type == "plan"]', label: 'Plans'}
  await lake.client.createOrReplace(search)
  await lake.client.create({...search, _id: 't', query: 'seo laten doen'})
  expect(await lake.client.getDocument('s')).toMatchObject(search)
  expect(await lake.client.getDocument('t')).toMatchObject({query: 'seo laten doen'})
})

test('answers a dry run with the resulting documents, and writes nothing', async () => {
  await lake.client.create({_id: 'p', _type: 'plan', name: 'Basis'})
  const dry = {dryRun: true, returnDocuments: true, returnFirst: false} as const
  const changed = await lake.client
    .transaction()
    .patch('p', {set: {name: 'Pro'}})
    .create({_id: 'q', _type: 'plan'})
  const [patched, created] = await changed.commit(dry)
  expect([patched, created]).toMatchObject([{_id: 'p', name: 'Pro'}, {_id: 'q'}])
  expect(await lake.client.fetch('*{_id, name}')).toEqual([{_id: 'p', name: 'Basis'}])
})

test('answers with each document as it is after all mutations', async () => {
  const created = lake.client.transaction().create({_id: 'p', _type: 'plan', name: 'Basis'})
  const twice = await created.patch('p', {set: {name: 'Pro'}}).commit({returnDocuments: true})
  expect(twice.map(({name}) => name)).toEqual(['Pro', 'Pro'])
  const nothing = {_id: 'p', _type: 'plan', name: 'Other'}
  expect(await lake.client.createIfNotExists(nothing)).toMatchObject({name: 'Pro'})
})
