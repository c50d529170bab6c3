import {mkdirSync} from 'node:fs'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {setTimeout as wait} from 'node:timers/promises'
import {ROOT} from '../environment.ts'

const POLL_MS = 250

/**
 * Runs `work` while holding the lock around Gatsby, which writes web/.cache and web/public in place: a start, a test run
 * and a publish must not share them. The lock is SQLite's on a file, so the system frees it when the process dies.
 */
export async function withBuildLock<T>(work: () => Promise<T>, onWait: () => void): Promise<T> {
  const folder = path.join(ROOT, 'node_modules/.cache')
  mkdirSync(folder, {recursive: true})
  const db = new DatabaseSync(path.join(folder, 'gatsby-lock.db'))
  let waiting = false
  while (!tryLock(db)) {
    if (!waiting) onWait()
    waiting = true
    await wait(POLL_MS)
  }
  try {
    return await work()
  } finally {
    db.exec('ROLLBACK')
    db.close()
  }
}

function tryLock(db: DatabaseSync): boolean {
  try {
    db.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (/locked|busy/.test(String(error))) return false
    throw error
  }
}
