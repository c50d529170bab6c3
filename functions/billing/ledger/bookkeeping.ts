import {HOME_COUNTRY} from '../../../domain/customers/countries.ts'
import {type Details, detailsFor} from '../../../domain/customers/customerDetails.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Breakdown} from '../../../domain/money/pricing.ts'
import type {Database, Row, Value} from '../../database/database.ts'
import type {Change, Order} from '../orders/order.ts'
import {boundsOfMonth} from './month.ts'

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
  }

type Mode = Order['mode']
const AMOUNTS = 'excl_vat, vat, total, vat_rate'
type Totals = Breakdown & {vatRate: number; entries: number}

/** Payments, refunds and chargebacks of a month (YYYY-MM, in Amsterdam), oldest first. */
export async function entriesOf(database: Database, month: string, mode: Mode): Promise<Entry[]> {
  const {from, until} = boundsOfMonth(month)
  const {inList} = database
  return database.read(async (query) => {
    const [paid, changed] = await Promise.all([
      query(
        `SELECT order_id, id, paid_at AS at, ${AMOUNTS} FROM payments
        WHERE status = 'paid' AND paid_at >= $1 AND paid_at < $2`,
        [from, until],
      ),
      query(
        `SELECT order_id, at, changes FROM history
        WHERE at >= $1 AND at < $2 AND (changes LIKE '% refunded"%' OR changes LIKE '% chargedBack"%')`,
        [from, until],
      ),
    ])
    // By the ids: PostgreSQL would read whole tables for a month's join.
    const ids = idsOf([...paid, ...changed])
    const [orders, repriced, invoices] = await Promise.all([
      query(
        `SELECT id, plan_name, period, customer_name, customer_email, details, vat_scheme, ${AMOUNTS}
        FROM orders WHERE mode = $1 AND ${inList('id', '$2')}`,
        [mode, ids],
      ),
      query(`SELECT id, ${AMOUNTS} FROM payments WHERE total IS NOT NULL AND ${inList('order_id', '$1')}`, [
        idsOf(changed),
      ]),
      query(
        `SELECT number, payment_id, back_at, issued_at, company, country, vat_number
        FROM invoices WHERE ${inList('order_id', '$1')}`,
        [ids],
      ),
    ])
    const orderOf = new Map(orders.map((row) => [row.id, row]))
    const ownOf = new Map(repriced.map((row) => [String(row.id), row]))
    const invoiced = new Map(invoices.map(invoicedIn))
    const entries: Entry[] = []
    for (const row of paid) {
      const order = orderOf.get(row.order_id)
      // Amounts of this payment; the order has those of the next one.
      if (order) entries.push(entry({order, at: row.at, priced: row.total === null ? order : row}, String(row.id)))
    }
    for (const row of changed) {
      const order = orderOf.get(row.order_id)
      if (order) entries.push(...wentBack(row, order, ownOf))
    }
    for (const each of entries)
      Object.assign(each, invoiced.get(keyOf(each.paymentId, each.kind === 'payment' ? null : each.at)))
    return entries.sort((a, b) => compare(a.at, b.at) || compare(a.orderId, b.orderId))
  })
}

const idsOf = (rows: Row[]): string => JSON.stringify([...new Set(rows.map(({order_id}) => order_id))])

const keyOf = (paymentId: string, backAt: string | null) => `${paymentId} ${backAt ?? ''}`
type Invoiced = Pick<Entry, 'invoice' | 'invoicedOn' | 'company' | 'country' | 'vatNumber'>

/** An invoice, and whom it was issued to, by its payment; a credit note by when money went back. */
const invoicedIn = ({
  number,
  payment_id,
  back_at,
  issued_at,
  company,
  country,
  vat_number,
}: Row): [string, Invoiced] => [
  keyOf(String(payment_id), back_at === null ? null : String(back_at)),
  {
    invoice: String(number),
    invoicedOn: amsterdamDay(new Date(String(issued_at))),
    company: String(company),
    country: String(country),
    vatNumber: String(vat_number ?? ''),
  },
]

/** Totals of entries by rate of VAT. */
export function totalsOf(entries: readonly Entry[]): Totals[] {
  const rates = [...new Set(entries.map(({vatRate}) => vatRate))].sort((a, b) => a - b)
  return rates.map((vatRate) => {
    const own = entries.filter((each) => each.vatRate === vatRate)
    const sum = (field: keyof Breakdown) => own.reduce((all, each) => all + each[field], 0)
    return {vatRate, entries: own.length, exclVat: sum('exclVat'), vat: sum('vat'), total: sum('total')}
  })
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const breakdownOf = ({excl_vat, vat, total}: Row): Breakdown => ({
  exclVat: Number(excl_vat),
  vat: Number(vat),
  total: Number(total),
})

/** `priced`: the row with the amounts that were paid. */
type Booked = {order: Row; at: Value | undefined; priced: Row; kind?: Entry['kind']}

function entry({order, at, priced, kind = 'payment'}: Booked, paymentId: string, amounts = breakdownOf(priced)): Entry {
  const details = order.details ? (JSON.parse(String(order.details)) as Details) : {}
  return {
    kind,
    at: String(at),
    orderId: String(order.id),
    paymentId,
    planName: String(order.plan_name),
    period: order.period as Order['period'],
    customerName: String(order.customer_name ?? ''),
    customerEmail: String(order.customer_email ?? ''),
    ...Object.fromEntries(BOOKED.map((name) => [name, details[name] ?? ''])),
    country: details.country ?? HOME_COUNTRY,
    vatScheme: order.vat_scheme === 'reverseCharge' ? order.vat_scheme : '',
    vatRate: Number(priced.vat_rate),
    invoice: '',
    invoicedOn: '',
    ...amounts,
  }
}

const BACK = {refunded: 'refund', chargedBack: 'chargeback'} as const

/** Dates refunds and chargebacks by the audit log: the payment has only their sum. */
function wentBack({at, changes}: Row, order: Row, ownOf: ReadonlyMap<string, Row>): Entry[] {
  return (JSON.parse(String(changes)) as Change[]).flatMap((change) => {
    const reversal = reversalIn(change)
    if (!reversal || reversal.from === reversal.to) return []
    const {paymentId, field, from, to} = reversal
    const priced = ownOf.get(paymentId) ?? order
    const whole = breakdownOf(priced)
    const [before, after] = [part(whole, from), part(whole, to)]
    const amounts = {
      exclVat: before.exclVat - after.exclVat,
      vat: before.vat - after.vat,
      total: before.total - after.total,
    }
    return [entry({order, at, priced, kind: BACK[field]}, paymentId, amounts)]
  })
}

/** Refund or chargeback in an audit entry; null for any other change. */
function reversalIn([what, from, to]: Change) {
  const [, paymentId, field] = what.match(/^payment (\S+) (refunded|chargedBack)$/) ?? []
  return paymentId ? {paymentId, field: field as keyof typeof BACK, from: Number(from), to: Number(to)} : null
}

/** So much of an amount, in the same proportions: parts that come to the whole have its VAT to the cent. */
export function part({exclVat, total}: Breakdown, cents: Cents): Breakdown {
  const own = total > 0 ? Math.round((cents * exclVat) / total) : 0
  return {exclVat: own, vat: cents - own, total: cents}
}
