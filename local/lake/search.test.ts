import path from 'node:path'
import {evaluateSync, parse} from 'groq-js'
import {readFolder} from '../content/ndjson.ts'
import type {LakeDocument} from './document.ts'
import {prepareQuery} from './groq.ts'
import {studioSearch} from './studioSearch.fixture.ts'
import {overlay} from './view.ts'

const WRITTEN = {_rev: 'r', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '2025-01-01T00:00:00Z'}
const SOME = 4
const span = (text: string) => ({_type: 'span', _key: text, text})
const ODD = [
  {
    _id: 'split',
    _type: 'faq',
    question: {nl: 'Los', en: ['een', 7, 'zeil']},
    answer: {nl: [{_type: 'block', children: [span('zeil'), span('boot')]}]},
  },
  {_id: 'drafts.new', _type: 'feature', title: {nl: 'zeilplan.', en: '...sail'}},
]
const seed = readFolder(path.resolve(import.meta.dirname, '../../studio/seed'))
/** Some of each type: to search them all takes groq-js alone a second. */
const some = seed.filter(({_type}, index) => seed[index - SOME]?._type !== _type)
const documents = [...some, ...ODD]
const stored = new Map(documents.map((document): [string, LakeDocument] => [document._id, {...WRITTEN, ...document}]))
const drafts = overlay(stored, 'drafts')
type Hit = {_id: string}

async function search(text: string) {
  const {query, params} = studioSearch(text)
  return (await prepareQuery(query, params, drafts, 'production').answer()).result as Hit[]
}

test.each(['een', 'sail zeil', 'zeilboot', '"zichtbaar in google"', '99'])(
  'the search of the Studio for %s finds what groq-js alone finds',
  async (text) => {
    const {query, params} = studioSearch(text)
    const alone = evaluateSync(parse(query, {params}), {dataset: drafts.all, params}).data
    expect(await search(text)).toEqual(alone)
  },
)
