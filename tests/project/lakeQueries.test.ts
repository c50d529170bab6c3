import {evaluate, evaluateSync, parse} from 'groq-js'
import {type LakeDocument, overlay, runQuery} from '../../local/content-lake/index.ts'
import {stored} from '../../local/content-lake/src/documents/sample.fixture.ts'
import {leavesOf, mapped} from '../../local/content-lake/src/query/source-map/sourceMap.fixture.ts'
import {studioQueries} from '../../local/content-lake/src/query/studioQueries.fixture.ts'
import {schemaTypes} from '../../studio/schema/index.ts'
import {ownQueries, PARAMS} from '../bench/lake/ownQueries.ts'
import {seedDocuments} from '../support/services/seed.ts'

/** The Content Lake with the product's queries, documents and schema; its own tests know none of them. */
const article = {_id: 'article', _type: 'article', title: {nl: 'Wind', en: 'Wind'}, author: 'Jo'}
const documents: LakeDocument[] = [...seedDocuments(), article].map(stored)
const viewOf = (some: LakeDocument[]) => overlay(new Map(some.map((each) => [each._id, each])), 'drafts')
const drafts = viewOf(documents)
const params = {...PARAMS, id: 'article'}
const queries = await ownQueries()

/** The answer of groq-js alone, over everything. */
async function scanned(query: string): Promise<unknown> {
  const dereference = async ({_ref}: {_ref: string}) => drafts.documents.get(_ref) ?? null
  const value = await evaluate(parse(query, {params}), {dataset: drafts.all, params, dereference})
  return JSON.parse(JSON.stringify((await value.get()) ?? null))
}

test.each(queries)('%s answers narrowed what it answers over everything', async (_, query) => {
  expect(JSON.parse(JSON.stringify(await runQuery(query, params, drafts, 'production')))).toEqual(await scanned(query))
})

/** Fields that queries compute: counts, conditions, and the address of an article. */
const COMPUTED = ['', 'holdsForRunning', 'destination']

test.each(queries)(
  'the source map of %s changes no result, and gives all but computed values a place',
  async (_, query) => {
    const answer = await mapped(query, drafts, params)
    expect(JSON.stringify(answer.result)).toBe(JSON.stringify(await runQuery(query, params, drafts, 'production')))
    const leaves = leavesOf(answer, drafts)
    const placed = leaves.filter(({source}) => source)
    expect(placed.map(({source}) => source?.value)).toEqual(placed.map(({value}) => value))
    const others = leaves.filter(({source, at}) => !source && !COMPUTED.includes(at.split('.').at(-1) ?? ''))
    expect(others).toEqual([])
  },
)

/** Some documents of each type: groq-js alone takes a second to search them all. */
const SOME = 4
const few = viewOf(documents.filter(({_type}, index) => documents[index - SOME]?._type !== _type))

test.each(['een', 'sail zeil', '"zichtbaar in google"', '99'])(
  'the search of the Studio for %s finds what groq-js alone finds',
  async (text) => {
    const asked = studioQueries(schemaTypes).search(text)
    const alone = evaluateSync(parse(asked.query, asked), {dataset: few.all, params: asked.params}).data
    expect(await runQuery(asked.query, asked.params, few, 'production')).toEqual(alone)
  },
)
