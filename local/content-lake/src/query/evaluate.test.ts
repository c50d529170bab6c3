import type {LakeDocument} from '../documents/document.ts'
import {overlay} from '../documents/view.ts'
import {prepareQuery, runQuery} from './evaluate.ts'

const document = (id: string, type: string, rest = {}): LakeDocument => ({
  _id: id,
  _type: type,
  _rev: 'r',
  _createdAt: '2025-01-01T00:00:00Z',
  _updatedAt: '2025-01-01T00:00:00Z',
  ...rest,
})
const documents = [
  document('b', 'price', {plan: {_ref: 'p'}, exclVat: 99}),
  document('a', 'price', {plan: {_ref: 'p'}, exclVat: 149}),
  document('p', 'plan', {name: 'Basis'}),
  document('drafts.p', 'plan', {name: 'Basis!'}),
  document('drafts.q', 'plan', {name: 'Nieuw'}),
]
const view = (perspective: string) => overlay(new Map(documents.map((d) => [d._id, d])), perspective)
const ask = (query: string, params = {}, perspective = 'published') =>
  runQuery(query, params, view(perspective), 'production')

test.each([
  '*[_type == "price"]{exclVat, "plan": plan->name}',
  '*[_type == $type && exclVat > 100]{_id}',
  '*[_id in $ids]{_id}',
  '*[_id == "p"][0].name',
  '*[_type == "plan"]{name, "prices": *[_type == "price" && references(^._id)] | order(exclVat){exclVat}}',
  'count(*[_type in ["plan", "price"]])',
  '{"prices": *[_type == "price"]._id, "plans": *[_type == "plan"]._id}',
  '*[(_type == "price") && (exclVat == 99)][0...5]{_id}',
])('answers %s as without narrowing', async (query) => {
  const params = {type: 'price', ids: ['p', 'a', 'p', 'missing']}
  const narrowed = await ask(query, params)
  const scanned = await ask(query.replaceAll('_type', 'string(_type)').replaceAll('_id ', 'string(_id) '), params)
  expect(narrowed).toEqual(scanned)
})

test('returns documents in id order without an order', async () => {
  expect(await ask('*[_type == "price"]._id')).toEqual(['a', 'b'])
  expect(await ask('*[]._id')).toEqual(['a', 'b', 'p'])
})

test('shows no drafts in published, and in drafts the draft over the published document, under its published id', async () => {
  expect(await ask('*[_type == "plan"]{_id, name}')).toEqual([{_id: 'p', name: 'Basis'}])
  expect(await ask('*[_type == "plan"]{_id, _originalId, name}', {}, 'drafts')).toEqual([
    {_id: 'p', _originalId: 'drafts.p', name: 'Basis!'},
    {_id: 'q', _originalId: 'drafts.q', name: 'Nieuw'},
  ])
  expect(await ask('*[_type == "plan"]._id', {}, 'raw')).toEqual(['drafts.p', 'drafts.q', 'p'])
})

test('answers 400 with the position to a query that cannot be parsed', async () => {
  await expect(ask('*[')).rejects.toMatchObject({status: 400, error: {type: 'queryParseError', query: '*['}})
})

test('looks only at the documents of the condition that leaves the fewest', async () => {
  const many = Array.from({length: 1000}, (_, index) =>
    document(`d${index}`, 'post', {kind: index % 500 ? 'same' : 'rare'}),
  )
  const all = overlay(new Map(many.map((each) => [each._id, each])), 'raw')
  const prepared = prepareQuery('*[_type == "post" && kind == "rare"]._id', {}, all, 'production')
  expect(prepared.looksAt()).toBeLessThan(10)
  expect((await prepared.answer()).result).toEqual(['d0', 'd500'])
})
