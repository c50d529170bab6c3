import {randomInt} from 'node:crypto'
import net from 'node:net'

const SERVICES = ['SITE_PORT', 'STUDIO_PORT', 'LAKE_PORT', 'MOLLIE_PORT', 'SMTP_PORT', 'MAIL_PORT']

/** Settings of services that run beside those of `npm start`: free ports, and a data folder of their own. */
export async function ownSettings(folder: string): Promise<Record<string, string>> {
  const ports = await freePorts(SERVICES.length)
  return {...Object.fromEntries(SERVICES.map((name, index) => [name, String(ports[index])])), LOCAL_DIR: folder}
}

/** Below those that a system gives to outgoing connections: one of these may take the port of a service that is started again. */
const LOWEST = 15_000
const HIGHEST = 32_000

/** Ports that nobody uses, all open at once so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers: net.Server[] = []
  while (servers.length < count) {
    const server = await listeningOn(randomInt(LOWEST, HIGHEST))
    if (server) servers.push(server)
  }
  const ports = servers.map((server) => (server.address() as net.AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}

const listeningOn = (port: number) =>
  new Promise<net.Server | null>((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(null)).listen(port, '127.0.0.1', () => resolve(server))
  })
