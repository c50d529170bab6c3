import type {Database, Row, Statement} from '../../database/database.ts'
import {ofMode} from '../invoices/store.ts'
import type {Order} from '../orders/order.ts'

/** Another system that documents are handed to. */
export type System = 'peppol' | 'moneybird'

/** `accepted`: the other system has it and did not say yet what came of it. */
type State = 'pending' | 'accepted' | 'delivered' | 'refused'

/** A document's way to another system. `at` is the moment of its state. */
export type Delivery = {
  system: System
  document: string
  state: State
  /** Its id there; empty until it is accepted. */
  reference: string
  /** The other system's words for a refusal. */
  reason: string
  tries: number
  nextAt: string | null
  at: string
}

const COLUMNS = 'deliveries.system, document, state, reference, reason, tries, next_at, at'

const fromRow = (row: Row): Delivery => ({
  system: row.system as System,
  document: String(row.document),
  state: row.state as State,
  reference: String(row.reference),
  reason: String(row.reason),
  tries: Number(row.tries),
  nextAt: row.next_at === null ? null : String(row.next_at),
  at: String(row.at),
})

/** Owes a document to another system, once however often it is asked. */
export const owedDelivery = (system: System, document: string, now: string): Statement => ({
  text: `INSERT INTO deliveries (system, document, state, next_at, at) VALUES ($1, $2, 'pending', $3, $3)
    ON CONFLICT (system, document) DO NOTHING`,
  values: [system, document, now],
})

/** Deliveries of an order's documents. */
export const deliveriesOf = async ({query}: Pick<Database, 'query'>, orderId: string): Promise<Delivery[]> =>
  (
    await query(
      `SELECT ${COLUMNS} FROM deliveries JOIN invoices ON invoices.number = document
       WHERE invoices.order_id = $1 ORDER BY document, deliveries.system`,
      [orderId],
    )
  ).map(fromRow)

type Period = {from: string; until: string; mode: Order['mode']}

/** Deliveries of the documents that were issued in a period. */
export async function deliveriesBetween(
  {query}: Pick<Database, 'query'>,
  system: System,
  {from, until, mode}: Period,
): Promise<Delivery[]> {
  const rows = await query(
    `SELECT ${COLUMNS} FROM deliveries JOIN invoices ON invoices.number = document
     WHERE issued_at >= $1 AND issued_at < $2 AND ${ofMode(mode)} AND deliveries.system = $3`,
    [from, until, system],
  )
  return rows.map(fromRow)
}

/** Owes the documents of a period, and those again that were refused. */
export const oweBetween = ({query}: Database, system: System, {from, until, mode}: Period, now: string) =>
  query(
    `INSERT INTO deliveries (system, document, state, next_at, at)
     SELECT $1, number, 'pending', $2, $2 FROM invoices WHERE issued_at >= $3 AND issued_at < $4 AND ${ofMode(mode)}
     ON CONFLICT (system, document) DO UPDATE
       SET state = 'pending', reason = '', tries = 0, next_at = excluded.next_at, at = excluded.at
       WHERE deliveries.state = 'refused'`,
    [system, now, from, until],
  )

/** Deliveries that something is to be done about, the longest due first. */
export const dueDeliveries = async (
  {query}: Database,
  system: System,
  now: string,
  limit: number,
): Promise<Delivery[]> =>
  (
    await query(
      `SELECT ${COLUMNS} FROM deliveries WHERE next_at <= $1 AND system = $2 ORDER BY next_at LIMIT ${limit}`,
      [now, system],
    )
  ).map(fromRow)

/**
 * Changes a delivery that nobody else changed since it was read; false when somebody did. Who moves `nextAt` on has it alone
 * until then.
 */
export async function changeDelivery({query}: Database, read: Delivery, change: Partial<Delivery>): Promise<boolean> {
  const {state, reference, reason, tries, nextAt, at} = {...read, ...change}
  const rows = await query(
    `UPDATE deliveries SET state = $4, reference = $5, reason = $6, tries = $7, next_at = $8, at = $9
     WHERE system = $1 AND document = $2 AND next_at = $3 RETURNING document`,
    [read.system, read.document, read.nextAt, state, reference, reason, tries, nextAt, at],
  )
  return rows.length > 0
}
