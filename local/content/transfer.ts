import {createReadStream, rmSync} from 'node:fs'
import type {SanityClient} from '@sanity/client'
import {exportDataset} from '@sanity/export'
import {sanityImport} from '@sanity/import'
import {readArchive, refuseForeignAssets} from './archive.ts'
import type {ContentDocument} from './ndjson.ts'

type OnProgress = (event: {step: string; current?: number; total?: number | '?'}) => void

const datasetOf = (client: SanityClient) => client.config().dataset ?? 'production'

/** Returns all documents of the dataset in id order, drafts too. */
export const rawDocuments = (client: SanityClient) =>
  client.fetch<ContentDocument[]>('*[!(_id in path("_.**"))] | order(_id)', {}, {perspective: 'raw'})

/** Returns the documents in a form in which equal content gives equal lines. Assets are not exported. */
export async function exportDocuments(client: SanityClient): Promise<ContentDocument[]> {
  const documents = await rawDocuments(client)
  return documents.map((document) => sorted(withoutTraces(document)) as ContentDocument)
}

/** Drops what belongs to the dataset and differs after every import; an asset is created anew by an import. */
function withoutTraces({_rev, _updatedAt, _createdAt, ...document}: ContentDocument) {
  return document._type.startsWith('sanity.') ? document : {...document, ...(_createdAt ? {_createdAt} : {})}
}

/** Sorts the fields of a value by name, at every depth. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}

/**
 * Exports the whole dataset with its images and files, as an archive (.tar.gz) of Sanity's own tools. Throws when an
 * image or a file could not be read: Sanity's export leaves it out with a warning only.
 */
export async function exportArchive(client: SanityClient, file: string, onProgress: OnProgress): Promise<number> {
  const {documentCount} = await exportDataset({
    client,
    dataset: datasetOf(client),
    outputPath: file,
    assets: true,
    drafts: true,
    onProgress,
  })
  const missing = await assetsMissingIn(file, client)
  if (missing.length === 0) return documentCount
  rmSync(file)
  throw new Error(`These images or files cannot be read, so nothing was exported: ${missing.join(', ')}`)
}

async function assetsMissingIn(file: string, client: SanityClient): Promise<string[]> {
  const wanted = await client.fetch<{_id: string; sha1hash: string; originalFilename: string | null}[]>(
    '*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && defined(url)]{_id, sha1hash, originalFilename}',
    {},
    {perspective: 'raw'},
  )
  if (wanted.length === 0) return []
  const {names} = await readArchive(file)
  return wanted
    .filter(({sha1hash}) => !names.some((name) => name.includes(sha1hash)))
    .map(({_id, originalFilename}) => originalFilename ?? _id)
}

/**
 * Imports documents, replacing those with the same id: NDJSON documents, or an archive with images and files.
 * References may point to later documents. Throws when a document takes a file from elsewhere.
 */
export async function importContent(
  client: SanityClient,
  source: ContentDocument[] | string,
  onProgress: OnProgress = () => {},
): Promise<number> {
  await refuseForeignAssets(source)
  const {numDocs} = await sanityImport(
    typeof source === 'string' ? createReadStream(source) : source.map(withoutRevision),
    {
      client,
      operation: 'createOrReplace',
      replaceAssets: false,
      releasesOperation: 'replace',
      allowAssetsInDifferentDataset: true,
      allowSystemDocuments: false,
      skipCrossDatasetReferences: false,
      tag: 'content',
      onProgress,
    },
  )
  return numDocs
}

const withoutRevision = ({_rev, ...document}: ContentDocument) => document as ContentDocument

/** Replaces the whole dataset with these documents. */
export async function replaceAll(client: SanityClient, documents: ContentDocument[]) {
  const wanted = new Set(documents.map(({_id}) => _id))
  const transaction = client.transaction()
  for (const document of documents) transaction.createOrReplace(withoutRevision(document))
  const existing = await client.fetch<string[]>('*[!(_id in path("_.**"))]._id', {}, {perspective: 'raw'})
  for (const id of existing.filter((candidate) => !wanted.has(candidate))) transaction.delete(id)
  await transaction.commit({visibility: 'sync'})
}
