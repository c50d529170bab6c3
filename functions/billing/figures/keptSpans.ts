import type {Database, Row, Statement} from '../../database/database.ts'
import {readCheckpoint, writeCheckpoint} from '../orders/lists/due.ts'
import type {Order} from '../orders/order.ts'
import {type Span, spansOf} from './spans.ts'

/** Spans of an order that counts for the figures: paid, and not paid twice. Neighbours that are alike are one. */
export function countedSpans(order: Order): Span[] {
  if (order.status !== 'paid' || order.duplicateOf) return []
  const spans: Span[] = []
  for (const span of spansOf(order)) {
    const last = spans.at(-1)
    const isAlike = last?.until === span.from && last.plan === span.plan && last.monthly === span.monthly
    if (isAlike) spans[spans.length - 1] = {...span, from: last.from}
    else spans.push(span)
  }
  return spans
}

/** Statements that keep the spans of an order when a change of it changes them. */
export function spansKept(before: Order | null, after: Order): Statement[] {
  const [old, now] = [before ? countedSpans(before) : [], countedSpans(after)]
  if (JSON.stringify(old) === JSON.stringify(now)) return []
  return [
    ...(old.length > 0 ? [{text: 'DELETE FROM spans WHERE order_id = $1', values: [after.id]}] : []),
    ...(now.length > 0 ? [insertionOf(after, now)] : []),
  ]
}

function insertionOf({id, mode}: Order, spans: readonly Span[]): Statement {
  const rows = spans.map(({from, until, plan, planName, monthly}) => [id, mode, from, until, plan, planName, monthly])
  const places = rows.map(
    (row, index) => `(${row.map((_, column) => `$${index * row.length + column + 1}`).join(', ')})`,
  )
  return {
    text: `INSERT INTO spans (order_id, mode, from_day, until_day, plan, plan_name, monthly) VALUES ${places.join(', ')}`,
    values: rows.flat(),
  }
}

export const spanIn = ({from_day, until_day, plan, plan_name, monthly}: Row): Span => ({
  ...{from: String(from_day), until: String(until_day), plan: String(plan), planName: String(plan_name)},
  monthly: Number(monthly),
})

const CHECKPOINT = 'spans'
const AT_ONCE = 200

type Lock = (id: string, work: (order: Order) => Statement[]) => Promise<void>

/** Makes the spans of orders from before they were kept, once; one that is stopped goes on where it was. */
export async function keepEarlierSpans(database: Database, locked: Lock): Promise<void> {
  if (await readCheckpoint(database, CHECKPOINT)) return
  for (let last = ''; ; ) {
    const rows = await database.query(
      `SELECT id FROM orders WHERE id > $1 AND status = 'paid' AND duplicate_of IS NULL
         AND NOT EXISTS (SELECT 1 FROM spans WHERE spans.order_id = orders.id)
       ORDER BY id LIMIT ${AT_ONCE}`,
      [last],
    )
    for (const {id} of rows) await locked(String(id), (order) => spansKept(null, order))
    last = String(rows.at(-1)?.id ?? '')
    if (rows.length < AT_ONCE) break
  }
  await writeCheckpoint(database, CHECKPOINT, 'all')
}
