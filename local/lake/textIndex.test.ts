import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import {evaluateSync, parse} from 'groq-js'
import {prepareQuery, runQuery} from './groq.ts'
import {Store} from './store.ts'
import {MOST_FOUND} from './textIndex.ts'
import {type Asked, holds, termsOf, textsOf, wordsOf} from './words.ts'

const PERSPECTIVES = ['raw', 'published', 'drafts']
let folder: string
let store: Store
let runs = 0

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lake-'))
  store = new Store(folder)
})
afterAll(() => {
  store.close()
  rmSync(folder, {recursive: true})
})

/** Letters that are equal to others in one way of comparing and not in another, and what may part words. */
const LETTERS = [
  ...[
    'a',
    'A',
    'b',
    'é',
    'É',
    'e\u0301',
    'ß',
    'ſ',
    's',
    'k',
    '\u212a',
    'İ',
    'ı',
    'i',
    'µ',
    'ǅ',
    '漢',
    '😀',
    '\ud83d',
    '7',
  ],
  ...['.', '..', '-', '_', "'", '=', '~', '`', '\u0000', '\ufeff', ' ', '\n', '/', '"', '{', '}', 'x'.repeat(39)],
]
const text = fc.array(fc.constantFrom(...LETTERS), {maxLength: 5}).map((letters) => letters.join(''))
const some = fc.oneof(text, fc.constantFrom(null, 7, true), fc.array(text, {maxLength: 2}))
const block = fc.array(text, {maxLength: 3}).map((texts) => ({
  ...{_type: 'block', _key: 'ab'},
  children: texts.map((each) => ({_type: 'span', _key: 'ab', text: each})),
}))
const content = fc.record({
  title: some,
  body: fc.oneof(fc.array(block, {maxLength: 2}), block, text),
  list: fc.array(fc.oneof(fc.record({name: some}, {noNullPrototype: true}), text), {maxLength: 2}),
})
const write = fc.record({
  id: fc.constantFrom('a', 'b', 'drafts.a', 'drafts.c', 'dotted.d', 'E_e'),
  how: fc.constantFrom('put', 'put', 'put', 'patch', 'delete'),
  type: fc.constantFrom('a', 'b'),
  content,
})
type Write = typeof write extends fc.Arbitrary<infer Value> ? Value : never

/** What was written in a dataset of its own. */
function written(writes: Write[]): string {
  const dataset = `run${runs++}`
  for (const {id, how, type, content: fields} of writes) {
    if (how === 'delete') store.transact(dataset, [{delete: {id}}])
    else if (how === 'patch' && store.read(dataset, id))
      store.transact(dataset, [{patch: {id, set: {title: fields.title}}}])
    else store.transact(dataset, [{createOrReplace: {_id: id, _type: type, ...fields}}])
  }
  return dataset
}

const asJson = (value: unknown) => JSON.stringify(value)
const pattern = fc
  .array(fc.constantFrom('*', ...LETTERS), {maxLength: 4})
  .map((letters) => asJson(letters.join('').replaceAll('\u0000', '~')))
const right = fc.oneof(
  pattern,
  pattern,
  fc.array(pattern, {maxLength: 2}).map((all) => `[${all}]`),
  fc.constant('null'),
)
const left = fc.constantFrom(
  ...['title', '_id', '_type', 'list', 'list[].name', 'list[0].name', 'body[].children[].text', 'pt::text(body)', '@'],
  ...['[title, pt::text(body)]', '[...title, _id]', 'coalesce(title, "a")', 'title[]', 'lower(title)', '[title, "a"]'],
  ...['_rev', 'body[]._key', '_originalId', '_createdAt', 'missing'],
)
const condition = fc.letrec<{any: string}>((tie) => ({
  any: fc.oneof(
    {depthSize: 'small'},
    fc.tuple(left, right).map(([field, what]) => `${field} match ${what}`),
    fc.constantFrom('_type == "a"', '_id in ["a", "drafts.a"]', 'defined(title)'),
    fc.tuple(tie('any'), fc.constantFrom('&&', '||'), tie('any')).map(([a, operator, b]) => `(${a} ${operator} ${b})`),
    tie('any').map((inner) => `!(${inner})`),
  ),
})).any
const query = fc.oneof(
  condition.map((filter) => `*[${filter}]._id`),
  fc
    .tuple(condition, condition)
    .map(([a, b]) => `{"a": *[${a}]{_id, "near": count(*[${b}])}, "b": count(*[${b}][${a}])}`),
  fc.tuple(condition, condition).map(([a, b]) => `*[${a}] | score(${b}, boost(title match "a*", 3)){_id, _score}`),
)

test('a search from the index answers what groq-js alone answers over everything', async () => {
  let narrowed = 0
  const property = fc.asyncProperty(
    fc.array(write, {minLength: 2, maxLength: 8}),
    fc.array(query, {minLength: 4, maxLength: 4}),
    async (writes, queries) => {
      const dataset = written(writes)
      for (const perspective of PERSPECTIVES)
        for (const asked of queries) {
          const view = store.view(dataset, perspective)
          const alone = evaluateSync(parse(asked), {dataset: view.all}).data
          const looksAt = prepareQuery(asked, {}, view, dataset).looksAt()
          if (looksAt < view.all.length) narrowed++
          for (const asRead of [undefined, <Same>(same: Same) => same])
            expect((await prepareQuery(asked, {}, view, dataset, {asRead}).answer()).result).toEqual(alone)
        }
    },
  )
  await fc.assert(property, {numRuns: 150})
  expect(narrowed).toBeGreaterThan(100)
})

test('the index holds the words of what is stored, and none of what was there before', () => {
  const property = fc.property(fc.array(write, {minLength: 2, maxLength: 8}), (writes) => {
    const dataset = written(writes)
    const view = store.view(dataset, 'raw')
    const all = wordsOf(writes.flatMap(({id, content: fields}) => textsOf({...ODD, ...fields, _id: id})))
    for (const code of all)
      for (const isWhole of [true, false]) {
        const asked: Asked = [[[{code, isWhole}]]]
        const holding = view.all.filter((document) => holds(wordsOf(textsOf(document)), asked))
        expect(view.matching(asked, false)).toEqual(holding)
      }
  })
  fc.assert(property, {numRuns: 60})
})
const ODD = {_id: '', _type: 'a', _rev: '', _createdAt: '', _updatedAt: ''}

test.each([
  ['zeil', 'zeilt'],
  ['zeil*', 'Zeilboot'],
  ['*boot', 'zeilboot'],
  ['z*boot', 'zeilboot'],
  ['caf\u00e9', 'CAF\u00c9'],
  ['a.b', 'a.b'],
  ['kelvin', '\u212aelvin'],
])('the pattern %s is asked for in %s as groq-js compares it', (asked, held) => {
  const isMatch = evaluateSync(parse('$held match $asked', {params: {held, asked}})).data
  const terms = termsOf(asked)
  if (isMatch) expect(terms && holds(wordsOf([held]), [[terms]])).toBe(true)
})

test('what stands in too many documents is told apart by groq-js', async () => {
  const many = Array.from({length: MOST_FOUND + 1}, (_, index) => ({
    create: {_id: `d${index}`, _type: 'post', title: `Zeil ${index}`},
  }))
  store.transact('many', many)
  const view = store.view('many', 'published')
  expect(prepareQuery('*[title match "zeil"]', {}, view, 'many').looksAt()).toBeGreaterThan(MOST_FOUND)
  expect(await runQuery('count(*[title match "zeil"])', {}, view, 'many')).toBe(many.length)
  expect(prepareQuery('*[title match "zeil 77*"]', {}, view, 'many').looksAt()).toBeLessThan(300)
  expect(await runQuery('count(*[title match "zeil 77*"])', {}, view, 'many')).toBe(11)
})
