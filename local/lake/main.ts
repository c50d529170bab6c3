import path from 'node:path'
import {openContentLake} from '../content-lake/index.ts'
import {originsOf} from '../http/loopback.ts'
import {readSettings} from '../settings/environment.ts'
import {runService, serve} from '../supervision/service.ts'
import {accessOf, EDITORS, originsIn, repairOf, withSettingError} from './options.ts'

/** The Content Lake with the settings of the product. */
await runService(async () => {
  const {ports, urls, folder} = readSettings()
  const data = path.join(folder, 'lake')
  const lake = withSettingError(() =>
    openContentLake({
      data,
      access: accessOf(process.env, originsOf(urls.studio)),
      origins: [...originsOf(urls.studio, urls.site), ...originsIn(process.env)],
      copies: path.join(data, 'copies'),
      editors: EDITORS,
      repair: repairOf(data),
    }),
  )
  lake.store.forgetDaily()
  await serve(lake.server, ports.lake, lake.close)
})
