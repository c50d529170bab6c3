import {createHash} from 'node:crypto'
import type {Database, Query, Row, Value} from '../database/database.ts'
import {changesBetween} from './history.ts'
import type {Act, Change, HistoryLine, Order, Orders} from './order.ts'
import {fromRows, type OrderRows, TABLES, type Table, toRows} from './rows.ts'

const TABLE_NAMES = Object.keys(TABLES) as Table[]

/** Orders in the tables of netlify/database/migrations. Changes of one order take turns, whichever process makes them. */
export function databaseOrders(database: Database, now = () => new Date()): Orders {
  const claimed = async (attempt: string) => {
    const [row] = await database.query('SELECT order_id FROM attempts WHERE attempt = $1', [attempt])
    return row ? String(row.order_id) : null
  }
  return {
    claimed,
    get: async (id) => fromRows(await readRows(database.query, id)),
    create: (order, act) =>
      database.transaction(async (query) => {
        const rows = toRows(order)
        const [row] = rows.orders as [Row]
        const {text, values} = insertion('orders', row)
        const made = await query(`${text} ON CONFLICT (id) DO NOTHING RETURNING id`, values)
        if (made.length === 0) return fromRows(await readRows(query, order.id)) as Order
        await write(query, {...EMPTY, orders: rows.orders}, rows)
        await addLine(query, {before: null, after: order, act, at: now()})
        return order
      }),
    update: (id, change, act) =>
      database.transaction(async (query) => {
        const before = await readRows(query, id, database.forUpdate)
        const order = fromRows(before)
        if (!order) throw new Error(`No order ${id}`)
        const changed = change(order)
        if (changed === order) return order
        await write(query, before, toRows(changed))
        await addLine(query, {before: order, after: changed, act, at: now()})
        return changed
      }),
    history: async (id) => {
      const lines = await database.query(
        'SELECT at, actor, reason, changes FROM history WHERE order_id = $1 ORDER BY number',
        [id],
      )
      return lines.map(({at, actor, reason, changes}) => ({
        at: String(at),
        by: actor as HistoryLine['by'],
        why: String(reason),
        changes: JSON.parse(String(changes)) as Change[],
      }))
    },
    agreedText: async (termsRevision, language) => {
      const [row] = await database.query(
        'SELECT terms_id FROM orders WHERE terms_revision = $1 AND language = $2 AND terms_id IS NOT NULL LIMIT 1',
        [termsRevision, language],
      )
      return row ? String(row.terms_id) : null
    },
    keepText: async (text) => {
      const id = createHash('sha256').update(text).digest('hex')
      await database.query('INSERT INTO texts (id, text, at) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING', [
        id,
        text,
        now().toISOString(),
      ])
      return id
    },
    keptText: async (id) => {
      const [row] = await database.query('SELECT text FROM texts WHERE id = $1', [id])
      return row ? String(row.text) : null
    },
    claim: async (attempt, orderId) => {
      await database.query(
        'INSERT INTO attempts (attempt, order_id, at) VALUES ($1, $2, $3) ON CONFLICT (attempt) DO NOTHING',
        [attempt, orderId, now().toISOString()],
      )
      return (await claimed(attempt)) ?? orderId
    },
  }
}

const EMPTY: OrderRows = {orders: [], payments: [], subscriptions: [], price_changes: [], mails: [], attention: []}
const isList = (table: Table) => table !== 'orders' && table !== 'subscriptions'

/** The rows of an order. With `lock`, nobody else changes it until the transaction is over. */
async function readRows(query: Query, id: string, lock = ''): Promise<OrderRows> {
  const orders = await query(`SELECT * FROM orders WHERE id = $1${lock}`, [id])
  const read = async (table: Table) =>
    query(`SELECT * FROM ${table} WHERE order_id = $1${isList(table) ? ' ORDER BY position' : ''}`, [id])
  if (orders.length === 0) return EMPTY
  return {
    orders,
    payments: await read('payments'),
    subscriptions: await read('subscriptions'),
    price_changes: await read('price_changes'),
    mails: await read('mails'),
    attention: await read('attention'),
  }
}

function insertion(table: Table, row: Row): {text: string; values: Value[]} {
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  return {
    text: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    values: Object.values(row),
  }
}

/** Writes the rows that differ, and deletes those that are gone. */
async function write(query: Query, before: OrderRows, after: OrderRows) {
  for (const table of TABLE_NAMES) {
    const key = TABLES[table] as readonly string[]
    const nameOf = (row: Row) => JSON.stringify(key.map((column) => row[column]))
    const old = new Map(before[table].map((row) => [nameOf(row), row]))
    for (const row of after[table]) {
      const known = old.get(nameOf(row))
      old.delete(nameOf(row))
      if (known && Object.entries(row).every(([column, value]) => known[column] === value)) continue
      const {text, values} = insertion(table, row)
      const changed = Object.keys(row).filter((column) => !key.includes(column))
      const updates = changed.map((column) => `${column} = excluded.${column}`)
      await query(`${text} ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${updates.join(', ')}`, values)
    }
    for (const row of old.values()) {
      const where = key.map((column, index) => `${column} = $${index + 1}`).join(' AND ')
      await query(
        `DELETE FROM ${table} WHERE ${where}`,
        key.map((column) => row[column] ?? null),
      )
    }
  }
}

type Line = {before: Order | null; after: Order; act: Act; at: Date}

async function addLine(query: Query, {before, after, act, at}: Line) {
  const changes = changesBetween(before, after)
  if (changes.length === 0) return
  await query(
    `INSERT INTO history (order_id, number, at, actor, reason, changes)
     VALUES ($1, 1 + (SELECT COUNT(*) FROM history WHERE order_id = $1), $2, $3, $4, $5)`,
    [after.id, at.toISOString(), act.by, act.why, JSON.stringify(changes)],
  )
}
