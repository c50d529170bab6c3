import path from 'node:path'
import {readHouse} from '../environment.ts'
import {serve} from '../service.ts'
import {createSandbox} from './server.ts'
import {SandboxStore} from './store.ts'
import {Webhooks} from './webhooks.ts'

const {ports, urls, folder} = readHouse()
const store = new SandboxStore(path.join(folder, 'mollie'))
const webhooks = new Webhooks(store)
await serve(createSandbox(store, webhooks, urls.mollie), ports.mollie, () => {
  webhooks.stop()
  store.close()
})
