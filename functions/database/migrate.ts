import {readdir, readFile} from 'node:fs/promises'
import path from 'node:path'
import type {Database} from './database.ts'

/** Where Netlify looks for them too, and applies them by itself before a deploy goes live. */
const FOLDER = path.resolve(import.meta.dirname, '../../netlify/database/migrations')

/**
 * Brings a database's tables up to date: applies each file that it does not have yet, the first first. Returns their names.
 * Throws when it has one that is not here: a newer release made it.
 */
export async function migrate(database: Database, folder = FOLDER): Promise<string[]> {
  await database.script('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, at text NOT NULL)')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const known = files.map((file) => file.replace('.sql', ''))
  const applied = (await database.query('SELECT name FROM migrations')).map(({name}) => String(name))
  const newer = applied.filter((name) => !known.includes(name))
  if (newer.length > 0)
    throw new Error(`The database has ${newer.join(', ')}, which this release does not know: run the newer one`)
  const missing = known.filter((name) => !applied.includes(name))
  for (const name of missing) {
    const statements = await readFile(path.join(folder, `${name}.sql`), 'utf8')
    await database.script(
      `${statements}\nINSERT INTO migrations (name, at) VALUES ('${name}', '${new Date().toISOString()}')`,
    )
  }
  return missing
}
