import {rename, rm, writeFile} from 'node:fs/promises'

/**
 * Writes a file whole or not at all, readable by its owner only, and flushes it to the disk. One call at a time per
 * file.
 */
export async function writeAtomically(file: string, bytes: Uint8Array) {
  const unfinished = `${file}.new`
  try {
    await rm(unfinished, {force: true}) // left by a killed process; what links to it elsewhere stays
    await writeFile(unfinished, bytes, {mode: 0o600, flush: true, flag: 'wx'})
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, {force: true})
    throw error
  }
}
