import {list} from 'tar'
import {type ContentDocument, parseLines} from './ndjson.ts'

/** What an archive of Sanity's tools holds: its documents, and the names of its images and files. */
export async function readArchive(file: string): Promise<{documents: ContentDocument[]; names: string[]}> {
  const chunks: Buffer[] = []
  const names: string[] = []
  await list({
    file,
    onReadEntry: (entry) => {
      names.push(entry.path)
      if (/(^|\/)[^/]+\.ndjson$/.test(entry.path)) entry.on('data', (chunk: Buffer) => chunks.push(chunk))
    },
  })
  const lines = parseLines(Buffer.concat(chunks).toString('utf8'), file)
  return {documents: lines.map((document) => withAssets(document) as ContentDocument), names}
}

/** In an archive a picture names its file; what it refers to is known once it is imported. */
function withAssets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssets)
  if (typeof value !== 'object' || value === null) return value
  const {_sanityAsset, ...fields} = value as Record<string, unknown>
  const inner = Object.fromEntries(Object.entries(fields).map(([name, part]) => [name, withAssets(part)]))
  return typeof _sanityAsset === 'string' ? {...inner, asset: {_type: 'reference', _ref: _sanityAsset}} : inner
}
