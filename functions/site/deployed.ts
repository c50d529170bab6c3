import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {openRenderer, type Renderer} from '../../web/src/renderer/render.ts'

/** The root of what was deployed with this function: the bundler keeps the folders of the repository. */
function root(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'web/.renderer/manifest.json'))) return folder
    if (folder === path.dirname(folder)) throw new Error('The renderer was not deployed with this function')
  }
}

let opened: Renderer | undefined

/** The renderer of the build that was deployed. */
export function deployedRenderer(): Renderer {
  opened ??= openRenderer(path.join(root(), 'web/.renderer'))
  return opened
}

/** A file of the deployed site, for when there is no set of pages to answer from; null when it has none there. */
export const deployedFile = async (address: string): Promise<Buffer | null> => {
  const file = path.join(root(), 'web/public', address.endsWith('/') ? `${address}index.html` : address)
  return readFile(file).catch(() => null)
}
