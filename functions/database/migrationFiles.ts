import {readdir} from 'node:fs/promises'
import path from 'node:path'

/** Folder in which Netlify finds them too, and applies them before a deploy goes live. */
export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../netlify/database/migrations')

/** The names of the files, in order. */
export const migrationsIn = async (folder = MIGRATIONS_FOLDER) =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => file.replace('.sql', ''))
