import {randomInt} from 'node:crypto'
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import net from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {isAlive} from './processes.ts'

const SERVICES = ['SITE_PORT', 'STUDIO_PORT', 'LAKE_PORT', 'MOLLIE_PORT', 'SMTP_PORT', 'MAIL_PORT']

/** Settings of services that run beside those of `npm start`: free ports, and a data folder of their own. */
export async function ownSettings(folder: string): Promise<Record<string, string>> {
  const ports = await freePorts(SERVICES.length)
  return {...Object.fromEntries(SERVICES.map((name, index) => [name, String(ports[index])])), LOCAL_DIR: folder}
}

/** Below the ports of outgoing connections: one of those may take the port of a service while it restarts. */
const RANGE = {lowest: 15_000, highest: 32_000}

/**
 * Ports that nothing listens on, claimed for this process: no other test process of this machine is given them, although
 * the service that will listen there starts later.
 */
export async function freePorts(count: number, {lowest, highest} = RANGE): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) {
    const port = randomInt(lowest, highest)
    if (claim(port) && (await isFree(port))) ports.push(port)
  }
  return ports
}

/** The same folder for every process of this user, whatever its TMPDIR. */
const CLAIMS = path.join(
  process.platform === 'win32' ? tmpdir() : '/tmp',
  `vindkracht-test-ports-${process.getuid?.() ?? 'user'}`,
)
const claimed: string[] = []
process.once('exit', () => {
  for (const file of claimed) rmSync(file, {force: true})
})

/** Whether the port is this process's now. Two processes cannot both create its file. */
function claim(port: number): boolean {
  const file = path.join(CLAIMS, String(port))
  mkdirSync(CLAIMS, {recursive: true})
  if (isAbandoned(file)) rmSync(file, {force: true})
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'})
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  claimed.push(file)
  return true
}

/** Left by a process that was killed. */
function isAbandoned(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 && !isAlive(pid)
  } catch {
    return false // there is none
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
