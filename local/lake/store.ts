import {randomBytes} from 'node:crypto'
import path from 'node:path'
import {backup, type DatabaseSync} from 'node:sqlite'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {restoreAdvice} from '../backup/retention.ts'
import {openDatabase} from '../data/database.ts'
import {Dataset} from './dataset.ts'
import type {LakeDocument} from './document.ts'
import {revertOf} from './effects.ts'
import {LakeError} from './errors.ts'
import {Forgetting} from './forgetting.ts'
import {restOf, type Steps, someOf} from './gradually.ts'
import {History} from './history.ts'
import {type Applied, applyMutations, type Change, type MutationRequest} from './mutations.ts'
import {refuseDangling} from './references.ts'
import {shortened} from './shortened.ts'
import {VERSIONS} from './tables.ts'
import {INDEXED_AT_ONCE, TextIndex} from './textIndex.ts'
import type {Perspective, View} from './view.ts'

/** A committed change of one document, as listeners and history see it. */
export type ChangeEvent = Change & {
  transactionId: string
  timestamp: string
  author: string
  /** Position of this event in its transaction, from 1, and how many there are: the Studio waits for all. */
  index: number
  total: number
}
type StoreOptions = {now?: () => Date}
type Transacted = Applied & {transactionId: string}
type TransactOptions = {transactionId?: string | undefined; dryRun?: boolean; author?: string}

/**
 * Copies a database into a new file. Node gives up, with an error of number 0, when its first step meets a transaction; the
 * later ones wait for its end.
 */
async function copyDatabase(db: DatabaseSync, file: string): Promise<void> {
  for (;;)
    try {
      await backup(db, file)
      return
    } catch (error) {
      if ((error as {errcode?: number}).errcode !== 0) throw error
      await nextTurn()
    }
}

/** Documents and their transactions in one SQLite file, mirrored in memory because groq-js evaluates over arrays. */
export class Store {
  readonly #folder: string
  readonly #db: DatabaseSync
  readonly history: History
  readonly #texts: TextIndex
  readonly #forgetting: Forgetting
  readonly #now: () => Date
  readonly #datasets = new Map<string, Dataset>()
  readonly #listeners = new Set<(dataset: string, events: ChangeEvent[]) => void>()
  /** A transaction that others have their turn in, and a copy of the file: until their ends. Neither fails. */
  #writing: Promise<unknown> | undefined
  #copying: Promise<unknown> | undefined

  /** Opens or makes the store in a folder, for this process alone. Throws a SettingError when it cannot be used. */
  constructor(folder: string, {now = () => new Date()}: StoreOptions = {}) {
    this.#folder = folder
    this.#now = now
    this.#db = openDatabase(path.join(folder, 'lake.db'), {
      versions: VERSIONS,
      synchronous: 'FULL', // a transaction that was answered 200 survives a power cut
      repair: () => this.wayBack,
    })
    this.history = new History(this.#db, now)
    this.#texts = new TextIndex(this.#db)
    this.#forgetting = new Forgetting(this.#db, now)
  }

  /** What to do when it is damaged. */
  get wayBack(): string {
    return restoreAdvice(path.dirname(this.#folder), this.#folder, 'content')
  }

  close() {
    this.#texts.close()
    this.#forgetting.close()
    this.#db.close()
  }

  /**
   * Writes all of it, its history too, into a new file, as it is at one moment. Reading and writing go on meanwhile, but for
   * large transactions: they are in the file before they are whole.
   */
  async copyTo(file: string) {
    while (this.#writing || this.#copying) await (this.#writing ?? this.#copying)
    const copied = copyDatabase(this.#db, file)
    this.#copying = ended(copied)
    try {
      await copied
    } finally {
      this.#copying = undefined
    }
  }

  /** Whether there is something in the file that is no transaction yet. */
  get isWriting(): boolean {
    return this.#db.isTransaction
  }

  /** Does this when no transaction is half written. */
  async betweenTransactions<Result>(work: () => Result): Promise<Awaited<Result>> {
    while (this.#writing) await this.#writing
    return await work()
  }

  /** From now on the history that is too old is forgotten every day, when nobody writes. */
  forgetDaily() {
    this.#forgetting.daily()
  }

  /** Forgets some of what is too old. Whether there may be more. */
  forgetSome(): boolean {
    return this.#forgetting.forgetSome()
  }

  /** Merges some of what writes have left in the index of texts. Whether there may be more. */
  mergeSome(): boolean {
    return this.#texts.mergeSome()
  }

  onChange(listener: (dataset: string, events: ChangeEvent[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #dataset(name: string): Dataset {
    let dataset = this.#datasets.get(name)
    if (!dataset) {
      dataset = new Dataset(this.#stored(name), (asked) => this.#texts.find(name, asked))
      this.#datasets.set(name, dataset)
    }
    return dataset
  }

  /** One at a time: all of them at once would be in memory twice. */
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
   * Applies mutations as one transaction and tells the listeners. The client may choose the transaction's id. While a large one
   * is written others have their turn, who read what was there before; what writes comes after it. Mutations that depend on what
   * is there are asked for then.
   */
  async transact(
    dataset: string,
    requests: MutationRequest[] | (() => MutationRequest[]),
    options: TransactOptions = {},
  ): Promise<Transacted> {
    while (this.#writing) await this.#writing
    const steps = this.#transacting(dataset, typeof requests === 'function' ? requests() : requests, options)
    const first = someOf(steps)
    if (first.done) return first.value
    const rest = restOf(steps, first)
    this.#writing = ended(rest)
    try {
      return await rest
    } finally {
      this.#writing = undefined
    }
  }

  *#transacting(
    dataset: string,
    requests: MutationRequest[],
    {transactionId = randomBytes(11).toString('base64url'), dryRun = false, author = 'local-editor'}: TransactOptions,
  ): Steps<Transacted> {
    if (this.history.sequenceOf(dataset, transactionId) !== null)
      throw new LakeError(409, {
        type: 'mutationError',
        description: `The transaction ID "${transactionId}" is already used`,
      })
    const timestamp = this.#now().toISOString()
    const applied = yield* applyMutations(requests, (id) => this.read(dataset, id), {transactionId, timestamp})
    yield* refuseDangling(applied.changes, this.view(dataset, 'raw'))
    if (dryRun || applied.changes.length === 0) return {...applied, transactionId}

    const events = applied.changes.map((change, i) => ({
      ...change,
      transactionId,
      timestamp,
      author,
      index: i + 1,
      total: applied.changes.length,
    }))
    yield* this.#commit(dataset, applied.mutations, events)
    this.#forgetting.wait()
    this.#dataset(dataset).write(applied.changes)
    for (const listener of this.#listeners) listener(dataset, events)
    return {...applied, transactionId}
  }

  *#commit(dataset: string, mutations: MutationRequest[], events: ChangeEvent[]): Steps<void> {
    const [first] = events
    if (!first) return
    const isLarge = events.length > INDEXED_AT_ONCE
    const afters = new Map(events.map(({id, after}) => [id, after]))
    const kept: string[] = []
    for (const mutation of mutations) {
      kept.push(JSON.stringify(shortened(mutation, (id) => afters.get(id))))
      yield
    }
    if (isLarge) while (this.#copying) yield this.#copying
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const {lastInsertRowid: seq} = this.#db
        .prepare('INSERT INTO tx (dataset, id, timestamp, author, mutations) VALUES (?, ?, ?, ?, ?)')
        .run(dataset, first.transactionId, first.timestamp, first.author, `[${kept}]`)
      const put = this.#db.prepare(
        `INSERT INTO document (dataset, id, json) VALUES (?, ?, ?)
         ON CONFLICT (dataset, id) DO UPDATE SET json = excluded.json RETURNING key`,
      )
      const remove = this.#db.prepare('DELETE FROM document WHERE dataset = ? AND id = ? RETURNING key')
      const log = this.#db.prepare('INSERT INTO change VALUES (?, ?, ?, ?)')
      const keys = new Map<ChangeEvent, number>()
      for (const event of events) {
        const {id, before, after} = event
        const row = after ? put.get(dataset, id, JSON.stringify(after)) : remove.get(dataset, id)
        if (row) keys.set(event, Number(row.key))
        log.run(seq, id, after ? 1 : 0, revertOf(before, after))
        if (isLarge) yield
      }
      // By themselves: the index writes out what it has gathered before each other statement.
      for (const [{before, after}, key] of keys) {
        if (!isLarge) this.#texts.write(key, before, after)
        else {
          this.#texts.postpone(key, before, after)
          yield
        }
      }
      if (isLarge) yield nextTurn()
      this.#db.exec('COMMIT')
      if (isLarge) void this.#texts.writePostponed()
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

const ended = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined)
