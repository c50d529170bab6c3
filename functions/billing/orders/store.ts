import {createHash} from 'node:crypto'
import type {Database, Query, Row, Statement, Value} from '../../database/database.ts'
import {changesBetween} from '../ledger/auditLog.ts'
import {entriesBetween} from '../ledger/entries.ts'
import {entriesInserted} from '../ledger/ledger.ts'
import type {ReasonCode} from '../ledger/reasons.ts'
import {ordersOfSameCustomer} from './lists/sameCustomer.ts'
import {type Audit, type AuditEntry, type Change, MissingOrder, type Order, type Orders} from './order.ts'
import {fromRows, type OrderRows, TABLES, type Table, toRows} from './rows.ts'

const TABLE_NAMES = Object.keys(TABLES) as Table[]

/** The name that a text is kept by. */
export const nameOfText = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Orders in the tables of netlify/database/migrations. Changes of one order take turns, whichever process makes them. */
export function databaseOrders(database: Database, now = () => new Date()): Orders {
  return {
    get: (id) => database.read(async (query) => fromRows(await readRows(query, id, database))),
    create: (order, audit, texts = []) =>
      database.transaction(async (query, batch) => {
        const at = now()
        const rows = toRows(order)
        const {text, values} = insertion('orders', rows.orders)
        const [made] = await Promise.all([
          query(`${text} ON CONFLICT (id) DO NOTHING RETURNING id`, values),
          texts.length > 0 && keepTexts(query, texts, at),
        ])
        if (made.length === 0) return fromRows(await readRows(query, order.id, database)) as Order
        batch.push(...differences(NONE, {...rows, orders: []}), ...factsOf({before: null, after: order, audit, at}))
        return order
      }),
    update: (id, change, audit) =>
      database.transaction(async (query, batch) =>
        changeLocked(await lockOrder(query, id, database), {id, change, audit}, batch),
      ),
    updateClaiming: (id, change, audit) =>
      database.transaction(async (query, batch) => {
        const [locked, [claimed]] = await Promise.all([
          lockOrder(query, id, database),
          query(
            claiming(`SELECT attempt, id, $2 FROM orders WHERE id = $1 AND attempt IS NOT NULL AND status <> 'paid'`),
            [id, now().toISOString()],
          ),
        ])
        const holder = String(claimed?.order_id ?? id)
        return changeLocked(locked, {id, change: (order) => change(order, holder), audit}, batch)
      }),
    auditLog: (id) => readAuditLog(database.query, id),
    beforeCheckout: async ({attempt = null, termsRevision, language}) => {
      const [row] = await database.query(
        `SELECT (SELECT order_id FROM attempts WHERE attempt = $1) AS paid,
          (SELECT terms_id FROM orders WHERE terms_revision = $2 AND language = $3 AND terms_id IS NOT NULL LIMIT 1) AS terms`,
        [attempt, termsRevision, language],
      )
      const text = (value: Value = null) => (value === null ? null : String(value))
      return {paidOrder: text(row?.paid), termsId: text(row?.terms)}
    },
    ofSameCustomer: (buyer) => ordersOfSameCustomer(database, buyer),

    keptText: async (id) => {
      const [row] = await database.query('SELECT text FROM texts WHERE id = $1', [id])
      return row ? String(row.text) : null
    },
    claim: async (attempt, orderId) => {
      const [row] = await database.query(claiming('VALUES ($1, $2, $3)'), [attempt, orderId, now().toISOString()])
      return String(row?.order_id)
    },
  }

  function changeLocked(
    locked: Locked | null,
    {id, change, audit}: Pick<Line, 'audit'> & {id: string; change: (order: Order) => Order},
    batch: Statement[],
  ) {
    if (!locked) throw new MissingOrder(id)
    const {order, saving} = locked
    const changed = change(order)
    if (changed !== order) batch.push(...saving(changed, audit, now()))
    return changed
  }
}

/** An order that has an attempt keeps it; written again, it is also returned. */
const claiming = (rows: string) =>
  `INSERT INTO attempts (attempt, order_id, at) ${rows}
   ON CONFLICT (attempt) DO UPDATE SET attempt = excluded.attempt RETURNING order_id`

const NONE: OrderRows = {
  orders: [],
  payments: [],
  subscriptions: [],
  price_changes: [],
  onboardings: [],
  mails: [],
  attention: [],
}
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

export async function readAuditLog(query: Query, id: string): Promise<AuditEntry[]> {
  const lines = await query('SELECT * FROM history WHERE order_id = $1 ORDER BY number', [id])
  return lines.map(({at, actor, reason, payment, day, note, changes}) => ({
    at: String(at),
    actor: actor as AuditEntry['actor'],
    reason: reason as ReasonCode,
    ...(payment !== null && {payment: String(payment)}),
    ...(day !== null && {day: String(day)}),
    ...(note !== null && {note: String(note)}),
    changes: JSON.parse(String(changes)) as Change[],
  }))
}

/** The column by which each table has the order's number: the first of those that tell its rows apart. */
const BY_ORDER = Object.fromEntries(TABLE_NAMES.map((table) => [table, TABLES[table][0]])) as Record<Table, string>

async function readRows(query: Query, id: string, {readBatch}: Database): Promise<OrderRows> {
  const rows = await readBatch(query, BY_ORDER, id)
  for (const table of TABLE_NAMES) rows[table].sort((a, b) => Number(a.position) - Number(b.position))
  return rows
}

function insertion(table: Table, rows: readonly Row[]): Statement {
  const columns = Object.keys(rows[0] ?? {})
  const places = rows.map((_, row) => columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', '))
  return {
    text: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join('), (')})`,
    values: rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
  }
}

function keepTexts(query: Query, texts: readonly string[], at: Date) {
  const places = texts.map((_, index) => `($${3 * index + 1}, $${3 * index + 2}, $${3 * index + 3})`)
  const values = texts.flatMap((text) => [nameOfText(text), text, at.toISOString()])
  return query(`INSERT INTO texts (id, text, at) VALUES ${places.join(', ')} ON CONFLICT (id) DO NOTHING`, values)
}

/** Statements that write the rows that differ and delete those that are gone. */
const differences = (before: OrderRows, after: OrderRows): Statement[] =>
  TABLE_NAMES.flatMap((table) => {
    const nameOf = (row: Row) => TABLES[table].map((column) => row[column]).join('\n')
    const old = new Map(before[table].map((row) => [nameOf(row), row]))
    const added: Row[] = []
    // Rows to which the same happened, such as mails that were sent, are one statement.
    const changed = new Map<string, {change: Row; rows: Row[]}>()
    for (const row of after[table]) {
      const known = old.get(nameOf(row))
      old.delete(nameOf(row))
      if (!known) added.push(row)
      else {
        const change = Object.fromEntries(Object.entries(row).filter(([column, value]) => known[column] !== value))
        const same = JSON.stringify(change)
        changed.set(same, {change, rows: [...(changed.get(same)?.rows ?? []), row]})
      }
    }
    return [
      ...(old.size > 0 ? [deletion(table, [...old.values()])] : []),
      ...[...changed.values()].flatMap(({change, rows}) =>
        Object.keys(change).length > 0 ? [alteration(table, rows, change)] : [],
      ),
      ...(added.length > 0 ? [insertion(table, added)] : []),
    ]
  })

/** Only what changed: each column that is named costs its indexes, whether its value is another one or not. */
function alteration(table: Table, rows: readonly Row[], change: Row): Statement {
  const columns = Object.keys(change)
  const places = columns.map((column, index) => `${column} = $${index + 1}`)
  const {text, values} = whichOf(table, rows, columns.length)
  return {text: `UPDATE ${table} SET ${places.join(', ')} WHERE ${text}`, values: [...Object.values(change), ...values]}
}

function deletion(table: Table, rows: readonly Row[]): Statement {
  const {text, values} = whichOf(table, rows)
  return {text: `DELETE FROM ${table} WHERE ${text}`, values}
}

/** Finds rows of one order, after so many values: by the columns that all of them share, and each by its others. */
function whichOf(table: Table, rows: readonly Row[], before = 0): Statement {
  const values: Value[] = []
  const isShared = (column: string) => rows.every((row) => row[column] === rows[0]?.[column])
  const found = (row: Row | undefined, columns: readonly string[]) =>
    columns.map((column) => `${column} = $${before + values.push(row?.[column] ?? null)}`).join(' AND ')
  const shared = found(rows[0], TABLES[table].filter(isShared))
  const others = TABLES[table].filter((column) => !isShared(column))
  const each = others.length > 0 ? ` AND (${rows.map((row) => found(row, others)).join(' OR ')})` : ''
  return {text: `${shared}${each}`, values}
}

type Line = {before: Order | null; after: Order; audit: Audit; at: Date}

/** Statements that add what happened between two states of an order: to the ledger, and to the audit log. */
const factsOf = (line: Line): Statement[] => [
  ...entriesInserted(line.after.id, entriesBetween(line.before, line.after, line.at.toISOString())),
  ...lineOf(line),
]

/** Statements that add an audit entry; none when no change matters. */
function lineOf({before, after, audit, at}: Line): Statement[] {
  const changed = changesBetween(before, after)
  const changes = changed.length === 0 && audit.did ? [audit.did] : changed
  if (changes.length === 0) return []
  return [
    {
      text: `INSERT INTO history (order_id, number, at, actor, reason, payment, day, note, changes)
        VALUES ($1, 1 + (SELECT COUNT(*) FROM history WHERE order_id = $1), $2, $3, $4, $5, $6, $7, $8)`,
      values: [
        ...[after.id, at.toISOString(), audit.actor, audit.reason],
        ...[audit.payment ?? null, audit.day ?? null, audit.note ?? null, JSON.stringify(changes)],
      ],
    },
  ]
}
