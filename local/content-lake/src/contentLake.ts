import type http from 'node:http'
import path from 'node:path'
import {type Access, OPEN} from './api/access.ts'
import {EDITORS, type EditorNames} from './api/editors.ts'
import {createLake} from './api/server.ts'
import {AssetStore} from './assets/assetStore.ts'
import {Store} from './storage/store.ts'

export type ContentLakeOptions = {
  /** The folder of the database and the assets; made when it is missing. */
  data: string
  /** Project, datasets, and the tokens that may read and write. */
  access?: Access
  /** Origins whose pages may call the lake: the Studio's and the site's. Others are refused. */
  origins?: readonly string[]
  /** The folder where `POST /copy` puts copies of the database; without it, the call is unknown. */
  copies?: string
  /** The names of those who write. */
  editors?: EditorNames
  /** Returns the advice for a damaged database, in a sentence. */
  repair?: () => string
}

export type ContentLake = {server: http.Server; store: Store; close: () => void}

/** Opens a data folder and returns a server that does not listen yet. Throws a StorageError when the folder cannot be used. */
export function openContentLake({
  data,
  access = OPEN,
  origins = [],
  copies,
  editors = EDITORS,
  repair,
}: ContentLakeOptions): ContentLake {
  const store = new Store(data, repair && {repair})
  const assets = new AssetStore(path.join(data, 'assets'))
  // Read before the lake is ready: the first queries would wait for them.
  for (const dataset of access.datasets)
    for (const perspective of ['raw', 'published', 'drafts']) store.view(dataset, perspective)
  const server = createLake(store, assets, {origins, access, editors, ...(copies !== undefined && {copies})})
  return {server, store, close: () => store.close()}
}
