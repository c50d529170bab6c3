import {openDatabase} from '../database/index.ts'
import {migrate} from '../database/migrate.ts'
import {migrationsIn} from '../database/migrationFiles.ts'
import {type MigrationState, migrationState, WITHOUT_LIST} from '../database/migrationState.ts'

type Options = {
  /** Called before tables that are there already are changed. Returns a line that says what it did. */
  keep?: () => Promise<string>
  /** Netlify makes and changes its tables: nothing is, whatever is there. */
  isNetlifys?: boolean
}

/**
 * Brings the tables of the database at an address up to this release. Returns what was done, a line each; nothing for a
 * database that is up to date.
 */
export async function prepareOrders(address: string, {keep, isNetlifys = false}: Options = {}): Promise<string[]> {
  const database = openDatabase(address)
  const state = await migrationState(database.query, database.engine)
  const left = await whyLeft(isNetlifys ? {...state, keeper: 'host'} : state)
  if (left) return [`Orders: ${left}`]
  const kept = keep && (await isOlder(state)) ? [await keep()] : []
  const migrations = await migrate(database)
  return migrations.length > 0 ? [...kept, `Orders: the database has ${migrations.join(', ')} now`] : kept
}

const isOlder = async ({applied}: MigrationState) =>
  applied.length > 0 && applied.length < (await migrationsIn()).length

/** Why tables that another made are left as they are; null for ours. */
async function whyLeft({keeper, applied}: MigrationState): Promise<string | null> {
  if (keeper === 'unknown') throw new Error(`${WITHOUT_LIST}, and they are those of no release. Nothing was changed.`)
  if (keeper !== 'host') return null
  const missing = (await migrationsIn()).filter((name) => !applied.includes(name))
  const next = missing.length > 0 ? ` The next deploy brings ${missing.join(', ')}.` : ''
  return `Netlify brings the tables of this database up to date, with each deploy. Nothing was changed.${next}`
}
