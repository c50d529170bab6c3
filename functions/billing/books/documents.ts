import type {Cents} from '../../../domain/money/money.ts'
import type {Breakdown} from '../../../domain/money/pricing.ts'
import type {Database, Row} from '../../database/database.ts'
import {type Invoice, ofMode} from '../invoices/store.ts'
import {boundsOf} from '../ledger/month.ts'
import type {Order} from '../orders/order.ts'

/** A document as sums need it, from its frozen row. Amounts are signed: a credit note takes away. */
export type BookedDocument = Breakdown &
  Pick<Invoice, 'number' | 'kind' | 'orderId' | 'entry' | 'issuedAt'> & {
    company: string
    country: string
    vatNumber: string
    plan: string
    isReversed: boolean
    vatRate: number
  }

/** Documents issued in a month or quarter, in the order of their issue. */
export async function documentsOf(
  {query}: Pick<Database, 'query'>,
  period: string,
  mode: Order['mode'],
): Promise<BookedDocument[]> {
  const {from, until} = boundsOf(period)
  const rows = await query(
    `SELECT number, kind, order_id, entry, issued_at, company, country, vat_number, plan, vat_scheme, vat_rate, excl_vat, vat, total
     FROM invoices WHERE issued_at >= $1 AND issued_at < $2 AND ${ofMode(mode)} ORDER BY issued_at, number`,
    [from, until],
  )
  return rows.map(fromRow)
}

const fromRow = (row: Row): BookedDocument => ({
  number: String(row.number),
  kind: row.kind as Invoice['kind'],
  orderId: String(row.order_id),
  entry: Number(row.entry),
  issuedAt: String(row.issued_at),
  company: String(row.company),
  country: String(row.country),
  vatNumber: String(row.vat_number ?? ''),
  plan: String(row.plan),
  isReversed: row.vat_scheme === 'reverseCharge',
  vatRate: Number(row.vat_rate),
  exclVat: Number(row.excl_vat),
  vat: Number(row.vat),
  total: Number(row.total),
})

/** Boxes of the Dutch VAT return that sales of a shop like this can be in. */
export const BOXES = ['1a', '1b', '1e', '3b'] as const
export type Box = (typeof BOXES)[number]

/** The least standard rate that the EU allows (article 97 of Directive 2006/112/EC): below it, a rate is a reduced one. */
const LEAST_STANDARD_RATE = 15

export function boxOf({isReversed, vatRate}: Pick<BookedDocument, 'isReversed' | 'vatRate'>): Box {
  if (isReversed) return '3b'
  if (vatRate === 0) return '1e'
  return vatRate >= LEAST_STANDARD_RATE ? '1a' : '1b'
}

export type Sum<Name extends string = string> = {name: Name; count: number; exclVat: Cents; vat: Cents; total: Cents}

/** Sums of rows by a name of each, in the order in which the names come. */
export function sumsBy<Each extends Breakdown, Name extends string>(
  rows: readonly Each[],
  nameOf: (row: Each) => Name,
): Sum<Name>[] {
  const sums = new Map<Name, Sum<Name>>()
  for (const row of rows) {
    const name = nameOf(row)
    const sum = sums.get(name) ?? {name, count: 0, exclVat: 0, vat: 0, total: 0}
    sum.count++
    sum.exclVat += row.exclVat
    sum.vat += row.vat
    sum.total += row.total
    sums.set(name, sum)
  }
  return [...sums.values()]
}

/** The list of sales to businesses of other EU countries (opgaaf ICP): one line per VAT number. */
export function listOfEuSales(documents: readonly BookedDocument[]): (Sum & {company: string})[] {
  const own = documents.filter((each) => boxOf(each) === '3b')
  const nameOf = new Map(own.map(({vatNumber, company}) => [vatNumber, company]))
  return sumsBy(own, ({vatNumber}) => vatNumber)
    .map((sum) => ({...sum, company: nameOf.get(sum.name) ?? ''}))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
