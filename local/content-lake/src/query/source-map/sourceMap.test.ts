import fc from 'fast-check'
import type {LakeDocument} from '../../documents/document.ts'
import {SAMPLE} from '../../documents/sample.fixture.ts'
import {overlay} from '../../documents/view.ts'
import {runQuery} from '../evaluate.ts'
import {leavesOf, type Mapped, mapped, sourceOf} from './sourceMap.fixture.ts'

const WRITTEN = {_rev: 'r', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '2025-01-01T00:00:00Z'}
const stored = new Map(SAMPLE.map((document) => [document._id, document]))
const helpPage = stored.get('helpPage')
if (!helpPage) throw new Error('The sample has no help page')
stored.set('drafts.helpPage', {...structuredClone(helpPage), _id: 'drafts.helpPage', _rev: 'd'})
const drafts = overlay(stored, 'drafts')

test('names a draft by its own id', async () => {
  const {result, resultSourceMap} = await mapped('{"page": *[_id == "helpPage"][0]{heading}}', drafts)
  expect(resultSourceMap.documents).toContainEqual({_id: 'drafts.helpPage', _type: 'helpPage'})
  const {nl} = (result as {page: {heading: {nl: string}}}).page.heading
  expect(sourceOf(['page', 'heading', 'nl'], resultSourceMap, drafts)).toEqual({value: nl})
})

test('maps a renamed field, and a field of a referenced document, to its place', async () => {
  const {result, resultSourceMap} = await mapped(
    '{"first": *[_type == "price"]{"id": plan._ref, "name": plan->name.nl, "plan": plan->{"called": name}}[0]}',
    drafts,
  )
  const {first} = result as {first: {name: string; plan: {called: {nl: string}}}}
  expect(sourceOf(['first', 'name'], resultSourceMap, drafts)).toEqual({value: first.name})
  expect(sourceOf(['first', 'plan', 'called', 'nl'], resultSourceMap, drafts)).toEqual({value: first.plan.called.nl})
  expect(Object.keys(first)).toEqual(['id', 'name', 'plan'])
})

const POST = {
  ...{
    ...WRITTEN,
    _id: 'post',
    _type: 'post',
    title: 'A',
    deep: {x: {y: 'why'}},
    tags: ['one', 'two', 'one'],
    flag: true,
  },
  author: {_type: 'reference', _ref: 'jo'},
  parts: [
    {_key: 'k1', text: 't1', links: [{_key: 'l1', href: 'h1'}], tags: ['p1']},
    {_key: 'k2', text: 't2', links: [{_key: 'l2', href: 'h2'}], author: {_type: 'reference', _ref: 'jo'}},
  ],
}
const JO = {...WRITTEN, _id: 'jo', _type: 'person', name: 'Jo'}
const few = overlay(new Map([POST, JO].map((each): [string, LakeDocument] => [each._id, each])), 'raw')

/** The answer about the post, in which what stands under each place is there in the document. */
async function checked(query: string): Promise<Mapped> {
  const answer = await mapped(query, few)
  expect(JSON.stringify(answer.result)).toBe(JSON.stringify(await runQuery(query, {}, few, 'production')))
  for (const {value, source} of leavesOf(answer, few)) if (source) expect(source).toEqual({value})
  return answer
}

/** Every place that its map names: "where: document, path". */
async function placesOf(query: string): Promise<string[]> {
  const answer = await checked(query)
  const {documents, paths, mappings} = answer.resultSourceMap
  return Object.entries(mappings).map(([at, {source}]) =>
    source.type === 'documentValue' ? `${at}: ${documents[source.document]?._id}, ${paths[source.path]}` : at,
  )
}
const HEAD = (at: string, from: string) =>
  ['_rev', '_createdAt', '_updatedAt', '_id', '_type'].map((field) => `${at}['${field}']: ${from}, $['${field}']`)
const OWN = ['title', 'deep', 'tags', 'flag', 'author', 'parts'].map((name) => `$[0]['${name}']: post, $['${name}']`)
const PART = (key: string, field: string) => `post, $['parts'][?(@._key=='${key}')]${field}`
const TAG = (index: number) => `post, $['tags'][${index}]`

test.each([
  ['', ['$[0]: post, $']],
  ['{...}', [...HEAD('$[0]', 'post'), ...OWN]],
  ['{..., "deep": title}', [...HEAD('$[0]', 'post'), ...OWN].map((each) => each.replace("$['deep']", "$['title']"))],
  [
    '{deep{..., "z": x.y}}',
    ["$[0]['deep']['x']: post, $['deep']['x']", "$[0]['deep']['z']: post, $['deep']['x']['y']"],
  ],
  ['{...deep}', ["$[0]['x']: post, $['deep']['x']"]],
  ['{...author->}', [...HEAD('$[0]', 'jo'), "$[0]['name']: jo, $['name']"]],
  ['{...author->{name, _rev}}', ["$[0]['name']: jo, $['name']", "$[0]['_rev']: jo, $['_rev']"]],
  ['{..., ...author->}', [...HEAD('$[0]', 'jo'), ...OWN, "$[0]['name']: jo, $['name']"]],
  ['{...author->, ...}', [...HEAD('$[0]', 'post'), "$[0]['name']: jo, $['name']", ...OWN]],
  ['{"name": title, ...author->{name}}', ["$[0]['name']: jo, $['name']"]],
  [
    '{...select(flag => author->), "_id": title}',
    [...HEAD('$[0]', 'jo').with(3, "$[0]['_id']: post, $['title']"), "$[0]['name']: jo, $['name']"],
  ],
  ['{"by": *[_id == ^.author._ref][0]{name}}', ["$[0]['by']['name']: jo, $['name']"]],
  ['{"by": *[_id == ^.author._ref][0].name}', ["$[0]['by']: jo, $['name']"]],
  ['{author->{name}}', ["$[0]['author']['name']: jo, $['name']"]],
  ['{author->}', ["$[0]['author']: jo, $"]],
  ['{flag => {title, "why": deep.x.y}}', ["$[0]['title']: post, $['title']", "$[0]['why']: post, $['deep']['x']['y']"]],
  [
    '{flag => {"of": coalesce(nothing, title), flag => {"first": tags[0]}}}',
    ["$[0]['of']: post, $['title']", `$[0]['first']: ${TAG(0)}`],
  ],
  ['{!flag => {title}}', []],
  ['{parts[]{text}}', ['k1', 'k2'].map((key, at) => `$[0]['parts'][${at}]['text']: ${PART(key, "['text']")}`)],
  [
    '{"all": parts[].links[]{href}}',
    [1, 2].map((n) => `$[0]['all'][${n - 1}]['href']: ${PART(`k${n}`, `['links'][?(@._key=='l${n}')]['href']`)}`),
  ],
  ['{"second": parts[_key == "k2"][0].text}', [`$[0]['second']: ${PART('k2', "['text']")}`]],
  ['{tags}', ["$[0]['tags']: post, $['tags']"]],
  ['{"all": tags[]}', ["$[0]['all']: post, $['tags']"]],
  ['{"own": {"t": title}}', ["$[0]['own']['t']: post, $['title']"]],
  [
    '{"own": {"t": title}.t, "by": author->{"n": name}.n}',
    ["$[0]['own']: post, $['title']", "$[0]['by']: jo, $['name']"],
  ],
  [
    '{"a": title, "b": deep}{"c": a, "d": b.x.y}',
    ["$[0]['c']: post, $['title']", "$[0]['d']: post, $['deep']['x']['y']"],
  ],
  [
    '{"deep": select(flag => deep), "or": coalesce(nothing, deep)}',
    ["$[0]['deep']: post, $['deep']", "$[0]['or']: post, $['deep']"],
  ],
  [
    '{"chosen": select(!flag => deep.x.y, flag => title), "or": coalesce(nothing, author->name), "else": select(!flag => title, (tags[0]))}',
    ["$[0]['chosen']: post, $['title']", "$[0]['or']: jo, $['name']", `$[0]['else']: ${TAG(0)}`],
  ],
  ['{"texts": parts[].text}', ['k1', 'k2'].map((key, at) => `$[0]['texts'][${at}]: ${PART(key, "['text']")}`)],
  [
    '{"hrefs": parts[].links[].href}',
    [1, 2].map((n) => `$[0]['hrefs'][${n - 1}]: ${PART(`k${n}`, `['links'][?(@._key=='l${n}')]['href']`)}`),
  ],
  ['{"tags": parts[].tags[]}', [`$[0]['tags'][0]: ${PART('k1', "['tags'][0]")}`]],
  ['{"names": parts[].author->name}', ["$[0]['names'][1]: jo, $['name']"]],
  ['{"first": tags[0], "last": tags[-1], "none": tags[9]}', [`$[0]['first']: ${TAG(0)}`, `$[0]['last']: ${TAG(2)}`]],
  ['{"slice": tags[1..-1]}', [`$[0]['slice'][0]: ${TAG(1)}`, `$[0]['slice'][1]: ${TAG(2)}`]],
  ['{"kept": tags[@ != "two"]}', [`$[0]['kept'][0]: ${TAG(0)}`, `$[0]['kept'][1]: ${TAG(2)}`]],
  ['{"kept": tags[@ == "one"][1]}', [`$[0]['kept']: ${TAG(2)}`]],
  ['{"sorted": tags | order(@ desc)}', [1, 0, 2].map((from, at) => `$[0]['sorted'][${at}]: ${TAG(from)}`)],
  [
    '{"once": array::unique(tags), "all": array::compact([nothing, title])}',
    [`$[0]['once'][0]: ${TAG(0)}`, `$[0]['once'][1]: ${TAG(1)}`, "$[0]['all'][0]: post, $['title']"],
  ],
  [
    '{"made": [title, "so " + title, ...tags[1..2], deep]}',
    [
      "$[0]['made'][0]: post, $['title']",
      `$[0]['made'][2]: ${TAG(1)}`,
      `$[0]['made'][3]: ${TAG(2)}`,
      "$[0]['made'][4]: post, $['deep']",
    ],
  ],
  [
    '{"of": string::split("a,b", ","), "made": [...string::split("a,b", ","), title]}',
    ["$[0]['made'][2]: post, $['title']"],
  ],
  ['{title, tags, ...({"title": "B"} + {})}', ["$[0]['tags']: post, $['tags']"]],
  ['{parts[]{"of": ^.title}}', ['k1', 'k2'].map((_, at) => `$[0]['parts'][${at}]['of']: post, $['title']`)],
  ['| score(title match "A"){title}', ["$[0]['title']: post, $['title']"]],
  ['{title}[references("jo")]', []],
  ['.title', ["$[0]: post, $['title']"]],
  ['[0].title', ["$: post, $['title']"]],
  ['[0].author->name', ["$: jo, $['name']"]],
  ['[0]{title, tags}.tags[0]', [`$: ${TAG(0)}`]],
  ['{title, "n": count(tags)} | order(n)[0].title', ["$: post, $['title']"]],
  ['.tags[]', [0, 1, 2].map((index) => `$[${index}]: ${TAG(index)}`)],
  [
    '{"a": lower(title), "b": title + "!", "c": count(tags), "d": pt::text(parts), "e": title == "A", "f": dateTime(_createdAt)}',
    [],
  ],
])('the places of what *[_id == "post"]%s makes are %j', async (rest, places) => {
  expect(await placesOf(`*[_id == "post"]${rest}`)).toEqual(places)
})

test('maps no computed value', async () => {
  const {result, resultSourceMap} = await mapped('{"count": count(*[_type == "plan"]), "name": upper("a")}', drafts)
  expect(result).toEqual({count: 3, name: 'A'})
  expect(resultSourceMap).toEqual({documents: [], paths: [], mappings: {}})
})

const {query: anyQuery} = fc.letrec<Record<'attribute' | 'object' | 'value' | 'query', string>>((tie) => {
  const [value, object] = [tie('value'), tie('object')]
  const field = fc.constantFrom('title', 'deep', 'x', 'y', 'tags', 'parts', 'text', 'links', 'author', 'name')
  const condition = fc.constantFrom('true', 'false', 'defined(tags)', 'title == "A"')
  const filter = fc.constantFrom('@ != "one"', 'defined(tags)', 'text == "t2"')
  const spread = fc.constantFrom('', '...')
  const formed = (form: string, ...parts: fc.Arbitrary<unknown>[]) =>
    fc.tuple(...parts).map((given) => given.reduce<string>((text, part) => text.replace('_', String(part)), form))
  return {
    attribute: fc.oneof(
      field,
      formed('"_": _', field, value),
      formed('..._', value),
      formed('_ => _', condition, value),
    ),
    object: fc.array(tie('attribute'), {minLength: 1, maxLength: 3}).map((all) => `{${all.join(', ')}}`),
    value: fc.oneof(
      {maxDepth: 5},
      ...[field, object, fc.constantFrom('@', '^', '^.tags', '*[title == "A"][0]', 'author->')],
      ...[formed('_._', value, field), formed('_[_]', value, fc.integer({min: -2, max: 2}))],
      ...[formed('_[]', value), formed('_->', value), formed('(_)', value), formed('_[_]', value, filter)],
      formed('_[_.._]', value, fc.integer({min: -3, max: 1}), fc.integer({min: -2, max: 2})),
      formed('(_ | order(_ desc))', value, fc.constantFrom('@', 'title')),
      ...[formed('_[]_', value, object), formed('__', value, object), formed('coalesce(_, _)', value, value)],
      formed('select(_ => _, _)', condition, value, value),
      ...[formed('[__, __]', spread, value, spread, value), formed('array::unique(_)', value)],
    ),
    query: fc.oneof(value, formed('*_', object), formed('*[title == "A"][0]{"is": _}', value)),
  }
})

test('maps every part of a document that a query takes, chooses, lists or renames', async () => {
  const property = fc.asyncProperty(anyQuery, async (query) => {
    const leaves = leavesOf(await checked(query), few)
    expect(leaves.filter(({source}) => !source)).toEqual([])
  })
  await fc.assert(property, {numRuns: 1000})
})
