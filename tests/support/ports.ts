import net from 'node:net'

const SERVICES = ['SITE_PORT', 'STUDIO_PORT', 'LAKE_PORT', 'MOLLIE_PORT', 'SMTP_PORT', 'MAIL_PORT']

/** Settings of services that run beside those of `npm start`: free ports, and a data folder of their own. */
export async function ownSettings(folder: string): Promise<Record<string, string>> {
  const ports = await freePorts(SERVICES.length)
  return {...Object.fromEntries(SERVICES.map((name, index) => [name, String(ports[index])])), LOCAL_DIR: folder}
}

/** Ports that nobody uses, all open at once so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({length: count}, () => net.createServer())
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => resolve((server.address() as net.AddressInfo).port))
        }),
    ),
  )
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}
