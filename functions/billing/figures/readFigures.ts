import {amsterdamDay} from '../../../domain/format/dates.ts'
import type {Database, Row} from '../../database/database.ts'
import type {Order} from '../orders/order.ts'
import {NONE} from '../orders/rowStatements.ts'
import {fromRows} from '../orders/rows.ts'
import {type FigureLine, figuresOf} from './figures.ts'

/** Paid orders that a subscription renews or renewed. */
const PAID = "o.mode = $1 AND o.status = 'paid' AND o.duplicate_of IS NULL"

/** The lines behind the figures of a month (YYYY-MM), from the rows that are there now. */
export const readFigures = (
  database: Database,
  {month, mode, now}: {month: string; mode: Order['mode']; now: Date},
): Promise<FigureLine[]> =>
  database.read(async (query) => {
    const rowsOf = async (table: 'payments' | 'subscriptions' | 'plan_changes') =>
      Map.groupBy(
        await query(`SELECT t.* FROM ${table} t JOIN orders o ON o.id = t.order_id WHERE ${PAID}`, [mode]),
        ({order_id}) => String(order_id),
      )
    const [orders, payments, subscriptions, changes] = await Promise.all([
      query(`SELECT o.* FROM orders o WHERE ${PAID} ORDER BY o.created_at, o.id`, [mode]),
      rowsOf('payments'),
      rowsOf('subscriptions'),
      rowsOf('plan_changes'),
    ])
    const read = orders.flatMap((row) => {
      const id = String(row.id)
      const order = fromRows({
        ...NONE,
        orders: [row],
        payments: inOrder(payments.get(id)),
        subscriptions: subscriptions.get(id) ?? [],
        plan_changes: inOrder(changes.get(id)),
      })
      return order ? [order] : []
    })
    return figuresOf(read, month, amsterdamDay(now))
  })

const inOrder = (rows: Row[] = []) => rows.toSorted((one, other) => Number(one.position) - Number(other.position))
