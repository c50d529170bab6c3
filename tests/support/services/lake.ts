import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {contentClient} from '../../../local/content/client.ts'
import {seedIfEmpty} from '../../../local/content/seed.ts'
import {type Access, openContentLake, type Store} from '../../../local/content-lake/index.ts'
import {repairOf} from '../../../local/lake/options.ts'
import {closing, listening} from '../../bench/sampling.ts'

export type OpenLake = {url: string; content: SanityClient; store: Store; close: () => Promise<void>}

/** `access` says who may read and write; with it, `token` is what this process writes with. */
type Options = {access?: Access; token?: string}

/** A lake in this process that holds the content as it ships. */
export async function openLake(folder: string, {access, token}: Options = {}): Promise<OpenLake> {
  const data = path.join(folder, 'lake')
  const options = {data, copies: path.join(data, 'copies'), repair: repairOf(data)}
  const {server, store, close: closeStore} = openContentLake({...options, ...(access && {access})})
  // Clients close idle connections themselves: a server that does so resets a request that begins in that moment.
  server.keepAliveTimeout = 0
  const url = await listening(server)
  const content = contentClient({LAKE_URL: url, ...(token && {LAKE_TOKENS: token})})
  await seedIfEmpty(content)
  const close = async () => {
    await closing(server)
    closeStore()
  }
  return {url, content, store, close}
}
