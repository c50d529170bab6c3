import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {setImmediate as nextTurn} from 'node:timers/promises'
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
const count = () => store.view(DATASET, 'raw').all.length

test('lets others read the documents of before while it is prepared', async () => {
  // Each look at the clock takes a millisecond, so the number of time slices depends on no machine.
  let now = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => ++now)
  let isDone = false
  const done = store.transact(DATASET, create).finally(() => (isDone = true))
  const seen: number[] = []
  while (!isDone) {
    seen.push(count())
    await nextTurn()
  }
  expect(seen.length).toBeGreaterThan(COUNT / 10)
  expect(new Set(seen)).toEqual(new Set([0]))
  expect((await done).results).toHaveLength(COUNT)
  expect(count()).toBe(COUNT)
  expect(store.history.transactions(DATASET, ['d7'], {})).toHaveLength(1)
})

test('makes later writes wait, and come after it in their order', async () => {
  const told: string[] = []
  store.onChange((_, events) => told.push(`${events[0]?.transactionId} ${events.length}`))
  const large = store.transact(DATASET, create, {transactionId: 'large'})
  await Promise.all([
    store.transact(DATASET, [{patch: {id: 'd7', set: {title: 'mast'}}}], {transactionId: 'second'}),
    store.transact(DATASET, () => (store.read(DATASET, 'd8') ? [{delete: {id: 'd8'}}] : []), {transactionId: 'third'}),
    store.transact(DATASET, [{create: {_id: 'd8', _type: 'post', title: 'roer'}}], {transactionId: 'fourth'}),
    large,
  ])
  expect(told).toEqual([`large ${COUNT}`, 'second 1', 'third 1', 'fourth 1'])
  expect(store.read(DATASET, 'd7')).toMatchObject({title: 'mast'})
  expect(store.read(DATASET, 'd8')).toMatchObject({title: 'roer'})
})

test('changes nothing when it cannot be written, and lets the next one be written', async () => {
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
