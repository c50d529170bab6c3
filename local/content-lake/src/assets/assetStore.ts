import {createHash} from 'node:crypto'
import {mkdirSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {LakeError} from '../errors.ts'
import {describeImage, IMAGE_TYPES} from './imageMetadata.ts'
import {readImageRequest} from './imageRequest.ts'
import {asAvif, transform} from './imageTransform.ts'
import {writeFileWhole} from './writeFile.ts'

export type AssetKind = 'images' | 'files'
export type AssetDocument = {_id: string; _type: string; [field: string]: unknown}
type Upload = {
  kind: AssetKind
  project: string
  dataset: string
  bytes: Buffer
  filename: string | null
  contentType: string
  /** Metadata to extract from an image; the defaults when empty. */
  extract: readonly string[]
  /** Fields that the upload sets. */
  given: Record<string, unknown>
}
export type AssetFile = {
  bytes: Buffer
  type: string
  /** The source of the ETag, where it is known without hashing the bytes. */
  identity?: string
}

/** Images that are kept as AVIF in memory. */
const KEPT = 100
/** Bytes hashed per turn of the event loop: some milliseconds. */
const HASHED_AT_ONCE = 4 * 1024 * 1024

/** Stores images and files in a folder, named by their hash as hosted: the same file twice is one asset. */
export class AssetStore {
  readonly #folder: string
  /** AVIF files by name and parameters; null while one is encoded, and for images that keep their format. */
  readonly #avif = new Map<string, AssetFile | null>()
  /** Encodes one at a time: each takes a whole processor. */
  #making: Promise<unknown> = Promise.resolve()
  #writing: Promise<unknown> = Promise.resolve()

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, {recursive: true})
  }

  /** Stores the bytes and returns the asset's document with its metadata. Throws a 400 for an empty file, or for one that is not an image where an image is expected. */
  async add(upload: Upload, lakeUrl: string): Promise<AssetDocument> {
    const {kind, project, dataset, bytes, filename, contentType, extract, given} = upload
    if (bytes.length === 0)
      throw new LakeError(400, {type: 'emptyFile', description: 'The file is empty. Choose another one.'})
    const sha1hash = await sha1Of(bytes)
    const image = kind === 'images' ? await describeImage(bytes, extract) : null
    const extension = image?.extension ?? extensionOf(filename ?? '')
    const size = image ? `-${image.metadata.dimensions.width}x${image.metadata.dimensions.height}` : ''
    const name = `${sha1hash}${size}.${extension}`
    await this.#write(path.join(this.#folder, name), bytes)
    const type = kind === 'images' ? 'image' : 'file'
    const place = `${kind}/${project}/${dataset}/${name}`
    return {
      _id: `${type}-${sha1hash}${size}-${extension}`,
      _type: `sanity.${type}Asset`,
      assetId: sha1hash,
      sha1hash,
      extension,
      mimeType: image ? IMAGE_TYPES[extension] : contentType,
      ...(filename && {originalFilename: filename}),
      ...given,
      path: place,
      url: `${lakeUrl}/${place}`,
      size: bytes.length,
      ...(image && {metadata: image.metadata}),
    }
  }

  /** Writes one at a time: two uploads may be of the same file. */
  #write(file: string, bytes: Buffer): Promise<void> {
    const written = this.#writing.then(() => writeFileWhole(file, bytes))
    this.#writing = written.catch(() => {}) // the upload itself reports the error
    return written
  }

  /** An asset's bytes, an image transformed as requested (imageRequest.ts). An SVG is served as it is. */
  async read(name: string, search: URLSearchParams, accept = ''): Promise<AssetFile> {
    const bytes = await this.#bytes(name)
    const extension = path.extname(name).slice(1)
    const type = IMAGE_TYPES[extension] ?? 'application/octet-stream'
    const isDrawn = extension in IMAGE_TYPES && extension !== 'svg'
    const request = isDrawn ? readImageRequest(search) : null
    if (!request) return {bytes, type, identity: name}
    const avif = request.format === 'auto' && /image\/avif/.test(accept)
    const made = avif && this.#avifOf(`${name}?${search}`, () => asAvif(bytes, extension, request))
    return made || transform(bytes, extension, request, accept)
  }

  /** The AVIF file once it is encoded. As hosted, the first request is not kept waiting and gets another format. */
  #avifOf(key: string, make: () => Promise<AssetFile | null>): AssetFile | null {
    const made = this.#avif.get(key)
    if (made !== undefined) return made
    this.#avif.set(key, null)
    const [oldest] = this.#avif.keys()
    if (oldest !== undefined && this.#avif.size > KEPT) this.#avif.delete(oldest)
    const keep = (file: AssetFile | null) => void (this.#avif.has(key) && this.#avif.set(key, file))
    this.#making = this.#making.then(make).then(keep, () => {}) // without it, requests get another format
    return null
  }

  async #bytes(name: string): Promise<Buffer> {
    const missing = new LakeError(404, {type: 'notFound', description: `There is no asset ${name}`})
    if (!isAssetName(name)) throw missing
    try {
      return await readFile(path.join(this.#folder, name))
    } catch {
      throw missing
    }
  }
}

/** Whether a file name is that of a complete asset: an unfinished one has a suffix after the extension. */
export const isAssetName = (name: string): boolean => /^[0-9a-f]{40}(-\d+x\d+)?\.[a-z0-9]{1,32}$/.test(name)

/** Hashes in chunks, so that other requests are answered in between. */
async function sha1Of(bytes: Buffer): Promise<string> {
  const hash = createHash('sha1')
  for (let from = 0; from < bytes.length; from += HASHED_AT_ONCE) {
    hash.update(bytes.subarray(from, from + HASHED_AT_ONCE))
    await nextTurn()
  }
  return hash.digest('hex')
}

/** The extension of a file name, reduced to characters of document ids and URLs. */
const extensionOf = (filename: string): string =>
  path
    .extname(filename)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 32) || 'bin'
