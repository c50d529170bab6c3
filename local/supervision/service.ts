import type http from 'node:http'
import type {AddressInfo} from 'node:net'
import {LOOPBACK} from '../http/loopback.ts'
import {SettingError} from '../settings/environment.ts'

/** Runs the program of a service. A wrong setting is one line without a stack trace. */
export async function runService(program: () => Promise<void>) {
  try {
    await program()
  } catch (error) {
    console.error(error instanceof SettingError ? error.message : error)
    process.exit(1)
  }
}

/** Listens on loopback, by default on a free port, and resolves with the address. */
export async function listening(server: http.Server, port = 0): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, resolve)
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

export async function closing(server: http.Server) {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}

/**
 * Listens on loopback, tells the parent process when prepared, and closes on SIGTERM or SIGINT. Resolves once it has
 * told.
 */
export async function serve(
  server: http.Server,
  port: number,
  onClose: () => void | Promise<void> = () => {},
  prepare: () => Promise<void> = async () => {},
) {
  await listening(server, port)
  stopOnSignal(async () => {
    await closing(server)
    await onClose()
  })
  await prepare()
  process.send?.('ready')
}

const STOP_WITHIN_MS = 8000

/** Runs `stop` once, at the first signal or when the parent process is gone, then exits. */
function stopOnSignal(stop: () => void | Promise<void>) {
  let stopping = false
  const once = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref() // something does not end
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  process.on('disconnect', once) // the parent was killed: no service is left behind
}
