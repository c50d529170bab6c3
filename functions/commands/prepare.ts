import {openDatabase} from '../database/index.ts'
import {migrate} from '../database/migrate.ts'
import {databaseOrders} from '../orders/store.ts'
import {takeOverFiles} from './takeOver.ts'

/**
 * Makes the database at an address ready for this release: its tables, and the orders that an earlier release kept in
 * `files`, if there is such a folder. Returns what was done, a line each; nothing for a database that is up to date.
 */
export async function prepareOrders(address: string, files?: string): Promise<string[]> {
  const database = openDatabase(address)
  const migrations = await migrate(database)
  const taken = files ? await takeOverFiles(files, databaseOrders(database)) : 0
  return [
    ...(migrations.length > 0 ? [`Orders: the database has ${migrations.join(', ')} now`] : []),
    ...(taken > 0 ? [`Orders: ${taken} taken over from files`] : []),
  ]
}
