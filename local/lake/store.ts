import {randomBytes} from 'node:crypto'
import path from 'node:path'
import {backup, type DatabaseSync} from 'node:sqlite'
import {wayBack} from '../backup/kept.ts'
import {openDatabase} from '../database.ts'
import {Dataset} from './dataset.ts'
import type {LakeDocument} from './document.ts'
import {LakeError} from './errors.ts'
import {type Effects, History} from './history.ts'
import {encodePatch} from './mendoza.ts'
import {type Applied, applyMutations, type Change, type MutationRequest} from './mutations.ts'
import {refuseDangling} from './references.ts'
import type {Perspective, View} from './view.ts'

const VERSIONS = [
  `CREATE TABLE document (dataset TEXT, id TEXT, json TEXT NOT NULL, PRIMARY KEY (dataset, id)) WITHOUT ROWID;
   CREATE TABLE tx (seq INTEGER PRIMARY KEY, dataset TEXT, id TEXT, timestamp TEXT, author TEXT, mutations TEXT,
     UNIQUE (dataset, id));
   CREATE TABLE change (seq INTEGER, dataset TEXT, document TEXT, apply TEXT, revert TEXT, after TEXT);
   CREATE INDEX change_by_document ON change (dataset, document, seq);
   CREATE INDEX change_by_seq ON change (seq);
   CREATE TABLE keyvalue (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,
]
/** Of the tables that this program makes. */
export const LAKE_VERSION = VERSIONS.length

/** A committed change of one document, as listeners and history see it. */
export type ChangeEvent = Change & {
  effects: Effects
  transactionId: string
  timestamp: string
  author: string
  /** Position of this event in its transaction, from 1, and how many there are: the Studio waits for all. */
  index: number
  total: number
}
type TransactOptions = {transactionId?: string | undefined; dryRun?: boolean; author?: string}

/** Documents and their transactions in one SQLite file, mirrored in memory because groq-js evaluates over arrays. */
export class Store {
  readonly #folder: string
  readonly #db: DatabaseSync
  readonly history: History
  readonly #datasets = new Map<string, Dataset>()
  readonly #listeners = new Set<(dataset: string, events: ChangeEvent[]) => void>()

  /** Opens or makes the store in a folder, for this process alone. Throws a SettingError when it cannot be used. */
  constructor(folder: string) {
    this.#folder = folder
    this.#db = openDatabase(path.join(folder, 'lake.db'), {
      versions: VERSIONS,
      synchronous: 'FULL', // a transaction that was answered 200 survives a power cut
      repair: () => this.wayBack,
    })
    this.history = new History(this.#db)
  }

  /** What to do when it is damaged. */
  get wayBack(): string {
    return wayBack(path.dirname(this.#folder), this.#folder, 'content')
  }

  close() {
    this.#db.close()
  }

  /** Writes all of it, its history too, into a new file, as it is at one moment; reading and writing go on meanwhile. */
  async copyTo(file: string) {
    await backup(this.#db, file)
  }

  onChange(listener: (dataset: string, events: ChangeEvent[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #dataset(name: string): Dataset {
    let dataset = this.#datasets.get(name)
    if (!dataset) {
      const rows = this.#db.prepare('SELECT json FROM document WHERE dataset = ? ORDER BY id').all(name)
      dataset = new Dataset(rows.map((row) => JSON.parse(String(row.json)) as LakeDocument))
      this.#datasets.set(name, dataset)
    }
    return dataset
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

  /** Applies mutations as one transaction and tells the listeners. The client may choose the transaction's id. */
  transact(
    dataset: string,
    requests: MutationRequest[],
    {
      transactionId = randomBytes(11).toString('base64url'),
      dryRun = false,
      author = 'local-editor',
    }: TransactOptions = {},
  ): Applied & {transactionId: string} {
    if (this.history.sequenceOf(dataset, transactionId) !== null)
      throw new LakeError(409, {
        type: 'mutationError',
        description: `The transaction ID "${transactionId}" is already used`,
      })
    const timestamp = new Date().toISOString()
    const applied = applyMutations(requests, (id) => this.read(dataset, id), {transactionId, timestamp})
    refuseDangling(applied.changes, this.view(dataset, 'raw'))
    if (dryRun || applied.changes.length === 0) return {...applied, transactionId}

    const events = applied.changes.map((change, i) => ({
      ...change,
      effects: effectsOf(change),
      transactionId,
      timestamp,
      author,
      index: i + 1,
      total: applied.changes.length,
    }))
    this.#commit(dataset, requests, events)
    this.#dataset(dataset).write(applied.changes)
    for (const listener of this.#listeners) listener(dataset, events)
    return {...applied, transactionId}
  }

  #commit(dataset: string, requests: MutationRequest[], events: ChangeEvent[]) {
    const [first] = events
    if (!first) return
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const {lastInsertRowid: seq} = this.#db
        .prepare('INSERT INTO tx (dataset, id, timestamp, author, mutations) VALUES (?, ?, ?, ?, ?)')
        .run(dataset, first.transactionId, first.timestamp, first.author, JSON.stringify(requests))
      const put = this.#db.prepare('INSERT OR REPLACE INTO document (dataset, id, json) VALUES (?, ?, ?)')
      const remove = this.#db.prepare('DELETE FROM document WHERE dataset = ? AND id = ?')
      const log = this.#db.prepare('INSERT INTO change VALUES (?, ?, ?, ?, ?, ?)')
      for (const {id, after, effects} of events) {
        const json = after && JSON.stringify(after)
        if (json) put.run(dataset, id, json)
        else remove.run(dataset, id)
        log.run(seq, dataset, id, JSON.stringify(effects.apply), JSON.stringify(effects.revert), json)
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

/** Effects are computed on documents without `_rev`, as the Studio expects. */
function effectsOf({before, after}: Change): Effects {
  const [left, right] = [withoutRevision(before), withoutRevision(after)]
  return {apply: encodePatch(left, right), revert: encodePatch(right, left)}
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null
  const {_rev, ...content} = document
  return content
}
