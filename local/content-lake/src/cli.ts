import {once} from 'node:events'
import path from 'node:path'
import {type ParseArgsConfig, parseArgs} from 'node:util'
import {type Access, isMode} from './api/access.ts'
import {LOOPBACK} from './api/guard.ts'
import {openContentLake} from './contentLake.ts'
import {StorageError} from './storage/database.ts'

const USAGE = `content-lake: Sanity's Content Lake on this machine

  content-lake --port 4010 --data ./data --dataset production

  --port <number>      the port on 127.0.0.1 (4010)
  --data <folder>      where documents and assets are kept (./data)
  --dataset <name>     a dataset; may be given several times (production)
  --project <id>       the project ID that clients name (local)
  --origin <url>       an origin whose pages may call; may be given several times (http://localhost:3333)
  --access <mode>      open: everybody may do everything. public, private: as a hosted dataset of that kind (open)
  --token <text>       a token that may write; may be given several times
  --viewer <text>      a token that may read everything; may be given several times
  --help               this text`

const OPTIONS = {
  port: {type: 'string', default: '4010'},
  data: {type: 'string', default: './data'},
  dataset: {type: 'string', multiple: true, default: ['production']},
  project: {type: 'string', default: 'local'},
  origin: {type: 'string', multiple: true, default: ['http://localhost:3333']},
  access: {type: 'string', default: 'open'},
  token: {type: 'string', multiple: true, default: []},
  viewer: {type: 'string', multiple: true, default: []},
  help: {type: 'boolean', default: false},
} as const satisfies ParseArgsConfig['options']

/** Thrown for arguments that cannot be used; the message says which. */
class UsageError extends Error {}

function readArguments(args: string[]) {
  const values = parsed(args)
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`--port ${values.port} is no port`)
  if (!isMode(values.access)) throw new UsageError(`--access ${values.access} is none of open, public and private`)
  const access: Access = {
    project: values.project,
    datasets: values.dataset,
    mode: values.access,
    editors: values.token,
    viewers: values.viewer,
    sessions: values.origin,
  }
  return {port, access, data: path.resolve(values.data), origins: values.origin, isHelp: values.help}
}

function parsed(args: string[]) {
  try {
    return parseArgs({args, options: OPTIONS}).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

async function run(args: string[]) {
  const {port, isHelp, ...options} = readArguments(args)
  if (isHelp) return console.log(USAGE)
  const {server, store, close} = openContentLake(options)
  store.forgetDaily()
  await once(server.listen(port, LOOPBACK), 'listening')
  const {datasets, project} = options.access
  const address = server.address()
  const listening = address !== null && typeof address === 'object' ? address.port : port
  console.log(`Content Lake on http://localhost:${listening}: project ${project}, datasets ${datasets.join(', ')}`)
  console.log(`Data in ${options.data}. Ctrl-C stops it.`)
  const stop = () => {
    server.closeAllConnections()
    server.close(() => {
      close()
      process.exit(0)
    })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const isForUser = error instanceof UsageError || error instanceof StorageError || isInUse(error)
  console.error(isForUser ? `content-lake: ${(error as Error).message}` : error)
  if (error instanceof UsageError) console.error(USAGE)
  process.exit(1)
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
