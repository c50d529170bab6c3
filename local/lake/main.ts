import path from 'node:path'
import {readHouse} from '../environment.ts'
import {runService, serve} from '../service.ts'
import {AssetStore} from './assets.ts'
import {createLake} from './server.ts'
import {Store} from './store.ts'

await runService(async () => {
  const {ports, folder} = readHouse()
  const store = new Store(path.join(folder, 'lake'))
  const assets = new AssetStore(path.join(folder, 'lake/assets'))
  const pages = [ports.studio, ports.site, ports.preview]
  const origins = pages.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
  await serve(createLake(store, assets, {origins}), ports.lake, () => store.close())
})
