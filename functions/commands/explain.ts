import {explain} from '../admin/order/cards/whyCard.ts'
import {timelineOf} from '../admin/order/timeline/timeline.ts'
import {readLedger} from '../billing/ledger/ledger.ts'
import {isOrderId} from '../billing/orders/order.ts'
import {databaseOrders} from '../billing/orders/store.ts'
import type {Database} from '../database/database.ts'
import {openDatabase} from '../database/index.ts'

/**
 * The state of an order, the events that led there and what each rule does next, changing nothing. `address` is that of the database, and `about` the number of an
 * order or the id of one of its payments at Mollie. Null when neither is known.
 */
export async function explainOrder(address: string, about: string, now = new Date()) {
  const database = openDatabase(address)
  const id = isOrderId(about.toUpperCase()) ? about.toUpperCase() : await orderOfPayment(database, about)
  const orders = databaseOrders(database)
  const order = id ? await orders.get(id) : null
  if (!order) return null
  const [history, ledger] = await Promise.all([orders.auditLog(order.id), readLedger(database.query, order.id)])
  const events = timelineOf({history, ledger, order}, 'en').map(({at, by, what}) => ({at, by, what}))
  return {order: order.id, ...explain(order, 'en', now), events: events.toReversed()}
}

async function orderOfPayment({query}: Database, payment: string): Promise<string | null> {
  const [row] = await query('SELECT order_id FROM payments WHERE id = $1', [payment])
  return row ? String(row.order_id) : null
}
