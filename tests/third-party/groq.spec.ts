import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import {expect, test} from '@playwright/test'
import {evaluate, parse} from 'groq-js'
import {OPEN, openContentLake} from '../../local/content-lake/index.ts'
import {closing, listening} from '../../local/supervision/service.ts'

/**
 * Sanity's tests of GROQ, compiled as their README says, over HTTP: the lake answers what groq-js answers by itself over the same
 * documents. By name only: `GROQ_TEST_SUITE=<suite.ndjson> npm test -- --project=third-party groq`.
 */
const {GROQ_TEST_SUITE = ''} = process.env
test.skip(!GROQ_TEST_SUITE)
test.describe.configure({timeout: 600_000})

type Documents = {_id: string; _type: 'dataset'; documents?: {_id: string}[]}
type Case = {
  _type: 'test'
  name: string
  filename: string
  query: string
  params: Record<string, unknown> | null
  result: unknown
  valid: boolean
  version?: string
  features: string[]
  dataset: {_ref: string}
}
type Answer = {result: unknown} | {refused: string}

const GEO = 'geoFunctions'
const NOT_ASKED = 'for speed, or switched off in groq-js’s own run'
const IN_SCOPE = 'in groq-js’s own scope'
/** Before the last is what groq-js’s own run of this suite leaves out; here only NOT_ASKED is not asked. */
const SCOPES: [string, (asked: Case) => boolean][] = [
  [GEO, ({features}) => features.includes(GEO)],
  ['version 0.1, before there was a specification', ({version}) => version === '0.1'],
  [NOT_ASKED, ({filename, name}) => /^perf\//.test(filename) || SWITCHED_OFF.test(name)],
  ['wildcardMatchSegmentation', ({features}) => features.includes('wildcardMatchSegmentation')],
  [IN_SCOPE, () => true],
]
const SWITCHED_OFF = /^Filters \/ documents, nested 3$|^Parameters \/ Undefined$|score\(\) function \/ Illegal use/
/** Case that the lake refuses as Sanity does, while groq-js answers null: a parameter that nobody gives. */
const NOT_GIVEN = 'parameters / Default $identity param'
/** Differences of groq-js, by the file of the cases. */
const FAULTS_OF_GROQ_JS: Record<string, string> = {
  'function/array-unique.yml': 'each null is another',
  'operator/in.yml': 'no path is in a path',
}

const OF_THE_LAKE = ['_rev', '_createdAt', '_updatedAt']

const scopeOf = (asked: Case) => SCOPES.find(([, holds]) => holds(asked))?.[0] ?? IN_SCOPE

test('the lake answers each case of groq-test-suite as groq-js does alone (skipped when GROQ_TEST_SUITE names no file)', async () => {
  const entries = readFileSync(GROQ_TEST_SUITE, 'utf8').trim().split('\n')
  const all = entries.map((line) => JSON.parse(line) as Documents | Case)
  const datasets = all.filter((entry) => entry._type === 'dataset')
  const cases = all.filter((entry) => entry._type === 'test')
  const nameOf = new Map(datasets.flatMap(({_id, documents}, index) => (documents ? [[_id, `d${index}`]] : [])))
  const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-groq-'))
  const access = {...OPEN, datasets: [...nameOf.values()]}
  const {server, store, close} = openContentLake({data: folder, access})
  const url = await listening(server)
  for (const {_id, documents = []} of datasets)
    if (documents.length > 0)
      await store.transact(
        nameOf.get(_id) ?? '',
        documents.map((document) => ({create: document})),
      )

  const differing: unknown[] = []
  const figures = Object.fromEntries(SCOPES.map(([scope]) => [scope, {cases: 0, asExpected: 0}]))
  const failing = new Set<string>()
  const refusals = new Set<string>()
  for (const asked of cases) {
    const scope = scopeOf(asked)
    const figure = figures[scope] ?? {cases: 0, asExpected: 0}
    figure.cases++
    const dataset = nameOf.get(asked.dataset._ref)
    if (scope === NOT_ASKED) continue
    if (!dataset) throw new Error(`There are no documents for ${asked.name}`)
    const answer = await overHttp(`${url}/v2025-02-19/data/query/${dataset}?perspective=raw`, asked)
    const alone = await byItself(asked, store.view(dataset, 'raw').all, dataset)
    if (asked.name === NOT_GIVEN) expect(answer).toEqual({refused: '400 queryParseError'})
    else if ('refused' in alone ? !('refused' in answer) : JSON.stringify(answer) !== JSON.stringify(alone))
      differing.push({query: asked.query, answer, alone})
    if (scope === GEO) refusals.add('refused' in answer ? answer.refused : 'answered')
    const isAsExpected = asked.valid
      ? 'result' in answer && isDeepStrictEqual(told(answer.result), asked.result)
      : 'refused' in answer
    if (isAsExpected) figure.asExpected++
    else if (scope === IN_SCOPE) failing.add(asked.filename)
  }
  await closing(server)
  close()
  rmSync(folder, {recursive: true})

  console.info(`${cases.length} cases, ${nameOf.size} datasets`, figures)
  expect(differing).toEqual([])
  expect([...failing].filter((file) => !(file in FAULTS_OF_GROQ_JS))).toEqual([])
  expect([...refusals]).toEqual(['400 notSupported'])
})

async function overHttp(address: string, {query, params}: Case): Promise<Answer> {
  const response = await fetch(address, {method: 'POST', body: JSON.stringify({query, params: params ?? {}})})
  const {result, error} = (await response.json()) as {result?: unknown; error?: {type: string}}
  return response.ok ? {result} : {refused: `${response.status} ${error?.type}`}
}

async function byItself({query, params}: Case, documents: readonly unknown[], dataset: string): Promise<Answer> {
  try {
    const options = {params: params ?? {}, identity: 'local-editor', sanity: {projectId: 'local', dataset}}
    const value = await evaluate(parse(query, options), {...options, dataset: documents})
    return {result: JSON.parse(JSON.stringify((await value.get()) ?? null))}
  } catch (error) {
    return {refused: String(error)}
  }
}

/** As the suite tells what is expected: without what the lake gives to each document, and with the places of scores for the scores. */
function told(value: unknown): unknown {
  const scores = new Set<number>()
  const text = JSON.stringify(value, (key, inner) => {
    if (key === '_score') scores.add(inner)
    return OF_THE_LAKE.includes(key) ? undefined : inner
  })
  const sorted = [...scores].sort((a, b) => b - a)
  return JSON.parse(text, (_key, inner) => {
    if (typeof inner?._score !== 'number') return inner
    const {_score, ...rest} = inner
    return {...rest, _pos: sorted.indexOf(_score) + 1}
  })
}
