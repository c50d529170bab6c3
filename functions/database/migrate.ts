import {olderThanRelease} from '../../domain/environment/adoption.ts'
import type {Database} from './database.ts'
import {compareMigrations, MIGRATIONS_FOLDER, statementsOf} from './migrationFiles.ts'
import {migrationState, WITHOUT_LIST} from './migrationState.ts'

/**
 * Brings a database's tables up to date: applies each file that it lacks, in order. Returns their names.
 * Throws when it has one that is not here (a newer release made it), when it is of before 1.0.0, and when another keeps its
 * tables. `until` are the only ones to apply, for tables as an
 * earlier release had them.
 */
export async function migrate(
  database: Database,
  folder = MIGRATIONS_FOLDER,
  until?: readonly string[],
): Promise<string[]> {
  const {keeper} = await migrationState(database.query, database.engine)
  if (keeper === 'host' || keeper === 'unknown') throw new Error(`${WITHOUT_LIST}. Nothing was changed.`)
  await database.script('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, at text NOT NULL)')
  const applied = (await database.query('SELECT name FROM migrations')).map(({name}) => String(name))
  const {missing: all, newer, isBeforeBaseline} = await compareMigrations(applied, folder)
  if (isBeforeBaseline) throw new Error(olderThanRelease('The tables of this database are'))
  if (newer.length > 0)
    throw new Error(`The database has ${newer.join(', ')}, which this release does not know: run the newer one`)
  const missing = all.filter((name) => until?.includes(name) ?? true)
  for (const name of missing) {
    const statements = await statementsOf(name, database.engine, folder)
    await database.script(
      `${statements}\nINSERT INTO migrations (name, at) VALUES ('${name}', '${new Date().toISOString()}')`,
    )
  }
  return missing
}
