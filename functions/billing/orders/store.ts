import {stepsCounted} from '../../counting/orderSteps.ts'
import type {Database, Query, Statement} from '../../database/database.ts'
import {spansKept} from '../figures/keptSpans.ts'
import {entryInserted, type OrderChange, readAuditLog} from '../ledger/auditRows.ts'
import {entriesBetween} from '../ledger/entries.ts'
import {entriesInserted} from '../ledger/ledger.ts'
import {holdAgain, redeemed, refusalOf} from '../offers/redemptions.ts'
import {claimAttempt, claimOwnAttempt, readBeforeCheckout} from './attempts.ts'
import {ordersOfSameCustomer} from './lists/sameCustomer.ts'
import type {Order} from './order.ts'
import {type Audit, MissingOrder, type Orders} from './orders.ts'
import {differences, insertion, NONE, readRows} from './rowStatements.ts'
import {fromRows, toRows} from './rows.ts'
import {withoutSettled} from './settledAlerts.ts'
import {keepTexts, keptText} from './texts.ts'

/** Orders in the tables of netlify/database/migrations. Changes of one order take turns, whichever process makes them. */
export function databaseOrders(database: Database, now = () => new Date()): Orders {
  return {
    get: (id) => database.read(async (query) => fromRows(await readRows(query, id, database))),
    create: (given, audit, texts = [], limits) =>
      database.transaction(async (query, batch) => {
        const at = now()
        const order = limits ? await redeemed(query, given, limits, at) : given
        const rows = toRows(order)
        const {text, values} = insertion('orders', rows.orders)
        const [made] = await Promise.all([
          query(`${text} ON CONFLICT (id) DO NOTHING RETURNING id`, values),
          texts.length > 0 && keepTexts(query, texts, at),
        ])
        if (made.length === 0) {
          if (order.offer) await holdAgain(query, order)
          return fromRows(await readRows(query, order.id, database)) as Order
        }
        batch.push(...differences(NONE, {...rows, orders: []}), ...factsOf({before: null, after: order, audit, at}))
        return order
      }),
    update: (id, change, audit) =>
      database.transaction(async (query, batch) => {
        const locked = requireOrder(id, await lockOrder(query, id, database))
        return changeLocked(locked, change, {audit, at: now()}, batch)
      }),
    updateClaiming: (id, change, audit) =>
      database.transaction(async (query, batch) => {
        const [locked, holder] = await Promise.all([lockOrder(query, id, database), claimOwnAttempt(query, id, now())])
        return changeLocked(requireOrder(id, locked), (order) => change(order, holder), {audit, at: now()}, batch)
      }),
    auditLog: (id) => readAuditLog(database.query, id),
    beforeCheckout: (about) => readBeforeCheckout(database.query, about),
    offerRefusal: (buyer, limits) => refusalOf(database.query, buyer, limits, now()),
    ofSameCustomer: (buyer) => ordersOfSameCustomer(database, buyer),
    keptText: (id) => keptText(database.query, id),
    claim: (attempt, orderId) => claimAttempt(database.query, attempt, orderId, now()),
  }
}

type Act = Pick<OrderChange, 'audit' | 'at'>
type Locked = {order: Order; saving: (changed: Order, audit: Audit, at: Date) => Statement[]}

/** An order that nobody else changes until the transaction is over, and the statements that save it with an audit entry. */
export async function lockOrder(query: Query, id: string, database: Database): Promise<Locked | null> {
  // A statement of its own: one that waited for the lock would see the other tables as they were before.
  const [, before] = await Promise.all([
    database.forUpdate && query(`SELECT id FROM orders WHERE id = $1${database.forUpdate}`, [id]),
    readRows(query, id, database),
  ])
  const order = fromRows(before)
  if (!order) return null
  const saving: Locked['saving'] = (changed, audit, at) => [
    ...differences(before, toRows(changed)),
    ...factsOf({before: order, after: changed, audit, at}),
  ]
  return {order, saving}
}

function requireOrder(id: string, locked: Locked | null): Locked {
  if (!locked) throw new MissingOrder(id)
  return locked
}

function changeLocked(
  {order, saving}: Locked,
  change: (order: Order) => Order,
  {audit, at}: Act,
  batch: Statement[],
): Order {
  const changed = withoutSettled(change(order))
  if (changed !== order) batch.push(...saving(changed, audit, at))
  return changed
}

/** Statements that add what happened between two states of an order: to the ledger, the audit log, the spans and the counts. */
const factsOf = (step: OrderChange): Statement[] => [
  ...entriesInserted(step.after.id, entriesBetween(step.before, step.after, step.at.toISOString())),
  ...entryInserted(step),
  ...spansKept(step.before, step.after),
  ...stepsCounted(step),
]
