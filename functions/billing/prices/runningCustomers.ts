import type {RunningCounts} from '../../../domain/catalogue/runningCustomers.ts'
import type {Database, Row} from '../../database/database.ts'
import type {Order} from '../orders/order.ts'
import {fromRows} from '../orders/rows.ts'
import {stateIn} from '../state/subscription.ts'

const RUNNING = `s.${stateIn('running', 'paused', 'overdue', 'missing')}`
const OPEN = 'c.changed_at IS NULL AND c.withdrawn_at IS NULL'

/** Every order with a subscription that runs, with its price changes and their mails, but without its payments. */
export async function runningOrders({query}: Database, mode: Order['mode']): Promise<Order[]> {
  const of = (table: string, also = '') =>
    query(
      `SELECT t.* FROM ${table} t JOIN subscriptions s ON s.order_id = t.${table === 'orders' ? 'id' : 'order_id'}
       WHERE ${RUNNING}${also}`,
    )
  const [orders, subscriptions, changes, planChanges, mails] = [
    await of('orders'),
    await of('subscriptions'),
    await of('price_changes'),
    await of('plan_changes'),
    await of('mails', " AND t.kind = 'priceChange'"),
  ].map(byOrder) as [Map<string, Row[]>, Map<string, Row[]>, Map<string, Row[]>, Map<string, Row[]>, Map<string, Row[]>]
  return [...orders].flatMap(([id, rows]) => {
    const order = fromRows({
      orders: rows,
      payments: [],
      subscriptions: subscriptions.get(id) ?? [],
      price_changes: (changes.get(id) ?? []).sort((a, b) => Number(a.position) - Number(b.position)),
      plan_changes: planChanges.get(id) ?? [],
      onboardings: [],
      mails: mails.get(id) ?? [],
      attention: [],
    })
    return order?.mode === mode ? [order] : []
  })
}

function byOrder(rows: Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const id = String(row.order_id ?? row.id)
    found.set(id, [...(found.get(id) ?? []), row])
  }
  return found
}

/** Orders with a price change that customers were told and that starts by a day, the one that waits longest first. */
export async function priceChangesDue({query}: Database, mode: Order['mode'], day: string, limit: number) {
  const rows = await query(
    `SELECT c.order_id AS id, MIN(c.starts_on) AS due FROM price_changes c
     JOIN orders o ON o.id = c.order_id JOIN subscriptions s ON s.order_id = c.order_id
     WHERE ${OPEN} AND c.told_at IS NOT NULL AND c.starts_on <= $1 AND o.mode = $2 AND ${RUNNING}
     GROUP BY c.order_id ORDER BY due LIMIT $3`,
    [day, mode, limit],
  )
  return rows.map(({id}) => String(id))
}

/** Orders with a change of plan or period that Mollie is to be told of by a day, or that lapses then. */
export async function planChangesDue({query}: Database, mode: Order['mode'], day: string, limit: number) {
  const rows = await query(
    `SELECT c.order_id AS id, MIN(c.starts_on) AS due FROM plan_changes c
     JOIN orders o ON o.id = c.order_id JOIN subscriptions s ON s.order_id = c.order_id
     WHERE ${OPEN} AND o.mode = $2 AND ${RUNNING}
       AND (c.changing_at IS NOT NULL OR (c.ends_on IS NULL AND c.starts_on <= $1) OR c.ends_on < $1)
     GROUP BY c.order_id ORDER BY due LIMIT $3`,
    [day, mode, limit],
  )
  return rows.map(({id}) => String(id))
}

/** Whether any change of price is planned or told. */
export async function hasOpenChanges({query}: Database): Promise<boolean> {
  return (await query(`SELECT c.order_id FROM price_changes c WHERE ${OPEN} LIMIT 1`)).length > 0
}

type Slot = {plan: string; period: string; priceId: string; mode: Order['mode']}

/** How many customers a price concerns, of one plan and period. */
export async function countRunning({query}: Database, {plan, period, priceId, mode}: Slot): Promise<RunningCounts> {
  const count = (condition: string) => `COUNT(CASE WHEN ${condition} THEN 1 END)`
  const [row = {}] = await query(
    `SELECT COUNT(*) AS running, ${count('o.price_id = $3')} AS paying,
       ${count(`EXISTS (SELECT 1 FROM price_changes c WHERE c.order_id = o.id AND c.price_id = $3 AND c.told_at IS NOT NULL AND ${OPEN})`)} AS told,
       ${count('o.customer_email IS NULL AND o.price_id <> $3')} AS without_address
     FROM orders o JOIN subscriptions s ON s.order_id = o.id
     WHERE o.plan = $1 AND o.period = $2 AND o.mode = $4 AND ${RUNNING}`,
    [plan, period, priceId, mode],
  )
  const number = (name: string) => Number(row[name] ?? 0)
  return {
    running: number('running'),
    paying: number('paying'),
    told: number('told'),
    withoutAddress: number('without_address'),
  }
}
