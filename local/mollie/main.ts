import path from 'node:path'
import {originsOf} from '../http/loopback.ts'
import {Sandbox, UnusableFileError} from '../mollie-sandbox/index.ts'
import {Moneybird} from '../moneybird/moneybird.ts'
import {readSettings, SettingError} from '../settings/environment.ts'
import {runService, serve} from '../supervision/service.ts'
import {paymentsServer} from './server.ts'

await runService(async () => {
  const {ports, urls, folder} = readSettings()
  const sandbox = openSandbox(path.join(folder, 'mollie'))
  const moneybird = new Moneybird(path.join(folder, 'moneybird.json'))
  const server = paymentsServer(sandbox, urls.mollie, {origins: originsOf(urls.site), moneybird})
  await serve(server, ports.mollie, () => sandbox.stop())
})

function openSandbox(folder: string) {
  try {
    return new Sandbox(folder)
  } catch (error) {
    if (error instanceof UnusableFileError)
      throw new SettingError(`${error.message} Or set LOCAL_DIR to another folder.`)
    throw error
  }
}
