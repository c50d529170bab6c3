import {existsSync, mkdirSync} from 'node:fs'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {SettingError} from '../settings/environment.ts'
import {isLocked} from './lock.ts'

/** SQL, or what does more than SQL can. */
export type Version = string | ((db: DatabaseSync) => void)

type Options = {
  /** What makes each version of the tables from the one before; the first starts from nothing. */
  versions: Version[]
  /** FULL: what was committed survives a power cut too. NORMAL: it survives the end of the process. */
  synchronous: 'FULL' | 'NORMAL'
  /** What to do when the file is damaged. */
  repair: () => string
}

/** SQLite's own numbers; higher bits say more. */
const CORRUPT = 11
const FULL = 13
const NOT_A_DATABASE = 26

/** What a large import leaves of the journal. */
const JOURNAL_BYTES = 4 * 1024 * 1024

const numberOf = (error: unknown) => Number((error as {errcode?: number} | null)?.errcode) & 0xff
/** Whether SQLite found its file damaged, or to be no database. */
export const isDamaged = (error: unknown) => [CORRUPT, NOT_A_DATABASE].includes(numberOf(error))

/** Whether there is no room on the disk. */
export const isDiskFull = (error: unknown) =>
  numberOf(error) === FULL || ['ENOSPC', 'EDQUOT'].includes(String((error as {code?: string} | null)?.code))

/**
 * Opens an SQLite file for this process alone and brings its tables up to date. Throws a SettingError that names the file
 * and what to do when it is in use, damaged or written by a newer version.
 */
export function openDatabase(file: string, {versions, synchronous, repair}: Options): DatabaseSync {
  mkdirSync(path.dirname(file), {recursive: true})
  const wasInterrupted = existsSync(`${file}-wal`)
  const db = new DatabaseSync(file)
  try {
    db.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous};
      PRAGMA journal_size_limit = ${JOURNAL_BYTES}`)
    if (upgrade(db, versions, file)) giveBackRoom(db)
    // To read all of it takes long when it is large, so it is done after an end that was none.
    if (wasInterrupted && db.prepare('PRAGMA quick_check(1)').get()?.quick_check !== 'ok') throw new Damaged()
    return db
  } catch (error) {
    db.close()
    if (isLocked(error))
      throw new SettingError(
        `${file} is in use by another process. Stop that one first, or set LOCAL_DIR to another folder.`,
      )
    if (error instanceof Damaged || isDamaged(error)) throw new SettingError(damaged(file, repair()))
    throw error
  }
}

class Damaged extends Error {}

/** One line. */
export const damaged = (file: string, repair: string) => `${file} is damaged, or no database. ${repair}`

/** Returns whether there was an older version. */
function upgrade(db: DatabaseSync, versions: Version[], file: string): boolean {
  db.exec('BEGIN IMMEDIATE') // here the file is taken, or found to be in use
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  if (version > versions.length)
    throw new SettingError(
      `${file} has version ${version}, but this program knows versions up to ${versions.length} only. Update the program, or set LOCAL_DIR to another folder.`,
    )
  for (const step of versions.slice(version))
    if (typeof step === 'string') db.exec(step)
    else step(db)
  db.exec(`PRAGMA user_version = ${versions.length}; COMMIT`)
  return version > 0 && version < versions.length
}

/** What an upgrade left empty. It takes room for a second file meanwhile; without that, the file stays as large as it is. */
function giveBackRoom(db: DatabaseSync) {
  try {
    db.exec('VACUUM')
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}
