import type {Details} from '../../../domain/customers/customerDetails.ts'
import type {Database, Query, Row, Statement} from '../../database/database.ts'
import {boundsOf} from '../ledger/month.ts'
import {nextNumber} from '../orders/counter.ts'
import type {MailIdentity} from '../orders/mails.ts'
import type {Order} from '../orders/order.ts'
import type {InvoiceData} from './data.ts'
import {type DueDocument, monthNotDueBy} from './due.ts'

/** An invoice or a credit note that was issued. */
export type Invoice = Pick<DueDocument, 'kind' | 'entry' | 'mail'> & {
  number: string
  orderId: string
  paymentId: string
  issuedAt: string
  data: InvoiceData
}

const COLUMNS = 'number, order_id, payment_id, entry, kind, mail_kind, mail_number, issued_at, data'

/** All documents issued for an order, oldest first. */
export const invoicesOf = async ({query}: Pick<Database, 'query'>, orderId: string): Promise<Invoice[]> =>
  (await query(`SELECT ${COLUMNS} FROM invoices WHERE order_id = $1 ORDER BY issued_at, number`, [orderId])).map(
    fromRow,
  )

/** By its number, whatever became of its order. */
export async function invoiceOf({query}: Database, number: string): Promise<Invoice | null> {
  const [row] = await query(`SELECT ${COLUMNS} FROM invoices WHERE number = $1`, [number])
  return row ? fromRow(row) : null
}

const fromRow = (row: Row): Invoice => ({
  number: String(row.number),
  orderId: String(row.order_id),
  paymentId: String(row.payment_id),
  entry: Number(row.entry),
  kind: row.kind as Invoice['kind'],
  mail: mailOf(row),
  issuedAt: String(row.issued_at),
  data: JSON.parse(String(row.data)) as InvoiceData,
})

/** A confirmation is of the order; any other mail is about the document's payment. */
const mailOf = ({mail_kind, mail_number, payment_id}: Row): MailIdentity | null =>
  mail_kind === null
    ? null
    : {
        kind: mail_kind as MailIdentity['kind'],
        ...(mail_kind !== 'confirmation' && {payment: String(payment_id)}),
        ...(mail_number !== null && {number: Number(mail_number)}),
      }

/** "2026-00001"; what is bought with a test key is counted apart. Until the transaction is over, nobody else gets one. */
export async function nextInvoiceNumber(query: Query, mode: Order['mode'], year: string): Promise<string> {
  const [counter, prefix] = mode === 'live' ? ['invoices', ''] : ['test invoices', 'TEST-']
  return `${prefix}${year}-${String(await nextNumber(query, `${counter} ${year}`)).padStart(5, '0')}`
}

/** Amounts of credit notes are taken away in sums. */
export const signOf = (kind: Invoice['kind']) => (kind === 'creditNote' ? -1 : 1)

export const insertion = ({data, ...invoice}: Invoice): Statement => ({
  text: `INSERT INTO invoices (${COLUMNS}, company, country, vat_number, plan, vat_scheme, vat_rate, excl_vat, vat, total)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
  values: [
    ...[invoice.number, invoice.orderId, invoice.paymentId, invoice.entry, invoice.kind],
    ...[invoice.mail?.kind ?? null, invoice.mail?.number ?? null],
    ...[invoice.issuedAt, JSON.stringify(data)],
    ...[data.customer.name, data.customer.country, data.customer.vatNumber ?? null],
    ...[data.plan, data.vatScheme ?? null, data.amounts.vatRate],
    ...[data.amounts.exclVat, data.amounts.vat, data.amounts.total].map((cents) => signOf(invoice.kind) * cents),
  ],
})

/** The condition that a document is of a mode, by its number. */
export const ofMode = (mode: Order['mode']) => `number ${mode === 'live' ? 'NOT LIKE' : 'LIKE'} 'TEST-%'`

/** Documents issued from a moment until another, in the order of their issue, some at a time. */
export async function* invoicesBetween(
  {query}: Database,
  {from, until}: {from: string; until: string},
  mode: Order['mode'],
  page = 100,
): AsyncGenerator<Invoice> {
  let [at, number] = [from, '']
  for (;;) {
    const rows = await query(
      `SELECT ${COLUMNS} FROM invoices
       WHERE (issued_at, number) > ($1, $2) AND issued_at < $3 AND ${ofMode(mode)}
       ORDER BY issued_at, number LIMIT ${page}`,
      [at, number, until],
    )
    for (const row of rows) yield fromRow(row)
    const last = rows.at(-1)
    if (!last || rows.length < page) return
    ;[at, number] = [String(last.issued_at), String(last.number)]
  }
}

/** The PDF and the e-invoice; null where none can be made, or none was wanted yet of a document of before. */
export type InvoiceFiles = {pdf: Buffer; ubl: string | null}

/** The files as they were kept; null when they are still to be made. */
export async function keptFiles({query}: Database, number: string): Promise<InvoiceFiles | null> {
  const [row] = await query('SELECT pdf, ubl FROM invoice_files WHERE number = $1', [number])
  return row ? {pdf: Buffer.from(String(row.pdf), 'base64'), ubl: row.ubl === null ? null : String(row.ubl)} : null
}

/** Keeps the first of several files that were made at once. */
export const keepFiles = ({query}: Database, number: string, {pdf, ubl}: InvoiceFiles) =>
  query(
    `INSERT INTO invoice_files (number, pdf, ubl) VALUES ($1, $2, $3)
     ON CONFLICT (number) DO UPDATE SET ubl = COALESCE(invoice_files.ubl, excluded.ubl)`,
    [number, pdf.toString('base64'), ubl],
  )

/** Documents issued since a moment without files yet. */
export const withoutFile = async ({query}: Database, since: string, limit: number): Promise<Invoice[]> =>
  (
    await query(
      `SELECT ${COLUMNS} FROM invoices
       WHERE issued_at >= $1 AND NOT EXISTS (SELECT 1 FROM invoice_files WHERE invoice_files.number = invoices.number)
       ORDER BY issued_at LIMIT $2`,
      [since, limit],
    )
  ).map(fromRow)

/** Orders with something to issue, the longest paid first. */
export const ordersToInvoice = async ({query}: Database, limit: number): Promise<string[]> =>
  (
    await query(
      `SELECT order_id, MIN(paid_at) AS at FROM payments
       WHERE invoice_due > 0 AND invoice_due = 2 AND NOT EXISTS (
         SELECT 1 FROM attention WHERE attention.order_id = payments.order_id AND kind = 'invoiceLetters'
       ) GROUP BY order_id ORDER BY at LIMIT $1`,
      [limit],
    )
  ).map(({order_id}) => String(order_id))

/** Payments that still need an invoice by a day (YYYY-MM-DD), the longest paid first, each with its order and customer. */
export async function dueBy(
  {query}: Database,
  day: string,
): Promise<{orderId: string; paidAt: string; name: string}[]> {
  const {from} = boundsOf(monthNotDueBy(day))
  const rows = await query(
    `SELECT order_id, payments.paid_at AS at, details, customer_name, customer_email
     FROM payments JOIN orders ON orders.id = order_id WHERE invoice_due > 0 AND payments.paid_at < $1 ORDER BY at`,
    [from],
  )
  return rows.map(({order_id, at, details, customer_name, customer_email}) => {
    const {company} = typeof details === 'string' ? (JSON.parse(details) as Details) : {}
    return {
      orderId: String(order_id),
      paidAt: String(at),
      name: company || String(customer_name ?? customer_email ?? order_id),
    }
  })
}

/** How many payments still need an invoice by a day. */
export async function countInvoicesDueBy({query}: Database, day: string): Promise<number> {
  const {from} = boundsOf(monthNotDueBy(day))
  const [row] = await query('SELECT COUNT(*) AS due FROM payments WHERE invoice_due > 0 AND paid_at < $1', [from])
  return Number(row?.due)
}

export const deleteInvoicesBefore = async ({query}: Database, moment: string) =>
  void (await query('DELETE FROM invoices WHERE issued_at < $1', [moment]))
