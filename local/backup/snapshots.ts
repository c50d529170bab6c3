import {globSync, rmSync, statSync} from 'node:fs'
import path from 'node:path'
import {DAY_MS, HOUR_MS} from '../../domain/format/dates.ts'
import {listSnapshots, type Reason, snapshotName, snapshotsFolder, snapshotsToKeep, snapshotTime} from './retention.ts'
import {save} from './save.ts'
import type {Setup} from './setup.ts'

/** Takes a snapshot of a set-up of this machine, drops those past their time, and returns its folder. */
export async function takeSnapshot(setup: Setup, reason: Reason, now = new Date()): Promise<string> {
  const folder = path.join(snapshotsFolder(setup.folder), snapshotName(now, reason))
  removeBrokenOff(snapshotsFolder(setup.folder))
  await save(setup, folder)
  const names = listSnapshots(setup.folder)
  const kept = snapshotsToKeep(names, now)
  for (const name of names.filter((each) => !kept.includes(each)))
    rmSync(path.join(snapshotsFolder(setup.folder), name), {recursive: true, force: true})
  return folder
}

/** No snapshot takes as long as this. */
const BROKEN_OFF_AFTER_MS = 6 * HOUR_MS

/** Removes what a killed process left: it holds personal data, and takes room. */
function removeBrokenOff(snapshots: string) {
  for (const name of globSync('*.unfinished', {cwd: snapshots})) {
    const left = path.join(snapshots, name)
    const at = statSync(left, {throwIfNoEntry: false})?.mtimeMs ?? Infinity // finished just now
    if (Date.now() - at > BROKEN_OFF_AFTER_MS) rmSync(left, {recursive: true, force: true})
  }
}

/** Takes a snapshot when none is younger than a day. */
export async function takeDailySnapshot(setup: Setup, now = new Date()): Promise<string | null> {
  const [newest] = listSnapshots(setup.folder)
  if (newest && now.getTime() - snapshotTime(newest) < DAY_MS) return null
  return takeSnapshot(setup, 'daily', now)
}

const LOOK_EVERY_MS = 60 * 60_000

/**
 * Takes the day's snapshot at once, for a machine that runs for minutes a day, and looks again every hour. A failure
 * stops nothing.
 */
export function takeDailySnapshots(setup: () => Setup, tell: (problem: string) => void): Promise<void> {
  const look = async () => {
    try {
      await takeDailySnapshot(setup())
    } catch (error) {
      tell(`There is no snapshot of today: ${(error as Error).message}`)
    }
  }
  setInterval(() => void look(), LOOK_EVERY_MS).unref()
  return look()
}
