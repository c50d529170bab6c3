import {createHash} from 'node:crypto'
import type {Database, Query, Row, Value} from '../database/database.ts'
import {changesBetween} from './history.ts'
import type {Act, Change, HistoryLine, Order, Orders} from './order.ts'
import {fromRows, type OrderRows, TABLES, type Table, toRows} from './rows.ts'

const TABLE_NAMES = Object.keys(TABLES) as Table[]

/** The name that a text is kept by. */
export const nameOfText = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Orders in the tables of netlify/database/migrations. Changes of one order take turns, whichever process makes them. */
export function databaseOrders(database: Database, now = () => new Date()): Orders {
  return {
    get: (id) => database.read(async (query) => fromRows(await readRows(query, id, database))),
    create: (order, act, texts = []) =>
      database.transaction(async (query) => {
        const at = now()
        const rows = toRows(order)
        if (texts.length > 0) keepTexts(query, texts, at)
        const {text, values} = insertion('orders', rows.orders)
        const made = await query(`${text} ON CONFLICT (id) DO NOTHING RETURNING id`, values)
        if (made.length === 0) return fromRows(await readRows(query, order.id, database)) as Order
        write(query, NONE, {...rows, orders: []})
        addLine(query, {before: null, after: order, act, at})
        return order
      }),
    update: (id, change, act) =>
      database.transaction(async (query) => {
        const locked = await lockOrder(query, id, database)
        if (!locked) throw new Error(`No order ${id}`)
        const {order, save} = locked
        const changed = change(order)
        if (changed !== order) save(changed, act, now())
        return changed
      }),
    history: (id) => readHistory(database.query, id),
    beforeCheckout: async ({attempt = null, termsRevision, language}) => {
      const [row] = await database.query(
        `SELECT (SELECT order_id FROM attempts WHERE attempt = $1) AS paid,
          (SELECT terms_id FROM orders WHERE terms_revision = $2 AND language = $3 AND terms_id IS NOT NULL LIMIT 1) AS terms`,
        [attempt, termsRevision, language],
      )
      const text = (value: Value = null) => (value === null ? null : String(value))
      return {paidOrder: text(row?.paid), termsId: text(row?.terms)}
    },
    keptText: async (id) => {
      const [row] = await database.query('SELECT text FROM texts WHERE id = $1', [id])
      return row ? String(row.text) : null
    },
    claim: async (attempt, orderId) => {
      // Who has it keeps it; written again, it is also returned.
      const [row] = await database.query(
        `INSERT INTO attempts (attempt, order_id, at) VALUES ($1, $2, $3)
         ON CONFLICT (attempt) DO UPDATE SET attempt = excluded.attempt RETURNING order_id`,
        [attempt, orderId, now().toISOString()],
      )
      return String(row?.order_id)
    },
  }
}

const NONE: OrderRows = {
  orders: [],
  payments: [],
  subscriptions: [],
  price_changes: [],
  onboardings: [],
  mails: [],
  attention: [],
}
type Locked = {order: Order; save: (changed: Order, act: Act, at: Date) => void}

/**
 * An order that nobody else changes until the transaction is over, and what writes it with the line of its history: that need
 * not be waited for, since the end of the transaction does.
 */
export async function lockOrder(query: Query, id: string, database: Database): Promise<Locked | null> {
  // A statement of its own: one that waited for the lock would see the other tables as they were before.
  const [, before] = await Promise.all([
    database.forUpdate && query(`SELECT id FROM orders WHERE id = $1${database.forUpdate}`, [id]),
    readRows(query, id, database),
  ])
  const order = fromRows(before)
  if (!order) return null
  const save: Locked['save'] = (changed, act, at) => {
    write(query, before, toRows(changed))
    addLine(query, {before: order, after: changed, act, at})
  }
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

const SELECTS = {
  orders: 'SELECT * FROM orders WHERE id = $1',
  payments: 'SELECT * FROM payments WHERE order_id = $1 ORDER BY position',
  subscriptions: 'SELECT * FROM subscriptions WHERE order_id = $1',
  price_changes: 'SELECT * FROM price_changes WHERE order_id = $1 ORDER BY position',
  onboardings: 'SELECT * FROM onboardings WHERE order_id = $1',
  mails: 'SELECT * FROM mails WHERE order_id = $1 ORDER BY position',
  attention: 'SELECT * FROM attention WHERE order_id = $1 ORDER BY position',
} satisfies Record<Table, string>

const readRows = (query: Query, id: string, {together}: Database): Promise<OrderRows> => together(query, SELECTS, [id])

function insertion(table: Table, rows: readonly Row[]): {text: string; values: Value[]} {
  const columns = Object.keys(rows[0] ?? {})
  const places = rows.map((_, row) => columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', '))
  return {
    text: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join('), (')})`,
    values: rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
  }
}

/** Each once, however often it is agreed to. */
function keepTexts(query: Query, texts: readonly string[], at: Date) {
  const places = texts.map((_, index) => `($${3 * index + 1}, $${3 * index + 2}, $${3 * index + 3})`)
  const values = texts.flatMap((text) => [nameOfText(text), text, at.toISOString()])
  query(`INSERT INTO texts (id, text, at) VALUES ${places.join(', ')} ON CONFLICT (id) DO NOTHING`, values)
}

/** Writes what differs, a statement for each table, and deletes the rows that are gone. */
function write(query: Query, before: OrderRows, after: OrderRows) {
  for (const table of TABLE_NAMES) {
    const key: readonly string[] = TABLES[table]
    const nameOf = (row: Row) => key.map((column) => row[column]).join('\n')
    const old = new Map(before[table].map((row) => [nameOf(row), row]))
    const changed = new Set<string>()
    const written = after[table].filter((row) => {
      const known = old.get(nameOf(row))
      old.delete(nameOf(row))
      if (!known) return true
      const columns = Object.keys(row).filter((column) => known[column] !== row[column])
      for (const column of columns) changed.add(column)
      return columns.length > 0
    })
    for (const row of old.values()) remove(query, table, row)
    if (written.length > 0) upsert(query, table, written, [...changed])
  }
}

/** Only what changed: each column that is named costs its indexes, whether its value is another one or not. */
function upsert(query: Query, table: Table, rows: readonly Row[], changed: readonly string[]) {
  const {text, values} = insertion(table, rows)
  const updates = changed.map((column) => `${column} = excluded.${column}`).join(', ')
  query(updates ? `${text} ON CONFLICT (${TABLES[table].join(', ')}) DO UPDATE SET ${updates}` : text, values)
}

function remove(query: Query, table: Table, row: Row) {
  const key: readonly string[] = TABLES[table]
  const where = key.map((column, index) => `${column} = $${index + 1}`).join(' AND ')
  query(
    `DELETE FROM ${table} WHERE ${where}`,
    key.map((column) => row[column] ?? null),
  )
}

type Line = {before: Order | null; after: Order; act: Act; at: Date}

function addLine(query: Query, {before, after, act, at}: Line) {
  const changed = changesBetween(before, after)
  const changes = changed.length === 0 && act.did ? [act.did] : changed
  if (changes.length === 0) return
  query(
    `INSERT INTO history (order_id, number, at, actor, reason, changes)
     VALUES ($1, 1 + (SELECT COUNT(*) FROM history WHERE order_id = $1), $2, $3, $4, $5)`,
    [after.id, at.toISOString(), act.by, act.why, JSON.stringify(changes)],
  )
}
