import {mkdtempSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import type {MutationRequest} from '../documents/mutations.ts'
import {DATASET, type Documents, IDS, lakeIn, told, transactions, written} from './history.fixture.ts'
import {forgottenUntil, KEPT_DAYS} from './retention.ts'
import type {Store} from './store.ts'

const DAY_MS = 86_400_000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forgetting-'))
})
afterEach(() => rmSync(folder, {recursive: true}))

const WEEK_MS = 7 * DAY_MS
const START = Date.UTC(2026, 0, 1)
const recordsOf = (store: Store) => store.history.transactions(DATASET, null, {limit: 1000})
function forgetAll(store: Store) {
  while (store.forgetSome());
}

test('keeps younger history, and the newest old change of each document', async () => {
  let run = 0
  const property = fc.asyncProperty(transactions, fc.nat({max: 26}), async (each, weeks) => {
    const all = written(each, {between: WEEK_MS})
    const lake = lakeIn(path.join(folder, `${run++}`))
    const {store, clock} = lake
    await told(lake, all)
    clock.now = new Date(Math.max(clock.now.getTime(), START + weeks * WEEK_MS))
    const until = forgottenUntil(clock.now)
    const isYoung = ({timestamp}: {timestamp: string}) => timestamp > until
    const before = recordsOf(store)
    forgetAll(store)
    const after = recordsOf(store)
    expect(after.filter(isYoung)).toEqual(before.filter(isYoung))

    // The newest transaction stays whole.
    const old = all.filter((transaction) => !isYoung(transaction))
    const kept = new Map<string, string>()
    for (const {changes, transactionId} of old)
      for (const {id, after: is} of changes)
        if (is || transactionId === all.at(-1)?.transactionId) kept.set(id, transactionId)
        else kept.delete(id)
    const left = after.filter((record) => !isYoung(record))
    expect(left.flatMap(({id, documentIDs}) => documentIDs.map((document) => [document, id])).sort()).toEqual(
      [...kept].sort(),
    )
    for (const {id, documentIDs, mutations, effects} of left) {
      const was = before.find((record) => record.id === id)
      const isKept = (document: unknown) => kept.get(String(document)) === id
      // A document that a transaction created and deleted goes with the first change that is forgotten of it.
      const isWhole = documentIDs.length === was?.documentIDs.length
      const isLeft = (body?: {_id?: unknown; id?: unknown}) => isWhole || isKept(body?._id ?? body?.id)
      expect(mutations).toEqual(was?.mutations.filter((request) => Object.values(request).some(isLeft)))
      expect(effects).toEqual(Object.fromEntries(Object.entries(was?.effects ?? {}).filter(([name]) => isKept(name))))
    }

    const now: Documents = new Map()
    for (const {changes, timestamp, transactionId} of all) {
      for (const change of changes) now.set(change.id, change.after)
      if (timestamp <= until) continue
      for (const id of IDS)
        expect(store.history.documentAt(DATASET, id, {time: timestamp})).toEqual(now.get(id) ?? null)
      for (const {id, after: is} of changes)
        expect(store.history.documentAt(DATASET, id, {revision: transactionId})).toEqual(is)
      const missed = store.history.since(DATASET, transactionId, 1000)
      expect(missed?.[0]?.changes).toEqual(
        changes.map(({id, before: was, after: is}) => ({id, before: was, after: is})),
      )
    }
    for (const id of IDS) expect(store.read(DATASET, id)).toEqual(now.get(id) ?? null)
    store.close()
  })
  await fc.assert(property, {numRuns: 60})
})

const patch = (title: string): MutationRequest[] => [{patch: {id: 'p', set: {title}}}]
const EDITS: MutationRequest[][] = [
  [{create: {_id: 'p', _type: 'plan'}}, {create: {_id: 'q', _type: 'plan', secret: 'geheim'}}],
  patch('a'),
  [{delete: {id: 'q'}}],
  patch('b'),
  patch('c'),
]

/** A lake with some edits, a week between, so many days after the last of them. */
async function edited(days: number) {
  const lake = lakeIn(folder)
  await told(lake, written(EDITS, {between: WEEK_MS}))
  lake.clock.now = new Date(lake.clock.now.getTime() + days * DAY_MS)
  return lake
}

test('answers a forgotten revision, and a document deleted long ago, as unknown', async () => {
  const {store} = await edited(KEPT_DAYS)
  expect(store.history.lastRevision(DATASET, 'q')).toMatchObject({secret: 'geheim'})
  forgetAll(store)
  for (const revision of ['t0', 't1', 't3']) expect(store.history.documentAt(DATASET, 'p', {revision})).toBe(null)
  expect(store.history.documentAt(DATASET, 'p', {revision: 't4'})).toMatchObject({title: 'c'})
  expect(store.history.lastRevision(DATASET, 'q')).toBe(null)
  expect(store.history.events(DATASET, 'q', {limit: 10, cursor: null}).events).toEqual([])
  expect(store.history.events(DATASET, 'p', {limit: 10, cursor: null}).events).toMatchObject([{revisionId: 't4'}])
  store.close()
})

test('resets a listener that was away for longer', async () => {
  const {store, clock} = await edited(KEPT_DAYS - 1)
  expect(store.history.since(DATASET, 't3', 10)).toBe(null)
  expect(store.history.since(DATASET, 't4', 10)).toHaveLength(1)
  clock.now = new Date(clock.now.getTime() + DAY_MS)
  expect(store.history.since(DATASET, 't4', 10)).toBe(null)
  store.close()
})

test('forgets no deletion and leaves the change before it when the clock moves within one pass', async () => {
  const {store, clock} = lakeIn(folder)
  const put = (title: string) => ({createOrReplace: {_id: 'p', _type: 'post', title}})
  const writes = [put('a'), put('b'), {delete: {id: 'p'}}, put('c'), put('d')]
  for (const [week, request] of writes.entries()) {
    clock.now = new Date(START + week * WEEK_MS)
    await store.transact(DATASET, [request])
  }
  // One part of the pass is one transaction: its time is up after that.
  let readings: number[] = []
  const now = jest.spyOn(performance, 'now').mockImplementation(() => readings.shift() ?? 1000)
  // The deletion of week 2 becomes old once the change of week 1 was passed.
  for (const week of [1, 1, 2]) {
    clock.now = new Date(START + week * WEEK_MS + KEPT_DAYS * DAY_MS)
    readings = [0, 0]
    store.forgetSome()
  }
  now.mockRestore()
  expect(store.history.documentAt(DATASET, 'p', {time: new Date(START + WEEK_MS).toISOString()})?.title).toBe('b')
  forgetAll(store)
  expect(recordsOf(store)).toHaveLength(2)
  store.close()
})

test('forgets a transaction of very many documents in time slices, and keeps writes in between', async () => {
  const {store, clock} = lakeIn(folder)
  const ids = Array.from({length: 3000}, (_, index) => `d${index}`)
  const all = (title: string) => ids.map((_id) => ({createOrReplace: {_id, _type: 'post', title}}))
  await store.transact(DATASET, all('a'))
  await store.transact(DATASET, all('b'))
  clock.now = new Date(START + (KEPT_DAYS + 1) * DAY_MS)
  let bites = 0
  for (; store.forgetSome(); bites++) await store.transact(DATASET, [{patch: {id: `d${bites}`, set: {title: 'c'}}}])
  expect(bites).toBeGreaterThan(0)
  const first = store.history.transactions(DATASET, ids, {limit: 1, isBrief: true})
  expect(first[0]?.documentIDs).toHaveLength(3000)
  for (let index = 0; index < bites; index++)
    expect(store.history.lastRevision(DATASET, `d${index}`)).toMatchObject({title: 'c'})
  store.close()
})

test('uses the space of forgotten history for the next writes', async () => {
  const {store, clock} = lakeIn(folder)
  const bytes = () => statSync(path.join(folder, 'lake.db')).size + statSync(path.join(folder, 'lake.db-wal')).size
  const write = async () => {
    for (let index = 0; index < 100; index++) {
      clock.now = new Date(clock.now.getTime() + DAY_MS)
      const body = `${clock.now.getTime() + index} `.repeat(2000)
      await store.transact(DATASET, [{createOrReplace: {_id: 'p', _type: 'post', body}}])
      forgetAll(store)
    }
  }
  for (let round = 0; round < 3; round++) await write()
  const before = bytes()
  for (let round = 0; round < 3; round++) await write()
  expect(bytes()).toBeLessThan(1.1 * before)
  store.close()
})

test('runs once nobody writes, and again a day later', async () => {
  const {store, clock} = await edited(KEPT_DAYS - 14)
  jest.useFakeTimers()
  const pass = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms)
    jest.advanceTimersByTime(ms)
  }
  const idsLeft = () => recordsOf(store).map(({id}) => id)
  store.forgetDaily()
  for (let tenth = 0; tenth < 20; tenth++) {
    pass(100)
    await store.transact(DATASET, [{createOrReplace: {_id: 'r', _type: 'plan', tenth}}], {transactionId: `r${tenth}`})
  }
  expect(idsLeft()).toContain('t0')
  pass(1000)
  expect(idsLeft().slice(0, 2)).toEqual(['t1', 't3'])
  pass(7 * DAY_MS)
  expect(idsLeft()[0]).toBe('t3')
  jest.useRealTimers()
  store.close()
})
