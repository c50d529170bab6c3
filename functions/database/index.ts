import {fileURLToPath} from 'node:url'
import type {Database} from './database.ts'
import {openPostgres} from './postgres.ts'
import {openSqlite} from './sqlite.ts'

const opened = new Map<string, Database>()

/** The database at an address, `postgres://…` or `file:///…`; one for all calls of this process. */
export function openDatabase(address: string): Database {
  const known = opened.get(address)
  if (known) return known
  const database = address.startsWith('file:') ? openSqlite(fileURLToPath(address)) : openPostgres(address)
  opened.set(address, database)
  return database
}
