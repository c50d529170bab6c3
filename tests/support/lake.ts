import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {contentClient} from '../../local/content/client.ts'
import {seedIfEmpty} from '../../local/content/seed.ts'
import {AssetStore} from '../../local/lake/assets.ts'
import {createLake} from '../../local/lake/server.ts'
import {Store} from '../../local/lake/store.ts'
import {closing, listening} from '../bench/sampling.ts'

export type OpenLake = {url: string; content: SanityClient; store: Store; close: () => Promise<void>}

/** A lake in this process that holds the content as it ships. */
export async function openLake(folder: string): Promise<OpenLake> {
  const store = new Store(path.join(folder, 'lake'))
  const server = createLake(store, new AssetStore(path.join(folder, 'lake/assets')), {
    origins: [],
    copies: path.join(folder, 'lake/copies'),
  })
  const url = await listening(server)
  const content = contentClient({LAKE_URL: url})
  await seedIfEmpty(content)
  const close = async () => {
    await closing(server)
    store.close()
  }
  return {url, content, store, close}
}
