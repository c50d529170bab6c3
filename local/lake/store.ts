import {randomBytes} from 'node:crypto'
import path from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {openDatabase} from '../database.ts'
import {Dataset} from './dataset.ts'
import type {LakeDocument} from './document.ts'
import {LakeError} from './errors.ts'
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
const REPAIR =
  'Move it away (with the files beside it that begin with its name) and start again: you get the content as it ships. Then "npm run content -- import <archive> --replace" puts a backup back; the start makes some in the folder backups.'

type Effects = {apply: unknown[]; revert: unknown[]}
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
export type TransactionRecord = {
  id: string
  timestamp: string
  author: string
  mutations: MutationRequest[]
  documentIDs: string[]
  effects: Record<string, Effects>
}

/** Between two transactions, and two moments. */
type Range = {
  from?: string | undefined
  to?: string | undefined
  fromTime?: string | undefined
  toTime?: string | undefined
  authors?: string[]
  reverse?: boolean
  limit?: number | undefined
}
type TransactOptions = {transactionId?: string | undefined; dryRun?: boolean; author?: string}

/** Documents and their transactions in one SQLite file, mirrored in memory because groq-js evaluates over arrays. */
export class Store {
  readonly #db: DatabaseSync
  readonly #datasets = new Map<string, Dataset>()
  readonly #listeners = new Set<(dataset: string, events: ChangeEvent[]) => void>()

  /** Opens or makes the store in a folder, for this process alone. Throws a SettingError when it cannot be used. */
  constructor(folder: string) {
    this.#db = openDatabase(path.join(folder, 'lake.db'), {
      versions: VERSIONS,
      synchronous: 'FULL', // a transaction that was answered 200 survives a power cut
      repair: REPAIR,
    })
  }

  close() {
    this.#db.close()
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
    if (this.#sequenceOf(dataset, transactionId) !== null)
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
      this.#db.exec('ROLLBACK')
      throw error
    }
  }

  #sequenceOf(dataset: string, transactionId: string): number | null {
    const row = this.#db.prepare('SELECT seq FROM tx WHERE dataset = ? AND id = ?').get(dataset, transactionId)
    return row ? Number(row.seq) : null
  }

  /** The id of the newest transaction, for resuming listeners. */
  latestTransaction(dataset: string): string | null {
    const row = this.#db.prepare('SELECT id FROM tx WHERE dataset = ? ORDER BY seq DESC LIMIT 1').get(dataset)
    return row ? String(row.id) : null
  }

  /** Transactions with their effects, oldest first unless reversed: of the dataset, or of some documents. */
  transactions(dataset: string, ids: string[] | null, range: Range): TransactionRecord[] {
    const from = (range.from && this.#sequenceOf(dataset, range.from)) || 0
    const to = (range.to && this.#sequenceOf(dataset, range.to)) || Number.MAX_SAFE_INTEGER
    const marks = (values: string[]) => values.map(() => '?').join()
    const {authors = [], fromTime = '', toTime = '9999', limit = 50} = range
    const rows = this.#db
      .prepare(
        `SELECT * FROM tx WHERE dataset = ? AND seq BETWEEN ? AND ? AND timestamp BETWEEN ? AND ?
           ${ids ? `AND seq IN (SELECT seq FROM change WHERE dataset = ? AND document IN (${marks(ids)}))` : ''}
           ${authors.length > 0 ? `AND author IN (${marks(authors)})` : ''}
         ORDER BY seq ${range.reverse ? 'DESC' : 'ASC'} LIMIT ?`,
      )
      .all(dataset, from, to, fromTime, toTime, ...(ids ? [dataset, ...ids] : []), ...authors, limit)
    const changesOf = this.#db.prepare('SELECT document, apply, revert FROM change WHERE seq = ?')
    return rows.map((row) => {
      const changes = changesOf.all(Number(row.seq))
      return {
        id: String(row.id),
        timestamp: String(row.timestamp),
        author: String(row.author),
        mutations: JSON.parse(String(row.mutations)),
        documentIDs: changes.map((change) => String(change.document)),
        effects: Object.fromEntries(
          changes
            .filter(({document}) => !ids || ids.includes(String(document)))
            .map((change) => [
              change.document,
              {apply: JSON.parse(String(change.apply)), revert: JSON.parse(String(change.revert))},
            ]),
        ),
      }
    })
  }

  /** A document as it is, or as it was before it was deleted; null when there never was one. */
  lastRevision(dataset: string, id: string): LakeDocument | null {
    const row = this.#db
      .prepare(
        'SELECT after FROM change WHERE dataset = ? AND document = ? AND after IS NOT NULL ORDER BY seq DESC LIMIT 1',
      )
      .get(dataset, id)
    return row ? JSON.parse(String(row.after)) : null
  }

  /** A document as it was at a revision (a transaction id) or at a moment (ISO time); null when it did not exist. */
  documentAt(
    dataset: string,
    id: string,
    at: {revision?: string | undefined; time?: string | undefined},
  ): LakeDocument | null {
    const row = at.revision
      ? this.#db
          .prepare(
            'SELECT after FROM change JOIN tx ON tx.seq = change.seq WHERE change.dataset = ? AND document = ? AND tx.id = ?',
          )
          .get(dataset, id, at.revision)
      : this.#db
          .prepare(
            `SELECT after FROM change JOIN tx ON tx.seq = change.seq
             WHERE change.dataset = ? AND document = ? AND tx.timestamp <= ? ORDER BY tx.seq DESC LIMIT 1`,
          )
          .get(dataset, id, at.time ?? '9999')
    return row?.after ? JSON.parse(String(row.after)) : null
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
