import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {type Addresses, SettingError} from '../settings/environment.ts'
import {tryLock} from './lock.ts'

/** Process that runs on a data folder, with the addresses of its services. */
type Occupant = {
  command: string
  pid: number
  /** Start time (ISO 8601). */
  since: string
  urls: Partial<Addresses>
  /** Process of each service, once all are ready. */
  pids?: Record<string, number>
}

/** Exclusive use of a data folder, until the process ends. */
export type DataFolder = {
  /** Writes down what runs here, for others to read. */
  describe: (occupant: Occupant) => void
  close: () => void
}

/**
 * Locks the data folder for this process: two sets of services on one folder would overwrite each other's data. Throws
 * a SettingError that names the other process, or why the folder cannot be used.
 */
export function openDataFolder(folder: string): DataFolder {
  const unlock = lock(folder)
  const file = path.join(folder, OCCUPANT)
  if (!unlock) throw new SettingError(inUse(folder, readOccupant(file)))
  rmSync(file, {force: true})
  return {
    describe: (occupant) => {
      writeFileSync(`${file}.new`, JSON.stringify(occupant))
      renameSync(`${file}.new`, file) // a reader meanwhile gets the old one, whole
    },
    close: () => {
      rmSync(file, {force: true})
      unlock()
    },
  }
}

const OCCUPANT = 'running.json'

/** Returns the process that runs on a data folder; null without one. */
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

/** Null before the file is written. */
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
