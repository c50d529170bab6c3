import {renameSync, rmSync, writeFileSync} from 'node:fs'

/** Writes a file, whole or not at all, for its owner alone. It is on the disk when this returns. */
export function writeWhole(file: string, bytes: Uint8Array) {
  const unfinished = `${file}.new`
  try {
    writeFileSync(unfinished, bytes, {mode: 0o600, flush: true})
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, {force: true})
    throw error
  }
}
