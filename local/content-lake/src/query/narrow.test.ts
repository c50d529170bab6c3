import fc from 'fast-check'
import {evaluate, parse} from 'groq-js'
import type {LakeDocument} from '../documents/document.ts'
import {stored as asStored, SAMPLE} from '../documents/sample.fixture.ts'
import {overlay, type Perspective} from '../documents/view.ts'
import {runQuery} from './evaluate.ts'
import type {Params} from './parse.ts'

const ODD = [
  {_id: 'drafts.plan-pro', _type: 'plan', key: 'pro', name: 'Pro!'},
  {_id: 'drafts.new', _type: 'plan', key: 'new', slug: {current: 'new'}},
  {_id: 'versions.r1.new', _type: 'plan', key: 'newer', slug: {current: 'newer'}},
  {_id: 'a', _type: 'post', slug: {current: 'a'}, author: {_ref: 'p'}, tags: ['x', 'y']},
  {_id: 'b', _type: 'post', slug: [{current: 'a'}], author: {_ref: 'p', _weak: true}, also: [{_ref: 'a'}]},
  {_id: 'c', _type: 'post', slug: null, author: {_ref: 'missing', inner: {_ref: 'a'}}, tags: null},
  {_id: 'd', _type: 'post', slug: {current: 7}},
  {_id: '_.releases.r1', _type: 'system.release', title: 'Winter'},
  {_id: 'p', _type: 'person', name: 'a', best: {_ref: 'a'}},
]
const MANY = Array.from({length: 300}, (_, i) => ({
  _id: `many-${i}`,
  _type: 'many',
  slug: {current: `slug-${i % 100}`},
  author: {_ref: i % 3 ? 'p' : 'a'},
}))
const documents: LakeDocument[] = [...SAMPLE, ...[...ODD, ...MANY].map(asStored)]
const stored = new Map(documents.map((document) => [document._id, document]))
const views = new Map<Perspective, ReturnType<typeof overlay>>(
  ['raw', 'published', 'drafts'].map((perspective) => [perspective, overlay(stored, perspective)]),
)
const viewOf = (perspective: Perspective) => views.get(perspective) ?? overlay(stored, perspective)

const PARAMS: Params = {
  ...{id: 'p', ids: ['p', 'a', 'p', 'missing'], type: 'post', types: ['post', 'person', 'post'], slug: 'a', none: null},
}

/** The answer of groq-js alone over all documents of the perspective. */
async function scanned(query: string, perspective: Perspective): Promise<unknown> {
  const {all, documents: byId} = viewOf(perspective)
  const value = await evaluate(parse(query, {params: PARAMS}), {
    dataset: all,
    params: PARAMS,
    identity: 'local-editor',
    sanity: {projectId: 'local', dataset: 'production'},
    dereference: async ({_ref}: {_ref: string}) => byId.get(_ref) ?? null,
  })
  return JSON.parse(JSON.stringify((await value.get()) ?? null))
}

async function expectTheSame(query: string, perspective: Perspective = 'published') {
  const answer = await runQuery(query, PARAMS, viewOf(perspective), 'production')
  expect(JSON.parse(JSON.stringify(answer))).toEqual(await scanned(query, perspective))
}

test.each([
  '*[_id in path("drafts.**") && !(_type match "sanity.*")] | order(_id){_id, "plan": plan->{name}}',
  '[count(*[_id in path("drafts.**")]), count(*[_id in path("versions.r1.**")]), count(*[_id in path("**")])]',
  '[*[sanity::versionOf("plan-pro")]{_id, _rev}, *[_id in ["a", "drafts." + $id]]{..., "by": author->name}]',
  '*[_id in path("drafts.**") && _type == "plan"]{_id}',
  '*[_type in $types] | order(_updatedAt desc, _id asc)[0...3]{_id, "same": *[_type == ^._type]._id}',
  '*[_type in $types && (_type == $type)]{_id, "orderings": [slug.current, name]} | order(orderings[0] desc, _id)[0...3]',
  '*[_type in ["many"] && _type == "many"]{"a": slug.current, _id} | order(a, orderings[0], _id desc)[2..5]',
  '*[_type == "many"]{"a": slug.current, ...{"a": _id}} | order(a)[0...3]',
  '*[_type == "many"]{"a": author->_id, _id} | order(a desc, _id)',
  '*[_type == "many"]{"_id": slug.current, "a": [...["x"], _id]} | order(_id desc, a[1])[0...3]',
  'count(*[references($id)])',
  'count(*[references("a", $ids) && _type == "many"])',
  '*[slug.current == $slug][0]._id',
  '*[$slug == slug.current]._id',
  '*[_type == "many" && slug.current in ["slug-1", "slug-2"]]._id',
  '*[_type == "many" && slug.current in ["slug-1", null]]._id',
  '*[author._ref == "p" && _id == "many-1"]._id',
  '*[slug.current == null]._id',
  '*[_id == $none || _id == "a"]._id',
  '*[_type == "post"][defined(slug.current)]{"x": coalesce(*[_id == ^.author._ref][0].name, "nobody")}',
  '{"a": select(count(*[_type == "none"]) > 0 => 1, 2), "b": [...*[_type == "person"], *[_id == "a"][0]]}',
  '*[!(_type == "many") && name == "a"]{_type, "refs": count(*[references(^._id)])}',
  '*[_id match "many-1*"]._id',
  '*[_type == "faq" && pt::text(answer.nl) match "bedrijf*"]._id',
  '*[title match "x" || [tags[], slug.current] match ["x*"] || author->name match "a"]._id',
  '*[([name, slug.current] match "new*" || also[]._ref match "a") && _id match "*"]{_id}',
  '*[name match $none]._id',
  'releases::all()[]._id',
  '*[_type == "post"] | score(slug.current match "a", boost(name match "p", 2)){_id, _score}',
  '*',
  'count(*)',
  '*[]{_id}[10..12]',
])('%s answers the same narrowed as over everything, in each perspective', async (query) => {
  for (const perspective of ['raw', 'published', 'drafts', ['r1', 'drafts']]) await expectTheSame(query, perspective)
})

const condition = fc.letrec<{any: string}>((tie) => ({
  any: fc.oneof(
    {depthSize: 'small'},
    fc.constantFrom(
      ...['_id == "a"', '_id in $ids', '"p" == _id', '_type == "post"', '_type == $type', '_type in $types'],
      ...['_type in ["many", $type]', '_type == "many"', 'references("p")', 'references($ids)', 'references(^._id)'],
      ...['slug.current == "a"', 'slug.current == $slug', 'slug.current in ["slug-7", "a"]', 'author._ref == "p"'],
      ...['defined(author)', '"x" in tags', 'author->name == "a"', '_id == ^.author._ref', 'sanity::versionOf("new")'],
    ),
    fc.tuple(tie('any'), fc.constantFrom('&&', '||'), tie('any')).map(([a, operator, b]) => `(${a} ${operator} ${b})`),
    fc.tuple(tie('any'), tie('any')).map(([a, b]) => `${a} && ${b}`),
    tie('any').map((inner) => `!(${inner})`),
  ),
})).any
const shape = fc.constantFrom<(a: string, b: string) => string>(
  (a) => `*[${a}]{_id, _type}`,
  (a) => `*[${a}] | order(_type desc)[0...5]._id`,
  (a) => `*[${a}] | order(slug.current desc, name, _id asc)[1..9]{_id, "near": *[${a}] | order(^.name, name desc)._id}`,
  (a) => `*[${a}]{_type, "by": [slug.current, name], _id} | order(by[1], by[0] desc, _id)[0...4]`,
  (a) => `count(*[${a}])`,
  (a, b) => `*[${a}][${b}]._id`,
  (a, b) => `{"a": *[${a}][0]{_id, "of": author->{_id}}, "b": [*[${b}]._id]}`,
  (a, b) => `*[_type in ["post", "person", "plan"] && ${a}]{_id, "near": *[${b}]._id}`,
)

test('answers any filter, in any place, as over everything', async () => {
  const query = fc.tuple(shape, condition, condition).map(([make, a, b]) => make(a, b))
  await fc.assert(fc.asyncProperty(query, fc.constantFrom('raw', 'published', 'drafts'), expectTheSame), {numRuns: 60})
})
