import {mkdtempSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import {applyPatch} from 'mendoza'
import type {LakeDocument} from '../documents/document.ts'
import type {MutationRequest} from '../documents/mutations.ts'
import {DATASET, type Documents, IDS, lakeIn, told, transactions, type Written, written} from './history.fixture.ts'
import {Store} from './store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'))
})
afterEach(() => rmSync(folder, {recursive: true}))

const content = (document: LakeDocument | null) => {
  if (!document) return null
  const {_rev, ...rest} = document
  return rest
}

/** All that a history can be asked, by what was written. */
function expectAll(lake: Store, transactions: Written[], ids: string[]) {
  const {history} = lake
  const records = history.transactions(DATASET, null, {limit: 1000})
  expect(records.map(({id, timestamp}) => [id, timestamp])).toEqual(
    transactions.map(({transactionId, timestamp}) => [transactionId, timestamp]),
  )
  const now: Documents = new Map(ids.map((id) => [id, null]))
  const last: Documents = new Map(now)
  for (const [index, {changes, transactionId, timestamp, mutations}] of transactions.entries()) {
    expect(records[index]?.mutations).toEqual(mutations)
    expect(records[index]?.documentIDs).toEqual(changes.map(({id}) => id))
    for (const {id, before, after} of changes) {
      now.set(id, after)
      last.set(id, after ?? before)
      const effects = records[index]?.effects[id]
      expect(applyPatch(content(before), effects?.apply ?? [])).toEqual(content(after))
      expect(applyPatch(content(after), effects?.revert ?? [])).toEqual(content(before))
      expect(history.documentAt(DATASET, id, {revision: transactionId})).toEqual(after)
    }
    for (const id of ids) expect(history.documentAt(DATASET, id, {time: timestamp})).toEqual(now.get(id))
    const missed = history.since(DATASET, transactionId, 1000)
    const since = transactions.slice(index)
    expect(missed?.map(({id}) => id)).toEqual(since.map(({transactionId: id}) => id))
    expect(missed?.[0]?.changes).toEqual(changes.map(({id, before, after}) => ({id, before, after})))
  }
  for (const id of ids) expect(history.lastRevision(DATASET, id)).toEqual(last.get(id))
  for (const [id, after] of now) expect(lake.read(DATASET, id)).toEqual(after)
}

let store: Store

test('returns every state, transaction and effect as it was written', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(transactions, async (each) => {
      const all = written(each)
      const lake = lakeIn(path.join(folder, `new-${run++}`))
      store = lake.store
      await told(lake, all)
      expectAll(store, all, IDS)
      store.close()
    }),
    {numRuns: 40},
  )
})

test('does not date a document that a refused transaction patched', async () => {
  const title = {title: null}
  store = new Store(path.join(folder, 'refused'))
  await store.transact(DATASET, [{create: {_id: 'q', _type: 'plan', ...title}}])
  const before = structuredClone(store.read(DATASET, 'q'))
  const refused = [{patch: {id: 'q', set: title}}, {create: {_id: 'q', _type: 'plan'}}] as MutationRequest[]
  jest.useFakeTimers()
  jest.setSystemTime(Date.now() + 60_000)
  await expect(store.transact(DATASET, refused)).rejects.toThrow('already exists')
  jest.useRealTimers()
  expect(store.read(DATASET, 'q')).toEqual(before)
  store.close()
})

test('keeps the histories of two datasets apart', async () => {
  store = new Store(folder)
  await store.transact('a', [{create: {_id: 'p', _type: 'plan', name: 'first'}}], {transactionId: 't1'})
  await store.transact('b', [{create: {_id: 'p', _type: 'plan', name: 'other'}}], {transactionId: 't1'})
  await store.transact('a', [{patch: {id: 'p', set: {name: 'second'}}}], {transactionId: 't2'})
  await store.transact('b', [{delete: {id: 'p'}}], {transactionId: 't2'})
  expect(store.history.documentAt('a', 'p', {revision: 't1'})).toMatchObject({name: 'first'})
  expect(store.history.lastRevision('b', 'p')).toMatchObject({name: 'other'})
  expect(store.history.transactions('a', ['p'], {}).map(({id: tx}) => tx)).toEqual(['t1', 't2'])
  expect(store.history.lastRevision('a', 'p')).toMatchObject({name: 'second'})
  store.close()
})

/** Content as an import brings it. */
const imported = (count: number, length: number) =>
  Array.from({length: count}, (_, index) => ({
    create: {
      _id: `post-${(index * 7919) % count}`,
      _type: 'post',
      text: `${index} `.repeat(length / 4).slice(0, length),
    },
  }))
const bytesOf = (place: string) => statSync(path.join(place, 'lake.db')).size

test.each([200, 800, 1500, 6000])(
  'stores documents of about %i bytes in at most two and a half times that',
  async (length) => {
    const requests = imported(400, length)
    store = new Store(path.join(folder, 'new'))
    await store.transact(DATASET, requests)
    const documents = [...store.documents(DATASET).values()]
    const bytes = documents.reduce((sum, document) => sum + Buffer.byteLength(JSON.stringify(document)), 0)
    store.close()
    expect(bytesOf(path.join(folder, 'new')) / bytes).toBeLessThan(2.5)
  },
)

test('stores a changed letter without the text around it', async () => {
  store = new Store(folder)
  const long = 'wind '.repeat(25_000)
  await store.transact(DATASET, [{create: {_id: 'p', _type: 'post', title: 'a', body: long}}])
  for (let index = 0; index < 50; index++)
    await store.transact(DATASET, [{patch: {id: 'p', set: {title: `a${index}`}}}])
  store.close()
  expect(bytesOf(folder)).toBeLessThan(2.5 * long.length)
})
