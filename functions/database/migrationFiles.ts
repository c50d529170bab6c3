import {existsSync} from 'node:fs'
import {readdir, readFile} from 'node:fs/promises'
import path from 'node:path'
import type {Database} from './database.ts'

/** Folder in which Netlify finds them too, and applies them before a deploy goes live. */
export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../netlify/database/migrations')

/** The statements of a file for an engine: SQLite has its own words for some, in a folder beside that of all. */
export async function statementsOf(
  name: string,
  engine: Database['engine'],
  folder = MIGRATIONS_FOLDER,
): Promise<string> {
  const own = path.join(folder, '../sqlite', `${name}.sql`)
  return readFile(engine === 'SQLite' && existsSync(own) ? own : path.join(folder, `${name}.sql`), 'utf8')
}

/** The names of the files, in order. The first makes the tables as they were before 1.0.0. */
export const migrationsIn = async (folder = MIGRATIONS_FOLDER) =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => file.replace('.sql', ''))

/** Leaves out the files of before 1.0.0, which are one now, of a list that is complete. */
export async function sinceBaseline(names: readonly string[]): Promise<string[]> {
  const [baseline = ''] = await migrationsIn()
  return names.filter((name) => name >= baseline || !names.includes(baseline))
}

/** Migrations of a database or a backup, beside the files of this release. */
export type Compared = {missing: string[]; newer: string[]; isBeforeBaseline: boolean}

export async function compareMigrations(applied: readonly string[], folder?: string): Promise<Compared> {
  const known = await migrationsIn(folder)
  const [baseline = ''] = known
  return {
    missing: known.filter((name) => !applied.includes(name)),
    newer: applied.filter((name) => name > baseline && !known.includes(name)),
    isBeforeBaseline: applied.length > 0 && !applied.includes(baseline),
  }
}
