import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {type ClientConfig, createClient} from '@sanity/client'
import {AssetStore} from '../assets/assetStore.ts'
import {Store} from '../storage/store.ts'
import {createLake, type LakeOptions} from './server.ts'

/** The API version that tests ask in: from it on, queries without a perspective see what is published. */
export const API_VERSION = '2025-02-19'

/** Serves an empty lake on a free port, and returns Sanity's client for it. */
export async function serveLake(options: Partial<LakeOptions> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const store = new Store(folder)
  const assets = new AssetStore(path.join(folder, 'assets'))
  const server = createLake(store, assets, {origins: [], ...options}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const clientWith = (config: ClientConfig = {}) =>
    createClient({
      apiHost: url,
      projectId: 'local',
      dataset: 'production',
      useProjectHostname: false,
      apiVersion: API_VERSION,
      useCdn: false,
      ...config,
    })
  const close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    store.close()
    rmSync(folder, {recursive: true})
  }
  return {url, store, folder, client: clientWith(), clientWith, close}
}

export type ServedLake = Awaited<ReturnType<typeof serveLake>>
