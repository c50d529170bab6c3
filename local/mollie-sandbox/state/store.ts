import path from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {openDatabase} from './database.ts'
import type {Kinds} from './items.ts'

type Field = 'customerId' | 'paymentId' | 'subscriptionId'
export type Filter = {field: Field; value: string}
type Page = {filter?: Filter | null; from?: string | null; limit: number; isOldestFirst?: boolean}

const VERSIONS = [
  // The first release wrote no version number, so its tables may exist.
  `CREATE TABLE IF NOT EXISTS item (seq INTEGER PRIMARY KEY, kind TEXT, id TEXT, json TEXT, UNIQUE (kind, id));
   CREATE INDEX IF NOT EXISTS item_of_customer ON item (kind, json_extract(json, '$.customerId'));`,
  // Lists are read a page at a time, in the order of creation.
  'CREATE INDEX item_of_kind ON item (kind, seq)',
  // The outcome of a renewal was a text, 'paid' unless a test chose another.
  "UPDATE item SET json = json_remove(json, '$.nextOutcome') WHERE kind = 'subscription'",
]

/** The sandbox's state in one SQLite file, which survives a restart. */
export class SandboxStore {
  readonly #db: DatabaseSync

  constructor(folder: string) {
    this.#db = openDatabase(path.join(folder, 'mollie.db'), VERSIONS)
  }

  /** Stores all that `work` puts or nothing, whatever ends the process. Transactions do not nest. */
  transaction<Result>(work: () => Result): Result {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK') // SQLite has rolled back itself when the disk is full
      throw error
    }
  }

  get<Kind extends keyof Kinds>(kind: Kind, id: string): Kinds[Kind] | null {
    const row = this.#db.prepare('SELECT json FROM item WHERE kind = ? AND id = ?').get(kind, id)
    return row ? JSON.parse(String(row.json)) : null
  }

  put<Kind extends keyof Kinds>(kind: Kind, item: Kinds[Kind]): Kinds[Kind] {
    this.#db
      .prepare(
        'INSERT INTO item (kind, id, json) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET json = excluded.json',
      )
      .run(kind, item.id, JSON.stringify(item))
    return item
  }

  /** Returns the newest first; with a field and a value only the items that match. */
  list<Kind extends keyof Kinds>(kind: Kind, field?: Field, value = ''): Kinds[Kind][] {
    return this.page(kind, {filter: field ? {field, value} : null, limit: -1}).items
  }

  /** Returns a page of a kind that begins with `from`, and the first id of the page before it, if there is one. */
  page<Kind extends keyof Kinds>(
    kind: Kind,
    {filter = null, from = null, limit, isOldestFirst = false}: Page,
  ): {items: Kinds[Kind][]; previous: string | null} {
    const [order, back] = isOldestFirst ? ['ASC', 'DESC'] : ['DESC', 'ASC']
    const matching = `kind = $kind ${filter ? `AND json_extract(json, '$.${filter.field}') = $value` : ''}`
    const start = '(SELECT seq FROM item WHERE kind = $kind AND id = $from)'
    const named = {$kind: kind, $limit: limit, ...(from && {$from: from}), ...(filter && {$value: filter.value})}
    const [onward, backward] = isOldestFirst ? ['>=', '<'] : ['<=', '>']
    const rows = this.#db
      .prepare(
        `SELECT json FROM item WHERE ${matching} ${from ? `AND seq ${onward} ${start}` : ''} ORDER BY seq ${order} LIMIT $limit`,
      )
      .all(named)
    const before = from
      ? this.#db
          .prepare(
            `SELECT id FROM item WHERE ${matching} AND seq ${backward} ${start} ORDER BY seq ${back} LIMIT $limit`,
          )
          .all(named)
      : []
    return {items: rows.map((row) => JSON.parse(String(row.json))), previous: before.at(-1)?.id?.toString() ?? null}
  }

  /** Returns the item with the lowest value of a field, of equal ones the oldest; null when none has the field. */
  earliest<Kind extends keyof Kinds>(kind: Kind, field: keyof Kinds[Kind] & string): Kinds[Kind] | null {
    const value = `json_extract(json, '$.${field}')`
    const row = this.#db
      .prepare(`SELECT json FROM item WHERE kind = ? AND ${value} IS NOT NULL ORDER BY ${value}, seq LIMIT 1`)
      .get(kind)
    return row ? JSON.parse(String(row.json)) : null
  }

  delete(kind: keyof Kinds, id: string) {
    this.#db.prepare('DELETE FROM item WHERE kind = ? AND id = ?').run(kind, id)
  }

  /** Deletes everything, the skipped time too. */
  clear() {
    this.#db.exec('DELETE FROM item')
  }

  close() {
    this.#db.close()
  }
}
