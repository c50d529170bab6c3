import type {AddressInfo} from 'node:net'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {Sandbox} from './sandbox.ts'
import {sandboxServer} from './server/server.ts'
import {UnusableFileError} from './state/database.ts'

const USAGE = `mollie-sandbox [--port 4020] [--data ./data] [--origin http://localhost:3000]

Answers Mollie's v2 API at http://localhost:<port>/v2/ for any test_ key. Payments are kept in <data>/mollie.db.

  --port     port on this machine, 4020 by default; 0 takes a free one
  --data     folder of the data, ./data by default
  --origin   origin of a page that may show pictures of payment methods; may be given more than once`

const STOP_TIMEOUT_MS = 8000

async function start() {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '4020'},
      data: {type: 'string', default: 'data'},
      origin: {type: 'string', multiple: true, default: []},
      help: {type: 'boolean', short: 'h', default: false},
    },
  })
  if (values.help) return console.log(USAGE)
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError(`--port: ${values.port} is no port`)
  const sandbox = new Sandbox(path.resolve(values.data))
  const options = {url: `http://localhost:${port}`, origins: values.origin}
  const server = sandboxServer(sandbox, options)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  options.url = `http://localhost:${(server.address() as AddressInfo).port}`
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    server.closeAllConnections()
    server.close(() => {
      sandbox.stop()
      process.exit(0)
    })
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  console.log(`Mollie sandbox: ${options.url} (API at ${options.url}/v2/)`)
}

start().catch((error: Error & {code?: string}) => {
  const isUsage = error.code?.startsWith('ERR_PARSE_ARGS') || error instanceof RangeError
  const isOccupied = error.code === 'EADDRINUSE'
  if (isOccupied) console.error('The port is in use: choose another with --port.')
  else
    console.error(isUsage ? `${error.message}\n\n${USAGE}` : error instanceof UnusableFileError ? error.message : error)
  process.exit(1)
})
