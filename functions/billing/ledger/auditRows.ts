import type {Query, Statement} from '../../database/database.ts'
import {requestId} from '../../http/requestId.ts'
import type {Order} from '../orders/order.ts'
import type {Audit, AuditEntry} from '../orders/orders.ts'
import {changesBetween} from './auditLog.ts'
import type {Change} from './changes.ts'
import {changeFrom, type EarlierChange} from './earlierChange.ts'
import type {ReasonCode} from './reasons.ts'

/** Every change of an order, oldest first. */
export async function readAuditLog(query: Query, id: string): Promise<AuditEntry[]> {
  const lines = await query('SELECT * FROM history WHERE order_id = $1 ORDER BY number', [id])
  return lines.map(({at, actor, reason, payment, day, note, changes}) => ({
    at: String(at),
    actor: actor as AuditEntry['actor'],
    reason: reason as ReasonCode,
    ...(payment !== null && {payment: String(payment)}),
    ...(day !== null && {day: String(day)}),
    ...(note !== null && {note: String(note)}),
    changes: changesIn(String(changes)),
  }))
}

/** Typed changes; those of earlier entries were texts. */
export const changesIn = (json: string): Change[] =>
  (JSON.parse(json) as (Change | EarlierChange)[]).map((each) => (Array.isArray(each) ? changeFrom(each) : each))

/** Two states of an order, null before it was made, and who changed it. */
export type OrderChange = {before: Order | null; after: Order; audit: Audit; at: Date}

/** Statements that add an audit entry; none when no change matters. */
export function entryInserted({before, after, audit, at}: OrderChange): Statement[] {
  const changed = changesBetween(before, after)
  const changes = changed.length === 0 && audit.did ? [audit.did] : changed
  if (changes.length === 0) return []
  return [
    {
      text: `INSERT INTO history (order_id, number, at, actor, reason, payment, day, note, changes, request)
        VALUES ($1, 1 + (SELECT COUNT(*) FROM history WHERE order_id = $1), $2, $3, $4, $5, $6, $7, $8, $9)`,
      values: [
        ...[after.id, at.toISOString(), audit.actor, audit.reason],
        ...[audit.payment ?? null, audit.day ?? null, audit.note ?? null, JSON.stringify(changes), requestId()],
      ],
    },
  ]
}
