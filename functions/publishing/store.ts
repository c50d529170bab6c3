import {createHash} from 'node:crypto'
import {getDeployStore, type getStore} from '@netlify/blobs'
import type {Release, ReleaseStore} from '../../web/src/renderer/release.ts'
import {wasWritten} from './wasWritten.ts'

const CURRENT = 'current'
const fileOf = (key: string) => `files/${key}`

/** Used part of Netlify's store, so that a test may bring another. */
type Blobs = Pick<ReturnType<typeof getStore>, 'get' | 'getWithMetadata' | 'set' | 'setJSON'>

/**
 * Releases in Netlify Blobs, of one deploy: a preview must not replace what visitors see. Files are named by their bytes and never change; which release is current is one entry, which
 * is replaced only while it is still the one that was read. Throws when the store cannot be reached.
 */
export function blobReleases(blobs: Blobs = getDeployStore({name: 'pages', consistency: 'strong'})): ReleaseStore {
  return {
    current: async () => {
      const found = await blobs.getWithMetadata(CURRENT, {type: 'json', consistency: 'strong'})
      if (!found) return null
      // Without a tag a write could not tell that another came between.
      if (!found.etag) throw new Error('The store gives no etag')
      return {release: found.data as Release, tag: found.etag}
    },
    replace: async (release, tag) => {
      return wasWritten(await blobs.setJSON(CURRENT, release, tag === null ? {onlyIfNew: true} : {onlyIfMatch: tag}))
    },
    put: async (bytes) => {
      const data = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
      const key = createHash('sha256').update(data).digest('hex')
      wasWritten(await blobs.set(fileOf(key), new Uint8Array(data).buffer, {onlyIfNew: true}))
      return key
    },
    get: async (key) => {
      const bytes = await blobs.get(fileOf(key), {type: 'arrayBuffer'})
      return bytes && new Uint8Array(bytes)
    },
  }
}
