import {createHash} from 'node:crypto'
import {createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {pipeline} from 'node:stream/promises'
import type {Dump} from '../../functions/commands/dump.ts'
import type {ContentDocument} from '../content/ndjson.ts'
import {sorted} from '../content/transfer.ts'

/** Folder of embedded content, the lake with its history; or the archive of Sanity's own tools. */
export const LAKE = 'lake'
export const ARCHIVE = 'content.tar.gz'
export const ORDERS = 'orders'

/** Counts of documents, and a hash that does not depend on the dataset. */
export type ContentSummary = {documents: number; assets: number; sha256: string}

export type Manifest = {
  /** Version of this file and of the layout of the folder. */
  format: 1
  madeAt: string
  release: string
  from: string
  content: ContentSummary
  /** Null without a database. */
  orders: Dump | null
  files: Record<string, {bytes: number; sha256: string}>
}

const NAME = 'manifest.json'

const isAsset = ({_type}: ContentDocument) => _type.startsWith('sanity.')

/** Leaves out what differs between datasets: revisions, dates, and the address of an asset. */
function lasting({_rev, _updatedAt, _createdAt, ...document}: ContentDocument) {
  return isAsset(document) ? {_id: document._id, _type: document._type, sha1hash: document.sha1hash} : sorted(document)
}

export function summarize(documents: Iterable<ContentDocument>): ContentSummary {
  const own = [...documents].filter(({_id}) => !_id.startsWith('_.')).sort((a, b) => (a._id < b._id ? -1 : 1))
  const hash = createHash('sha256')
  for (const document of own) hash.update(`${JSON.stringify(lasting(document))}\n`)
  return {documents: own.length, assets: own.filter(isAsset).length, sha256: hash.digest('hex')}
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const filesOf = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name !== NAME)
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)))
    .sort()

/** Writes the manifest of a backup's folder, with the hash of every file. */
export async function writeManifest(folder: string, about: Omit<Manifest, 'format' | 'files'>): Promise<Manifest> {
  const files: Manifest['files'] = {}
  for (const name of filesOf(folder)) {
    const file = path.join(folder, name)
    files[name.split(path.sep).join('/')] = {bytes: statSync(file).size, sha256: await sha256(file)}
  }
  const manifest: Manifest = {format: 1, ...about, files}
  writeFileSync(path.join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, {mode: 0o600})
  return manifest
}

/** Reads the manifest and compares every file with it. Throws for a damaged or missing file. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, NAME)
  if (!existsSync(file)) throw new Error(`${folder} is not a backup: it has no ${NAME}.`)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  if (manifest.format !== 1) throw new Error(`${folder} is a backup of a newer release: run that one.`)
  for (const [name, {sha256: wanted}] of Object.entries(manifest.files)) {
    const found = await sha256(path.join(folder, name)).catch(() => null)
    if (found !== wanted) throw new Error(`${path.join(folder, name)} is ${found ? 'damaged' : 'missing'}.`)
  }
  return manifest
}
