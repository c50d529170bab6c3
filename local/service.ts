import type http from 'node:http'
import {SettingError} from './environment.ts'
import {LOOPBACK} from './loopback.ts'

/** Runs the program of a service. What its user can mend is one line and no stack trace. */
export async function runService(program: () => Promise<void>) {
  try {
    await program()
  } catch (error) {
    console.error(error instanceof SettingError ? error.message : error)
    process.exit(1)
  }
}

/** Listens on loopback, tells the parent process, and closes on SIGTERM or SIGINT. Resolves once it listens. */
export async function serve(server: http.Server, port: number, onClose: () => void | Promise<void> = () => {}) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, resolve)
  })
  stopOnSignal(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    await onClose()
  })
  process.send?.('ready')
}

/** Runs `stop` once for the first signal, or when the parent process is gone, then exits. */
function stopOnSignal(stop: () => void | Promise<void>) {
  let stopping = false
  const once = async () => {
    if (stopping) return
    stopping = true
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  process.on('disconnect', once) // the parent was killed: no service is left behind
}
