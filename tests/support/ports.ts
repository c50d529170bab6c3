import net from 'node:net'

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
