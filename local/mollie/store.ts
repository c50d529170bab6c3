import {randomBytes} from 'node:crypto'
import path from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {openDatabase} from '../database.ts'

export type Amount = {currency: string; value: string}
export const STATUSES = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const
export type PaymentStatus = (typeof STATUSES)[number]
export type Payment = {
  id: string
  mode: Mode
  createdAt: string
  status: PaymentStatus
  amount: Amount
  description: string
  redirectUrl: string | null
  cancelUrl?: string | undefined
  webhookUrl?: string | undefined
  method: string | null
  metadata: unknown
  locale: string
  sequenceType: string
  customerId?: string | undefined
  mandateId?: string | undefined
  subscriptionId?: string | undefined
  /** When it became paid, failed, …: the API tells it as paidAt, failedAt, … */
  statusAt?: string | undefined
  amountRefunded?: Amount | undefined
  amountChargedBack?: Amount | undefined
  amountCaptured?: Amount | undefined
  /** What is only kept and told again: addresses, lines, how it is captured. */
  given?: Record<string, unknown> | undefined
}
type Mode = 'test' | 'live'
export type Customer = {
  id: string
  createdAt: string
  name: string | null
  email: string | null
  locale: string | null
  metadata: unknown
}
export type Mandate = {
  id: string
  customerId: string
  createdAt: string
  status: 'valid' | 'pending' | 'invalid'
  method: string
  /** Whose account or card it is. */
  details?: Record<string, string | null> | undefined
  signatureDate?: string | null | undefined
  mandateReference?: string | null | undefined
}
export type Subscription = {
  id: string
  customerId: string
  createdAt: string
  status: 'active' | 'canceled' | 'suspended' | 'completed'
  amount: Amount
  interval: string
  startDate: string
  nextPaymentDate: string | null
  description: string
  mandateId: string
  webhookUrl?: string | undefined
  metadata: unknown
  canceledAt?: string | undefined
  /** How many payments there will be, and how many of them are left; without end when absent. */
  times?: number | undefined
  timesRemaining?: number | undefined
  method?: string | null | undefined
  /** What becomes of the next renewal: the test decides. */
  nextOutcome: 'paid' | 'failed' | 'pending'
}
/** Money that went back: at our asking (a refund) or the customer's bank's (a chargeback). */
export type Reversal = {
  id: string
  paymentId: string
  amount: Amount
  description: string
  createdAt: string
  metadata?: unknown
  isCanceled?: boolean
}
/** A part of what was authorised, collected. */
export type Capture = Omit<Reversal, 'isCanceled'>
/** One webhook that is owed, with every try so far; `nextAt` is null when it was answered 200 or given up. */
export type Delivery = {
  id: string
  paymentId: string
  url: string
  tries: {at: string; status: number | null}[]
  nextAt: string | null
}
export type Kinds = {
  payment: Payment
  customer: Customer
  mandate: Mandate
  subscription: Subscription
  refund: Reversal
  chargeback: Reversal
  capture: Capture
  delivery: Delivery
  /** The bank's answer to a debit that is pending, by its payment: it comes days later. */
  answer: {id: string; at: string; status: PaymentStatus}
  idempotency: {id: string; at: number; body: string}
  setting: {id: string; value: number}
}

const PREFIXES = {
  payment: 'tr',
  customer: 'cst',
  mandate: 'mdt',
  subscription: 'sub',
  refund: 're',
  chargeback: 'chb',
  capture: 'cpt',
  delivery: 'dl',
}
export const newId = (kind: keyof typeof PREFIXES) => `${PREFIXES[kind]}_${randomBytes(8).toString('hex').slice(0, 10)}`

type Field = 'customerId' | 'paymentId' | 'subscriptionId'
type Page = {of?: {field: Field; value: string} | null; from?: string | null; limit: number; isOldestFirst?: boolean}

const VERSIONS = [
  // The first release wrote no version number: its tables may be there.
  `CREATE TABLE IF NOT EXISTS item (seq INTEGER PRIMARY KEY, kind TEXT, id TEXT, json TEXT, UNIQUE (kind, id));
   CREATE INDEX IF NOT EXISTS item_of_customer ON item (kind, json_extract(json, '$.customerId'));`,
  // A list is read a page at a time, in the order in which things were made.
  'CREATE INDEX item_of_kind ON item (kind, seq)',
]

/** What the sandbox knows, in one SQLite file: it survives a restart. */
export class SandboxStore {
  readonly #db: DatabaseSync

  constructor(folder: string) {
    this.#db = openDatabase(path.join(folder, 'mollie.db'), {
      versions: VERSIONS,
      synchronous: 'NORMAL',
      repair: () =>
        'Move it away (with the files beside it that begin with its name) and start again: the sandbox begins empty.',
    })
  }

  /** What is put meanwhile is there as a whole or not at all, whatever ends the process. Not within another. */
  together<Result>(work: () => Result): Result {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK') // a full disk ends it by itself
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

  /** Newest first; with a field and a value only those that have it. */
  list<Kind extends keyof Kinds>(kind: Kind, field?: Field, value = ''): Kinds[Kind][] {
    return this.page(kind, {of: field ? {field, value} : null, limit: -1}).items
  }

  /** A page of a kind, from one item on; and where the page before it begins, when there is one. */
  page<Kind extends keyof Kinds>(
    kind: Kind,
    {of = null, from = null, limit, isOldestFirst = false}: Page,
  ): {items: Kinds[Kind][]; previous: string | null} {
    const [order, back] = isOldestFirst ? ['ASC', 'DESC'] : ['DESC', 'ASC']
    const found = `kind = $kind ${of ? `AND json_extract(json, '$.${of.field}') = $value` : ''}`
    const start = '(SELECT seq FROM item WHERE kind = $kind AND id = $from)'
    const named = {$kind: kind, $limit: limit, ...(from && {$from: from}), ...(of && {$value: of.value})}
    const [onward, backward] = isOldestFirst ? ['>=', '<'] : ['<=', '>']
    const rows = this.#db
      .prepare(
        `SELECT json FROM item WHERE ${found} ${from ? `AND seq ${onward} ${start}` : ''} ORDER BY seq ${order} LIMIT $limit`,
      )
      .all(named)
    const before = from
      ? this.#db
          .prepare(`SELECT id FROM item WHERE ${found} AND seq ${backward} ${start} ORDER BY seq ${back} LIMIT $limit`)
          .all(named)
      : []
    return {items: rows.map((row) => JSON.parse(String(row.json))), previous: before.at(-1)?.id?.toString() ?? null}
  }

  delete(kind: keyof Kinds, id: string) {
    this.#db.prepare('DELETE FROM item WHERE kind = ? AND id = ?').run(kind, id)
  }

  /** Forgets everything, the skipped time too. */
  clear() {
    this.#db.exec('DELETE FROM item')
  }

  close() {
    this.#db.close()
  }
}
