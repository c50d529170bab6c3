import {spawnSync} from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import {freePorts} from './ports.ts'

const MODULE = path.join(import.meta.dirname, 'ports.ts')
/** So few that two processes would choose some of the same by chance. */
const FEW = {lowest: 14_000, highest: 14_300}

/** Ports that another process is given while this one holds its own. */
function portsOfAnotherProcess(count: number): number[] {
  const code = `
    const {freePorts} = await import(${JSON.stringify(MODULE)})
    console.log(JSON.stringify(await freePorts(${count}, ${JSON.stringify(FEW)})))`
  const {stdout, stderr} = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {encoding: 'utf8'})
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}

test('gives ports that can be listened on', async () => {
  const ports = await freePorts(2)
  const servers = ports.map((port) => net.createServer().listen(port, '127.0.0.1'))
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))))
  for (const server of servers) server.close()
})

test('gives no port that another process was given when nothing listens on it yet', async () => {
  const ports = [...(await freePorts(60, FEW)), ...portsOfAnotherProcess(60)]
  expect(new Set(ports).size).toBe(120)
})
