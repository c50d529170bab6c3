import type {Details} from '../../../../domain/customers/customerDetails.ts'
import type {Database, Value} from '../../../database/database.ts'
import type {Order} from '../order.ts'
import {searchFor} from './list.ts'

/** A customer by the newest order. */
export type ListedCustomer = Pick<Order, 'id' | 'createdAt' | 'details' | 'customerName' | 'customerEmail'> & {
  /** Paid orders of the customer. */
  count: number
}

export type CustomerList = {customers: ListedCustomer[]; next?: string | undefined}

const PAGE_SIZE = 50
/** The newest are enough. */
const MOST_ORDERS = 50

/**
 * SQL for orders of one customer, who is known by the mail address or the VAT number; both are SQL, and null for none. The
 * portal's mailed link goes by the address alone, since it proves nothing else.
 */
export const isOfCustomer = (orders: string, email: string, vatNumber: string): string =>
  `(lower(${orders}.customer_email) = ${email} OR ${orders}.vat_number = ${vatNumber})`

const isBought = (orders: string): string =>
  `${orders}.status = 'paid' AND ${orders}.duplicate_of IS NULL AND ${orders}.forgotten_at IS NULL`
/** The customer bought nothing later. */
const IS_NEWEST = `NOT EXISTS (SELECT 1 FROM orders AS newer
  WHERE ${isOfCustomer('newer', 'lower(orders.customer_email)', 'orders.vat_number')} AND ${isBought('newer')}
    AND (newer.created_at > orders.created_at OR (newer.created_at = orders.created_at AND newer.id < orders.id)))`

/** The numbers of all orders of the customer of one of them, the newest first; also those that another address links with it. */
export async function ordersOfCustomer({query}: Database, id: string): Promise<string[]> {
  const rows = await query(
    `WITH RECURSIVE own(id) AS (
      SELECT id FROM orders WHERE id = $1
      UNION SELECT orders.id FROM own JOIN orders AS known ON known.id = own.id
        JOIN orders ON ${isOfCustomer('orders', 'lower(known.customer_email)', 'known.vat_number')}
    )
    SELECT orders.id FROM own JOIN orders ON orders.id = own.id
    ORDER BY orders.created_at DESC, orders.id LIMIT ${MOST_ORDERS}`,
    [id],
  )
  return rows.map((row) => String(row.id))
}

/** Customers by their newest paid order, or those of the orders that are searched. `after` is what the page before said is next. */
export async function listCustomers({query}: Database, search = '', after?: string): Promise<CustomerList> {
  const values: Value[] = []
  const bind = (value: Value) => `$${values.push(value)}`
  const [createdAt = '', afterId = ''] = after?.split('~') ?? []
  const where = [isBought('orders'), search.trim() ? searchFor(search.trim(), bind) : IS_NEWEST]
  if (after) {
    const [at, id] = [bind(createdAt), bind(afterId)]
    // The first half alone is what an index can begin at.
    where.push(`created_at <= ${at} AND (created_at < ${at} OR id > ${id})`)
  }
  const rows = await query(
    `SELECT id, created_at, customer_name, customer_email, vat_number, details,
      (SELECT COUNT(*) FROM orders AS other
        WHERE ${isOfCustomer('other', 'lower(orders.customer_email)', 'orders.vat_number')} AND ${isBought('other')}) AS count
    FROM orders WHERE ${where.join(' AND ')} ORDER BY created_at DESC, id LIMIT ${PAGE_SIZE + 1}`,
    values,
  )
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  const keysOf = ({customer_email, vat_number}: (typeof rows)[number]) =>
    [customer_email && String(customer_email).toLowerCase(), vat_number].filter(Boolean)
  const newest = shown.filter(
    (row, index) => !shown.slice(0, index).some((other) => keysOf(other).some((key) => keysOf(row).includes(key))),
  )
  return {
    customers: newest.map((row) => ({
      ...{id: String(row.id), createdAt: String(row.created_at), count: Math.max(1, Number(row.count))},
      ...(typeof row.details === 'string' && {details: JSON.parse(row.details) as Details}),
      ...(row.customer_name && {customerName: String(row.customer_name)}),
      ...(row.customer_email && {customerEmail: String(row.customer_email)}),
    })),
    ...(rows.length > PAGE_SIZE && last && {next: `${last.created_at}~${last.id}`}),
  }
}
