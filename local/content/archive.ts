import path from 'node:path'
import {list} from 'tar'
import {type ContentDocument, parseLines} from './ndjson.ts'

/** Contents of an archive of Sanity's tools: its documents, and the names of its images and files. */
export async function readArchive(file: string): Promise<{documents: ContentDocument[]; names: string[]}> {
  const {documents, names} = await readEntries(file)
  return {documents: documents.map((document) => withAssets(document) as ContentDocument), names}
}

type Entries = {documents: ContentDocument[]; names: string[]; links: string[]}

async function readEntries(file: string): Promise<Entries> {
  const chunks: Buffer[] = []
  const names: string[] = []
  const links: string[] = []
  await list({
    file,
    onReadEntry: (entry) => {
      if (entry.type === 'Link' || entry.type === 'SymbolicLink') return void links.push(entry.path)
      names.push(entry.path)
      if (/(^|\/)[^/]+\.ndjson$/.test(entry.path)) entry.on('data', (chunk: Buffer) => chunks.push(chunk))
    },
  })
  return {documents: parseLines(Buffer.concat(chunks).toString('utf8'), file), names, links}
}

/** In an archive an image names its file; the reference follows with the import. */
function withAssets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssets)
  if (typeof value !== 'object' || value === null) return value
  const {_sanityAsset, ...fields} = value as Record<string, unknown>
  const inner = Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, withAssets(part)]))
  return typeof _sanityAsset === 'string' ? {...inner, asset: {_type: 'reference', _ref: _sanityAsset}} : inner
}

/**
 * Throws when documents take an image or a file from outside their archive: Sanity's import would upload any file of
 * this machine, or any address that it reaches, and make it public. Documents alone bring no files.
 */
export async function refuseForeignAssets(source: readonly ContentDocument[] | string): Promise<void> {
  const {documents, names, links} =
    typeof source === 'string' ? await readEntries(source) : {documents: source, names: [], links: []}
  const files = new Set(names.map((name) => path.posix.normalize(name)))
  const folders = [...new Set(names.filter((name) => name.endsWith('.ndjson')).map((name) => path.posix.dirname(name)))]
  const isInside = (asset: unknown) => {
    const name = nameIn(asset)
    return name !== null && folders.some((folder) => files.has(path.posix.join(folder, name)))
  }
  const foreign = [
    ...links.map((name) => `the link ${name}`),
    ...documents.flatMap((document) =>
      assetsIn(document).flatMap((asset) => (isInside(asset) ? [] : [`${document._type} "${document._id}": ${asset}`])),
    ),
  ]
  if (foreign.length > 0)
    throw new Error(
      `An import takes images and files from its archive only, so nothing was imported. ${foreign.join('; ')}`,
    )
}

/** Returns the file of an archive that an asset names, never one outside its folder; null for any other address. */
function nameIn(asset: unknown): string | null {
  const [, name] = /^(?:image|file)@file:\/\/\.\/([\w./ -]+)$/.exec(String(asset)) ?? []
  return name && !name.split('/').includes('..') ? name : null
}

function assetsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(assetsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (name === '_sanityAsset' ? [part] : assetsIn(part)))
}
