import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {openRenderer} from '../../web/src/gatsby/rendering/openRenderer.ts'
import type {Renderer} from '../../web/src/renderer/renderer.ts'
import {rootWith} from '../runtime/ownFiles.ts'

const root = () => rootWith('web/.renderer/manifest.json')

let opened: Renderer | undefined

/** The renderer of the build that was deployed. */
export function deployedRenderer(): Renderer {
  opened ??= openRenderer(path.join(root(), 'web/.renderer'))
  return opened
}

/** A file of the deployed site, for when there is no release to answer from; null when it has none there. */
export const deployedFile = async (address: string): Promise<Buffer | null> => {
  const file = path.join(root(), 'web/public', address.endsWith('/') ? `${address}index.html` : address)
  return readFile(file).catch(() => null)
}
