import {setImmediate as nextTurn} from 'node:timers/promises'
import {API_VERSION} from '../../domain/content/apiVersion.ts'
import {Dataset} from './dataset.ts'
import type {LakeDocument} from './document.ts'
import {AT_ONCE, Gradually} from './gradually.ts'
import {prepareQuery} from './groq.ts'
import {serveLake} from './lake.fixture.ts'
import {patiently, sparing} from './patience.ts'
import {overlay, type View} from './view.ts'

const COUNT = 5 * AT_ONCE
/** In each turn of the event loop, how many documents were looked at. */
let looks: number[]
const stored = new Map<string, LakeDocument>()

beforeEach(() => {
  looks = [0]
  stored.clear()
  for (let index = 0; index < COUNT; index++) put(`d${index}`, 'same')
})

function put(id: string, kind: string) {
  const system = {_id: id, _type: 'post', _rev: 'r', _createdAt: '', _updatedAt: ''}
  const look = () => {
    looks.push((looks.pop() ?? 0) + 1)
    return kind
  }
  stored.set(id, Object.defineProperty(system, 'kind', {get: look, enumerable: true}))
}

/** What is asked, and what is done between each turn and the next meanwhile. */
async function asked(view: () => View, query: string, most = COUNT, between = () => {}) {
  let isDone = false
  const answer = patiently(
    async () => (await prepareQuery(query, {}, sparing(view(), most), 'production').answer()).result,
  )
  const ended = answer.finally(() => {
    isDone = true
  })
  while (!isDone) {
    await nextTurn()
    looks.push(0)
    between()
  }
  return ended
}

test('an index of very many documents is made some at a time, and others have their turn between', async () => {
  const view = overlay(stored, 'raw')
  expect(await asked(() => view, 'count(*[kind == "same"])')).toBe(COUNT)
  expect(looks.reduce((sum, count) => sum + count)).toBe(COUNT)
  // The first ones at once, in the hope that they are all.
  expect(Math.max(...looks)).toBeLessThanOrEqual(2 * AT_ONCE)
})

test('a perspective that nobody asked in is made some documents at a time too', async () => {
  const view = overlay(stored, 'drafts')
  expect(await asked(() => view, 'count(*[_type == "post"])')).toBe(COUNT)
  expect(Math.max(...looks)).toBeLessThanOrEqual(2 * AT_ONCE)
})

test('an answer is of one moment, whatever is written while it is prepared', async () => {
  const view = overlay(stored, 'raw')
  let turn = 0
  const write = () => {
    // From one to the other: whoever counts both at one moment has all of them.
    put(`d${turn * 7}`, 'other')
    view.follow(`d${turn * 7}`)
    put(`n${turn}`, 'same')
    view.follow(`n${turn++}`)
  }
  const query =
    '{"same": count(*[kind == "same"]), "other": count(*[kind == "other"]), "types": count(*[_type == "post"])}'
  const answer = (await asked(() => view, query, 3 * COUNT, write)) as Record<string, number>
  expect(turn).toBeGreaterThan(2)
  expect(answer.other).toBeGreaterThan(0)
  expect(answer).toEqual({same: COUNT, other: answer.other, types: COUNT + Number(answer.other)})
})

test.each([
  '*',
  '*[kind == "same"]',
  '*[kind == "same"] | order(kind)[0...3]',
  '*[kind == "same" || _id == "a"]',
  '{"a": *[_type == "post"][0], "b": *[kind == "same"][0]}',
])('of more documents than it may go through, %s answers nothing, and puts none in order', async (query) => {
  const view = overlay(stored, 'raw')
  view.find({name: '["kind"]', valuesOf: () => ['same']}, '')
  looks = [0]
  expect(await asked(() => view, query, query.startsWith('{') ? COUNT : COUNT - 1)).toBeNull()
  expect(looks.every((count) => count === 0)).toBe(true)
})

test('a few of very many are found by what leaves the fewest', async () => {
  put('rare', 'rare')
  const view = overlay(stored, 'raw')
  expect(await asked(() => view, '*[_type == "post" && kind == "rare"]._id', 10)).toEqual(['rare'])
})

test('more perspectives asked in at once than are kept all answer', async () => {
  const few = [...stored.values()].slice(0, AT_ONCE + 1)
  const dataset = new Dataset(few)
  const perspectives = Array.from({length: 9}, (_, index) => [`release${index}`, 'drafts'])
  const answers = perspectives.map((each) => asked(() => dataset.view(each), 'count(*[_type == "post"])'))
  expect(await Promise.all(answers)).toEqual(perspectives.map(() => few.length))
})

test('whatever is asked of a lake first, it makes nothing of very many documents at once', async () => {
  const {store, url, clientWith, close} = await serveLake()
  const many = Array.from({length: COUNT}, (_, index) => ({
    create: {_id: `d${index}`, _type: 'post', title: `zeil ${index}`},
  }))
  await store.transact('production', many)
  const counts: number[] = []
  const {some} = Gradually.prototype
  Gradually.prototype.some = function (count) {
    counts.push(count)
    return some.call(this, count)
  }
  try {
    for (const perspective of ['drafts', 'published', 'raw'] as const) {
      const client = clientWith({perspective})
      expect(await client.fetch('*[title == "zeil 7"]._id')).toEqual(['d7'])
      expect(await client.fetch('*[title match "zeil 7"]._id')).toEqual(['d7'])
      expect(await client.fetch('*[references("d7")]')).toEqual([])
      const long = Array.from({length: 900}, (_, index) => `field${index} match $t`).join(' || ')
      expect(await client.fetch(`*[_type == "post" && slug.current == "a" && (${long})]`, {t: 'zeil'})).toEqual([])
    }
    const referring = await fetch(`${url}/v${API_VERSION}/data/references/production/documents/d7/to`)
    expect(await referring.json()).toEqual({totalCount: 0, references: []})
    expect(counts.length).toBeGreaterThan(20)
    expect(Math.max(...counts)).toBe(AT_ONCE)
  } finally {
    Gradually.prototype.some = some
    await close()
  }
})
