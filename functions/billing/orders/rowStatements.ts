import type {Database, Query, Row, Statement, Value} from '../../database/database.ts'
import {type OrderRows, TABLES, type Table} from './rows.ts'

const TABLE_NAMES = Object.keys(TABLES) as Table[]

/** Rows of no order. */
export const NONE: OrderRows = {
  orders: [],
  payments: [],
  subscriptions: [],
  price_changes: [],
  plan_changes: [],
  onboardings: [],
  mails: [],
  attention: [],
}

/** The column by which each table has the order's number: the first of those that tell its rows apart. */
const BY_ORDER = Object.fromEntries(TABLE_NAMES.map((table) => [table, TABLES[table][0]])) as Record<Table, string>

export async function readRows(query: Query, id: string, {readBatch}: Database): Promise<OrderRows> {
  const rows = await readBatch(query, BY_ORDER, id)
  for (const table of TABLE_NAMES) rows[table].sort((a, b) => Number(a.position) - Number(b.position))
  return rows
}

export function insertion(table: Table, rows: readonly Row[]): Statement {
  const columns = Object.keys(rows[0] ?? {})
  const places = rows.map((_, row) => columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', '))
  return {
    text: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join('), (')})`,
    values: rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
  }
}

/** Statements that write the rows that differ and delete those that are gone. */
export const differences = (before: OrderRows, after: OrderRows): Statement[] =>
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
