import {DatabaseSync} from 'node:sqlite'
import type {Database, Query} from './database.ts'
import {migrationsIn, sinceBaseline, statementsOf} from './migrationFiles.ts'

/**
 * Owner of a database's migrations, and those that it has had. `host`: tables without a list of ours, as
 * Netlify makes them. `unknown`: tables that no release made.
 */
export type MigrationState = {keeper: 'nobody' | 'commands' | 'host' | 'unknown'; applied: string[]}

const COLUMNS = {
  SQLite: `SELECT tables.name AS "table", columns.name AS "column" FROM sqlite_master AS tables
    JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'`,
  PostgreSQL: `SELECT relname::text AS "table", attname::text AS "column" FROM pg_class
    JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
    WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace`,
}

/** Our own list, which `npm run orders -- migrate` and `npm start` keep. */
const OURS = 'migrations'

/** The list that Netlify's tools keep, if this user may read it. A refused read would end the transaction around it. */
const NETLIFYS = `SELECT 1 AS there FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'name'
  WHERE nspname = 'netlify' AND relname = 'migrations'
    AND has_schema_privilege(pg_namespace.oid, 'USAGE') AND has_table_privilege(pg_class.oid, 'SELECT')`

export async function migrationState(query: Query, engine: Database['engine']): Promise<MigrationState> {
  const columns = (await query(COLUMNS[engine])).map(({table, column}) => ({
    table: String(table),
    column: String(column),
  }))
  const names = async (list: string) =>
    (await query(`SELECT name FROM ${list} ORDER BY name`)).map(({name}) => String(name).replace(/\.sql$/, ''))
  const ours = columns.some(({table}) => table === OURS) ? await names(OURS) : []
  if (ours.length > 0) return {keeper: 'commands', applied: await sinceBaseline(ours)}
  const others = columns.filter(({table}) => table !== OURS)
  if (others.length === 0) return {keeper: 'nobody', applied: []}
  const hasNetlifys = engine === 'PostgreSQL' && (await query(NETLIFYS)).length > 0
  const netlifys = hasNetlifys ? await names('netlify.migrations') : []
  if (netlifys.length > 0) return {keeper: 'host', applied: await sinceBaseline(netlifys)}
  const applied = await releaseOf(shapeOf(others))
  return applied ? {keeper: 'host', applied} : {keeper: 'unknown', applied: []}
}

const shapeOf = (columns: readonly {table: string; column: string}[]) =>
  columns
    .map(({table, column}) => `${table}.${column}`)
    .sort()
    .join()

/** The migrations after which tables have these columns; the most, since some change none. Null when no release has them. */
async function releaseOf(shape: string): Promise<string[] | null> {
  const names = await migrationsIn()
  const database = new DatabaseSync(':memory:')
  try {
    const shapes: string[] = []
    for (const name of names) {
      database.exec(await statementsOf(name, 'SQLite'))
      shapes.push(shapeOf(database.prepare(COLUMNS.SQLite).all() as {table: string; column: string}[]))
    }
    const last = shapes.lastIndexOf(shape)
    return last < 0 ? null : names.slice(0, last + 1)
  } finally {
    database.close()
  }
}

/** Says why a command leaves tables alone that it did not make. */
export const WITHOUT_LIST = 'The database has tables without a list of migrations, so another made them'
