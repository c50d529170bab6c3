import type {Query, Row, Statement} from '../../database/database.ts'
import type {Order} from '../orders/order.ts'
import type {LedgerEntry} from './entries.ts'

/** An entry as it is kept: numbered within its order, and with the number of its document once that was issued. */
export type KeptEntry = LedgerEntry & {number: number; document?: string}

/** Statements that add entries to an order, which nobody else changes meanwhile. Each counts those before it. */
export const entriesInserted = (orderId: string, entries: readonly LedgerEntry[]): Statement[] =>
  entries.map(({kind, paymentId, at, period, exclVat, vat, total, vatRate}) => ({
    text: `INSERT INTO ledger_entries (order_id, number, kind, payment_id, at, period, excl_vat, vat, total, vat_rate)
      VALUES ($1, 1 + (SELECT COUNT(*) FROM ledger_entries WHERE order_id = $1), $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [orderId, kind, paymentId, at, period, exclVat, vat, total, vatRate],
  }))

/** The entries of an order, in the order in which they were added. */
export const readLedger = async (query: Query, orderId: string): Promise<KeptEntry[]> =>
  (await query('SELECT * FROM ledger_entries WHERE order_id = $1 ORDER BY number', [orderId])).map(fromRow)

const fromRow = (row: Row): KeptEntry => ({
  number: Number(row.number),
  kind: row.kind as LedgerEntry['kind'],
  paymentId: String(row.payment_id),
  at: String(row.at),
  period: row.period as Order['period'],
  exclVat: Number(row.excl_vat),
  vat: Number(row.vat),
  total: Number(row.total),
  vatRate: Number(row.vat_rate),
  ...(typeof row.document === 'string' && {document: row.document}),
})

/** Statement that gives an entry the number of its document, which the database takes once. */
export const documentNoted = (orderId: string, entry: number, document: string): Statement => ({
  text: 'UPDATE ledger_entries SET document = $3 WHERE order_id = $1 AND number = $2',
  values: [orderId, entry, document],
})

/** Lets a transaction delete entries, by the name of who does; the database refuses everybody else. */
export async function withLedgerException<T>(
  query: Query,
  name: 'retention' | 'forgetting' | 'restore',
  work: () => Promise<T>,
): Promise<T> {
  await query('INSERT INTO ledger_exceptions (name) VALUES ($1)', [name])
  const result = await work()
  await query('DELETE FROM ledger_exceptions')
  return result
}
