import {daysLater} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Database} from '../../database/database.ts'
import type {BalanceConfig} from '../../runtime/config.ts'
import {type Books, readBooks} from '../books/books.ts'
import {MONEY_KINDS} from '../ledger/entries.ts'
import {boundsOf} from '../ledger/month.ts'
import type {Order} from '../orders/order.ts'
import {differingIn, type Known, type MirrorLine, mirrorLines, type Statement, statementOf} from './mirror.ts'
import {balanceNow, movementsSince, newestPayouts, type Payout} from './mollieBalance.ts'

/** A month as Mollie has it beside the books. */
export type Mirror = {books: Books; statement: Statement; lines: MirrorLine[]; payouts: Payout[]}

/** Days before a month in which a payment of it may have been moved at Mollie. */
const BEFORE_DAYS = 10

/** Reads a month from Mollie and from the books. Throws when Mollie cannot be read. */
export async function readMirror(
  database: Database,
  config: BalanceConfig,
  {month, mode}: {month: string; mode: Order['mode']},
): Promise<Mirror> {
  const {from, until} = boundsOf(month)
  const since = new Date(`${daysLater(from.slice(0, 10), -BEFORE_DAYS)}T00:00:00Z`).toISOString()
  const [books, balance, movements, newest] = await Promise.all([
    readBooks(database, month, mode),
    balanceNow(config),
    movementsSince(config, since),
    newestPayouts(config),
  ])
  const differing = differingIn(month, movements, books.entries)
  const known = await knownOf(database, [...differing.keys()])
  const paidOut = new Set(movements.filter(({at}) => at >= from && at < until).map(({settlementId}) => settlementId))
  return {
    books,
    statement: statementOf(month, movements, balance),
    lines: mirrorLines(differing, movements, known),
    payouts: newest.filter(({id}) => paidOut.has(id)),
  }
}

async function knownOf({query, inList}: Database, ids: readonly string[]): Promise<Known> {
  const list = JSON.stringify(ids)
  const [payments, refused, notes] = await Promise.all([
    query(`SELECT id, order_id FROM payments WHERE ${inList('id', '$1')}`, [list]),
    query(`SELECT about, order_id FROM attention WHERE kind = 'refused' AND ${inList('about', '$1')}`, [list]),
    query(`SELECT payment_id, cents, note FROM difference_notes WHERE ${inList('payment_id', '$1')}`, [list]),
  ])
  const orders = JSON.stringify([...new Set(payments.map(({order_id}) => order_id))])
  const entries = await query(
    `SELECT payment_id, SUM(total) AS total FROM ledger_entries
     WHERE kind IN (${MONEY_KINDS}) AND ${inList('order_id', '$1')} GROUP BY payment_id`,
    [orders],
  )
  return {
    ledgerOf: new Map(entries.map((row) => [String(row.payment_id), Number(row.total)])),
    orderOf: new Map(payments.map((row) => [String(row.id), String(row.order_id)])),
    refusedBy: new Map(refused.map((row) => [String(row.about), String(row.order_id)])),
    notes: new Map(notes.map((row) => [String(row.payment_id), {cents: Number(row.cents), note: String(row.note)}])),
  }
}

/** Keeps the explanation of a difference; a later one of the same payment takes its place. */
export const noteDifference = (
  {query}: Database,
  {paymentId, cents, note, by, at}: {paymentId: string; cents: Cents; note: string; by: string; at: string},
) =>
  query(
    `INSERT INTO difference_notes (payment_id, cents, note, noted_by, noted_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (payment_id) DO UPDATE SET cents = excluded.cents, note = excluded.note,
       noted_by = excluded.noted_by, noted_at = excluded.noted_at`,
    [paymentId, cents, note, by, at],
  )
