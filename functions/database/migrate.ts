import {readdir, readFile} from 'node:fs/promises'
import path from 'node:path'
import type {Database} from './database.ts'

/** Where Netlify looks for them too, and applies them by itself before a deploy goes live. */
const FOLDER = path.resolve(import.meta.dirname, '../../netlify/database/migrations')

/**
 * Brings a database's tables up to date: applies each file that it does not have yet, the first first. Returns their names.
 * Throws when it has one that is not here: a newer release made it. `until` are the only ones to apply, for tables as an
 * earlier release had them.
 */
export async function migrate(database: Database, folder = FOLDER, until?: readonly string[]): Promise<string[]> {
  await database.script('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, at text NOT NULL)')
  const {missing: all, newer} = await compareMigrations(database, folder)
  if (newer.length > 0)
    throw new Error(`The database has ${newer.join(', ')}, which this release does not know: run the newer one`)
  const missing = all.filter((name) => until?.includes(name) ?? true)
  for (const name of missing) {
    const statements = await readFile(path.join(folder, `${name}.sql`), 'utf8')
    await database.script(
      `${statements}\nINSERT INTO migrations (name, at) VALUES ('${name}', '${new Date().toISOString()}')`,
    )
  }
  return missing
}

/** The files that a database has not had yet, and those that are not here. */
export async function compareMigrations(database: Database, folder = FOLDER) {
  const applied = (await database.query('SELECT name FROM migrations')).map(({name}) => String(name))
  const known = await migrationsIn(folder)
  return {
    missing: known.filter((name) => !applied.includes(name)),
    newer: applied.filter((name) => !known.includes(name)),
  }
}

/** The names of the files, the first first. */
export const migrationsIn = async (folder = FOLDER) =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => file.replace('.sql', ''))
