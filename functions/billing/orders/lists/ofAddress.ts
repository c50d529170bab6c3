import {sameMailAddress} from '../../../../domain/customers/typedText.ts'
import type {Database} from '../../../database/database.ts'
import {isLinkAlive} from '../../../portal/links/manage.ts'
import type {Order} from '../order.ts'
import type {Orders} from '../orders.ts'

/** The newest are enough. */
export const MOST_ORDERS = 20

/** The paid orders that a mail address has now, the newest first: those whose page can still be opened. */
export async function ordersOfAddress(
  email: string,
  {database, orders, now}: {database: Database; orders: Pick<Orders, 'get'>; now: Date},
): Promise<Order[]> {
  const rows = await database.query(
    `SELECT id FROM orders WHERE lower(customer_email) = $1 AND status = 'paid' AND duplicate_of IS NULL
    ORDER BY created_at DESC, id LIMIT ${MOST_ORDERS}`,
    [sameMailAddress(email)],
  )
  const found = await Promise.all(rows.map(({id}) => orders.get(String(id))))
  return found.flatMap((order) => (order && isLinkAlive(order, now) ? [order] : []))
}
