import {existsSync, mkdirSync} from 'node:fs'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'

/** Thrown when the file cannot be used: it is open elsewhere, damaged, or written by a newer version. */
export class UnusableFileError extends Error {}

/** SQLite's own result codes; higher bits carry details. */
const CORRUPT = 11
const FULL = 13
const NOT_A_DATABASE = 26

const PRAGMAS = `PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
  PRAGMA journal_size_limit = 4194304`

const resultCode = (error: unknown) => Number((error as {errcode?: number} | null)?.errcode) & 0xff

export const isDiskFull = (error: unknown) => resultCode(error) === FULL

const isDamaged = (error: unknown) => [CORRUPT, NOT_A_DATABASE].includes(resultCode(error))

const isLocked = (error: unknown) => /locked|busy/.test(String(error))

/**
 * Opens an SQLite file for this process alone and brings its tables up to date: `versions` lead from nothing to the newest,
 * each from the one before. Throws an UnusableFileError that names the file and the remedy.
 */
export function openDatabase(file: string, versions: readonly string[]): DatabaseSync {
  mkdirSync(path.dirname(file), {recursive: true})
  const wasInterrupted = existsSync(`${file}-wal`)
  const db = new DatabaseSync(file)
  try {
    db.exec(PRAGMAS)
    upgrade(db, versions, file)
    if (wasInterrupted && db.prepare('PRAGMA quick_check(1)').get()?.quick_check !== 'ok') throw damaged(file)
    return db
  } catch (error) {
    db.close()
    if (isLocked(error)) throw new UnusableFileError(`${file} is in use by another process. Stop that one first.`)
    throw isDamaged(error) ? damaged(file) : error
  }
}

const damaged = (file: string) =>
  new UnusableFileError(
    `${file} is damaged, or no database. Move it away (with the files beside it that begin with its name) and start again: the sandbox begins empty.`,
  )

function upgrade(db: DatabaseSync, versions: readonly string[], file: string) {
  db.exec('BEGIN IMMEDIATE') // fails here when another process has the file
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  if (version > versions.length)
    throw new UnusableFileError(`${file} has version ${version}, this program knows versions up to ${versions.length}.`)
  for (const sql of versions.slice(version)) db.exec(sql)
  db.exec(`PRAGMA user_version = ${versions.length}; COMMIT`)
}
