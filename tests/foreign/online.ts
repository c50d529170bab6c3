import path from 'node:path'
import {contentClient} from '../../local/content/client.ts'
import {accessOf} from '../../local/lake/access.ts'
import {AssetStore} from '../../local/lake/assets.ts'
import {createLake} from '../../local/lake/server.ts'
import {Store} from '../../local/lake/store.ts'
import {closing, listening} from '../../local/supervision/service.ts'
import {type Host, Internet} from '../hosted/internet.ts'

export const TOKEN = 'sk-of-whoever-logged-in'

const NAMES = ['api.sanity.io', 'local.api.sanity.io', 'cdn.sanity.io']

export type Online = Awaited<ReturnType<typeof openOnline>>

/** The lake in the place of Sanity: a private dataset at https://local.api.sanity.io, beside `hosts`, and a Studio at `studios`. */
export async function openOnline(folder: string, {studios = [] as string[], hosts = {} as Record<string, Host>} = {}) {
  const store = new Store(path.join(folder, 'lake'))
  const server = createLake(store, new AssetStore(path.join(folder, 'lake/assets')), {
    origins: studios,
    access: accessOf({LAKE_ACCESS: 'private', LAKE_TOKENS: TOKEN}, studios),
  })
  const lake = await listening(server)
  const sanity = Object.fromEntries(NAMES.map((name) => [name, {at: lake}]))
  const internet = new Internet({...sanity, ...hosts}, folder)
  await internet.open()
  const close = async () => {
    await internet.close()
    await closing(server)
    store.close()
  }
  return {client: contentClient({LAKE_URL: lake, LAKE_TOKENS: TOKEN}), internet, close}
}
