import type {Database} from '../database/database.ts'
import {openDatabase} from '../database/index.ts'
import {migrate, migrationsIn} from '../database/migrate.ts'
import {appliedMigrations} from '../database/tables.ts'
import {databaseOrders} from '../orders/store.ts'
import {takeOverFiles} from './takeOver.ts'

type Options = {
  /** Where an earlier release kept orders; there need not be such a folder. */
  files?: string
  /** Called before tables that are there already are changed. Returns a line that says what it did. */
  keep?: () => Promise<string>
}

/**
 * Makes the database at an address ready for this release: its tables, and the orders that an earlier release kept in
 * files. Returns what was done, a line each; nothing for a database that is up to date.
 */
export async function prepareOrders(address: string, {files, keep}: Options = {}): Promise<string[]> {
  const database = openDatabase(address)
  const kept = keep && (await isOlder(database)) ? [await keep()] : []
  const migrations = await migrate(database)
  const taken = files ? await takeOverFiles(files, databaseOrders(database)) : 0
  return [
    ...kept,
    ...(migrations.length > 0 ? [`Orders: the database has ${migrations.join(', ')} now`] : []),
    ...(taken > 0 ? [`Orders: ${taken} taken over from files`] : []),
  ]
}

async function isOlder(database: Database): Promise<boolean> {
  const applied = await appliedMigrations(database.query, database.engine)
  return applied.length > 0 && applied.length < (await migrationsIn()).length
}
