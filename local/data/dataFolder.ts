import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {type Addresses, SettingError} from '../settings/environment.ts'
import {tryLock} from './lock.ts'

/** Who runs on a data folder: the process that started the services, and where they are. */
type Occupant = {
  command: string
  pid: number
  /** ISO time. */
  since: string
  urls: Partial<Addresses>
  /** The process of each service, once all are ready. */
  pids?: Record<string, number>
}

/** A data folder that this process alone uses, until it ends. */
export type DataFolder = {
  /** Tells others what runs here. */
  describe: (occupant: Occupant) => void
  close: () => void
}

/**
 * Opens the data folder for this process alone: the services keep their data in memory, so that two sets of them on one
 * folder would overwrite each other's. Throws a SettingError that says who is there, or why the folder cannot be used.
 */
export function openDataFolder(folder: string): DataFolder {
  const unlock = lock(folder)
  const file = path.join(folder, OCCUPANT)
  if (!unlock) throw new SettingError(inUse(folder, readOccupant(file)))
  rmSync(file, {force: true})
  return {
    describe: (occupant) => {
      writeFileSync(`${file}.new`, JSON.stringify(occupant))
      renameSync(`${file}.new`, file) // whoever reads meanwhile has the one before, whole
    },
    close: () => {
      rmSync(file, {force: true})
      unlock()
    },
  }
}

const OCCUPANT = 'running.json'

/** Who runs on a data folder; null when nobody does. */
export function occupantOf(folder: string): Occupant | null {
  const unlock = existsSync(folder) ? lock(folder) : () => {}
  unlock?.()
  return unlock ? null : readOccupant(path.join(folder, OCCUPANT))
}

function lock(folder: string) {
  try {
    mkdirSync(folder, {recursive: true, mode: 0o700}) // orders and mails are personal data
    return tryLock(path.join(folder, 'lock.db'))
  } catch (error) {
    throw new SettingError(
      `The data folder ${folder} cannot be used (${error instanceof Error ? error.message : error}). Set LOCAL_DIR to a folder that can be written.`,
    )
  }
}

const WHEN = new Intl.DateTimeFormat('en-GB', {dateStyle: 'medium', timeStyle: 'short'})

/** Null in the moment before it is written. */
function readOccupant(file: string): Occupant | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Occupant
  } catch {
    return null
  }
}

function inUse(folder: string, occupant: Occupant | null): string {
  const another = `To run both, give this one a data folder and ports of its own: LOCAL_DIR=${path.basename(folder)}-2, SITE_PORT, STUDIO_PORT, …`
  if (!occupant)
    return `The data folder ${folder} is in use by an npm start that is just beginning. Stop that one first.\n${another}`
  const {command, pid, since, urls} = occupant
  const where = Object.entries(urls).map(([name, url]) => `  ${name.padEnd(9)}${url}`)
  return [
    `The data folder ${folder} is in use by ${command} (process ${pid}, since ${WHEN.format(new Date(since))}):`,
    ...where,
    `Stop that one first: Ctrl-C in its terminal, or kill ${pid}.`,
    another,
  ].join('\n')
}
