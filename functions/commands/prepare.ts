import {olderThanRelease} from '../../domain/environment/adoption.ts'
import {alone} from '../database/alone.ts'
import type {Database} from '../database/database.ts'
import {openDatabase} from '../database/index.ts'
import {compareMigrations} from '../database/migrationFiles.ts'
import {type MigrationState, migrationState, WITHOUT_LIST} from '../database/migrationState.ts'
import {migrateOrders} from './migrateOrders.ts'

type Options = {
  /** Called before tables that are there already are changed. Returns a line that says what it did. */
  keep?: () => Promise<string>
  /** Netlify makes and changes its tables: nothing is, whatever is there. */
  isNetlifys?: boolean
  /** A release that was put back goes on with the tables of the newer one, as both work with them: docs/migrations.md. */
  takesNewer?: boolean
}

/**
 * Brings the tables of the database at an address up to this release. Returns what was done, a line each; nothing for a
 * database that is up to date.
 */
export async function prepareOrders(address: string, options: Options = {}): Promise<string[]> {
  const database = openDatabase(address)
  return alone(database, () => prepare(database, options))
}

async function prepare(database: Database, {keep, isNetlifys = false, takesNewer = false}: Options): Promise<string[]> {
  const state = await adoptableState(database)
  const left = await whyLeft(isNetlifys ? {...state, keeper: 'host'} : state)
  if (left) return [`Orders: ${left}`]
  const {missing, newer} = await compareMigrations(state.applied)
  if (takesNewer && newer.length > 0 && missing.length === 0)
    return [
      `Orders: the database has ${newer.join(', ')}, of a newer release; this one goes on with it, and changes nothing`,
    ]
  const kept = keep && state.applied.length > 0 && missing.length > 0 ? [await keep()] : []
  const migrations = await migrateOrders(database)
  return migrations.length > 0 ? [...kept, `Orders: the database has ${migrations.join(', ')} now`] : kept
}

/** Throws for tables of before 1.0.0, without changing anything. */
export const assertAdoptable = async (address: string) => void (await adoptableState(openDatabase(address)))

async function adoptableState({query, engine}: Database): Promise<MigrationState> {
  const state = await migrationState(query, engine)
  if ((await compareMigrations(state.applied)).isBeforeBaseline)
    throw new Error(olderThanRelease('The orders of this database are'))
  return state
}

/** Why tables that another made are left as they are; null for ours. */
async function whyLeft({keeper, applied}: MigrationState): Promise<string | null> {
  if (keeper === 'unknown') throw new Error(`${WITHOUT_LIST}, and they are those of no release. Nothing was changed.`)
  if (keeper !== 'host') return null
  const {missing} = await compareMigrations(applied)
  const next = missing.length > 0 ? ` The next deploy brings ${missing.join(', ')}.` : ''
  return `Netlify brings the tables of this database up to date, with each deploy. Nothing was changed.${next}`
}
