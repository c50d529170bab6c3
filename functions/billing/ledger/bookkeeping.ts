import {HOME_COUNTRY} from '../../../domain/customers/countries.ts'
import {type Details, detailsFor} from '../../../domain/customers/customerDetails.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Breakdown} from '../../../domain/money/pricing.ts'
import type {AgreedOffer} from '../../../domain/offers/agreedOffer.ts'
import type {Database, Row} from '../../database/database.ts'
import {givenIn} from '../offers/ofDiscount.ts'
import type {Order} from '../orders/order.ts'
import {ENTRY_KINDS, type EntryKind} from './entries.ts'
import {boundsOf} from './month.ts'

/** Details of the customer in the books. */
export const BOOKED = detailsFor('books').map(({name}) => name)

/** Entry of the books: money received or refunded. Refunded amounts are negative. */
export type Entry = Details &
  Breakdown & {
    kind: 'payment' | 'refund' | 'chargeback'
    /** When it was paid; of what went back, when we heard of it. */
    at: string
    orderId: string
    paymentId: string
    planName: string
    period: Order['period']
    customerName: string
    customerEmail: string
    vatScheme: NonNullable<Order['vatScheme']> | ''
    vatRate: number
    /** The number and the day of its invoice or credit note; empty while there is none. */
    invoice: string
    invoicedOn: string
    /** The code or the name of the discount in a payment, and its amount excl. VAT; empty and 0 without. */
    discount: string
    discountExclVat: Cents
  }

type Mode = Order['mode']
type Totals = Breakdown & {vatRate: number; entries: number}

/** Payments, refunds and chargebacks of a month or quarter (YYYY-MM, YYYY-Qn, in Amsterdam), oldest first. */
export async function entriesOf(database: Database, period: string, mode: Mode): Promise<Entry[]> {
  const {from, until} = boundsOf(period)
  const {inList} = database
  return database.read(async (query) => {
    const rows = await query(
      `SELECT order_id, kind, payment_id, at, period, excl_vat, vat, total, vat_rate, document FROM ledger_entries
      WHERE at >= $1 AND at < $2 ORDER BY at, order_id, number`,
      [from, until],
    )
    // A free period is an entry of nothing.
    const moved = rows.filter(({kind, total}) => ENTRY_KINDS[kind as EntryKind] !== null && Number(total) !== 0)
    // By the ids: PostgreSQL would read whole tables for a month's join.
    const ids = JSON.stringify([...new Set(moved.map(({order_id}) => order_id))])
    const [orders, invoices, others] = await Promise.all([
      query(
        `SELECT id, plan_name, customer_name, customer_email, details, vat_scheme, offer
        FROM orders WHERE mode = $1 AND ${inList('id', '$2')}`,
        [mode, ids],
      ),
      query(
        `SELECT number, issued_at, company, country, vat_number, vat_scheme FROM invoices WHERE ${inList('number', '$1')}`,
        [JSON.stringify(moved.flatMap(({document}) => document ?? []))],
      ),
      query(`SELECT id, vat_scheme FROM payments WHERE vat_scheme IS NOT NULL AND ${inList('id', '$1')}`, [
        JSON.stringify(moved.flatMap(({document, payment_id}) => (document ? [] : payment_id))),
      ]),
    ])
    const orderOf = new Map(orders.map((row) => [row.id, row]))
    const schemeOf = new Map(others.map((row) => [row.id, row.vat_scheme]))
    const documentOf = new Map(invoices.map((row) => [row.number ?? null, row]))
    return moved.flatMap((row) => {
      const order = orderOf.get(row.order_id)
      const document = documentOf.get(row.document ?? null)
      if (!order) return []
      const scheme = schemeOf.get(row.payment_id ?? null) ?? order.vat_scheme
      return [{...entry(row, order), ...(document ? invoiced(document) : {vatScheme: schemeIn(scheme)})}]
    })
  })
}

const schemeIn = (text: Row[string] | undefined): Entry['vatScheme'] => (text === 'reverseCharge' ? text : '')

/** Its document, and whom that was issued to. */
const invoiced = (row: Row) => ({
  invoicedOn: amsterdamDay(new Date(String(row.issued_at))),
  company: String(row.company),
  country: String(row.country),
  vatNumber: String(row.vat_number ?? ''),
  vatScheme: schemeIn(row.vat_scheme),
})

/** Totals of entries by rate of VAT. */
export function totalsOf(entries: readonly Entry[]): Totals[] {
  const rates = [...new Set(entries.map(({vatRate}) => vatRate))].sort((a, b) => a - b)
  return rates.map((vatRate) => {
    const own = entries.filter((each) => each.vatRate === vatRate)
    const sum = (field: keyof Breakdown) => own.reduce((all, each) => all + each[field], 0)
    return {vatRate, entries: own.length, exclVat: sum('exclVat'), vat: sum('vat'), total: sum('total')}
  })
}

function entry(row: Row, order: Row): Entry {
  const offer = order.offer ? (JSON.parse(String(order.offer)) as AgreedOffer) : undefined
  const given = row.kind === 'charge' ? givenIn(offer, Number(row.excl_vat)) : 0
  const details = order.details ? (JSON.parse(String(order.details)) as Details) : {}
  return {
    kind: ENTRY_KINDS[row.kind as EntryKind] ?? 'payment',
    at: String(row.at),
    orderId: String(order.id),
    paymentId: String(row.payment_id),
    planName: String(order.plan_name),
    period: row.period as Order['period'],
    customerName: String(order.customer_name ?? ''),
    customerEmail: String(order.customer_email ?? ''),
    ...Object.fromEntries(BOOKED.map((name) => [name, details[name] ?? ''])),
    country: details.country ?? HOME_COUNTRY,
    vatScheme: '' as const,
    vatRate: Number(row.vat_rate),
    invoice: String(row.document ?? ''),
    invoicedOn: '',
    discount: offer && given > 0 ? offer.code || offer.label : '',
    discountExclVat: given,
    exclVat: Number(row.excl_vat),
    vat: Number(row.vat),
    total: Number(row.total),
  }
}
