import type {Cents} from '../../../domain/money/money.ts'
import type {Database, Query} from '../../database/database.ts'
import type {Entry} from '../ledger/bookkeeping.ts'
import type {EntryKind} from '../ledger/entries.ts'
import {monthOf} from '../ledger/month.ts'
import type {BookedDocument} from './documents.ts'

/** Reasons for which the documents of a period are not its money. */
export const DIFFERENCES = [
  /** Paid, and the invoice waits for details of the customer. */
  'awaitsInvoice',
  /** Money of this period whose document is of another. */
  'documentedElsewhere',
  /** A document of this period about money of another. */
  'movedElsewhere',
  /** A second payment of the same, or one that came too late: it has no invoice and goes back, or pays an earlier invoice. */
  'paidAgain',
  /** Money that went back without a document: of a payment without invoice, or a refund that failed. */
  'refundAlone',
  /** The bank took a payment back, or returned it; the invoice stays open meanwhile. */
  'chargeback',
  /** A claim that was given up or revived: a document without money. */
  'writtenOff',
  /** An invoice that another one took the place of, and VAT on it that went back: documents without money of their own. */
  'reinvoiced',
  /** A document over another amount than its money. */
  'otherAmount',
] as const
export type DifferenceKind = (typeof DIFFERENCES)[number]

/** Reason of a document whose entry moved no money. */
const WITHOUT_MONEY: Partial<Record<EntryKind, DifferenceKind>> = {
  writeOff: 'writtenOff',
  invoiceReversed: 'reinvoiced',
  invoicedAnew: 'reinvoiced',
}

/** How much more the documents of a period say than its money, for one reason at one order. */
export type Difference = {
  kind: DifferenceKind
  cents: Cents
  orderId: string
  /** The document and payment, where there is one. */
  document: string
  paymentId: string
  /** The other period's month, where there is one. */
  month: string
}

/** Ledger entries of documents, and payments whose invoice is to be made, as the comparison needs them. */
export type Beside = {
  /** Entry of a document by its number: what moved, and when. */
  entryOf: ReadonlyMap<string, {kind: EntryKind; at: string; paymentId: string}>
  invoiceDue: ReadonlySet<string>
  /** Payments of which VAT went back. */
  vatSettled: ReadonlySet<string>
}

/**
 * Differences between the documents of a period and its money. Their sum is the difference between the two totals, since each
 * document and each entry is in one line or is equal to its counterpart.
 */
export function differencesOf(
  documents: readonly BookedDocument[],
  entries: readonly Entry[],
  {entryOf, invoiceDue, vatSettled}: Beside,
): Difference[] {
  const moneyOf = new Map<string, Entry[]>()
  for (const entry of entries)
    if (entry.invoice) moneyOf.set(entry.invoice, [...(moneyOf.get(entry.invoice) ?? []), entry])
  const inPeriod = new Set(documents.map(({number}) => number))
  const ofDocuments = documents.flatMap(({number, orderId, total}): Difference[] => {
    const own = moneyOf.get(number)
    const cents = total - (own ?? []).reduce((all, each) => all + each.total, 0)
    if (cents === 0) return []
    const behind = entryOf.get(number)
    const kind = own ? 'otherAmount' : ((behind && WITHOUT_MONEY[behind.kind]) ?? 'movedElsewhere')
    const month = kind === 'movedElsewhere' && behind ? monthOf(new Date(behind.at)) : ''
    return [{kind, cents, orderId, document: number, paymentId: own?.[0]?.paymentId ?? behind?.paymentId ?? '', month}]
  })
  const ofMoney = entries
    .filter(({invoice}) => !inPeriod.has(invoice))
    .map(({kind, total, orderId, invoice, invoicedOn, paymentId}): Difference => {
      const refund = vatSettled.has(paymentId) ? 'reinvoiced' : 'refundAlone'
      const alone = kind === 'chargeback' ? kind : kind === 'refund' ? refund : 'paidAgain'
      return {
        kind: invoice
          ? 'documentedElsewhere'
          : invoiceDue.has(paymentId) && kind === 'payment'
            ? 'awaitsInvoice'
            : alone,
        cents: -total,
        orderId,
        document: invoice,
        paymentId,
        month: invoicedOn.slice(0, 7),
      }
    })
  return [...ofDocuments, ...ofMoney]
}

/** Reads what the comparison needs beside documents and entries: only of those that have no counterpart. */
export async function besideOf(
  {query, inList}: Pick<Database, 'inList'> & {query: Query},
  documents: readonly BookedDocument[],
  entries: readonly Entry[],
): Promise<Beside> {
  const moved = new Set(entries.map(({invoice}) => invoice))
  const alone = documents.filter(({number}) => !moved.has(number))
  const [rows, due] = await Promise.all([
    query(`SELECT order_id, number, kind, at, payment_id FROM ledger_entries WHERE ${inList('order_id', '$1')}`, [
      JSON.stringify([...new Set(alone.map(({orderId}) => orderId))]),
    ]),
    query(`SELECT id, invoice_due, refund_to FROM payments WHERE ${inList('id', '$1')}`, [
      JSON.stringify(entries.flatMap(({invoice, paymentId}) => (invoice ? [] : paymentId))),
    ]),
  ])
  const entryAt = new Map(rows.map((row) => [`${row.order_id} ${row.number}`, row]))
  return {
    entryOf: new Map(
      alone.flatMap(({number, orderId, entry}) => {
        const row = entryAt.get(`${orderId} ${entry}`)
        return row
          ? [[number, {kind: row.kind as EntryKind, at: String(row.at), paymentId: String(row.payment_id)}]]
          : []
      }),
    ),
    invoiceDue: new Set(due.flatMap((row) => (Number(row.invoice_due) > 0 ? String(row.id) : []))),
    vatSettled: new Set(due.flatMap((row) => (row.refund_to === null ? [] : String(row.id)))),
  }
}
