import {existsSync, mkdirSync} from 'node:fs'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'

/** Thrown for a data folder that cannot be used; the message is one line that says what to do. */
export class StorageError extends Error {}

type Options = {
  /** Steps from each version of the tables to the next; the first starts from nothing and makes version `first`. */
  versions: readonly string[]
  first?: number
  /** Returns the advice for a damaged file. */
  repair: () => string
}

/** Result codes of SQLite; higher bits are details. */
const CORRUPT = 11
const FULL = 13
const NOT_A_DATABASE = 26

/** Size of the journal after a large import. */
const JOURNAL_BYTES = 4 * 1024 * 1024

const codeOf = (error: unknown) => Number((error as {errcode?: number} | null)?.errcode) & 0xff

/** Whether SQLite found its file damaged, or to be no database. */
export const isDamaged = (error: unknown) => [CORRUPT, NOT_A_DATABASE].includes(codeOf(error))

/** Whether there is no room on the disk. */
export const isDiskFull = (error: unknown) =>
  codeOf(error) === FULL || ['ENOSPC', 'EDQUOT'].includes(String((error as {code?: string} | null)?.code))

/**
 * Opens an SQLite file for this process alone and brings its tables up to date. Throws a StorageError when the file is in use,
 * damaged or written by a version that is newer, or older than the first.
 */
export function openDatabase(file: string, {versions, first = 1, repair}: Options): DatabaseSync {
  mkdirSync(path.dirname(file), {recursive: true})
  const wasInterrupted = existsSync(`${file}-wal`)
  const db = new DatabaseSync(file)
  try {
    // FULL: a transaction that was answered 200 survives a power cut.
    db.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA journal_size_limit = ${JOURNAL_BYTES}`)
    upgrade(db, {versions, first}, file)
    // Reading all of a large file takes long, so it is checked only after a process that did not close it.
    if (wasInterrupted && db.prepare('PRAGMA quick_check(1)').get()?.quick_check !== 'ok') throw new Damaged()
    return db
  } catch (error) {
    db.close()
    if (/locked|busy/.test(String(error)))
      throw new StorageError(`${file} is in use by another process. Stop that one first, or choose another folder.`)
    if (error instanceof Damaged || isDamaged(error)) throw new StorageError(damaged(file, repair()))
    throw error
  }
}

class Damaged extends Error {}

/** The message about a damaged file, in one line. */
export const damaged = (file: string, repair: string) => `${file} is damaged, or no database. ${repair}`

function upgrade(db: DatabaseSync, {versions, first}: Required<Omit<Options, 'repair'>>, file: string) {
  db.exec('BEGIN IMMEDIATE') // takes the file, or finds it in use
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  const newest = first + versions.length - 1
  if (version > newest)
    throw new StorageError(
      `${file} has version ${version}, but this program knows versions up to ${newest} only. Update the program, or choose another folder.`,
    )
  if (version > 0 && version < first)
    throw new StorageError(
      `${file} has version ${version}, but this program knows versions from ${first} on only. Nothing was changed. Open it once with commit e1d775c1, which brings it up to date, or choose another folder.`,
    )
  for (const step of version ? versions.slice(version - first + 1) : versions) db.exec(step)
  db.exec(`PRAGMA user_version = ${newest}; COMMIT`)
}
