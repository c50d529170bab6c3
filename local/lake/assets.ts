import {createHash} from 'node:crypto'
import {mkdirSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {writeAtomically} from '../data/atomicWrite.ts'
import {LakeError} from './errors.ts'
import {describeImage, IMAGE_TYPES} from './imageMetadata.ts'
import {readImageRequest} from './imageRequest.ts'
import {asAvif, transform} from './transform.ts'

export type AssetKind = 'images' | 'files'
export type AssetDocument = {_id: string; _type: string; [field: string]: unknown}
type Upload = {
  kind: AssetKind
  dataset: string
  bytes: Buffer
  filename: string | null
  contentType: string
  /** What to find out about an image; nothing in particular when empty. */
  extract: readonly string[]
  /** Fields that the one who uploads it gave. */
  given: Record<string, unknown>
}
export type AssetFile = {
  bytes: Buffer
  type: string
  /** What it is the same by, where that is known without a look at all bytes. */
  identity?: string
}

/** So many images are kept as AVIF in memory. */
const KEPT = 100
/** Bytes that are hashed in one turn of the event loop: some milliseconds. */
const HASHED_AT_ONCE = 4 * 1024 * 1024

/** The bytes of images and files in a folder, named by their contents as hosted: the same file twice is one asset. */
export class AssetStore {
  readonly #folder: string
  /** By name and what was asked; null while it is made, and for what stays as it is. */
  readonly #avif = new Map<string, AssetFile | null>()
  /** One after the other: each takes all of a processor. */
  #making: Promise<unknown> = Promise.resolve()
  #writing: Promise<unknown> = Promise.resolve()

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, {recursive: true})
  }

  /** Keeps the bytes and returns the asset's document with its metadata. Throws a 400 when there are none, or an image is expected and they are none. */
  async add(upload: Upload, lakeUrl: string): Promise<AssetDocument> {
    const {kind, dataset, bytes, filename, contentType, extract, given} = upload
    if (bytes.length === 0)
      throw new LakeError(400, {type: 'emptyFile', description: 'The file is empty. Choose another one.'})
    const sha1hash = await sha1Of(bytes)
    const image = kind === 'images' ? await describeImage(bytes, extract) : null
    const extension = image?.extension ?? extensionOf(filename ?? '')
    const size = image ? `-${image.metadata.dimensions.width}x${image.metadata.dimensions.height}` : ''
    const name = `${sha1hash}${size}.${extension}`
    await this.#write(path.join(this.#folder, name), bytes)
    const type = kind === 'images' ? 'image' : 'file'
    const place = `${kind}/local/${dataset}/${name}`
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

  /** One after another: two may be of the same file. */
  #write(file: string, bytes: Buffer): Promise<void> {
    const written = this.#writing.then(() => writeAtomically(file, bytes))
    this.#writing = written.catch(() => {}) // whoever uploads is told
    return written
  }

  /** An asset's bytes, an image changed as asked (imageRequest.ts). A drawing is the same at any size. */
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

  /** As hosted: the first who asks is not kept waiting and gets the next best; later ones get it. */
  #avifOf(key: string, make: () => Promise<AssetFile | null>): AssetFile | null {
    const made = this.#avif.get(key)
    if (made !== undefined) return made
    this.#avif.set(key, null)
    const [oldest] = this.#avif.keys()
    if (oldest !== undefined && this.#avif.size > KEPT) this.#avif.delete(oldest)
    const keep = (file: AssetFile | null) => void (this.#avif.has(key) && this.#avif.set(key, file))
    this.#making = this.#making.then(make).then(keep, () => {}) // whoever asks is told by the next best
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

/** What is still being written has another: an end after the extension. A file's own extension may be any, "new" too. */
export const isAssetName = (name: string): boolean => /^[0-9a-f]{40}(-\d+x\d+)?\.[a-z0-9]{1,32}$/.test(name)

/** Others have their turn meanwhile. */
async function sha1Of(bytes: Buffer): Promise<string> {
  const hash = createHash('sha1')
  for (let from = 0; from < bytes.length; from += HASHED_AT_ONCE) {
    hash.update(bytes.subarray(from, from + HASHED_AT_ONCE))
    await nextTurn()
  }
  return hash.digest('hex')
}

/** Any that a name may have, as part of a document's id and of an address. */
const extensionOf = (filename: string): string =>
  path
    .extname(filename)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 32) || 'bin'
