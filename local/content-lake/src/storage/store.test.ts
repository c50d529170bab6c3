import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {actionsToMutations} from '../documents/actions.ts'
import {byPath} from '../documents/indexes.ts'
import {type ChangeEvent, Store} from './store.ts'

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

const DATASET = 'production'
const act = async (...actions: Parameters<typeof actionsToMutations>[0]) =>
  store.transact(
    DATASET,
    actionsToMutations(actions, (id) => store.read(DATASET, id)),
  )
const edit = (set: object) => ({
  actionType: 'sanity.action.document.edit',
  draftId: 'drafts.p',
  publishedId: 'p',
  patch: {set},
})
const publish = {actionType: 'sanity.action.document.publish', draftId: 'drafts.p', publishedId: 'p'}

test('has an answered write after a restart', async () => {
  const {transactionId} = await store.transact(DATASET, [{create: {_id: 'p', _type: 'plan', name: 'Basis'}}])
  store.close()
  store = new Store(folder)
  expect(store.read(DATASET, 'p')).toMatchObject({_id: 'p', name: 'Basis', _rev: transactionId})
})

test('opens the file so that an answered write survives a power cut', () => {
  store.close()
  const run = jest.spyOn(DatabaseSync.prototype, 'exec')
  store = new Store(folder)
  expect(run.mock.calls.flat().join()).toContain('synchronous = FULL')
})

test('shows a write at once in each perspective, also after many others were read', async () => {
  const names = (perspective: string) => store.view(DATASET, perspective).all.map(({name}) => name)
  await store.transact(DATASET, [{create: {_id: 'p', _type: 'plan', name: 'Basis'}}])
  expect(['raw', 'published', 'drafts'].map(names)).toEqual([['Basis'], ['Basis'], ['Basis']])
  await store.transact(DATASET, [{create: {_id: 'drafts.p', _type: 'plan', name: 'Pro'}}])
  expect(['raw', 'published', 'drafts'].map(names)).toEqual([['Pro', 'Basis'], ['Basis'], ['Pro']])
  for (let release = 0; release < 20; release++) names(`r${release}`)
  await store.transact(DATASET, [{delete: {id: 'drafts.p'}}])
  expect(['raw', 'published', 'drafts'].map(names)).toEqual([['Basis'], ['Basis'], ['Basis']])
})

test('sees all of a transaction of very many documents in each perspective that was read before', async () => {
  const count = () => store.view(DATASET, 'drafts').find(byPath(['_type']), 'post').length
  expect(count()).toBe(0)
  const ids = Array.from({length: 2000}, (_, index) => `d${index}`)
  await store.transact(
    DATASET,
    ids.map((_id) => ({create: {_id, _type: 'post'}})),
  )
  expect(count()).toBe(2000)
  await store.transact(
    DATASET,
    ids.map((id) => ({delete: {id}})),
  )
  expect(count()).toBe(0)
})

test('makes a copy while somebody writes', async () => {
  const ids = Array.from({length: 1000}, (_, index) => `d${index}`)
  await store.transact(
    DATASET,
    ids.map((_id) => ({create: {_id, _type: 'post'}})),
  )
  for (let times = 0; times < 10; times++) {
    const file = path.join(folder, `copy-${times}.db`)
    const copied = store.copyTo(file)
    await store.transact(DATASET, [{patch: {id: 'd7', set: {title: `zeil ${times}`}}}])
    await copied
    const db = new DatabaseSync(file, {readOnly: true})
    expect(db.prepare('PRAGMA quick_check(1)').get()).toEqual({quick_check: 'ok'})
    expect({...db.prepare('SELECT count(*) AS count FROM document').get()}).toEqual({count: 1000})
    db.close()
  }
})

test('changes nothing and tells nobody when a transaction cannot be written', async () => {
  await store.transact(DATASET, [{create: {_id: 'p', _type: 'plan', name: 'Basis'}}])
  const seen: ChangeEvent[] = []
  store.onChange((_, events) => seen.push(...events))
  const {exec} = DatabaseSync.prototype
  jest.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql: string) {
    if (sql === 'COMMIT') throw new Error('database or disk is full')
    exec.call(this, sql)
  })
  const patch = [{patch: {id: 'p', set: {name: 'Pro'}}}, {create: {_id: 'q', _type: 'plan'}}]
  await expect(store.transact(DATASET, patch)).rejects.toThrow('disk is full')
  expect(store.read(DATASET, 'p')).toMatchObject({name: 'Basis'})
  expect(store.view(DATASET, 'raw').all.map(({_id}) => _id)).toEqual(['p'])
  expect(seen).toEqual([])
})

test('makes one draft of several edits in one request, and leaves the published document alone', async () => {
  await store.transact(DATASET, [{create: {_id: 'p', _type: 'plan', name: 'Basis', badge: 'old'}}])
  await act(edit({name: 'Basis 2'}), edit({badge: 'new'}))
  expect(store.read(DATASET, 'drafts.p')).toMatchObject({name: 'Basis 2', badge: 'new'})
  expect(store.read(DATASET, 'p')).toMatchObject({name: 'Basis', badge: 'old'})
})

test('publishes the edits of the same request, whether there was a draft or not', async () => {
  await store.transact(DATASET, [
    {create: {_id: 'p', _type: 'plan', name: 'Basis', badge: 'old'}},
    {create: {_id: 'drafts.p', _type: 'plan', name: 'Basis', badge: 'old'}},
  ])
  await act(edit({name: 'Pro'}), publish)
  expect(store.read(DATASET, 'p')).toMatchObject({name: 'Pro', badge: 'old'})
  expect(store.read(DATASET, 'drafts.p')).toBeNull()
  await act(edit({name: 'Plus'}), publish, edit({badge: 'next'}))
  expect(store.read(DATASET, 'p')).toMatchObject({name: 'Plus', badge: 'old'})
  expect(store.read(DATASET, 'drafts.p')).toMatchObject({name: 'Plus', badge: 'next'})
})

test('publishes a document that the same request creates, and checks revisions against those before the request', async () => {
  const create = {actionType: 'sanity.action.document.create', attributes: {_id: 'drafts.p', _type: 'plan', name: 'A'}}
  await act(create, publish)
  expect(store.read(DATASET, 'p')).toMatchObject({name: 'A'})
  const {_rev: ifPublishedRevisionId} = store.read(DATASET, 'p') ?? {}
  await act(edit({name: 'B'}), {...publish, ...(ifPublishedRevisionId && {ifPublishedRevisionId})})
  expect(store.read(DATASET, 'p')).toMatchObject({name: 'B'})
  await expect(act(edit({name: 'C'}), {...publish, ifPublishedRevisionId: 'other'})).rejects.toThrow()
  expect(store.read(DATASET, 'drafts.p')).toBeNull()
})

test('replaces the document, keeps its creation time and removes the draft when it publishes', async () => {
  await store.transact(DATASET, [
    {create: {_id: 'p', _type: 'plan', name: 'Basis', _createdAt: '2020-01-01T00:00:00Z'}},
  ])
  await act(edit({name: 'Basis 2'}))
  const seen: ChangeEvent[] = []
  store.onChange((_, events) => seen.push(...events))
  const {transactionId} = await act(publish)
  expect(store.read(DATASET, 'drafts.p')).toBeNull()
  expect(store.read(DATASET, 'p')).toMatchObject({name: 'Basis 2', _createdAt: '2020-01-01T00:00:00Z'})
  expect(seen.map(({id, index, total, transactionId: tx}) => ({id, index, total, tx}))).toEqual([
    {id: 'p', index: 1, total: 2, tx: transactionId},
    {id: 'drafts.p', index: 2, total: 2, tx: transactionId},
  ])
})

test('refuses to publish a draft that changed since it was read', async () => {
  await store.transact(DATASET, [{create: {_id: 'drafts.p', _type: 'plan', name: 'Basis'}}])
  await expect(act({...publish, ifDraftRevisionId: 'another'})).rejects.toThrow(expect.objectContaining({status: 409}))
  expect(store.read(DATASET, 'p')).toBeNull()
})

test('leaves the published document when a draft is discarded', async () => {
  await store.transact(DATASET, [{create: {_id: 'p', _type: 'plan', name: 'Basis'}}])
  await act(edit({name: 'Oops'}))
  await act({actionType: 'sanity.action.document.discard', draftId: 'drafts.p', publishedId: 'p'})
  expect(store.read(DATASET, 'drafts.p')).toBeNull()
  expect(store.read(DATASET, 'p')).toMatchObject({name: 'Basis'})
})

test('writes all of a transaction or nothing', async () => {
  const impossible = [{create: {_id: 'a', _type: 'plan'}}, {patch: {id: 'missing', set: {name: 'x'}}}]
  await expect(store.transact(DATASET, impossible)).rejects.toThrow(expect.objectContaining({status: 409}))
  expect(store.read(DATASET, 'a')).toBeNull()
})

test('refuses a patch against an old revision with the current one', async () => {
  await store.transact(DATASET, [{create: {_id: 'a', _type: 'plan'}}], {transactionId: 't1'})
  const stale = [{patch: {id: 'a', ifRevisionID: 't0', set: {name: 'x'}}}]
  await expect(store.transact(DATASET, stale)).rejects.toThrow(
    expect.objectContaining({
      error: expect.objectContaining({
        items: [expect.objectContaining({error: expect.objectContaining({currentRevisionID: 't1'})})],
      }),
    }),
  )
})

test('refuses to delete a strongly referenced document alone, and deletes it with the reference', async () => {
  const reference = {_type: 'reference', _ref: 'p'}
  await store.transact(DATASET, [
    {create: {_id: 'p', _type: 'plan'}},
    {create: {_id: 'x', _type: 'price', plan: reference}},
  ])
  await expect(store.transact(DATASET, [{delete: {id: 'p'}}])).rejects.toThrow(/references to it from "x"/)
  expect(store.read(DATASET, 'p')).not.toBeNull()
  await store.transact(DATASET, [{delete: {id: 'p'}}, {delete: {id: 'x'}}])
  expect(store.read(DATASET, 'p')).toBeNull()
})

test('counts references as they are after the transaction when it deletes', async () => {
  const reference = {_type: 'reference', _ref: 'p'}
  await store.transact(DATASET, [
    {create: {_id: 'p', _type: 'plan'}},
    {create: {_id: 'x', _type: 'price', plan: reference}},
  ])
  const added = [{patch: {id: 'x', unset: ['plan']}}, {create: {_id: 'y', _type: 'price', of: [{plan: reference}]}}]
  await expect(store.transact(DATASET, [...added, {delete: {id: 'p'}}])).rejects.toThrow(/references to it from "y"/)
  await store.transact(DATASET, [{patch: {id: 'x', unset: ['plan']}}, {delete: {id: 'p'}}])
  expect(store.read(DATASET, 'p')).toBeNull()
})

test('deletes a weakly referenced document', async () => {
  const weak = {_type: 'reference', _ref: 'p', _weak: true}
  await store.transact(DATASET, [{create: {_id: 'p', _type: 'plan'}}, {create: {_id: 'x', _type: 'price', plan: weak}}])
  await store.transact(DATASET, [{delete: {id: 'p'}}])
  expect(store.read(DATASET, 'p')).toBeNull()
})

test('makes a transaction of the guard patch of the Studio, which changes nothing', async () => {
  await store.transact(DATASET, [{create: {_id: 'a', _type: 'plan'}}])
  const guard = [{patch: {id: 'a', unset: ['_empty_action_guard_pseudo_field_']}}]
  const {transactionId} = await store.transact(DATASET, guard)
  expect(store.read(DATASET, 'a')?._rev).toBe(transactionId)
})

test('refuses a transaction id that was used before', async () => {
  await store.transact(DATASET, [{create: {_id: 'a', _type: 'plan'}}], {transactionId: 't1'})
  await expect(store.transact(DATASET, [{delete: {id: 'a'}}], {transactionId: 't1'})).rejects.toThrow(/already used/)
})

test('returns a former state of a document after it was deleted', async () => {
  await store.transact(DATASET, [{create: {_id: 'a', _type: 'plan', name: 'one'}}], {transactionId: 't1'})
  await store.transact(DATASET, [{patch: {id: 'a', set: {name: 'two'}}}], {transactionId: 't2'})
  await store.transact(DATASET, [{delete: {id: 'a'}}], {transactionId: 't3'})
  expect(store.history.documentAt(DATASET, 'a', {revision: 't1'})).toMatchObject({name: 'one'})
  expect(store.history.documentAt(DATASET, 'a', {revision: 't3'})).toBeNull()
  expect(store.history.transactions(DATASET, ['a'], {reverse: true}).map(({id}) => id)).toEqual(['t3', 't2', 't1'])
})
