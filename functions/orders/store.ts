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
    get: async (id) => fromRows(await database.read((query) => readRows(query, id))),
    create: (order, act) =>
      database.transaction(async (query) => {
        const rows = toRows(order)
        const [row] = rows.orders as [Row]
        const {text, values} = insertion('orders', row)
        const made = await query(`${text} ON CONFLICT (id) DO NOTHING RETURNING id`, values)
        if (made.length === 0) return fromRows(await readRows(query, order.id)) as Order
        await Promise.all([
          ...write(query, {...EMPTY, orders: rows.orders}, rows),
          addLine(query, {before: null, after: order, act, at: now()}),
        ])
        return order
      }),
    update: (id, change, act) =>
      database.transaction(async (query) => {
        const locked = await lockOrder(query, id, database.forUpdate)
        if (!locked) throw new Error(`No order ${id}`)
        const {order, save} = locked
        const changed = change(order)
        if (changed !== order) await save(changed, act, now())
        return changed
      }),
    history: (id) => readHistory(database.query, id),
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

const EMPTY: OrderRows = {
  orders: [],
  payments: [],
  subscriptions: [],
  price_changes: [],
  onboardings: [],
  mails: [],
  attention: [],
}
type Locked = {order: Order; save: (changed: Order, act: Act, at: Date) => Promise<unknown>}

/** An order that nobody else changes until the transaction is over, and what writes it with the line of its history. */
export async function lockOrder(query: Query, id: string, forUpdate: Database['forUpdate']): Promise<Locked | null> {
  const before = await readRows(query, id, forUpdate)
  const order = fromRows(before)
  if (!order) return null
  const save: Locked['save'] = (changed, act, at) =>
    Promise.all([...write(query, before, toRows(changed)), addLine(query, {before: order, after: changed, act, at})])
  return {order, save}
}

export async function readHistory(query: Query, id: string): Promise<HistoryLine[]> {
  const lines = await query('SELECT at, actor, reason, changes FROM history WHERE order_id = $1 ORDER BY number', [id])
  return lines.map(({at, actor, reason, changes}) => ({
    at: String(at),
    by: actor as HistoryLine['by'],
    why: String(reason),
    changes: JSON.parse(String(changes)) as Change[],
  }))
}

/** The rows of an order, in one trip. With `lock`, nobody else changes it until the transaction is over. */
async function readRows(query: Query, id: string, lock = ''): Promise<OrderRows> {
  const [orders, payments, subscriptions, price_changes, onboardings, mails, attention] = await Promise.all([
    // First: the others are read when it is locked.
    query(`SELECT * FROM orders WHERE id = $1${lock}`, [id]),
    query('SELECT * FROM payments WHERE order_id = $1 ORDER BY position', [id]),
    query('SELECT * FROM subscriptions WHERE order_id = $1', [id]),
    query('SELECT * FROM price_changes WHERE order_id = $1 ORDER BY position', [id]),
    query('SELECT * FROM onboardings WHERE order_id = $1', [id]),
    query('SELECT * FROM mails WHERE order_id = $1 ORDER BY position', [id]),
    query('SELECT * FROM attention WHERE order_id = $1 ORDER BY position', [id]),
  ])
  return {orders, payments, subscriptions, price_changes, onboardings, mails, attention}
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
const write = (query: Query, before: OrderRows, after: OrderRows): Promise<Row[]>[] =>
  TABLE_NAMES.flatMap((table) => {
    const key = TABLES[table] as readonly string[]
    const nameOf = (row: Row) => JSON.stringify(key.map((column) => row[column]))
    const old = new Map(before[table].map((row) => [nameOf(row), row]))
    const kept = new Set(after[table].map(nameOf))
    const differs = (row: Row) => {
      const known = old.get(nameOf(row))
      return !known || Object.entries(row).some(([column, value]) => known[column] !== value)
    }
    return [
      ...after[table].filter(differs).map((row) => upsert(query, table, row)),
      ...before[table].filter((row) => !kept.has(nameOf(row))).map((row) => remove(query, table, row)),
    ]
  })

function upsert(query: Query, table: Table, row: Row) {
  const key = TABLES[table] as readonly string[]
  const {text, values} = insertion(table, row)
  const changed = Object.keys(row).filter((column) => !key.includes(column))
  const updates = changed.map((column) => `${column} = excluded.${column}`)
  return query(`${text} ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${updates.join(', ')}`, values)
}

function remove(query: Query, table: Table, row: Row) {
  const key = TABLES[table] as readonly string[]
  const where = key.map((column, index) => `${column} = $${index + 1}`).join(' AND ')
  return query(
    `DELETE FROM ${table} WHERE ${where}`,
    key.map((column) => row[column] ?? null),
  )
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
