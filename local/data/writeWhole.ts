import {rename, rm, writeFile} from 'node:fs/promises'

/** Writes a file, whole or not at all, for its owner alone. It is on the disk once this is done; one at a time for each file. */
export async function writeWhole(file: string, bytes: Uint8Array) {
  const unfinished = `${file}.new`
  try {
    await rm(unfinished, {force: true}) // of a process that was killed; what is linked to it elsewhere stays as it is
    await writeFile(unfinished, bytes, {mode: 0o600, flush: true, flag: 'wx'})
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, {force: true})
    throw error
  }
}
