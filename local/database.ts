import {mkdirSync} from 'node:fs'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {SettingError} from './environment.ts'
import {isLocked} from './lock.ts'

type Options = {
  /** The SQL that makes each version of the tables from the one before; the first starts from nothing. */
  versions: string[]
  /** FULL: what was committed survives a power cut too. NORMAL: it survives the end of the process. */
  synchronous: 'FULL' | 'NORMAL'
  /** What to do when the file is damaged. */
  repair: string
}

/**
 * Opens an SQLite file for this process alone and brings its tables up to date. Throws a SettingError that names the file
 * and what to do when it is in use, damaged or written by a newer version.
 */
export function openDatabase(file: string, {versions, synchronous, repair}: Options): DatabaseSync {
  mkdirSync(path.dirname(file), {recursive: true})
  const db = new DatabaseSync(file)
  try {
    db.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`)
    upgrade(db, versions, file)
    return db
  } catch (error) {
    db.close()
    if (isLocked(error))
      throw new SettingError(
        `${file} is in use by another process. Stop that one first, or set LOCAL_DIR to another folder.`,
      )
    if (/not a database|malformed/.test(String(error)))
      throw new SettingError(`${file} is damaged, or no database. ${repair}`)
    throw error
  }
}

function upgrade(db: DatabaseSync, versions: string[], file: string) {
  db.exec('BEGIN IMMEDIATE') // here the file is taken, or found to be in use
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  if (version > versions.length)
    throw new SettingError(
      `${file} has version ${version}, but this program knows versions up to ${versions.length} only. Update the program, or set LOCAL_DIR to another folder.`,
    )
  for (const statements of versions.slice(version)) db.exec(statements)
  db.exec(`PRAGMA user_version = ${versions.length}; COMMIT`)
}
