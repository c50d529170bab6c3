import {existsSync} from 'node:fs'
import path from 'node:path'

/** The folder above this code in which a file stands: where functions were deployed, the bundler keeps the folders of the repository. */
export function rootWith(file: string): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, file))) return folder
    if (folder === path.dirname(folder)) throw new Error(`${file} was not deployed with this function`)
  }
}
