import type {DatabaseSync} from 'node:sqlite'
import {type LakeDocument, publishedId} from './document.ts'
import {type DocumentEvent, eventsFrom, type GroupChange} from './documentEvents.ts'
import type {MutationRequest} from './mutations.ts'

export type Effects = {apply: unknown[]; revert: unknown[]}
type TransactionRecord = {
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
/** A change of one document as it is kept: the state after it, and what it did. */
type KeptChange = {
  seq: number
  id: string
  after: LakeDocument | null
  before: LakeDocument | null
  effects: Effects
}
type KeptTransaction = {
  id: string
  timestamp: string
  author: string
  mutations: MutationRequest[]
  changes: KeptChange[]
}

const parsed = (json: unknown) => (json ? JSON.parse(String(json)) : null)

/** What was written, and when and by whom: read from what the store keeps. */
export class History {
  readonly #db: DatabaseSync

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  sequenceOf(dataset: string, transactionId: string): number | null {
    const row = this.#db.prepare('SELECT seq FROM tx WHERE dataset = ? AND id = ?').get(dataset, transactionId)
    return row ? Number(row.seq) : null
  }

  /** Transactions with their effects, oldest first unless reversed: of the dataset, or of some documents. */
  transactions(dataset: string, ids: string[] | null, range: Range): TransactionRecord[] {
    const from = (range.from && this.sequenceOf(dataset, range.from)) || 0
    const to = (range.to && this.sequenceOf(dataset, range.to)) || Number.MAX_SAFE_INTEGER
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
        mutations: parsed(row.mutations),
        documentIDs: changes.map((change) => String(change.document)),
        effects: Object.fromEntries(
          changes
            .filter(({document}) => !ids || ids.includes(String(document)))
            .map((change) => [change.document, {apply: parsed(change.apply), revert: parsed(change.revert)}]),
        ),
      }
    })
  }

  /** A document as it is, or as it was before it was deleted; null when there never was one. */
  lastRevision(dataset: string, id: string): LakeDocument | null {
    return this.#stateBefore(dataset, id, Number.MAX_SAFE_INTEGER, 'AND after IS NOT NULL')
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
    return parsed(row?.after)
  }

  /** What became of a document, newest first, a page at a time. */
  events(dataset: string, id: string, {limit, cursor}: {limit: number; cursor: string | null}) {
    const group = publishedId(id)
    const rows = this.#db
      .prepare(
        `SELECT tx.id AS tx, timestamp, author, document, after IS NOT NULL AS lives FROM change JOIN tx ON tx.seq = change.seq
         WHERE change.dataset = ? AND document IN (?, ?) ORDER BY change.seq`,
      )
      .all(dataset, group, `drafts.${group}`)
    const changes = rows.map(({tx, timestamp, author, document, lives}): GroupChange => {
      const who = {transaction: String(tx), timestamp: String(timestamp), author: String(author)}
      return {...who, id: String(document), lives: Boolean(lives)}
    })
    const events: DocumentEvent[] = eventsFrom(changes, id).reverse()
    const start = Number(cursor) || 0
    const next = start + limit
    return {events: events.slice(start, next), nextCursor: next < events.length ? String(next) : ''}
  }

  /** What came after a transaction, oldest first; null when that one is not known, or more came than is asked for. */
  since(dataset: string, transactionId: string, limit: number): KeptTransaction[] | null {
    const seq = this.sequenceOf(dataset, transactionId)
    if (seq === null) return null
    const rows = this.#db
      .prepare('SELECT * FROM tx WHERE dataset = ? AND seq >= ? ORDER BY seq LIMIT ?')
      .all(dataset, seq, limit + 1)
    if (rows.length > limit) return null
    const changesOf = this.#db.prepare('SELECT * FROM change WHERE seq = ? ORDER BY rowid')
    return rows.map((row) => ({
      id: String(row.id),
      timestamp: String(row.timestamp),
      author: String(row.author),
      mutations: parsed(row.mutations),
      changes: changesOf.all(Number(row.seq)).map((change) => ({
        seq: Number(row.seq),
        id: String(change.document),
        after: parsed(change.after),
        before: this.#stateBefore(dataset, String(change.document), Number(row.seq)),
        effects: {apply: parsed(change.apply), revert: parsed(change.revert)},
      })),
    }))
  }

  #stateBefore(dataset: string, id: string, seq: number, condition = ''): LakeDocument | null {
    const row = this.#db
      .prepare(
        `SELECT after FROM change WHERE dataset = ? AND document = ? AND seq < ? ${condition} ORDER BY seq DESC LIMIT 1`,
      )
      .get(dataset, id, seq)
    return parsed(row?.after)
  }
}
