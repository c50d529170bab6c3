import type {DatabaseSync} from 'node:sqlite'
import {type LakeDocument, publishedId} from '../documents/document.ts'
import type {MutationRequest} from '../documents/mutations.ts'
import {type DocumentEvent, eventsFrom, type GroupChange} from './documentEvents.ts'
import {type Effects, effectsOf, reverted} from './effects.ts'
import {forgottenUntil} from './retention.ts'
import {whole} from './storedMutations.ts'

type TransactionRecord = {
  id: string
  timestamp: string
  author: string
  mutations: MutationRequest[]
  documentIDs: string[]
  effects: Record<string, Effects>
}

/** Filters of a list of transactions. */
type Range = {
  from?: string | undefined
  to?: string | undefined
  fromTime?: string | undefined
  toTime?: string | undefined
  authors?: string[]
  reverse?: boolean
  limit?: number | undefined
  /** Leaves out the content of created documents. */
  isBrief?: boolean
}
/** A document before and after a transaction. */
type States = {id: string; before: LakeDocument | null; after: LakeDocument | null}
type KeptTransaction = {
  id: string
  timestamp: string
  author: string
  mutations: MutationRequest[]
  changes: States[]
}
type Row = Record<string, unknown>

/**
 * History: writes with their time and author. A change stores the patch back to the former state, so past states are computed
 * backwards from the current document.
 */
export class History {
  readonly #db: DatabaseSync
  readonly #now: () => Date

  constructor(db: DatabaseSync, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  sequenceOf(dataset: string, transactionId: string, after = ''): number | null {
    const row = this.#db
      .prepare('SELECT seq FROM tx WHERE dataset = ? AND id = ? AND timestamp > ?')
      .get(dataset, transactionId, after)
    return row ? Number(row.seq) : null
  }

  /** Transactions with their effects, oldest first unless reversed: of the dataset, or of some documents. */
  transactions(dataset: string, ids: string[] | null, range: Range): TransactionRecord[] {
    const from = (range.from && this.sequenceOf(dataset, range.from)) || 0
    const to = (range.to && this.sequenceOf(dataset, range.to)) || Number.MAX_SAFE_INTEGER
    const {authors = [], fromTime = '', toTime = '9999', limit = 50, isBrief = false} = range
    const rows = this.#db
      .prepare(
        `SELECT * FROM tx WHERE dataset = ? AND seq BETWEEN ? AND ? AND timestamp BETWEEN ? AND ?
           ${ids ? `AND seq IN (SELECT seq FROM change WHERE document IN (${marks(ids)}))` : ''}
           ${authors.length > 0 ? `AND author IN (${marks(authors)})` : ''}
         ORDER BY seq ${range.reverse ? 'DESC' : 'ASC'} LIMIT ?`,
      )
      .all(dataset, from, to, fromTime, toTime, ...(ids ?? []), ...authors, limit)
    const isAsked = (id: string) => !ids || ids.includes(id)
    const states = this.#statesOf(dataset, rows, isBrief ? isAsked : () => true)
    return rows.map((row) => {
      const documentIDs = this.#documentsOf(row)
      return {
        ...headOf(row),
        mutations: mutationsOf(row, states),
        documentIDs,
        effects: Object.fromEntries(
          documentIDs.filter(isAsked).map((id) => [id, effectsOf(stateIn(states, row, id))] as const),
        ),
      }
    })
  }

  /** A document as it is, or as it was before it was deleted; null when there never was one. */
  lastRevision(dataset: string, id: string): LakeDocument | null {
    for (const {before, after} of this.#backwards(dataset, id)) if (after ?? before) return after ?? before
    return this.#current(dataset, id)
  }

  /** A document as it was at a revision (a transaction id) or at a moment (ISO time); null when it did not exist. */
  documentAt(
    dataset: string,
    id: string,
    {revision, time = '9999'}: {revision?: string | undefined; time?: string | undefined},
  ): LakeDocument | null {
    for (const {after, transactionId, timestamp} of this.#backwards(dataset, id))
      if (revision ? transactionId === revision : timestamp <= time) return after
    return null
  }

  /** A page of the events of a document, newest first. */
  events(dataset: string, id: string, {limit, cursor}: {limit: number; cursor: string | null}) {
    const group = publishedId(id)
    const rows = this.#db
      .prepare(
        `SELECT tx.id AS tx, timestamp, author, document, lives, revert IS NOT NULL AS lived
         FROM change JOIN tx ON tx.seq = change.seq
         WHERE dataset = ? AND document IN (?, ?) ORDER BY change.seq`,
      )
      .all(dataset, group, `drafts.${group}`)
    const changes = rows.map(({tx, timestamp, author, document, lives, lived}): GroupChange => {
      const who = {transaction: String(tx), timestamp: String(timestamp), author: String(author)}
      return {...who, id: String(document), lives: Boolean(lives), lived: Boolean(lived)}
    })
    const events: DocumentEvent[] = eventsFrom(changes, id).reverse()
    const start = Number(cursor) || 0
    const next = start + limit
    return {events: events.slice(start, next), nextCursor: next < events.length ? String(next) : ''}
  }

  /**
   * The transactions after one, oldest first; null when that one is unknown or so old that later ones may be forgotten, or when
   * there are more than `limit`.
   */
  since(dataset: string, transactionId: string, limit: number): KeptTransaction[] | null {
    const seq = this.sequenceOf(dataset, transactionId, forgottenUntil(this.#now()))
    if (seq === null) return null
    const rows = this.#db
      .prepare('SELECT * FROM tx WHERE dataset = ? AND seq >= ? ORDER BY seq LIMIT ?')
      .all(dataset, seq, limit + 1)
    if (rows.length > limit) return null
    const states = this.#statesOf(dataset, rows, () => true)
    return rows.map((row) => ({
      ...headOf(row),
      mutations: mutationsOf(row, states),
      changes: this.#documentsOf(row).map((id) => stateIn(states, row, id)),
    }))
  }

  /** The documents of a transaction, in its order. */
  #documentsOf({seq}: Row): string[] {
    const rows = this.#db.prepare('SELECT document FROM change WHERE seq = ? ORDER BY rowid').all(Number(seq))
    return rows.map(({document}) => String(document))
  }

  /** The states that transactions made of the requested documents; goes backwards through each document once. */
  #statesOf(dataset: string, transactions: Row[], isAsked: (id: string) => boolean): Map<string, States> {
    const wanted = new Map<string, Set<number>>()
    for (const row of transactions)
      for (const id of this.#documentsOf(row).filter(isAsked))
        wanted.set(id, (wanted.get(id) ?? new Set()).add(Number(row.seq)))
    const states = new Map<string, States>()
    for (const [id, seqs] of wanted) {
      const first = Math.min(...seqs)
      for (const {seq, before, after} of this.#backwards(dataset, id)) {
        if (seqs.has(seq)) states.set(keyOf(seq, id), {id, before, after})
        if (seq <= first) break
      }
    }
    return states
  }

  /** The changes of a document, newest first. */
  *#backwards(dataset: string, id: string) {
    const rows = this.#db
      .prepare(
        `SELECT change.seq AS seq, tx.id AS tx, timestamp, revert FROM change JOIN tx ON tx.seq = change.seq
         WHERE dataset = ? AND document = ? ORDER BY change.seq DESC`,
      )
      .iterate(dataset, id)
    let after = this.#current(dataset, id)
    for (const {seq, tx, timestamp, revert} of rows) {
      const before = reverted(after, revert)
      yield {seq: Number(seq), transactionId: String(tx), timestamp: String(timestamp), before, after}
      after = before
    }
  }

  #current(dataset: string, id: string): LakeDocument | null {
    const row = this.#db.prepare('SELECT json FROM document WHERE dataset = ? AND id = ?').get(dataset, id)
    return row ? (JSON.parse(String(row.json)) as LakeDocument) : null
  }
}

const marks = (values: string[]) => values.map(() => '?').join()
const keyOf = (seq: unknown, id: string) => `${seq} ${id}`
const stateIn = (states: Map<string, States>, {seq}: Row, id: string): States =>
  states.get(keyOf(seq, id)) ?? {id, before: null, after: null}

const headOf = ({id, timestamp, author}: Row) => ({
  id: String(id),
  timestamp: String(timestamp),
  author: String(author),
})

const mutationsOf = ({seq, mutations}: Row, states: Map<string, States>): MutationRequest[] =>
  (JSON.parse(String(mutations)) as MutationRequest[]).map((request) =>
    whole(request, (id) => states.get(keyOf(seq, id))?.after),
  )
