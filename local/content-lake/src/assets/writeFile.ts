import {rename, rm, writeFile} from 'node:fs/promises'

/** Writes a file completely or not at all, readable by its owner only; once it resolves, the bytes are on the disk. */
export async function writeFileWhole(file: string, bytes: Uint8Array) {
  const unfinished = `${file}.new`
  try {
    await rm(unfinished, {force: true}) // left by a killed process; hard links to it stay
    await writeFile(unfinished, bytes, {mode: 0o600, flush: true, flag: 'wx'})
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, {force: true})
    throw error
  }
}
