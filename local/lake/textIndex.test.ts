import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import fc from 'fast-check'
import {evaluateSync, parse} from 'groq-js'
import {until} from '../../tests/support/until.ts'
import type {LakeDocument} from './document.ts'
import {atOnce} from './gradually.ts'
import {prepareQuery, runQuery} from './groq.ts'
import {applyMutations} from './mutations.ts'
import {writeOldLake} from './oldLake.fixture.ts'
import {Store} from './store.ts'
import {INDEXED_AT_ONCE, indexTexts, MOST_FOUND, TextIndex} from './textIndex.ts'
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
const text = fc.array(fc.constantFrom(...LETTERS), {maxLength: 4}).map((letters) => letters.join(''))
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
async function written(writes: Write[]): Promise<string> {
  const dataset = `run${runs++}`
  for (const {id, how, type, content: fields} of writes) {
    if (how === 'delete') await store.transact(dataset, [{delete: {id}}])
    else if (how === 'patch' && store.read(dataset, id))
      await store.transact(dataset, [{patch: {id, set: {title: fields.title}}}])
    else await store.transact(dataset, [{createOrReplace: {_id: id, _type: type, ...fields}}])
  }
  return dataset
}

/** Not as the index collects them. */
const allTextsOf = (document: LakeDocument): string[] => [
  ...stringsIn(document),
  String(evaluateSync(parse('pt::text(body)'), {root: document}).data),
]
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** What is looked for: a text of a document, or something like it. */
const LIKE: ((text: string, place: number) => unknown)[] = [
  (same) => same,
  (same) => same.toUpperCase(),
  (same) => same.toLowerCase(),
  (same, place) => `${same.slice(0, place)}*`,
  (same, place) => `${same.slice(0, place)}*${same.slice(place + 1)}`,
  (same, place) => `${same.slice(0, place)}.${same.slice(place + 1)}`,
  (same, place) => `*${same.slice(place)}`,
  (same) => [same, same.slice(0, 1)],
  () => null,
]
const like = fc.record({which: fc.nat(), change: fc.constantFrom(...LIKE), place: fc.nat({max: 3})})
const PATTERNS = ['$p0', '$p1', '$p2', '[$p0, $p1]']
const right = fc.constantFrom(...PATTERNS)
const left = fc.constantFrom(
  ...['title', '_id', '_type', 'list', 'list[].name', 'list[0].name', 'body[].children[].text', 'pt::text(body)', '@'],
  ...['[title, pt::text(body)]', '[...title, _id]', 'coalesce(title, "a")', 'title[]', 'lower(title)', '[title, "a"]'],
  ...['_rev', 'body[]._key', '_originalId', '_createdAt', 'missing'],
)
const condition = fc.letrec<{any: string}>((tie) => ({
  any: fc.oneof(
    {depthSize: 'small'},
    {weight: 4, arbitrary: fc.tuple(left, right).map(([field, what]) => `${field} match ${what}`)},
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
    fc.array(write, {minLength: 3, maxLength: 8}),
    fc.array(like, {minLength: 3, maxLength: 3}),
    fc.array(query, {minLength: 6, maxLength: 6}),
    async (writes, likes, queries) => {
      const dataset = await written(writes)
      const texts = ['a', 'ab', ...PERSPECTIVES.flatMap((each) => store.view(dataset, each).all.flatMap(allTextsOf))]
      const params = Object.fromEntries(
        likes.map(({which, change, place}, index) => [`p${index}`, change(texts[which % texts.length] ?? '', place)]),
      )
      for (const perspective of PERSPECTIVES)
        for (const asked of queries) {
          const view = store.view(dataset, perspective)
          const alone = evaluateSync(parse(asked, {params}), {dataset: view.all, params}).data
          if (prepareQuery(asked, params, view, dataset).looksAt() < view.all.length) narrowed++
          for (const asRead of [undefined, <Same>(same: Same) => same])
            expect((await prepareQuery(asked, params, view, dataset, {asRead}).answer()).result).toEqual(alone)
        }
    },
  )
  await fc.assert(property, {numRuns: 40})
  expect(narrowed).toBeGreaterThan(30)
})

test('the index holds the words of what is stored, and none of what was there before', async () => {
  const property = fc.asyncProperty(fc.array(write, {minLength: 2, maxLength: 8}), async (writes) => {
    const dataset = await written(writes)
    const view = store.view(dataset, 'raw')
    const all = wordsOf(writes.flatMap(({id, content: fields}) => textsOf({...ODD, ...fields, _id: id})))
    for (const code of all)
      for (const isWhole of [true, false]) {
        const asked: Asked = [[[{code, isWhole}]]]
        const holding = view.all.filter((document) => holds(wordsOf(textsOf(document)), asked))
        expect(view.matching(asked, false)).toEqual(holding)
      }
  })
  await fc.assert(property, {numRuns: 30})
})
const ODD = {_id: '', _type: 'a', _rev: '', _createdAt: '', _updatedAt: ''}

test.each([
  ['zeil*', 'Zeilboot'],
  ['*boot', 'zeilboot'],
  ['z*boot', 'zeilboot'],
  ['café', 'CAFÉ'],
  ['a.b', 'a.b'],
  ['x'.repeat(60), 'X'.repeat(60)],
  [`${'x'.repeat(50)}*`, 'x'.repeat(60)],
  [`${'x'.repeat(1030)}`, 'x'.repeat(1024)],
  [
    Array.from({length: 30}, (_, index) => `w${index}`).join(' '),
    Array.from({length: 40}, (_, i) => `w${i}`).join(' '),
  ],
])('the pattern %s finds what it matches', (pattern, text) => {
  expect(evaluateSync(parse('$text match $pattern', {params: {text, pattern}})).data).toBe(true)
  const terms = termsOf(pattern)
  expect(terms && holds(wordsOf([text]), [[terms]])).toBe(true)
})

test('what writes leave is merged once nobody writes', async () => {
  const db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE document (key INTEGER PRIMARY KEY, dataset TEXT, id TEXT, json TEXT)')
  indexTexts(db)
  const index = new TextIndex(db)
  const segments = () => Number(db.prepare('SELECT COUNT(DISTINCT segid) AS count FROM text_idx').get()?.count)
  for (let key = 1; key <= 15; key++)
    index.write(key, null, {_id: `d${key}`, title: `wind ${key}`} as unknown as LakeDocument)
  expect(segments()).toBe(15)
  await until(() => segments() < 4, {within: 10_000, otherwise: () => `${segments()} segments`})
  expect(index.mergeSome()).toBe(false)
  index.close()
  db.close()
})

test('a lake of before the index has one when it is opened, and keeps it', async () => {
  const place = path.join(folder, 'old')
  const about = {transactionId: 't', timestamp: '2026-01-01T00:00:00.000Z'}
  const requests = [{create: {_id: 'a', _type: 'post', title: 'Zeilen'}}]
  writeOldLake(place, 'production', [{...atOnce(applyMutations(requests, () => null, about)), ...about, requests}])
  for (const title of ['Zeilen', 'Roeien']) {
    const old = new Store(place)
    const found = (word: string) => old.view('production', 'raw').matching([[termsOf(word) ?? []]], false)
    expect(found(title)).toMatchObject([{title}])
    await old.transact('production', [{patch: {id: 'a', set: {title: 'Roeien'}}}])
    expect(found('zeilen')).toEqual([])
    old.close()
  }
})

test('a draft is found by the id under which it is seen', async () => {
  await store.transact('draft', [{create: {_id: 'drafts.zeil', _type: 'post'}}])
  const view = store.view('draft', 'drafts')
  expect(await runQuery('*[_id match "ze*"]._id', {}, view, 'draft')).toEqual(['zeil'])
})

describe('a large transaction', () => {
  const COUNT = 3 * INDEXED_AT_ONCE
  const create = (word: string) =>
    Array.from({length: COUNT}, (_, index) => ({
      createOrReplace: {_id: `d${index}`, _type: 'post', title: `${word} ${index}`},
    }))
  const found = (from: Store, title: string, dataset = 'large') =>
    from
      .view(dataset, 'raw')
      .matching([[termsOf(title) ?? []]], false)
      ?.map(({_id}) => _id)
  const answer = (title: string) =>
    runQuery('*[title match $title]._id', {title}, store.view('large', 'raw'), 'large') as Promise<string[]>

  test('is found at once, whatever is written behind it, and its words are in the index soon', async () => {
    await store.transact('large', create('zeil'))
    await store.transact('large', create('roei'))
    expect(found(store, 'mast')).toHaveLength(COUNT)
    await store.transact('large', [{delete: {id: 'd7'}}, {patch: {id: 'd8', set: {title: 'mast'}}}])
    await store.transact('large', [{create: {_id: 'new', _type: 'post', title: 'mast'}}])
    const expectAll = async () => {
      expect(await answer('zeil')).toEqual([])
      expect(await answer('roei')).toHaveLength(COUNT - 2)
      expect(await answer('mast')).toEqual(['d8', 'new'])
    }
    await expectAll()
    await until(() => found(store, 'mast')?.length === 2, {within: 10_000, otherwise: () => 'not written'})
    expect(found(store, 'zeil')).toEqual([])
    expect(found(store, 'roei')).toHaveLength(COUNT - 2)
    await expectAll()
  })

  test('is found by a lake that is started after it ended before its words were written', async () => {
    const place = path.join(folder, 'ended')
    const ended = new Store(place)
    await ended.transact('large', create('zeil'))
    ended.close()
    const started = new Store(place)
    expect(found(started, 'zeil')).toHaveLength(COUNT)
    expect(found(started, 'mast')).toHaveLength(COUNT)
    await until(() => found(started, 'mast')?.length === 0, {within: 10_000, otherwise: () => 'not written'})
    expect(found(started, 'zeil 77')).toEqual(['d77'])
    started.close()
  })
})

test('what stands in too many documents is told apart by groq-js', async () => {
  const many = Array.from({length: MOST_FOUND + 1}, (_, index) => ({
    create: {_id: `d${index}`, _type: 'post', title: `Zeil ${index}`},
  }))
  await store.transact('many', many)
  const view = store.view('many', 'published')
  await until(() => prepareQuery('*[title match "zeil 77*"]', {}, view, 'many').looksAt() < 300, {
    within: 10_000,
    otherwise: () => 'not written',
  })
  expect(prepareQuery('*[title match "zeil"]', {}, view, 'many').looksAt()).toBeGreaterThan(MOST_FOUND)
  expect(await runQuery('count(*[title match "zeil"])', {}, view, 'many')).toBe(many.length)
  expect(await runQuery('count(*[title match "zeil 77*"])', {}, view, 'many')).toBe(11)
})
