import {DAY_MS, HOUR_MS, untilNextDay} from '../../../domain/format/dates.ts'
import {ordersToInvoice} from '../../billing/invoices/store.ts'
import {withoutSubscription} from '../../billing/orders/lists/due.ts'
import type {Database} from '../../database/database.ts'
import {ALARM_SEEN} from '../../monitoring/alarm.ts'
import {COUNTED_FOR_MS, recentFailures} from '../../monitoring/failures.ts'
import {SUMMARY_FROM_HOUR} from '../summary.ts'
import {MOST_MS} from './idle.ts'

/** A payment may still be made or fail within so long; a direct debit takes days, and its webhook says when. */
const FRESH_MS = HOUR_MS

/** When the schedule has something to do again. Days begin in Amsterdam, and so does the summary of each morning. */
export async function nextDue(database: Database, now: Date): Promise<string> {
  const moment = now.toISOString()
  const [waiting, uninvoiced, failures, [row]] = await Promise.all([
    withoutSubscription(database, moment, 1),
    ordersToInvoice(database, 1),
    recentFailures(database, now),
    database.query(
      `SELECT MIN(due) AS due FROM (
         SELECT MIN(COALESCE(next_at, $1)) AS due FROM mails WHERE state = 'pending'
         UNION ALL SELECT MIN(remind_at) FROM onboardings
         UNION ALL SELECT MIN(COALESCE(refund_next_at, $1)) FROM payments WHERE owed_back > 0
         UNION ALL SELECT MIN(vat_check_due) FROM orders
         UNION ALL SELECT MIN(next_at) FROM deliveries
         UNION ALL SELECT MIN(mail_next_at) FROM form_messages
         UNION ALL SELECT MIN(overdue_next_at) FROM subscriptions
         UNION ALL SELECT MIN($1) FROM marks WHERE ${ALARM_SEEN}
         UNION ALL SELECT MIN(changing_at) FROM plan_changes WHERE changed_at IS NULL AND withdrawn_at IS NULL
         UNION ALL SELECT MIN(orders.created_at) FROM payments JOIN orders ON orders.id = payments.order_id
           WHERE payments.status IN ('open', 'pending', 'authorized') AND orders.created_at > $2
       ) AS moments`,
      [moment, new Date(now.getTime() - FRESH_MS).toISOString()],
    ),
  ])
  if (waiting.length + uninvoiced.length > 0) return moment
  const morning = startOfNextDay(now) + SUMMARY_FROM_HOUR * HOUR_MS
  // Health says that purchases fail for as long as they count, and then no more.
  const counted = failures.last ? [Date.parse(failures.last) + COUNTED_FOR_MS] : []
  const moments = [morning - DAY_MS, startOfNextDay(now), morning, ...counted].filter((each) => each > now.getTime())
  const earliest = new Date(Math.min(now.getTime() + MOST_MS, ...moments)).toISOString()
  return row?.due && String(row.due) < earliest ? String(row.due) : earliest
}

const startOfNextDay = (now: Date) => now.getTime() + untilNextDay(now)
