import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {threadId} from 'node:worker_threads'
import type {Database} from '../../functions/database/database.ts'
import {migrate} from '../../functions/database/migrate.ts'
import {openPostgres} from '../../functions/database/postgres.ts'
import {openSqlite} from '../../functions/database/sqlite.ts'

export type Engine = 'SQLite' | 'PostgreSQL'

/** `npm test` has a PostgreSQL of its own (tests/support/postgres.ts); `npm run check` makes do with SQLite. */
export const ENGINES: Engine[] = process.env.POSTGRES_URL ? ['SQLite', 'PostgreSQL'] : ['SQLite']

let count = 0

export type TestDatabase = {
  database: Database
  /** What DATABASE_URL would say. */
  url: string
  /** Another connection, as another process has. */
  another: () => Database
  close: () => Promise<void>
}

/** A database that nobody else uses; its tables are there. */
export async function openTestDatabase(engine: Engine = 'SQLite'): Promise<TestDatabase> {
  const {url, open, remove} = engine === 'SQLite' ? newFile() : await newPostgres()
  const opened: Database[] = []
  const another = () => {
    const database = open()
    opened.push(database)
    return database
  }
  const database = another()
  await migrate(database)
  return {
    database,
    url,
    another,
    close: async () => {
      for (const each of opened) await each.close()
      await remove()
    },
  }
}

function newFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'orders-'))
  const file = path.join(folder, 'orders.db')
  return {
    url: pathToFileURL(file).href,
    open: () => openSqlite(file),
    remove: async () => rmSync(folder, {recursive: true}),
  }
}

async function newPostgres() {
  const server = openPostgres(process.env.POSTGRES_URL ?? '')
  const name = `test_${process.pid}_${threadId}_${count++}`
  await server.query(`CREATE DATABASE ${name}`)
  const url = new URL(name, process.env.POSTGRES_URL).href
  return {
    url,
    open: () => openPostgres(url),
    remove: async () => {
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await server.close()
    },
  }
}
