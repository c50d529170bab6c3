import {existsSync, mkdirSync} from 'node:fs'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {SettingError} from '../settings/environment.ts'
import {isLocked} from './lock.ts'

/** Migration step: SQL, or a function for what SQL cannot do. */
export type Version = string | ((db: DatabaseSync) => void)

type Options = {
  /** Migration steps, each from the version before; the first starts from an empty file. */
  versions: Version[]
  /** FULL: commits survive a power cut. NORMAL: they survive the end of the process. */
  synchronous: 'FULL' | 'NORMAL'
  /** Advice for a damaged file. */
  repair: () => string
}

/** SQLite's result codes; higher bits carry details. */
const CORRUPT = 11
const FULL = 13
const NOT_A_DATABASE = 26

/** Size to which the journal shrinks after a large import. */
const JOURNAL_BYTES = 4 * 1024 * 1024

const numberOf = (error: unknown) => Number((error as {errcode?: number} | null)?.errcode) & 0xff
/** Whether SQLite found the file damaged, or no database. */
export const isDamaged = (error: unknown) => [CORRUPT, NOT_A_DATABASE].includes(numberOf(error))

/** Whether the disk is full. */
export const isDiskFull = (error: unknown) =>
  numberOf(error) === FULL || ['ENOSPC', 'EDQUOT'].includes(String((error as {code?: string} | null)?.code))

/**
 * Opens an SQLite file for this process alone and brings its tables up to date. Throws a SettingError with the file and
 * the remedy when it is in use, damaged or written by a newer version.
 */
export function openDatabase(file: string, {versions, synchronous, repair}: Options): DatabaseSync {
  mkdirSync(path.dirname(file), {recursive: true})
  const wasInterrupted = existsSync(`${file}-wal`)
  const db = new DatabaseSync(file)
  try {
    db.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous};
      PRAGMA journal_size_limit = ${JOURNAL_BYTES}`)
    if (upgrade(db, versions, file)) giveBackRoom(db)
    // A check reads the whole file, so it runs only after a crash.
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

/** Message about a damaged file, in one line. */
export const damaged = (file: string, repair: string) => `${file} is damaged, or no database. ${repair}`

/** Upgrades the tables. Returns whether there was an older version. */
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

/** Compacts the file after an upgrade, which needs room for a second file; without that, the file stays as large. */
function giveBackRoom(db: DatabaseSync) {
  try {
    db.exec('VACUUM')
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}
