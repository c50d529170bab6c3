import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {listSnapshots, restoreAdvice, snapshotName, snapshotsToKeep} from './retention.ts'

const NOW = new Date('2026-11-23T04:00:00Z')
const hoursAgo = (hours: number) => snapshotName(new Date(NOW.getTime() - hours * 3_600_000), 'daily')

test('keeps the newest ten, one a day for a week and one a week for four', () => {
  const names = Array.from({length: 240}, (_, index) => hoursAgo(1 + 6 * index))
  const kept = snapshotsToKeep(names, NOW)
  expect(kept.slice(0, 10)).toEqual(names.slice(0, 10))
  expect(kept.slice(10)).toEqual([72, 96, 120, 144, 168, 336, 504].map((hours) => hoursAgo(hours + 1)))
})

test('keeps a snapshot of every day of the week as days pass', () => {
  let names: string[] = []
  for (let day = 60; day > 0; day--)
    names = snapshotsToKeep([hoursAgo(24 * day), ...names], new Date(NOW.getTime() - 86_400_000 * day))
  expect(names.length).toBeGreaterThanOrEqual(10)
  expect(names.slice(0, 7)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => hoursAgo(24 * day)))
})

test('names the newest whole snapshot, or says that there is none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'))
  expect(restoreAdvice(folder, '/data/lake', 'content')).toBe(
    'There is no snapshot to go back to. To begin anew: mv /data/lake /data/lake-damaged',
  )
  for (const name of [hoursAgo(2), hoursAgo(3)]) {
    mkdirSync(path.join(folder, 'snapshots', name), {recursive: true})
    writeFileSync(path.join(folder, 'snapshots', name, 'manifest.json'), '{}')
  }
  mkdirSync(path.join(folder, 'snapshots', hoursAgo(1))) // was interrupted
  mkdirSync(path.join(folder, 'snapshots', `${hoursAgo(1)}.unfinished`))
  expect(listSnapshots(folder)).toEqual([hoursAgo(2), hoursAgo(3)])
  const newest = path.join(folder, 'snapshots', hoursAgo(2))
  expect(restoreAdvice(folder, '/data/lake', 'content')).toBe(
    `To go back to the newest snapshot: mv /data/lake /data/lake-damaged && npm run restore -- ${newest} --only content`,
  )
  rmSync(folder, {recursive: true})
})
