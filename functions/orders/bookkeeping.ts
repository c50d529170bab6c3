import type {Database, Row} from '../database/database.ts'
import type {Breakdown, Cents} from '../model.ts'
import {boundsOfMonth} from './month.ts'
import type {Change, Order} from './order.ts'

/** What a bookkeeper books: money that came in, or went back. Amounts of what went back are negative. */
export type Entry = Breakdown & {
  kind: 'payment' | 'refund' | 'chargeback'
  /** When it was paid; of what went back, when we heard of it. */
  at: string
  orderId: string
  paymentId: string
  planName: string
  periodLabel: string
  customerName: string
  customerEmail: string
  country: string
  vatRate: number
}

type Mode = Order['mode']
const AMOUNTS = ['excl_vat', 'vat', 'total', 'vat_rate'] as const
type Totals = Breakdown & {vatRate: number; entries: number}

/** All that was paid, refunded and charged back in a month (YYYY-MM, in Amsterdam), the first first. */
export async function entriesOf(database: Database, month: string, mode: Mode): Promise<Entry[]> {
  const {from, until} = boundsOfMonth(month)
  const order = `o.id AS order_id, o.plan_name, o.period_label, o.customer_name, o.customer_email`
  // What one payment came to; the order says what the next one will.
  const own = AMOUNTS.map((column) => `COALESCE(p.${column}, o.${column}) AS ${column}`).join(', ')
  const wentBackThen = `h.at >= $1 AND h.at < $2 AND (h.changes LIKE '% refunded"%' OR h.changes LIKE '% chargedBack"%')`
  const [paid, changed, repriced] = await Promise.all([
    database.query(
      `SELECT p.id, p.paid_at AS at, ${order}, ${own} FROM payments p JOIN orders o ON o.id = p.order_id
      WHERE p.status = 'paid' AND p.paid_at >= $1 AND p.paid_at < $2 AND o.mode = $3`,
      [from, until, mode],
    ),
    database.query(
      `SELECT h.at, h.changes, ${order}, ${AMOUNTS.map((column) => `o.${column}`).join(', ')}
      FROM history h JOIN orders o ON o.id = h.order_id WHERE ${wentBackThen} AND o.mode = $3`,
      [from, until, mode],
    ),
    database.query(
      `SELECT p.id, ${AMOUNTS.map((column) => `p.${column}`).join(', ')} FROM payments p
      WHERE p.total IS NOT NULL AND p.order_id IN (SELECT h.order_id FROM history h WHERE ${wentBackThen})`,
      [from, until],
    ),
  ])
  const ownOf = new Map(repriced.map((row) => [String(row.id), row]))
  const payments = paid.map((row) => entry(row, 'payment', String(row.id), breakdownOf(row)))
  return [...payments, ...changed.flatMap((row) => wentBack(row, ownOf))].sort(
    (a, b) => compare(a.at, b.at) || compare(a.orderId, b.orderId),
  )
}

/** What entries come to, by rate of VAT. */
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

const entry = (row: Row, kind: Entry['kind'], paymentId: string, amounts: Breakdown): Entry => ({
  kind,
  at: String(row.at),
  orderId: String(row.order_id),
  paymentId,
  planName: String(row.plan_name),
  periodLabel: String(row.period_label),
  customerName: String(row.customer_name ?? ''),
  customerEmail: String(row.customer_email ?? ''),
  country: 'NL',
  vatRate: Number(row.vat_rate),
  ...amounts,
})

const BACK = {refunded: 'refund', chargedBack: 'chargeback'} as const

/** The lines of the history are where it stands when an amount went back; the payment itself has only their sum. */
function wentBack(row: Row, ownOf: ReadonlyMap<string, Row>): Entry[] {
  return (JSON.parse(String(row.changes)) as Change[]).flatMap(([what, from, to]) => {
    const [, paymentId = '', field = ''] = what.match(/^payment (\S+) (refunded|chargedBack)$/) ?? []
    const own = {...row, ...ownOf.get(paymentId)}
    const whole = breakdownOf(own)
    const [before, after] = [part(whole, Number(from)), part(whole, Number(to))]
    if (!paymentId || before.total === after.total) return []
    const amounts = {
      exclVat: before.exclVat - after.exclVat,
      vat: before.vat - after.vat,
      total: before.total - after.total,
    }
    return [entry(own, BACK[field as keyof typeof BACK], paymentId, amounts)]
  })
}

/** So much of an amount, in the same proportions: parts that come to the whole have its VAT to the cent. */
function part({exclVat, total}: Breakdown, cents: Cents): Breakdown {
  const own = total > 0 ? Math.round((cents * exclVat) / total) : 0
  return {exclVat: own, vat: cents - own, total: cents}
}
