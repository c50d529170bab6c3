import {mkdirSync} from 'node:fs'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'

export type Amount = {currency: string; value: string}
export type PaymentStatus = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired'
export type Payment = {
  id: string
  createdAt: string
  status: PaymentStatus
  amount: Amount
  description: string
  redirectUrl: string
  cancelUrl?: string
  webhookUrl?: string
  method: string | null
  metadata: unknown
  locale: string
  sequenceType: string
  customerId?: string
  /** When it became paid, failed, …: the API tells it as paidAt, failedAt, … */
  statusAt?: string
}
export type Customer = {id: string; createdAt: string; name: string | null; email: string | null}
/** One webhook that is owed, with every try so far; `nextAt` is null when it was answered 200 or given up. */
export type Delivery = {
  id: string
  paymentId: string
  url: string
  tries: {at: string; status: number | null}[]
  nextAt: string | null
}
type Kinds = {
  payment: Payment
  customer: Customer
  delivery: Delivery
  idempotency: {id: string; at: number; body: string}
}

/** What the sandbox knows, in one SQLite file: it survives a restart. */
export class SandboxStore {
  readonly #db: DatabaseSync

  constructor(folder: string) {
    mkdirSync(folder, {recursive: true})
    this.#db = new DatabaseSync(path.join(folder, 'mollie.db'))
    this.#db.exec(`PRAGMA journal_mode = WAL;
      CREATE TABLE IF NOT EXISTS item (seq INTEGER PRIMARY KEY, kind TEXT, id TEXT, json TEXT, UNIQUE (kind, id))`)
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

  /** Newest first. */
  list<Kind extends keyof Kinds>(kind: Kind): Kinds[Kind][] {
    const rows = this.#db.prepare('SELECT json FROM item WHERE kind = ? ORDER BY seq DESC').all(kind)
    return rows.map((row) => JSON.parse(String(row.json)))
  }

  close() {
    this.#db.close()
  }
}
