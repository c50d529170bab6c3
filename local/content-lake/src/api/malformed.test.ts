import {type ServedLake, serveLake} from './testLake.fixture.ts'

/** Malformed requests are refused in the shape of the hosted lake. */
let lake: ServedLake
beforeAll(async () => {
  lake = await serveLake()
  await lake.client.create({_id: 'p', _type: 'plan', title: 'Basis'})
})
afterAll(() => lake.close())

const ask = async (address: string, body?: object) => {
  const sent = body && {method: 'POST', body: JSON.stringify(body)}
  const answer = await fetch(`${lake.url}/v2025-02-19/data/${address}`, sent)
  return {status: answer.status, ...((await answer.json()) as object)}
}

const REFUSED = {status: 400, statusCode: 400, message: expect.any(String), error: {description: expect.any(String)}}

test.each([
  {create: {_id: 3, _type: 'plan'}},
  {create: {_id: ['a'], _type: 'plan'}},
  {createOrReplace: {_id: null, _type: 3}},
  {create: []},
  {delete: {id: 3}},
  {delete: {id: [3]}},
  {delete: {id: {}}},
  {delete: {query: 3}},
  {patch: {id: ['p', null], set: {a: 1}}},
  {patch: {id: 'p', ifRevisionID: 3, set: {a: 1}}},
  {delete: {query: 'count(*)'}},
  {delete: {query: '*[0]._id'}},
  {delete: {query: '*._id'}},
  {delete: {query: '*[0]'}},
  {delete: {query: 'null'}},
  {delete: {query: '*[_type == '}},
  {delete: {query: '*', params: 3}},
  {patch: {query: '*{title}', set: {a: 1}}},
])('answers 400 to the mutation %j', async (mutation) => {
  expect(await ask('mutate/production', {mutations: [mutation]})).toMatchObject(REFUSED)
  expect(await lake.client.getDocument('p')).toMatchObject({title: 'Basis'})
})

test.each([
  null,
  3,
  {},
  {actionType: 3},
  {actionType: 'create', attributes: 3},
  {actionType: 'create', attributes: {_id: 3, _type: 'plan'}},
  {actionType: 'edit', draftId: 3, patch: {set: {a: 1}}},
  {actionType: 'edit', draftId: 'drafts.p', publishedId: {}, patch: {set: {a: 1}}},
  {actionType: 'edit', draftId: 'drafts.p', publishedId: 'p', patch: 3},
  {actionType: 'publish', draftId: ['drafts.p'], publishedId: 'p'},
  {actionType: 'discard', draftId: {}},
  {actionType: 'delete', publishedId: 'p', includeDrafts: 3},
  {actionType: 'delete', publishedId: 'p', includeDrafts: [null]},
  {actionType: 'replaceDraft', attributes: null},
])('answers 400 to the action %j', async (action) => {
  const whole = action && typeof action === 'object' && typeof action.actionType === 'string'
  const sent = whole ? {...action, actionType: `sanity.action.document.${action.actionType}`} : action
  expect(await ask('actions/production', {actions: [sent]})).toMatchObject(REFUSED)
  expect(await lake.client.getDocument('p')).toMatchObject({title: 'Basis'})
})

test.each([
  ['mutate', {mutations: [], transactionId: {}}],
  ['mutate', {mutations: 3}],
  ['actions', {actions: [], transactionId: 3}],
  ['actions', {actions: {}}],
  ['query', {query: 3}],
  ['query', {query: '*', params: 3}],
])('answers 400 to a call of %s with the body %j', async (call, body) => {
  expect(await ask(`${call}/production`, body)).toMatchObject(REFUSED)
})

test.each([
  'history/production/transactions?limit=1.5',
  'history/production/transactions?limit=-1',
  'history/production/transactions/p?limit=many',
  'history/production/events/documents/p?limit=1.5',
])('answers 400 to %s', async (address) => {
  expect(await ask(address)).toMatchObject(REFUSED)
})
