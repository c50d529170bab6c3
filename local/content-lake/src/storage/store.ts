import {randomBytes} from 'node:crypto'
import path from 'node:path'
import {backup, type DatabaseSync} from 'node:sqlite'
import {Dataset} from '../documents/dataset.ts'
import type {LakeDocument} from '../documents/document.ts'
import {type Applied, type Change, type MutationRequest, mutating} from '../documents/mutations.ts'
import {refuseDangling} from '../documents/references.ts'
import type {Perspective, View} from '../documents/view.ts'
import {LakeError} from '../errors.ts'
import {inSlices} from '../timeSlices.ts'
import {openDatabase} from './database.ts'
import {revertOf} from './effects.ts'
import {History} from './history.ts'
import {Forgetting} from './retention.ts'
import {shortened} from './storedMutations.ts'
import {FIRST_VERSION, VERSIONS} from './tables.ts'

/** A committed change of one document, as listeners and history see it. */
export type ChangeEvent = Change & {
  transactionId: string
  timestamp: string
  author: string
  /** Position of this event in its transaction, from 1, and how many there are: the Studio waits for all. */
  index: number
  total: number
}
type StoreOptions = {
  now?: () => Date
  /** Returns the advice for a damaged database, in a sentence. */
  repair?: () => string
}
type Transacted = Applied & {transactionId: string}
type TransactOptions = {transactionId?: string | undefined; dryRun?: boolean; author?: string}

/** Documents and their transactions in one SQLite file, mirrored in memory because groq-js evaluates over arrays. */
export class Store {
  readonly repair: () => string
  readonly #db: DatabaseSync
  readonly history: History
  readonly #forgetting: Forgetting
  readonly #now: () => Date
  readonly #datasets = new Map<string, Dataset>()
  /** The end of the transaction that is being written. */
  #writing: Promise<void> | undefined
  readonly #listeners = new Set<(dataset: string, events: ChangeEvent[]) => void>()

  /** Opens or makes the store in a folder, for this process alone. Throws a StorageError when it cannot be used. */
  constructor(
    folder: string,
    {now = () => new Date(), repair = () => `To begin anew: mv ${folder} ${folder}-damaged`}: StoreOptions = {},
  ) {
    this.repair = repair
    this.#now = now
    this.#db = openDatabase(path.join(folder, 'lake.db'), {versions: VERSIONS, first: FIRST_VERSION, repair})
    this.history = new History(this.#db, now)
    this.#forgetting = new Forgetting(this.#db, now)
  }

  close() {
    this.#forgetting.close()
    this.#db.close()
  }

  /** Copies the database, its history too, into a new file, as it is at one moment; others read and write meanwhile. */
  async copyTo(file: string) {
    for (;;)
      try {
        await backup(this.#db, file)
        return
      } catch (error) {
        // Node gives up with the number 0 when its first step, in a thread of its own, meets a transaction.
        if ((error as {errcode?: number}).errcode !== 0) throw error
      }
  }

  /** Forgets history that is too old every day from now on, when nobody writes. */
  forgetDaily() {
    this.#forgetting.daily()
  }

  /** Forgets old history for one time slice. Returns whether there may be more. */
  forgetSome(): boolean {
    return this.#forgetting.forgetSome()
  }

  onChange(listener: (dataset: string, events: ChangeEvent[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #dataset(name: string): Dataset {
    let dataset = this.#datasets.get(name)
    if (!dataset) {
      dataset = new Dataset(this.#stored(name))
      this.#datasets.set(name, dataset)
    }
    return dataset
  }

  /** Reads the stored documents one at a time: all at once would be in memory twice. */
  *#stored(dataset: string) {
    const rows = this.#db.prepare('SELECT json FROM document WHERE dataset = ? ORDER BY id').iterate(dataset)
    for (const {json} of rows) yield JSON.parse(String(json)) as LakeDocument
  }

  documents(dataset: string): ReadonlyMap<string, LakeDocument> {
    return this.#dataset(dataset).documents
  }

  read(dataset: string, id: string): LakeDocument | null {
    return this.documents(dataset).get(id) ?? null
  }

  view(dataset: string, perspective: Perspective): View {
    return this.#dataset(dataset).view(perspective)
  }

  /**
   * Applies mutations as one transaction and tells the listeners. The client may choose the transaction's id. A large one is
   * prepared in time slices, in which others read the documents of before; other writes come after it, so mutations that depend on
   * stored documents are given as a function.
   */
  async transact(
    dataset: string,
    requests: MutationRequest[] | (() => MutationRequest[]),
    options: TransactOptions = {},
  ): Promise<Transacted> {
    while (this.#writing) await this.#writing
    const transacted = this.#transact(dataset, typeof requests === 'function' ? requests() : requests, options)
    const settled = transacted.then(
      () => undefined,
      () => undefined,
    )
    this.#writing = settled
    void settled.then(() => {
      this.#writing = undefined
    })
    return transacted
  }

  async #transact(
    dataset: string,
    requests: MutationRequest[],
    {transactionId = randomBytes(11).toString('base64url'), dryRun = false, author = 'local-editor'}: TransactOptions,
  ): Promise<Transacted> {
    if (this.history.sequenceOf(dataset, transactionId) !== null)
      throw new LakeError(409, {
        type: 'mutationError',
        description: `The transaction ID "${transactionId}" is already used`,
      })
    const timestamp = this.#now().toISOString()
    const mutations = mutating((id) => this.read(dataset, id), {transactionId, timestamp})
    await inSlices(requests, mutations.add)
    const applied = mutations.applied()
    refuseDangling(applied.changes, this.view(dataset, 'raw'))
    if (dryRun || applied.changes.length === 0) return {...applied, transactionId}

    const events = applied.changes.map((change, i) => ({
      ...change,
      transactionId,
      timestamp,
      author,
      index: i + 1,
      total: applied.changes.length,
    }))
    const afters = new Map(events.map(({id, after}) => [id, after]))
    const sent = await inSlices(applied.mutations, (each) => JSON.stringify(shortened(each, (id) => afters.get(id))))
    const rows = await inSlices(events, rowOf)
    this.#commit(dataset, sent, events, rows)
    this.#forgetting.wait()
    this.#dataset(dataset).write(applied.changes)
    for (const listener of this.#listeners) listener(dataset, events)
    return {...applied, transactionId}
  }

  #commit(dataset: string, mutations: string[], events: ChangeEvent[], rows: Row[]) {
    const [first] = events
    if (!first) return
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const {lastInsertRowid: seq} = this.#db
        .prepare('INSERT INTO tx (dataset, id, timestamp, author, mutations) VALUES (?, ?, ?, ?, ?)')
        .run(dataset, first.transactionId, first.timestamp, first.author, `[${mutations}]`)
      const put = this.#db.prepare(
        `INSERT INTO document (dataset, id, json) VALUES (?, ?, ?)
         ON CONFLICT (dataset, id) DO UPDATE SET json = excluded.json`,
      )
      const remove = this.#db.prepare('DELETE FROM document WHERE dataset = ? AND id = ?')
      const log = this.#db.prepare('INSERT INTO change VALUES (?, ?, ?, ?)')
      for (const {id, json, revert} of rows) {
        if (json === null) remove.run(dataset, id)
        else put.run(dataset, id, json)
        log.run(seq, id, json === null ? 0 : 1, revert)
      }
      this.#db.exec('COMMIT')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK') // a full disk ends it by itself
      throw error
    }
  }

  getValue(key: string): unknown {
    const row = this.#db.prepare('SELECT value FROM keyvalue WHERE key = ?').get(key)
    return row ? JSON.parse(String(row.value)) : null
  }

  setValue(key: string, value: unknown) {
    this.#db.prepare('INSERT OR REPLACE INTO keyvalue VALUES (?, ?)').run(key, JSON.stringify(value))
  }
}

type Row = {id: string; json: string | null; revert: string | null}

const rowOf = ({id, before, after}: ChangeEvent): Row => ({
  id,
  json: after && JSON.stringify(after),
  revert: revertOf(before, after),
})
