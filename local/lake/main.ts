import path from 'node:path'
import {originsOf} from '../http/loopback.ts'
import {readSettings} from '../settings/environment.ts'
import {runService, serve} from '../supervision/service.ts'
import {accessOf, originsIn} from './access.ts'
import {AssetStore} from './assets.ts'
import {createLake} from './server.ts'
import {Store} from './store.ts'

await runService(async () => {
  const {ports, urls, folder} = readSettings()
  const store = new Store(path.join(folder, 'lake'))
  const assets = new AssetStore(path.join(folder, 'lake/assets'))
  const origins = [...originsOf(urls.studio, urls.site), ...originsIn(process.env)]
  const copies = path.join(folder, 'lake/copies')
  const access = accessOf(process.env, originsOf(urls.studio))
  // Read before the lake is ready: the first query would wait for it.
  for (const dataset of access.datasets) store.documents(dataset)
  store.forgetDaily()
  await serve(createLake(store, assets, {origins, access, copies}), ports.lake, () => store.close())
})
