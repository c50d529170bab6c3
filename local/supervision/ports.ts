import net from 'node:net'
import {LOOPBACK} from '../http/loopback.ts'
import {SettingError} from '../settings/environment.ts'

/** Whether a port of this machine is free. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, LOOPBACK, () => probe.close(() => resolve(true)))
  })
}

/** Throws a SettingError for the first port in use, with the remedy. */
export async function assertPortsFree(wanted: {name: string; port: number; setting: string}[]) {
  for (const {name, port, setting} of wanted)
    if (!(await isFree(port)))
      throw new SettingError(
        `Port ${port} (${name}) is in use. Stop what runs there (another npm start?), or choose one: ${setting}=${port + 1} npm start`,
      )
}
