import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {threadId} from 'node:worker_threads'
import {withLedgerException} from '../../../functions/billing/ledger/ledger.ts'
import type {Database} from '../../../functions/database/database.ts'
import {migrate} from '../../../functions/database/migrate.ts'
import {openPostgres} from '../../../functions/database/postgres.ts'
import {openSqlite} from '../../../functions/database/sqlite.ts'
import {tablesOf} from '../../../functions/database/tables.ts'

export type Engine = 'SQLite' | 'PostgreSQL'

/**
 * Database of unit tests. `npm test` has a PostgreSQL of its own (tests/support/shop/postgres.ts), and tests/check.ts runs all that
 * have a database on it once more; `npm run check` makes do with SQLite.
 */
const ENGINE: Engine = process.env.POSTGRES_URL ? 'PostgreSQL' : 'SQLite'
/** For tests that say in their name what they run on. */
export const ENGINES = [ENGINE]

let count = 0

export type TestDatabase = {
  database: Database
  /** Value for DATABASE_URL. */
  url: string
  /** Another connection, as another process has. */
  another: () => Database
  close: () => Promise<void>
}

/** A database that nobody else uses; its tables are there. */
export async function openTestDatabase(engine = ENGINE): Promise<TestDatabase> {
  const {url, open, remove} = engine === 'SQLite' ? await newFile() : await newPostgres()
  const opened: Database[] = []
  const another = () => {
    const database = open()
    opened.push(database)
    return database
  }
  return {
    database: another(),
    url,
    another,
    close: async () => {
      for (const each of opened) await each.close()
      await remove()
    },
  }
}

/** Deletes all orders, as if the database were of before them. */
export const forgetOrders = (database: Database) =>
  database.transaction((query) => withLedgerException(query, 'restore', () => query('DELETE FROM orders')))

/** The bytes of a database with all tables and no rows: to copy it takes a tenth of the time of making the tables. */
async function migratedFile(): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orders-'))
  const file = path.join(folder, 'orders.db')
  const database = openSqlite(file)
  await migrate(database)
  await database.close()
  const bytes = readFileSync(file)
  rmSync(folder, {recursive: true})
  return bytes
}
let template: Promise<Buffer> | undefined

async function newFile() {
  template ??= migratedFile()
  const bytes = await template
  const folder = mkdtempSync(path.join(tmpdir(), 'orders-'))
  const file = path.join(folder, 'orders.db')
  writeFileSync(file, bytes)
  return {
    url: pathToFileURL(file).href,
    open: () => openUnsynced(file),
    remove: async () => rmSync(folder, {recursive: true}),
  }
}

/** Without waiting for the disk: no test takes the power away. */
function openUnsynced(file: string): Database {
  const database = openSqlite(file)
  void database.query('PRAGMA synchronous = OFF')
  return database
}

/** Databases of PostgreSQL that are as they were made: to make one takes longer than most tests. Its server goes with the run. */
const empty: string[] = []

async function newPostgres() {
  const url = empty.pop() ?? (await createPostgres())
  return {
    url,
    open: () => openPostgres(url),
    remove: async () => {
      const database = openPostgres(url)
      if ((await shapeOf(database).catch(() => null)) === shapes.get(url)) {
        const tables = await tablesOf(database.query, 'PostgreSQL')
        await database.script(
          [
            "INSERT INTO ledger_exceptions (name) VALUES ('restore')",
            ...tables.reverse().flatMap(({name}) => (name === 'ledger_exceptions' ? [] : [`DELETE FROM ${name}`])),
            'DELETE FROM ledger_exceptions',
          ].join(';'),
        )
        empty.push(url)
      }
      await database.close()
    },
  }
}

/** A database of PostgreSQL without tables, as a provider gives it. */
export async function bareDatabase(): Promise<Omit<TestDatabase, 'another'>> {
  const url = await emptyPostgres()
  const database = openPostgres(url)
  return {url, database, close: () => database.close()}
}

async function createPostgres(): Promise<string> {
  const url = await emptyPostgres()
  const database = openPostgres(url)
  await migrate(database)
  shapes.set(url, await shapeOf(database))
  await database.close()
  return url
}

async function emptyPostgres(): Promise<string> {
  const server = openPostgres(process.env.POSTGRES_URL ?? '')
  const name = `test_${process.pid}_${threadId}_${count++}`
  await server.query(`CREATE DATABASE ${name}`)
  await server.close()
  return new URL(name, process.env.POSTGRES_URL).href
}

const shapes = new Map<string, string>()
/** Which tables, columns and indexes there are, and which migrations: a test may have changed them. */
async function shapeOf({query}: Database): Promise<string> {
  const rows = await query(
    `SELECT relname || '.' || attname AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND NOT attisdropped
     UNION ALL SELECT name FROM migrations ORDER BY name`,
  )
  return JSON.stringify(rows)
}
