import {mkdirSync} from 'node:fs'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {setTimeout as wait} from 'node:timers/promises'
import {ROOT} from '../settings/environment.ts'

const POLL_MS = 250

/** Locks in use: a lock without a reference would be garbage collected, and so released. */
const held = new Set<DatabaseSync>()

/**
 * Locks a file, which is created when missing. Returns a function that unlocks it, or null when another process has the
 * lock. The lock is SQLite's, so the system frees it whenever the process ends.
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

/** Whether SQLite reports that another process has the file. */
const isLocked = (error: unknown) => /locked|busy/.test(String(error))

/**
 * Runs `work` under the build lock: Gatsby writes web/.cache and web/public in place, so a start, a test run and a
 * publish must not share them.
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
