import {globSync} from 'node:fs'
import path from 'node:path'
import {
  type ContentSourceMap,
  type ContentSourceMapParsedPath,
  jsonPathToStudioPath,
  parseJsonPath,
  resolveMapping,
  studioPath,
  walkMap,
} from '@sanity/client/csm'
import {readFolder} from '../content/ndjson.ts'
import type {LakeDocument} from './document.ts'
import {prepareQuery, runQuery} from './groq.ts'
import {overlay} from './view.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const WRITTEN = {_rev: 'r', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '2025-01-01T00:00:00Z'}
const seed = readFolder(path.join(ROOT, 'studio/seed')).map((document): LakeDocument => ({...WRITTEN, ...document}))
const stored = new Map(seed.map((document) => [document._id, document]))
const helpPage = stored.get('helpPage')
if (!helpPage) throw new Error('The seed has no help page')
stored.set('drafts.helpPage', {...structuredClone(helpPage), _id: 'drafts.helpPage', _rev: 'd'})
const drafts = overlay(stored, 'drafts')

const PARAMS = {id: null, plan: 'pro', route: '/', template: '/', language: 'nl', today: '2026-01-01'}

async function mapped(query: string): Promise<{result: unknown; resultSourceMap: ContentSourceMap}> {
  const answer = await prepareQuery(query, PARAMS, drafts, 'production', {sourceMap: true}).answer()
  if (!('resultSourceMap' in answer)) throw new Error('The answer has no source map')
  return answer
}

/** What stands at the place that the map names for a part of the result, as @sanity/client reads it. */
function sourceOf(at: ContentSourceMapParsedPath, map: ContentSourceMap): unknown {
  const found = resolveMapping(at, map)
  if (found?.mapping.type !== 'value' || found.mapping.source.type !== 'documentValue') return undefined
  const {document, path: field} = found.mapping.source
  const rest = at.slice(parseJsonPath(found.matchedPath).length)
  const whole = jsonPathToStudioPath([...parseJsonPath(map.paths[field] ?? ''), ...rest])
  return studioPath.get(stored.get(map.documents[document]?._id ?? ''), whole)
}

const files = globSync('web/src/**/*.query.ts', {cwd: ROOT})
const queries = (
  await Promise.all(files.map(async (file) => Object.entries<string>(await import(path.join(ROOT, file)))))
).flat()

test.each(queries)('the source map of %s changes no answer and leads each text to its field', async (_, query) => {
  const {result, resultSourceMap} = await mapped(query)
  expect(result).toEqual(await runQuery(query, PARAMS, drafts, 'production'))
  const texts: unknown[] = []
  walkMap(result, (value, at) => {
    const isText = ['nl', 'en'].includes(String(at.at(-1)))
    if (isText && typeof value === 'string') texts.push([sourceOf(at, resultSourceMap), value])
    return value
  })
  expect(texts).toEqual(texts.map((pair) => [(pair as unknown[])[1], (pair as unknown[])[1]]))
})

test('a draft is named by its own id', async () => {
  const {result, resultSourceMap} = await mapped('{"page": *[_id == "helpPage"][0]{heading}}')
  expect(resultSourceMap.documents).toContainEqual({_id: 'drafts.helpPage', _type: 'helpPage'})
  expect(sourceOf(['page', 'heading', 'nl'], resultSourceMap)).toBe(
    (result as {page: {heading: {nl: string}}}).page.heading.nl,
  )
})

test('a field under another name, or of a document that is referred to, leads to where it stands', async () => {
  const {result, resultSourceMap} = await mapped(
    '{"first": *[_type == "price"]{"id": plan._ref, "name": plan->name.nl, "plan": plan->{"called": name}}[0]}',
  )
  const {first} = result as {first: {name: string; plan: {called: {nl: string}}}}
  expect(sourceOf(['first', 'name'], resultSourceMap)).toBe(first.name)
  expect(sourceOf(['first', 'plan', 'called', 'nl'], resultSourceMap)).toBe(first.plan.called.nl)
  expect(Object.keys(first)).toEqual(['id', 'name', 'plan'])
})

const POST = {
  ...{...WRITTEN, _id: 'post', _type: 'post', title: 'A', deep: {x: {y: 'why'}}, tags: ['one', 'two'], flag: true},
  author: {_type: 'reference', _ref: 'jo'},
  parts: [
    {_key: 'k1', text: 't1', links: [{_key: 'l1', href: 'h1'}]},
    {_key: 'k2', text: 't2', links: [{_key: 'l2', href: 'h2'}]},
  ],
}
const JO = {...WRITTEN, _id: 'jo', _type: 'person', name: 'Jo'}
const few = overlay(new Map([POST, JO].map((each): [string, LakeDocument] => [each._id, each])), 'raw')

/** Every place that the map of one post's answer names: "where: document, path". */
async function placesOf(projection: string): Promise<string[]> {
  const answer = await prepareQuery(`*[_id == "post"]${projection}`, {}, few, 'production', {sourceMap: true}).answer()
  const {documents, paths, mappings} = (answer as {resultSourceMap: ContentSourceMap}).resultSourceMap
  return Object.entries(mappings).map(([at, {source}]) =>
    source.type === 'documentValue' ? `${at}: ${documents[source.document]?._id}, ${paths[source.path]}` : at,
  )
}
const HEAD = (at: string, from: string) =>
  ['_rev', '_createdAt', '_updatedAt', '_id', '_type'].map((field) => `${at}['${field}']: ${from}, $['${field}']`)
const OWN = ['title', 'deep', 'tags', 'flag', 'author', 'parts'].map((name) => `$[0]['${name}']: post, $['${name}']`)

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
  ['{"by": *[_id == ^.author._ref][0]{name}}', ["$[0]['by']['name']: jo, $['name']"]],
  ['{"by": *[_id == ^.author._ref][0].name}', ["$[0]['by']: jo, $['name']"]],
  ['{author->{name}}', ["$[0]['author']['name']: jo, $['name']"]],
  ['{author->}', ["$[0]['author']: jo, $"]],
  ['{flag => {title, "why": deep.x.y}}', ["$[0]['title']: post, $['title']", "$[0]['why']: post, $['deep']['x']['y']"]],
  ['{!flag => {title}}', []],
  [
    '{parts[]{text}}',
    ['k1', 'k2'].map((key, at) => `$[0]['parts'][${at}]['text']: post, $['parts'][?(@._key=='${key}')]['text']`),
  ],
  [
    '{"all": parts[].links[]{href}}',
    [1, 2].map(
      (n) => `$[0]['all'][${n - 1}]['href']: post, $['parts'][?(@._key=='k${n}')]['links'][?(@._key=='l${n}')]['href']`,
    ),
  ],
  ['{"second": parts[_key == "k2"][0].text}', ["$[0]['second']: post, $['parts'][?(@._key=='k2')]['text']"]],
  ['{tags}', ["$[0]['tags']: post, $['tags']"]],
  ['{"own": {"t": title}}', ["$[0]['own']['t']: post, $['title']"]],
  [
    '{"deep": select(flag => deep), "or": coalesce(nothing, deep)}',
    ["$[0]['deep']: post, $['deep']", "$[0]['or']: post, $['deep']"],
  ],
  // docs/stand-ins.md says that these have none.
  ['{"chosen": select(flag => title), "or": coalesce(nothing, title)}', []],
  ['{"texts": parts[].text, "hrefs": parts[].links[].href, "first": tags[0], "made": [title]}', []],
  ['.title', []],
])('the places of what %s makes are %j', async (projection, places) => {
  expect(await placesOf(projection)).toEqual(places)
})

test('what a query computes has no place', async () => {
  const {result, resultSourceMap} = await mapped('{"count": count(*[_type == "plan"]), "name": upper("a")}')
  expect(result).toEqual({count: 3, name: 'A'})
  expect(resultSourceMap).toEqual({documents: [], paths: [], mappings: {}})
})
