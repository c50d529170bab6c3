import type {Details} from '../../../../domain/customers/customerDetails.ts'
import {isMailAddress, sameMailAddress} from '../../../../domain/customers/typedText.ts'
import type {Cents} from '../../../../domain/money/money.ts'
import type {Database, Row, Value} from '../../../database/database.ts'
import {boundsOf} from '../../ledger/month.ts'
import {type Standing, stateIn} from '../../state/subscription.ts'
import {isOrderId, type Order} from '../order.ts'
import {compacted, simplified} from '../rows.ts'

/**
 * `person`: something waits for one. `mail`: one is owed, or was given up. `overdue`: a renewal is not paid. `onHold`: so long
 * that the subscription is on hold. `toBegin`: all details are there, and our changes are not live yet. `details`: some are missing. `invoice`: one is still to be issued.
 */
export type Need = keyof typeof NEEDING

/** Which orders: all that every given part is true of. */
export type OrderFilter = {
  /** A number of an order or an invoice, an id of Mollie's, a mail address, or part of a name, an address, a VAT number, postal code, phone number or an operator's note. */
  search?: string
  status?: Order['status']
  plan?: string
  needs?: Need
  /** YYYY-MM: when it was ordered. */
  month?: string
}

export type ListedOrder = Pick<
  Order,
  'id' | 'createdAt' | 'mode' | 'planName' | 'period' | 'total' | 'status' | 'customerName' | 'customerEmail'
> & {
  company?: string | undefined
  refunded: Cents
  chargedBack: Cents
  /** The state of its subscription; absent where there is none. */
  state?: Standing['state'] | undefined
  overdueSince?: string | undefined
  /** When the first payment was paid of which an invoice or a credit note is still to be issued. */
  invoiceSince?: string | undefined
  alerts: number
  mailsOwed: number
}

export type OrderList = {
  orders: ListedOrder[]
  /** Orders on all pages. */
  count: number
  /** Start of the next page: its `after`. */
  next?: string | undefined
}

export const PAGE_SIZE = 50

/** Orders, the newest first. `after` is what the page before said is next. */
export async function listOrders(database: Database, filter: OrderFilter, after?: string): Promise<OrderList> {
  const rows = await page(database, conditionsOf(filter), after)
  const orders = rows.slice(0, PAGE_SIZE).map(listed)
  const last = orders.at(-1)
  return {
    orders,
    count: Number(rows[0]?.count ?? 0),
    ...(rows.length > PAGE_SIZE && last && {next: cursorOf(last)}),
  }
}

/** How many orders need what. */
export async function countNeeds({query}: Database): Promise<Record<Need, number>> {
  const counts = NEEDS.map((need) => `(SELECT COUNT(DISTINCT order_id) FROM ${NEEDING[need]}) AS "${need}"`)
  const [row = {}] = await query(`SELECT ${counts.join(', ')}`)
  return Object.fromEntries(NEEDS.map((need) => [need, Number(row[need])])) as Record<Need, number>
}

/** The plans that were ever sold, by key, each with its newest name: from one to the next through the index, past all orders between. */
export async function plansSold(database: Database): Promise<{key: string; name: string}[]> {
  const rows = await database.query(
    `WITH RECURSIVE sold(plan) AS (
      SELECT MIN(plan) FROM orders
      UNION ALL SELECT (SELECT MIN(plan) FROM orders WHERE plan > sold.plan) FROM sold WHERE sold.plan IS NOT NULL
    )
    SELECT plan, (SELECT plan_name FROM orders WHERE plan = sold.plan ORDER BY created_at DESC LIMIT 1) AS name
    FROM sold WHERE plan IS NOT NULL ORDER BY plan`,
  )
  return rows.map(({plan, name}) => ({key: String(plan), name: String(name)}))
}

const isInvoiceNumber = (text: string) => /^(TEST-)?20\d\d-\d{5,}$/.test(text)
const UNSENT = "state IN ('pending', 'given up')"
const NEEDING = {
  person: 'attention',
  mail: `mails WHERE ${UNSENT}`,
  overdue: `subscriptions WHERE ${stateIn('overdue', 'missing')} AND overdue_id IS NOT NULL`,
  onHold: `subscriptions WHERE ${stateIn('onHold', 'restarting')}`,
  toBegin: 'onboardings WHERE told_at IS NOT NULL AND live_at IS NULL',
  details: 'onboardings WHERE told_at IS NULL AND live_at IS NULL',
  invoice: 'payments WHERE invoice_due > 0',
} as const
export const NEEDS = Object.keys(NEEDING) as Need[]
const whereOf = (conditions: string[]) => (conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '')
const cursorOf = ({createdAt, id}: ListedOrder) => `${createdAt}~${id}`

/** The rows of one page and one more, which says that there is another page; each with the count of all pages. */
function page(database: Database, {from, where, values, isSlow}: Conditions, after?: string) {
  const [createdAt = '', id = ''] = after?.split('~') ?? []
  const [first, second] = [`$${values.length + 1}`, `$${values.length + 2}`]
  // The first half alone is what an index can begin at.
  const beyond = after ? ` WHERE created_at <= ${first} AND (created_at < ${first} OR id > ${second})` : ''
  // A slow search runs once for count and page; otherwise each uses its own index.
  return database.query(
    `WITH found AS ${isSlow ? '' : 'NOT '}MATERIALIZED (SELECT orders.id, created_at FROM ${from}${whereOf(where)})
    SELECT o.id, o.created_at, mode, plan_name, period, total, status, customer_name, customer_email, details,
      (SELECT COUNT(*) FROM found) AS count,
      (SELECT COUNT(*) FROM attention WHERE order_id = o.id) AS attention,
      (SELECT COUNT(*) FROM mails WHERE order_id = o.id AND ${UNSENT}) AS mails_owed,
      (SELECT COALESCE(SUM(refunded), 0) FROM payments WHERE order_id = o.id) AS refunded,
      (SELECT COALESCE(SUM(charged_back), 0) FROM payments WHERE order_id = o.id) AS charged_back,
      (SELECT MIN(paid_at) FROM payments WHERE order_id = o.id AND invoice_due > 0) AS invoice_since,
      s.state, s.overdue_since
    FROM (SELECT id FROM found${beyond} ORDER BY created_at DESC, id LIMIT ${PAGE_SIZE + 1}) AS page
      JOIN orders o ON o.id = page.id
      LEFT JOIN subscriptions s ON s.order_id = o.id
    ORDER BY o.created_at DESC, o.id`,
    after ? [...values, createdAt, id] : values,
  )
}

const companyOf = ({details}: Row) =>
  typeof details === 'string' ? (JSON.parse(details) as Details).company : undefined

const listed = (row: Row): ListedOrder => ({
  id: String(row.id),
  createdAt: String(row.created_at),
  mode: row.mode as Order['mode'],
  planName: String(row.plan_name),
  period: row.period as Order['period'],
  total: Number(row.total),
  status: row.status as Order['status'],
  ...(companyOf(row) && {company: companyOf(row)}),
  ...(row.customer_name && {customerName: String(row.customer_name)}),
  ...(row.customer_email && {customerEmail: String(row.customer_email)}),
  ...(row.state && {state: row.state as Standing['state']}),
  ...(row.invoice_since && {invoiceSince: String(row.invoice_since)}),
  ...(row.overdue_since && {overdueSince: String(row.overdue_since)}),
  refunded: Number(row.refunded),
  chargedBack: Number(row.charged_back),
  alerts: Number(row.attention),
  mailsOwed: Number(row.mails_owed),
})

type Conditions = {from: string; where: string[]; values: Value[]; isSlow: boolean}

/** The filter in SQL that both engines understand. */
function conditionsOf({search, status, plan, needs, month}: OrderFilter): Conditions {
  const values: Value[] = []
  const bind = (value: Value) => `$${values.push(value)}`
  const where: string[] = []
  if (search?.trim()) where.push(searchFor(search.trim(), bind))
  if (status) where.push(`status = ${bind(status)}`)
  if (plan) where.push(`plan = ${bind(plan)}`)
  if (month) {
    const {from, until} = boundsOf(month)
    where.push(`created_at >= ${bind(from)} AND created_at < ${bind(until)}`)
  }
  const isSlow = where.some((condition) => condition.includes(' LIKE '))
  if (!needs) return {from: 'orders', where, values, isSlow}
  // SQLite goes through the tables of a CROSS JOIN as they stand here: few orders need something.
  where.unshift('orders.id = needing.order_id')
  return {from: `(SELECT DISTINCT order_id FROM ${NEEDING[needs]}) AS needing CROSS JOIN orders`, where, values, isSlow}
}

/** Ids of Mollie's and whole numbers and addresses are looked up; anything else may stand anywhere in the searched text or a note. */
export function searchFor(text: string, bind: (value: Value) => string): string {
  const number = text.toUpperCase().replace(/\s/g, '')
  if (isOrderId(number)) return `orders.id = ${bind(number)}`
  if (isInvoiceNumber(number)) return `orders.id IN (SELECT order_id FROM invoices WHERE number = ${bind(number)})`
  if (/^tr_\w+$/.test(text)) return `orders.id IN (SELECT order_id FROM payments WHERE id = ${bind(text)})`
  if (/^sub_\w+$/.test(text)) return `orders.id IN (SELECT order_id FROM subscriptions WHERE id = ${bind(text)})`
  if (/^cst_\w+$/.test(text)) return `customer_id = ${bind(text)}`
  const address = sameMailAddress(text)
  if (isMailAddress(address)) return `lower(customer_email) = ${bind(address)}`
  const like = (searched: string) => `LIKE ${bind(`%${searched.replace(/[!%_]/g, '!$&')}%`)} ESCAPE '!'`
  const [typed, compact] = [simplified(text), compacted(text)]
  const searched = [typed, ...(/\d/.test(compact) && compact !== typed ? [compact] : [])].map(
    (each) => `search ${like(each)}`,
  )
  // Each half by its own index: joined with OR, PostgreSQL would read every order.
  return `orders.id IN (SELECT id FROM orders WHERE ${searched.join(' OR ')}
    UNION SELECT order_id FROM history WHERE reason = 'addNote' AND lower(note) ${like(text.toLowerCase())})`
}
