import {mkdirSync} from 'node:fs'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {setTimeout as wait} from 'node:timers/promises'
import {ROOT} from '../settings/environment.ts'

const POLL_MS = 250

/** Keeps a lock that nobody refers to from being collected as garbage, which would unlock it. */
const held = new Set<DatabaseSync>()

/**
 * Locks a file, which is made when it is missing. Returns what unlocks it, or null when another process has the lock. It is
 * SQLite's lock, so the system frees it when the process dies, however it dies.
 */
export function tryLock(file: string): (() => void) | null {
  const db = new DatabaseSync(file)
  try {
    db.exec('BEGIN EXCLUSIVE')
    held.add(db)
    return () => {
      held.delete(db)
      db.close()
    }
  } catch (error) {
    db.close()
    if (isLocked(error)) return null
    throw error
  }
}

/** Whether SQLite says that somebody else has the file. */
export const isLocked = (error: unknown) => /locked|busy/.test(String(error))

/**
 * Runs `work` while holding the lock around Gatsby, which writes web/.cache and web/public in place: a start, a test run
 * and a publish must not share them.
 */
export async function withBuildLock<T>(work: () => Promise<T>, onWait: () => void): Promise<T> {
  const folder = path.join(ROOT, 'node_modules/.cache')
  mkdirSync(folder, {recursive: true})
  const file = path.join(folder, 'gatsby-lock.db')
  let unlock = tryLock(file)
  if (!unlock) onWait()
  while (!unlock) {
    await wait(POLL_MS)
    unlock = tryLock(file)
  }
  try {
    return await work()
  } finally {
    unlock()
  }
}
