import path from 'node:path'
import {readSettings} from '../environment.ts'
import {originsOf} from '../loopback.ts'
import {runService, serve} from '../service.ts'
import {Sandbox} from './sandbox.ts'
import {createSandbox} from './server.ts'
import {SandboxStore} from './store.ts'

await runService(async () => {
  const {ports, urls, folder} = readSettings()
  const sandbox = new Sandbox(new SandboxStore(path.join(folder, 'mollie')))
  await serve(createSandbox(sandbox, urls.mollie, originsOf(urls.site)), ports.mollie, () => sandbox.stop())
})
