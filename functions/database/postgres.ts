import type pg from 'pg'
import {type Database, DatabaseError, type Query, type Row, type Statement} from './database.ts'

/** Connections of one process. Poolers of hosted databases share few among many short-lived functions. */
const CONNECTIONS = 5
/** Milliseconds. A server that does not answer is given up sooner than a connection that others use: a burst waits its turn. */
const TIMEOUTS = {connect: 4000, turn: 10_000}
const IDLE_FOR_MS = 10_000

/** The driver is loaded with the first statement: what is refused before needs none. */
async function poolOf(connectionString: string, {connect, turn}: typeof TIMEOUTS): Promise<pg.Pool> {
  const {Client, Pool, types} = (await import('pg')).default
  class Connection extends Client {
    constructor(config?: pg.ClientConfig) {
      super({...config, connectionTimeoutMillis: connect})
    }
  }
  /** Counts and sums are BIGINT, which the driver gives as text: ours are far below 2^53. */
  const getTypeParser = (id: number, format?: 'text' | 'binary') =>
    id === types.builtins.INT8 ? Number : types.getTypeParser(id, format as 'text')
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    Client: Connection,
    connectionTimeoutMillis: turn,
    idleTimeoutMillis: IDLE_FOR_MS,
    allowExitOnIdle: true,
    types: {...types, getTypeParser} as pg.CustomTypesConfig,
    pipeline: true,
  })
  // A connection that breaks while idle is replaced at the next query.
  pool.on('error', () => {})
  return pool
}

/** Unnamed statements only, and row locks only within a transaction: so it works behind a pooler too. */
export function openPostgres(connectionString: string, timeouts = TIMEOUTS): Database {
  let opened: Promise<pg.Pool> | undefined
  const pool = () => (opened ??= poolOf(connectionString, timeouts))
  const connect = async () => (await pool()).connect().catch(rethrow)
  const queryOn =
    (on: Pick<pg.ClientBase, 'query'>): Query =>
    (sql, values = []) =>
      on.query<Row>(sql, [...values]).then(({rows}) => rows, rethrow)
  return {
    engine: 'PostgreSQL',
    query: async (sql, values) => queryOn((await pool()) as unknown as pg.ClientBase)(sql, values),
    read: async (work) => {
      const client = await connect()
      try {
        return await work(queryOn(client))
      } finally {
        client.release()
      }
    },
    readBatch: async (query, columns, value) => {
      const names = Object.keys(columns) as (keyof typeof columns)[]
      const selects = names.map(
        (name) => `SELECT '${name}' AS name, to_json(each) AS row FROM ${name} AS each WHERE ${columns[name]} = $1`,
      )
      const found = await query(selects.join(' UNION ALL '), [value])
      // The driver has read the JSON.
      const rowsOf = (table: string) => found.flatMap(({name, row}) => (name === table ? [row as unknown as Row] : []))
      return Object.fromEntries(names.map((name) => [name, rowsOf(name)])) as Record<keyof typeof columns, Row[]>
    },
    transaction: async (work) => {
      const client = await connect()
      const query = queryOn(client)
      const batch: Statement[] = []
      try {
        // One trip with the first statement.
        const [, result] = await Promise.all([query('BEGIN'), work(query, batch)])
        // After a statement that failed, COMMIT undoes all.
        await Promise.all([...batch, {text: 'COMMIT', values: []}].map(({text, values}) => query(text, values)))
        client.release()
        return result
      } catch (error) {
        const broken = await client.query('ROLLBACK').then(
          () => undefined,
          (reason: Error) => reason,
        )
        client.release(broken)
        throw error
      }
    },
    // As an array it is looked up by the index; of a subselect PostgreSQL would think that it has many rows.
    inList: (column, place) => `${column} = ANY (ARRAY(SELECT json_array_elements_text(${place}::json)))`,
    forUpdate: ' FOR UPDATE',
    // Statements that are sent together are one transaction.
    script: async (statements) => {
      await (await pool()).query(statements).catch(rethrow)
    },
    erase: async () => {},
    close: async () => (await opened)?.end(),
  }
}

const rethrow = (cause: unknown): never => {
  throw new DatabaseError(cause)
}
