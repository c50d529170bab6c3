import type {Database, Query, Row} from './database.ts'

/** A table, the columns that tell its rows apart, and the tables that those rows refer to. */
type Table = {name: string; key: string[]; parents: string[]}

const CATALOGUE = {
  SQLite: `SELECT name,
      (SELECT group_concat(name) FROM (SELECT name FROM pragma_table_info(tables.name) WHERE pk > 0 ORDER BY pk)) AS key,
      (SELECT group_concat("table") FROM pragma_foreign_key_list(tables.name)) AS parents
    FROM sqlite_master AS tables WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  PostgreSQL: `SELECT tables.relname::text AS name,
      (SELECT string_agg(attname, ',' ORDER BY array_position(indkey::int2[], attnum)) FROM pg_index
        JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
        WHERE indrelid = tables.oid AND indisprimary) AS key,
      (SELECT string_agg(parent.relname, ',') FROM pg_constraint JOIN pg_class AS parent ON parent.oid = confrelid
        WHERE conrelid = tables.oid AND contype = 'f') AS parents
    FROM pg_class AS tables WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
}

const names = (list: unknown) => (list ? String(list).split(',') : [])

/** Every table but that of the migrations; those that others refer to come first. */
export async function tablesOf(query: Query, engine: Database['engine']): Promise<Table[]> {
  const rows = await query(CATALOGUE[engine])
  const found = rows
    .map(({name, key, parents}) => ({name: String(name), key: names(key), parents: names(parents)}))
    .filter(({name, key}) => name !== 'migrations' && key.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const sorted: Table[] = []
  const isReady = ({parents}: Table) => parents.every((parent) => sorted.some(({name}) => name === parent))
  for (let next = found.find(isReady); next; next = found.find((table) => !sorted.includes(table) && isReady(table)))
    sorted.push(next)
  return sorted
}

/** As many rows are held in memory at a time. */
const PAGE = 500

/** All rows of a table, some at a time; call it where nothing changes meanwhile. */
export async function* pagesOf(query: Query, {name, key}: Table): AsyncGenerator<Row[]> {
  const columns = key.join(', ')
  const places = key.map((_, index) => `$${index + 1}`).join(', ')
  let rows = await query(`SELECT * FROM ${name} ORDER BY ${columns} LIMIT ${PAGE}`)
  while (rows.length > 0) {
    yield rows
    const last = rows.at(-1) as Row
    rows = await query(
      `SELECT * FROM ${name} WHERE (${columns}) > (${places}) ORDER BY ${columns} LIMIT ${PAGE}`,
      key.map((column) => last[column] ?? null),
    )
  }
}

/** Reads that all see the same moment; others may write meanwhile. */
export const atOneMoment = <T>(database: Database, work: (query: Query) => Promise<T>): Promise<T> =>
  database.read(async (query) => {
    await query(database.engine === 'SQLite' ? 'BEGIN' : 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    try {
      return await work(query)
    } finally {
      await query('ROLLBACK')
    }
  })
