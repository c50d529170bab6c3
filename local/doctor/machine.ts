import {existsSync, readdirSync, readFileSync, statfsSync, statSync} from 'node:fs'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {refusals} from '../../studio/model/environment/guards.ts'
import type {Environment} from '../../studio/model/environment/read.ts'
import {embeddedEnvironment, ROOT, type Settings} from '../environment.ts'
import {LAKE_VERSION} from '../lake/store.ts'
import {isFree} from '../ports.ts'
import {type Check, fine, judgeAll, type Line, wrong} from './verdict.ts'

const GIGABYTE = 1024 ** 3
/** node_modules, builds and backups. */
const NEEDED_GB = 3
const MIGRATIONS = path.join(ROOT, 'netlify/database/migrations')

export type MachineFacts = {
  node: string
  /** The package that every command of npm runs on. */
  hasOwnNode: boolean
  refused: string[]
  /** Ports of ours that something listens on. */
  taken: {name: string; port: number}[]
  /** The process of an npm start on this data folder. */
  runningPid: number | null
  freeBytes: number
  folder: string
  /** Whose the data folder is, and who asks; null where a system knows no numbers, or before there is a folder. */
  owner: number | null
  user: number | null
  lakeVersion: {is: number | 'damaged'; knows: number} | null
  /** What the database of the orders has that this program does not know. */
  newerOrders: string[] | 'damaged' | null
}

export const MACHINE_CHECKS: readonly Check<MachineFacts>[] = [
  {
    id: 'node',
    title: 'Node',
    judge: ({node, hasOwnNode}) =>
      hasOwnNode && Number(node.split('.')[0]?.replace('v', '')) >= 24
        ? fine(node)
        : wrong(
            `${node} runs this${hasOwnNode ? '' : ', and the package "node" is not installed'}`,
            'npm install (not with --ignore-scripts), then this command through npm',
          ),
  },
  {
    id: 'settings',
    title: 'Settings',
    judge: ({refused: [first, ...more]}) =>
      first
        ? wrong(
            `${first}${more.length > 0 ? ` (and ${more.length} more)` : ''}`,
            'unset or mend it; docs/environment.md',
          )
        : fine('as one machine wants them'),
  },
  {
    id: 'ports',
    title: 'Ports',
    judge: ({taken, runningPid}) => {
      if (taken.length === 0) return fine('all free')
      if (runningPid !== null) return fine(`in use by the npm start that runs here (process ${runningPid})`)
      return wrong(
        `something else listens on ${taken.map(({name, port}) => `${port} (${name})`).join(', ')}`,
        `stop it, or choose another: ${taken.map(({name, port}) => `${name}=${port + 1}`).join(' ')} npm start`,
      )
    },
  },
  {
    id: 'disk',
    title: 'Disk',
    judge: ({freeBytes}) => {
      const free = freeBytes / GIGABYTE
      return free < NEEDED_GB
        ? wrong(
            `${free.toFixed(1)} GB free, of ${NEEDED_GB} that builds and backups want`,
            'make room; .local/backups may hold old ones',
          )
        : fine(`${free.toFixed(0)} GB free`)
    },
  },
  {
    id: 'folder',
    title: 'Data folder',
    judge: ({folder, owner, user}) =>
      owner !== null && user !== null && owner !== user
        ? wrong(
            `${folder} belongs to user ${owner}, and you are ${user}`,
            `sudo chown -R ${user} ${folder}, or LOCAL_DIR=another npm start`,
          )
        : fine(owner === null ? `${folder} is made at the first start` : `${folder} is yours`),
  },
  {
    id: 'data',
    title: 'Version of the data',
    judge: ({lakeVersion, runningPid}) => {
      if (runningPid !== null) return fine('in use; its start has looked')
      if (!lakeVersion) return fine('nothing yet')
      const {is, knows} = lakeVersion
      if (is === 'damaged')
        return wrong(
          'lake/lake.db cannot be read',
          'move it away, start, then npm run content -- import <backup> --replace',
        )
      return is > knows
        ? wrong(
            `version ${is}, and this program knows versions up to ${knows}`,
            'update the program, or set LOCAL_DIR to another folder',
          )
        : fine(`${is}`)
    },
  },
  {
    id: 'orders',
    title: 'Orders',
    judge: ({newerOrders, runningPid}) => {
      if (runningPid !== null) return fine('in use; their start has looked')
      if (!newerOrders) return fine('none yet')
      if (newerOrders === 'damaged')
        return wrong(
          'orders.db cannot be read',
          'move it away, then npm run restore -- <the newest of .local/snapshots> --only orders',
        )
      return newerOrders.length > 0
        ? wrong(
            `the database has ${newerOrders.join(', ')}, which this program does not know`,
            'update the program, or set LOCAL_DIR to another folder',
          )
        : fine('their database is known to this program')
    },
  },
]

/** Looks at this machine, and writes nothing. */
export async function machineFacts(settings: Settings): Promise<MachineFacts> {
  const {folder, ports} = settings
  const taken = []
  for (const [name, port] of Object.entries(ports))
    if (!(await isFree(port))) taken.push({name: `${name.toUpperCase()}_PORT`, port})
  const exists = existsSync(folder)
  const {bavail, bsize} = statfsSync(exists ? folder : ROOT)
  return {
    node: process.version,
    hasOwnNode: existsSync(path.join(ROOT, 'node_modules/node/package.json')),
    // A start makes secrets that are not there yet; this must not.
    refused: refusals(
      existsSync(path.join(folder, 'secrets/link-secret')) ? embeddedEnvironment(settings) : process.env,
      'embedded',
    ),
    taken,
    runningPid: runningPid(folder),
    freeBytes: bavail * bsize,
    folder: path.relative(process.cwd(), folder) || folder,
    owner: exists && process.getuid ? statSync(folder).uid : null,
    user: process.getuid?.() ?? null,
    lakeVersion: versionOf(path.join(folder, 'lake/lake.db')),
    newerOrders: newerIn(path.join(folder, 'orders.db')),
  }
}

/** Of an npm start that said so and lives. */
function runningPid(folder: string): number | null {
  try {
    const {pid} = JSON.parse(readFileSync(path.join(folder, 'running.json'), 'utf8')) as {pid: number}
    process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}

function versionOf(file: string): MachineFacts['lakeVersion'] {
  const is = readFrom(file, (db) => Number(db.prepare('PRAGMA user_version').get()?.user_version))
  return is === null ? null : {is, knows: LAKE_VERSION}
}

const newerIn = (file: string): MachineFacts['newerOrders'] =>
  readFrom(file, (db) => {
    const known = readdirSync(MIGRATIONS).map((name) => path.basename(name, '.sql'))
    const isBegun = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").get()
    const applied = isBegun ? db.prepare('SELECT name FROM migrations ORDER BY name').all() : []
    return applied.map(({name}) => String(name)).filter((name) => !known.includes(name))
  })

/** Of a database that may not be there. */
function readFrom<Found>(file: string, read: (db: DatabaseSync) => Found): Found | 'damaged' | null {
  if (!existsSync(file)) return null
  try {
    const db = new DatabaseSync(file, {readOnly: true})
    try {
      return read(db)
    } finally {
      db.close()
    }
  } catch {
    return 'damaged'
  }
}

export const examineMachine = async (settings: Settings, environment: Environment): Promise<Line[]> =>
  judgeAll(MACHINE_CHECKS, await machineFacts(settings), environment)
