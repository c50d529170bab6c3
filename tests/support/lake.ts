import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {contentClient} from '../../local/content/client.ts'
import {seedIfEmpty} from '../../local/content/seed.ts'
import type {Access} from '../../local/lake/access.ts'
import {AssetStore} from '../../local/lake/assets.ts'
import {createLake} from '../../local/lake/server.ts'
import {Store} from '../../local/lake/store.ts'
import {closing, listening} from '../bench/sampling.ts'

export type OpenLake = {url: string; content: SanityClient; store: Store; close: () => Promise<void>}

/** `access` says who may read and write; with it, `token` is what this process writes with. */
type Options = {access?: Access; token?: string}

/** A lake in this process that holds the content as it ships. */
export async function openLake(folder: string, {access, token}: Options = {}): Promise<OpenLake> {
  const store = new Store(path.join(folder, 'lake'))
  const server = createLake(store, new AssetStore(path.join(folder, 'lake/assets')), {
    origins: [],
    copies: path.join(folder, 'lake/copies'),
    ...(access && {access}),
  })
  const url = await listening(server)
  const content = contentClient({LAKE_URL: url, ...(token && {LAKE_TOKENS: token})})
  await seedIfEmpty(content)
  const close = async () => {
    await closing(server)
    store.close()
  }
  return {url, content, store, close}
}
