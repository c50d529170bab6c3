import {existsSync, readdirSync} from 'node:fs'
import path from 'node:path'
import {DAY_MS} from '../../domain/format/dates.ts'

/** Reason for a snapshot, which is part of its name. */
export type Reason = 'daily' | 'before-migration' | 'before-import' | 'before-reset'

const NEWEST = 10
const DAYS = 7
const WEEKS = 4

export const snapshotsFolder = (dataFolder: string) => path.join(dataFolder, 'snapshots')

/** "2026-11-23T03-08-31.385Z-daily" */
export const snapshotName = (at: Date, reason: Reason) => `${at.toISOString().replaceAll(':', '-')}-${reason}`
export const snapshotTime = (name: string) => Date.parse(name.replace(/T(\d\d)-(\d\d)-([\d.]+Z).*/, 'T$1:$2:$3'))

/** Names of the snapshots, newest first. */
export function listSnapshots(dataFolder: string): string[] {
  const folder = snapshotsFolder(dataFolder)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter((name) => Number.isFinite(snapshotTime(name)) && existsSync(path.join(folder, name, 'manifest.json')))
    .sort()
    .reverse()
}

/**
 * Returns the newest ten, the newest of each of the last seven days, and of each of the last four weeks. `names` begin
 * with the newest.
 */
export function snapshotsToKeep(names: readonly string[], now: Date): string[] {
  const newestOfEach = (length: number, count: number) => {
    const seen = new Set<number>()
    return names.filter((name) => {
      const age = Math.floor((now.getTime() - snapshotTime(name)) / length)
      return age < count && !seen.has(age) && seen.add(age)
    })
  }
  const kept = new Set([...names.slice(0, NEWEST), ...newestOfEach(DAY_MS, DAYS), ...newestOfEach(7 * DAY_MS, WEEKS)])
  return names.filter((name) => kept.has(name))
}

/** Advice in one line for a damaged part of a data folder; `place` is its file or folder. */
export function restoreAdvice(dataFolder: string, place: string, part: 'content' | 'orders'): string {
  const [newest] = listSnapshots(dataFolder)
  const moved = `mv ${place} ${place}-damaged`
  if (!newest) return `There is no snapshot to go back to. To begin anew: ${moved}`
  return `To go back to the newest snapshot: ${moved} && npm run restore -- ${path.join(snapshotsFolder(dataFolder), newest)} --only ${part}`
}
