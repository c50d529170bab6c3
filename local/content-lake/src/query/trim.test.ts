import fc from 'fast-check'
import {evaluateSync, parse} from 'groq-js'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {SAMPLE, stored} from '../documents/sample.fixture.ts'
import {overlay} from '../documents/view.ts'
import {runQuery} from './evaluate.ts'
import {studioQueries} from './studioQueries.fixture.ts'

const inBoth = (name: string, type: string, of?: ReturnType<typeof defineArrayMember>[]) =>
  defineField({name, type: 'object', fields: ['nl', 'en'].map((language) => ({name: language, type, ...(of && {of})}))})
const studio = studioQueries([
  defineType({name: 'plan', type: 'document', fields: [inBoth('name', 'string'), {name: 'key', type: 'string'}]}),
  defineType({
    name: 'faq',
    type: 'document',
    fields: [inBoth('question', 'string'), inBoth('answer', 'array', [defineArrayMember({type: 'block'})])],
  }),
  defineType({name: 'helpPage', type: 'document', fields: [inBoth('heading', 'string')]}),
])

const span = (text: string) => ({_type: 'span', _key: text, text})
const ODD = [
  {
    _id: 'split',
    _type: 'faq',
    question: {nl: 'Los', en: ['een', 7, 'zeil']},
    answer: {nl: [{_type: 'block', children: [span('zeil'), span('boot')]}]},
  },
  {_id: 'drafts.new', _type: 'helpPage', heading: {nl: 'zeilplan.', en: '...sail'}},
].map(stored)
const viewOf = (documents: typeof SAMPLE) => overlay(new Map(documents.map((each) => [each._id, each])), 'drafts')
const drafts = viewOf([...SAMPLE, ...ODD])

test.each(['een', 'sail zeil', 'zeilboot', '"zichtbaar in"', '99'])(
  'answers the search of the Studio for %s as groq-js alone does',
  async (text) => {
    const {query, params} = studio.search(text)
    const alone = evaluateSync(parse(query, {params}), {dataset: drafts.all, params}).data
    expect(await runQuery(query, params, drafts, 'production')).toEqual(alone)
  },
)

const FIELDS = ['title', 'body', 'list', 'other']
const text = fc.constantFrom('', 'wind', 'windmolen', 'zee', 'een zee', 'Zeil')
const value = fc.oneof(text, fc.constantFrom(null, 7, true), fc.array(text, {maxLength: 2}))
const documents = fc.array(
  fc.record({_type: fc.constantFrom('a', 'b'), fields: fc.dictionary(fc.constantFrom(...FIELDS), value)}),
  {maxLength: 8},
)
const left = fc.constantFrom(
  ...FIELDS,
  ...['_id', 'list[]', 'list[0]', 'pt::text(body)', '@', '[title, body]', '[...list, _id]', 'coalesce(title, "wind")'],
  ...['lower(title)', 'missing', 'body.title', '*[_type == "a"][0].title', '^.title'],
)
const right = fc.constantFrom('"wi*"', '"zee"', '"*e"', '["zee", "een*"]', 'title', 'null', '$word')
const condition = fc.letrec<{any: string}>((tie) => ({
  any: fc.oneof(
    {depthSize: 'small'},
    {weight: 4, arbitrary: fc.tuple(left, right).map(([field, pattern]) => `${field} match ${pattern}`)},
    fc.constantFrom('_type == "a"', '_id in ["d0", "d1"]', 'defined(title)'),
    fc.tuple(tie('any'), fc.constantFrom('&&', '||'), tie('any')).map(([a, operator, b]) => `(${a} ${operator} ${b})`),
    tie('any').map((inner) => `!(${inner})`),
  ),
})).any
const query = fc.oneof(
  condition.map((filter) => `*[${filter}]._id`),
  fc.tuple(condition, condition).map(([a, b]) => `{"a": *[${a}]{_id, "near": count(*[${b}])}, "b": *[${b}][${a}]._id}`),
  fc.tuple(condition, condition).map(([a, b]) => `*[${a}] | score(${b}, boost(title match "wi*", 3)){_id, _score}`),
)

test('answers any query with matches as groq-js alone does, whatever fields documents have', async () => {
  const property = fc.asyncProperty(documents, query, async (contents, asked) => {
    const view = viewOf(contents.map(({_type, fields}, index) => stored({...fields, _id: `d${index}`, _type})))
    const params = {word: 'zee wi*'}
    const alone = evaluateSync(parse(asked, {params}), {dataset: view.all, params}).data
    expect(await runQuery(asked, params, view, 'production')).toEqual(alone ?? null)
  })
  await fc.assert(property, {numRuns: 400})
})
