import type {Query, Value} from '../../database/database.ts'
import type {Orders} from './orders.ts'

/** An order that has an attempt keeps it; written again, it is also returned. */
const claiming = (rows: string) =>
  `INSERT INTO attempts (attempt, order_id, at) ${rows}
   ON CONFLICT (attempt) DO UPDATE SET attempt = excluded.attempt RETURNING order_id`

/** Gives the attempt to the order that asks first. Returns the id of the order that has it. */
export async function claimAttempt(query: Query, attempt: string, orderId: string, at: Date): Promise<string> {
  const [row] = await query(claiming('VALUES ($1, $2, $3)'), [attempt, orderId, at.toISOString()])
  return String(row?.order_id)
}

/** The same for an unpaid order's own attempt: itself when it has none. */
export async function claimOwnAttempt(query: Query, orderId: string, at: Date): Promise<string> {
  const [row] = await query(
    claiming(`SELECT attempt, id, $2 FROM orders WHERE id = $1 AND attempt IS NOT NULL AND status <> 'paid'`),
    [orderId, at.toISOString()],
  )
  return String(row?.order_id ?? orderId)
}

export async function readBeforeCheckout(
  query: Query,
  {attempt, termsRevision, language}: Parameters<Orders['beforeCheckout']>[0],
): ReturnType<Orders['beforeCheckout']> {
  const [row] = await query(
    `SELECT (SELECT order_id FROM attempts WHERE attempt = $1) AS paid,
      (SELECT terms_id FROM orders WHERE terms_revision = $2 AND language = $3 AND terms_id IS NOT NULL LIMIT 1) AS terms`,
    [attempt ?? null, termsRevision, language],
  )
  const text = (value: Value = null) => (value === null ? null : String(value))
  return {paidOrder: text(row?.paid), termsId: text(row?.terms)}
}
