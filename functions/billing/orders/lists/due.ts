import {FOR_THE_WORK} from '../../../../domain/customers/customerDetails.ts'
import {HOUR_MS} from '../../../../domain/format/dates.ts'
import type {Database, Row} from '../../../database/database.ts'
import {withLedgerException} from '../../ledger/ledger.ts'
import {stateIn} from '../../state/subscription.ts'
import type {Order, OrderPayment} from '../order.ts'

/** Queries of the background jobs beside single orders. Moments are ISO texts. */

const idsOf = (rows: Row[]) => rows.map(({id}) => String(id))

/** Orders with a mail that is owed and whose time has come, the longest waiting first. */
export const withMailsDue = async ({query}: Database, now: string, limit: number) =>
  idsOf(
    await query(
      `SELECT order_id AS id, MIN(COALESCE(next_at, '')) AS due FROM mails
       WHERE state IN ('pending', 'unconfirmed') AND (next_at IS NULL OR next_at <= $1)
       GROUP BY order_id ORDER BY due LIMIT $2`,
      [now, limit],
    ),
  )

/**
 * Payments without a final status: the first of orders made since a moment, and later ones of any order. In an
 * order that changes, so that those that never hear it keep no other from being asked about.
 */
export const unsettledPayments = async ({query}: Database, since: string, limit: number) =>
  idsOf(
    await query(
      `SELECT payments.id FROM payments JOIN orders ON orders.id = payments.order_id
       WHERE payments.status IN ('open', 'pending', 'authorized') AND (payments.kind <> 'first' OR orders.created_at >= $1)
       ORDER BY RANDOM() LIMIT $2`,
      [since, limit],
    ),
  )

/**
 * The payments of paid orders that no subscription renews yet, or not again: paid after a hold, or a cancellation that is being
 * taken back; and of those with a pause that Mollie was not told of.
 */
export const withoutSubscription = async ({query}: Database, now: string, limit: number) =>
  idsOf(
    await query(
      `SELECT orders.payment_id AS id, orders.created_at FROM orders
       LEFT JOIN subscriptions ON subscriptions.order_id = orders.id
       WHERE orders.status = 'paid' AND orders.duplicate_of IS NULL AND subscriptions.id IS NULL
         AND orders.payment_id IS NOT NULL
       UNION ALL
       SELECT orders.payment_id, orders.created_at FROM subscriptions
       JOIN orders ON orders.id = subscriptions.order_id
       WHERE orders.payment_id IS NOT NULL AND (
         subscriptions.${stateIn('restarting', 'resuming')}
         OR (subscriptions.${stateIn('paused')} AND COALESCE(next_on, start_date) <> pause_until AND COALESCE(next_on, start_date) > $1)
       )
       ORDER BY created_at LIMIT $2`,
      [now, limit],
    ),
  )

/** Payments of which something is to go back now: `refundDue` of record.ts says what, and the store keeps it with them. */
export const refundsDue = async ({query}: Database, now: string, limit: number) =>
  idsOf(
    await query(
      'SELECT id FROM payments WHERE owed_back > 0 AND (refund_next_at IS NULL OR refund_next_at <= $1) LIMIT $2',
      [now, limit],
    ),
  )

/** Orders about whose VAT number the register is to be asked now, the longest waiting first. */
export const withVatCheckDue = async ({query}: Database, now: string, limit: number) =>
  idsOf(await query('SELECT id FROM orders WHERE vat_check_due <= $1 ORDER BY vat_check_due LIMIT $2', [now, limit]))

/** Orders with an unpaid renewal about which something is to be done now. */
export const overdue = async ({query}: Database, {now, mode}: {now: string; mode: Order['mode']}, limit: number) =>
  idsOf(
    await query(
      `SELECT order_id AS id FROM subscriptions JOIN orders ON orders.id = subscriptions.order_id
       WHERE orders.mode = $1 AND overdue_next_at <= $2 ORDER BY overdue_next_at LIMIT $3`,
      [mode, now, limit],
    ),
  )

/** Orders whose customer is to be asked for what the work needs. */
export const ordersToRemind = async ({query}: Database, now: string, limit: number) =>
  idsOf(
    await query('SELECT order_id AS id FROM onboardings WHERE remind_at <= $1 ORDER BY remind_at LIMIT $2', [
      now,
      limit,
    ]),
  )

/**
 * Orders that are collected again by a day (YYYY-MM-DD) while no invoice can be made of what is paid, and whose customers were
 * not asked yet.
 */
export const withoutInvoiceDetails = async ({query}: Database, until: string) =>
  idsOf(
    await query(
      `SELECT DISTINCT payments.order_id AS id FROM payments JOIN subscriptions ON subscriptions.order_id = payments.order_id
       WHERE payments.invoice_due = 1 AND subscriptions.${stateIn('running', 'missing')} AND subscriptions.overdue_id IS NULL
         AND COALESCE(subscriptions.next_on, subscriptions.start_date) <= $1
         AND NOT EXISTS (SELECT 1 FROM mails WHERE mails.order_id = payments.order_id AND mails.kind = 'invoiceDetails')`,
      [until],
    ),
  )

/** Running subscriptions that are paid for several months ahead. */
export async function prepaidSubscriptions({query}: Database) {
  const rows = await query(
    `SELECT orders.id, orders.period, subscriptions.start_date, subscriptions.next_on FROM subscriptions
     JOIN orders ON orders.id = subscriptions.order_id
     WHERE orders.period <> 'monthly' AND subscriptions.${stateIn('running')}`,
  )
  return rows.map(({id, period, start_date, next_on}) => ({
    id: String(id),
    period: String(period),
    startDate: String(next_on ?? start_date),
  }))
}

/** Orders whose pause is over between two days (YYYY-MM-DD). */
export async function pausesEnding({query}: Database, {after, until}: {after: string; until: string}) {
  const rows = await query(
    `SELECT order_id AS id, pause_until FROM subscriptions
     WHERE ${stateIn('paused')} AND pause_until > $1 AND pause_until <= $2`,
    [after, until],
  )
  return rows.map(({id, pause_until}) => ({id: String(id), day: String(pause_until)}))
}

/** Payments that the store knows, by id. */
export async function knownPayments({query, inList}: Database, ids: string[]): Promise<Map<string, OrderPayment>> {
  const rows = await query(
    `SELECT id, kind, status, refunded, charged_back FROM payments WHERE ${inList('id', '$1')}`,
    [JSON.stringify(ids)],
  )
  return new Map(
    rows.map(({id, kind, status, refunded, charged_back}) => [
      String(id),
      {id, kind, status, refunded, chargedBack: charged_back} as OrderPayment,
    ]),
  )
}

/** When money came last that was refused; null when none did. */
export async function refusedAt({query}: Database, id: string): Promise<string | null> {
  const [row] = await query(`SELECT MAX(at) AS at FROM ledger_entries WHERE order_id = $1 AND kind = 'refused'`, [id])
  return typeof row?.at === 'string' ? row.at : null
}

/** Orders from before a cutoff that were not and can no longer be paid; orders with a refused payment have a cutoff of their own. */
export const abandoned = async (
  {query}: Database,
  {before, refusedBefore}: {before: string; refusedBefore: string},
  limit: number,
) =>
  idsOf(
    await query(
      `SELECT id FROM orders
       WHERE paid_at IS NULL AND status <> 'paid' AND created_at < $1
         AND NOT EXISTS (
           SELECT 1 FROM ledger_entries AS entry WHERE entry.order_id = orders.id AND entry.at >= $3 AND entry.kind = 'refused'
         )
         AND NOT EXISTS (
           SELECT 1 FROM payments WHERE payments.order_id = orders.id AND payments.status IN ('paid', 'pending', 'authorized')
         )
         AND NOT EXISTS (SELECT 1 FROM attention WHERE attention.order_id = orders.id)
       ORDER BY created_at LIMIT $2`,
      [before, limit, refusedBefore],
    ),
  )

/** Orders whose subscription is over, and whose last entry in the ledger is from before a moment. */
export const outOfRetention = async ({query}: Database, before: string, limit: number) =>
  idsOf(
    await query(
      `SELECT orders.id FROM orders LEFT JOIN subscriptions ON subscriptions.order_id = orders.id
       WHERE orders.paid_at < $1 AND (subscriptions.id IS NULL OR subscriptions.${stateIn('cancelled', 'resuming')})
         AND NOT EXISTS (SELECT 1 FROM ledger_entries WHERE ledger_entries.order_id = orders.id AND ledger_entries.at >= $1)
       ORDER BY orders.paid_at LIMIT $2`,
      [before, limit],
    ),
  )

/** Orders whose work is over, or never began since they were paid twice, and that still say what it was about. */
export const withWorkOver = async ({query}: Database, today: string, limit: number) =>
  idsOf(
    await query(
      `SELECT orders.id FROM orders LEFT JOIN subscriptions ON subscriptions.order_id = orders.id
       WHERE (subscriptions.ends_on < $1 OR orders.duplicate_of IS NOT NULL)
         AND (${FOR_THE_WORK.map((name) => `orders.details LIKE '%"${name}":%'`).join(' OR ')})
       LIMIT $2`,
      [today, limit],
    ),
  )

/** Subscriptions that should be collected: nobody cancelled them, they are not on hold, and nothing is overdue. */
export async function runningSubscriptions({query}: Database, mode: Order['mode']) {
  const rows = await query(
    `SELECT subscriptions.order_id, subscriptions.id, COALESCE(next_on, start_date) AS next FROM subscriptions JOIN orders ON orders.id = subscriptions.order_id
     WHERE orders.mode = $1 AND subscriptions.${stateIn('running', 'paused')}`,
    [mode],
  )
  return new Map(rows.map(({order_id, id, next}) => [String(id), {orderId: String(order_id), next: String(next)}]))
}

/** Takes an order away, with all that is known of it, and notes that and why. */
export const deleteOrder = (
  database: Database,
  id: string,
  {at, by, reason}: {at: string; by: 'retention' | 'forgetting'; reason: string},
) =>
  database.transaction(async (query) => {
    await withLedgerException(query, by, () => query('DELETE FROM orders WHERE id = $1', [id]))
    await query('DELETE FROM attempts WHERE order_id = $1', [id])
    await query('INSERT INTO deletions (order_id, at, reason) VALUES ($1, $2, $3) ON CONFLICT (order_id) DO NOTHING', [
      id,
      at,
      reason,
    ])
  })

export const deleteAttempts = async ({query}: Database, before: string) =>
  void (await query('DELETE FROM attempts WHERE at < $1', [before]))

/** Checkpoint: when the last run of the jobs began that came to its end. */
export const RECONCILED = 'reconciled'

/** How far something has come; null when it never began. */
export async function readCheckpoint({query}: Database, name: string): Promise<string | null> {
  const [row] = await query('SELECT value FROM marks WHERE name = $1', [name])
  return row ? String(row.value) : null
}

export const writeCheckpoint = async ({query}: Database, name: string, value: string) =>
  void (await query(
    'INSERT INTO marks (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [name, value],
  ))

/** Whether this is the first to set the mark to this value: of several that try at once, one. */
export async function claimCheckpoint({query}: Database, name: string, value: string): Promise<boolean> {
  const rows = await query(
    `INSERT INTO marks (name, value) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE marks.value <> excluded.value RETURNING name`,
    [name, value],
  )
  return rows.length > 0
}

/** Refused so often, a mail has waited for more than an hour. */
const LATE_TRIES = 5

/** The moment before which what was owed is late by now. */
export const lateSince = (now: Date) => new Date(now.getTime() - HOUR_MS).toISOString()

/** Counts of late work since a moment, for frequent health checks. */
export async function lateCounts({query}: Database, late: string) {
  const [row = {}] = await query(
    `SELECT
       (SELECT COUNT(*) FROM mails WHERE state = 'pending' AND tries >= ${LATE_TRIES})
         + (SELECT COUNT(*) FROM form_messages WHERE mail_next_at IS NOT NULL AND mail_tries >= ${LATE_TRIES}) AS mails,
       (SELECT COUNT(*) FROM orders
        WHERE status = 'paid' AND duplicate_of IS NULL AND paid_at < $1
          AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE subscriptions.order_id = orders.id)) AS subscriptions`,
    [late],
  )
  return {lateMails: Number(row.mails), lateSubscriptions: Number(row.subscriptions)}
}

/** Counts of late and open work, for the daily summary. */
export async function counts(database: Database, {late, since}: {late: string; since: string}) {
  const [row = {}] = await database.query(
    `SELECT
       (SELECT COUNT(*) FROM orders WHERE status = 'paid' AND duplicate_of IS NULL AND paid_at >= $1) AS sold,
       (SELECT COUNT(*) FROM payments WHERE kind = 'renewal' AND status = 'paid' AND paid_at >= $1) AS renewed,
       (SELECT COUNT(*) FROM attention) AS attention,
       (SELECT COUNT(*) FROM mails WHERE state = 'given up')
         + (SELECT COUNT(*) FROM form_messages WHERE mail_state = 'given up' AND handled_at IS NULL) AS undeliverable,
       (SELECT COUNT(*) FROM form_messages WHERE handled_at IS NULL) AS messages,
       (SELECT COUNT(*) FROM onboardings WHERE told_at < $1 AND live_at IS NULL) AS late_beginnings`,
    [since],
  )
  const number = (name: string) => Number(row[name] ?? 0)
  return {
    sold: number('sold'),
    renewed: number('renewed'),
    alerts: number('attention'),
    undeliverable: number('undeliverable'),
    messages: number('messages'),
    ...(await lateCounts(database, late)),
    lateBeginnings: number('late_beginnings'),
  }
}
