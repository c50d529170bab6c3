import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {runQuery} from './groq.ts'
import {Store} from './store.ts'

const DATASET = 'production'
const COUNT = 4000
let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lake-'))
  store = new Store(folder)
})
afterEach(() => {
  jest.restoreAllMocks()
  store.close()
  rmSync(folder, {recursive: true})
})

const ids = Array.from({length: COUNT}, (_, index) => `d${index}`)
const create = ids.map((_id) => ({create: {_id, _type: 'post', title: 'zeil'}}))
const remove = ids.map((id) => ({delete: {id}}))
const count = () => store.view(DATASET, 'raw').all.length
const found = () => runQuery('count(*[title match "zeil"])', {}, store.view(DATASET, 'raw'), DATASET)

/** What is seen in the turns that others have, until it is done. */
async function seenUntil<Seen>(done: Promise<unknown>, look: () => Seen | Promise<Seen>): Promise<Seen[]> {
  const seen: Seen[] = []
  let isDone = false
  void done.finally(() => (isDone = true)).catch(() => undefined)
  while (!isDone) {
    seen.push(await look())
    await nextTurn()
  }
  return seen
}

test('others have their turn while a large transaction is written, and see nothing of it until it is done', async () => {
  // How many turns that are says the clock, and here no machine: each look at it takes a millisecond.
  let now = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => ++now)
  const done = store.transact(DATASET, create)
  const seen = await seenUntil(done, count)
  expect(seen.length).toBeGreaterThan(COUNT / 10)
  expect(new Set(seen)).toEqual(new Set([0]))
  expect((await done).results).toHaveLength(COUNT)
  expect(count()).toBe(COUNT)
  expect(store.history.transactions(DATASET, ['d7'], {})).toHaveLength(1)
})

test('what is deleted is found by its words for as long as it can be read', async () => {
  await store.transact(DATASET, create.slice(0, 1000))
  const seen = await seenUntil(store.transact(DATASET, remove.slice(0, 1000)), async () => [count(), await found()])
  for (const [all, matching] of seen) expect(matching).toBe(all)
  expect(await found()).toBe(0)
})

test('what is written meanwhile comes after it, in its order', async () => {
  const told: string[] = []
  store.onChange((_, events) => told.push(`${events[0]?.transactionId} ${events.length}`))
  const large = store.transact(DATASET, create, {transactionId: 'large'})
  await Promise.all([
    store.transact(DATASET, [{patch: {id: 'd7', set: {title: 'mast'}}}], {transactionId: 'second'}),
    store.transact(DATASET, remove.slice(8), {transactionId: 'third'}),
    store.transact(DATASET, [{create: {_id: 'd8', _type: 'post', title: 'roer'}}], {transactionId: 'fourth'}),
    large,
  ])
  expect(told).toEqual([`large ${COUNT}`, 'second 1', `third ${COUNT - 8}`, 'fourth 1'])
  expect(store.read(DATASET, 'd7')).toMatchObject({title: 'mast'})
  expect(store.read(DATASET, 'd8')).toMatchObject({title: 'roer'})
})

test('one that cannot be written changes nothing, and holds nobody up', async () => {
  const {exec} = DatabaseSync.prototype
  const full = jest.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
    if (sql === 'COMMIT') throw new Error('database or disk is full')
    exec.call(this, sql)
  })
  const large = store.transact(DATASET, create)
  const next = store.transact(DATASET, [{create: {_id: 'next', _type: 'post'}}])
  await expect(large).rejects.toThrow('disk is full')
  await expect(next).rejects.toThrow('disk is full')
  full.mockRestore()
  await store.transact(DATASET, [{create: {_id: 'next', _type: 'post'}}])
  expect(store.view(DATASET, 'raw').all.map(({_id}) => _id)).toEqual(['next'])
})

test('what ends in the midst of it has none of it at the next start', async () => {
  const large = store.transact(DATASET, create)
  void large.catch(() => undefined)
  while (!store.isWriting) await nextTurn()
  store.close()
  store = new Store(folder)
  expect(count()).toBe(0)
  expect(store.history.transactions(DATASET, null, {})).toEqual([])
})

test('a copy holds all of it or nothing, whichever begins first', async () => {
  const inCopy = async (name: string) => {
    const file = path.join(folder, name, 'lake.db')
    const copied = new Store(path.dirname(file))
    copied.close()
    await store.copyTo(file)
    const opened = new Store(path.dirname(file))
    const documents = opened.view(DATASET, 'raw').all.length
    opened.close()
    return documents
  }
  const first = store.transact(DATASET, create)
  const during = inCopy('during')
  await first
  const second = store.transact(DATASET, remove)
  expect([await during, await inCopy('after')]).toEqual([COUNT, 0])
  await second
})

test('a copy that begins while somebody writes is made all the same', async () => {
  await store.transact(DATASET, create.slice(0, 1000))
  for (let times = 0; times < 10; times++) {
    const file = path.join(folder, `copy-${times}.db`)
    const copied = store.copyTo(file)
    await store.transact(DATASET, [{patch: {id: 'd7', set: {title: `zeil ${times}`}}}])
    await copied
    const db = new DatabaseSync(file, {readOnly: true})
    expect(db.prepare('PRAGMA quick_check(1)').get()).toEqual({quick_check: 'ok'})
    db.close()
  }
})
