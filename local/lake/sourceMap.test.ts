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

const PARAMS = {plan: 'pro', route: '/', template: '/', language: 'nl', today: '2026-01-01'}

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

test('a draft is named by its own id, an item of a list by its key, a list of plain values by its place', async () => {
  const {result, resultSourceMap} = await mapped(
    '{"page": *[_id == "helpPage"][0]{heading}, "plans": *[_type == "plan"] | order(orderRank){key, features}}',
  )
  expect(resultSourceMap.documents).toContainEqual({_id: 'drafts.helpPage', _type: 'helpPage'})
  expect(sourceOf(['page', 'heading', 'nl'], resultSourceMap)).toBe(
    (result as {page: {heading: {nl: string}}}).page.heading.nl,
  )
  expect(resultSourceMap.mappings).toHaveProperty(["$['plans'][0]['key']"])
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

test('what a query computes has no place', async () => {
  const {result, resultSourceMap} = await mapped('{"count": count(*[_type == "plan"]), "name": upper("a")}')
  expect(result).toEqual({count: 3, name: 'A'})
  expect(resultSourceMap).toEqual({documents: [], paths: [], mappings: {}})
})
