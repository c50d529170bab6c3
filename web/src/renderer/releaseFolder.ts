import {createHash, randomUUID} from 'node:crypto'
import {existsSync} from 'node:fs'
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {fileKeys, type Release, type ReleaseStore} from './release.ts'

const hashOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Stores releases in a folder of this machine, for one publisher at a time. Every write is a new file and a rename, so
 * that a killed publisher leaves the previous release.
 */
export function releaseFolder(folder: string): ReleaseStore {
  const files = path.join(folder, 'files')
  const pointer = path.join(folder, 'current.json')
  const write = async (file: string, bytes: string | Uint8Array) => {
    await mkdir(path.dirname(file), {recursive: true})
    const unfinished = `${file}.${randomUUID()}.new`
    try {
      await writeFile(unfinished, bytes)
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, {force: true}) // the disk may be full
      throw error
    }
  }
  const read = async (file: string) =>
    readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
  /**
   * Deletes files that neither this release nor the previous one needs: a visitor may be loading a page of that one.
   */
  const dropUnused = async (...releases: (Release | undefined)[]) => {
    const used = new Set(releases.flatMap((release) => (release ? fileKeys(release) : [])))
    const unused = (await readdir(files)).filter((name) => !used.has(name))
    await Promise.all(unused.map((name) => rm(path.join(files, name), {force: true})))
  }
  const current: ReleaseStore['current'] = async () => {
    const bytes = await read(pointer)
    return bytes && {release: JSON.parse(bytes.toString()) as Release, tag: hashOf(bytes)}
  }
  return {
    current,
    replace: async (release, tag) => {
      const before = await current()
      if ((before?.tag ?? null) !== tag) return false
      await write(pointer, JSON.stringify(release))
      await dropUnused(before?.release, release)
      return true
    },
    put: async (bytes) => {
      const key = hashOf(bytes)
      const file = path.join(files, key)
      if (!existsSync(file)) await write(file, bytes)
      return key
    },
    get: (key) => read(path.join(files, key)),
  }
}
