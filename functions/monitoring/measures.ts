import {amsterdamDay, DAY_MS, daysLater, MINUTE_MS} from '../../domain/format/dates.ts'
import {countInvoicesDueBy} from '../billing/invoices/store.ts'
import {lateCounts, lateSince, RECONCILED, readCheckpoint} from '../billing/orders/lists/due.ts'
import type {Database} from '../database/database.ts'
import {idleStateAt} from '../jobs/idle/idle.ts'
import {recentFailures} from './failures.ts'
import type {Measures} from './numbers.ts'

const CHARGEBACK_DAYS = 7
const PAID_DAYS = 30

/** Reads them from the database. */
export async function measure(database: Database, now: Date): Promise<Measures> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const [late, {failedPurchases, failedWebhooks}, lateInvoices, [row = {}]] = await Promise.all([
    lateCounts(database, lateSince(now)),
    recentFailures(database, now),
    // Late is what was due by yesterday.
    countInvoicesDueBy(database, daysLater(amsterdamDay(now), -1)),
    database.query(
      `SELECT (SELECT COUNT(*) FROM ledger_entries WHERE kind = 'chargeback' AND at >= $1) AS chargebacks,
         (SELECT COUNT(*) FROM payments WHERE status = 'paid' AND paid_at >= $2) AS paid`,
      [ago(CHARGEBACK_DAYS), ago(PAID_DAYS)],
    ),
  ])
  const counted = {chargebacks: Number(row.chargebacks), paid: Number(row.paid)}
  return {...late, failedPurchases, failedWebhooks, lateInvoices, ...counted}
}

export type Standing = {
  measures: Measures
  /** When the last run of the jobs began that came to its end; null when none did. */
  reconciledAt: string | null
  /** Since then; after a rest, since its end. While they rest, nothing. */
  minutesSinceRun: number
}

/** How the shop stands. While the jobs rest their mark says it, so that a monitor wakes no database. */
export async function standing(database: Database, now: Date): Promise<Standing> {
  const resting = await idleStateAt(now)
  if (resting.rest) return {measures: resting.rest.measures, reconciledAt: resting.rest.ranAt, minutesSinceRun: 0}
  const [measures, reconciledAt] = await Promise.all([measure(database, now), readCheckpoint(database, RECONCILED)])
  const since = [reconciledAt, resting.awakeSince].flatMap((moment) => (moment ? [Date.parse(moment)] : []))
  return {measures, reconciledAt, minutesSinceRun: (now.getTime() - Math.max(...since)) / MINUTE_MS}
}
