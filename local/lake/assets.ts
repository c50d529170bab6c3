import {createHash} from 'node:crypto'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import {LakeError} from './errors.ts'

export type AssetKind = 'images' | 'files'
export type AssetDocument = {_id: string; _type: string; [field: string]: unknown}
type Upload = {kind: AssetKind; dataset: string; bytes: Buffer; filename: string | null; contentType: string}

const IMAGE_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}
const LQIP_WIDTH = 20

/** The bytes of images and files in a folder, named by their contents as hosted: the same file twice is one asset. */
export class AssetStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, {recursive: true})
  }

  /** Keeps the bytes and returns the asset's document with its metadata. Throws a 400 when an image is expected and the bytes are none. */
  async add({kind, dataset, bytes, filename, contentType}: Upload, lakeUrl: string): Promise<AssetDocument> {
    const sha1hash = createHash('sha1').update(bytes).digest('hex')
    const image = kind === 'images' ? await describeImage(bytes) : null
    const extension =
      image?.extension ??
      (path
        .extname(filename ?? '')
        .slice(1)
        .toLowerCase() ||
        'bin')
    const size = image ? `-${image.metadata.dimensions.width}x${image.metadata.dimensions.height}` : ''
    const name = `${sha1hash}${size}.${extension}`
    writeFileSync(path.join(this.#folder, name), bytes)
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
      path: place,
      url: `${lakeUrl}/${place}`,
      size: bytes.length,
      ...(image && {metadata: image.metadata}),
    }
  }

  /** An asset's bytes, an image changed as asked: rect (left,top,width,height), w and h in pixels, fit (max, crop, fill), fm (webp, jpg, png), q 1–100. */
  async read(name: string, search: URLSearchParams): Promise<{bytes: Buffer; type: string}> {
    const extension = path.extname(name).slice(1)
    const bytes = this.#bytes(name)
    const width = pixels(search.get('w'))
    const height = pixels(search.get('h'))
    const format = search.get('fm')
    const rect = rectangle(search.get('rect'))
    const type = IMAGE_TYPES[extension]
    if (!type || extension === 'svg' || !(width || height || format || rect))
      return {bytes, type: type ?? 'application/octet-stream'}
    const fit = {crop: 'cover', fill: 'contain'}[search.get('fit') ?? ''] ?? 'inside'
    const wanted = format === 'jpg' || format === 'png' || format === 'webp' ? format : extension
    const part = rect ? sharp(bytes).rotate().extract(rect) : sharp(bytes).rotate()
    const changed = part
      .resize({width, height, fit: fit as 'cover' | 'contain' | 'inside', withoutEnlargement: true})
      .toFormat(wanted === 'jpg' ? 'jpeg' : (wanted as 'png' | 'webp'), {quality: Number(search.get('q')) || 75})
    return {bytes: await changed.toBuffer(), type: IMAGE_TYPES[wanted] ?? type}
  }

  #bytes(name: string): Buffer {
    const missing = new LakeError(404, {type: 'notFound', description: `There is no asset ${name}`})
    if (!/^[0-9a-f]{40}(-\d+x\d+)?\.[a-z0-9]{1,8}$/.test(name)) throw missing
    try {
      return readFileSync(path.join(this.#folder, name))
    } catch {
      throw missing
    }
  }
}

/** "left,top,width,height" in pixels of the image. */
function rectangle(value: string | null) {
  const [left = -1, top = -1, width = 0, height = 0] = (value ?? '').split(',').map(Number)
  return [left, top, width, height].every(Number.isInteger) && left >= 0 && top >= 0 && width > 0 && height > 0
    ? {left, top, width, height}
    : null
}

const pixels = (value: string | null) => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number <= 8192 ? number : undefined
}

async function describeImage(bytes: Buffer) {
  const image = sharp(bytes)
  const found = await image.metadata().catch(() => null)
  const extension = found?.format === 'jpeg' ? 'jpg' : found?.format
  if (!found || !extension || !IMAGE_TYPES[extension])
    throw new LakeError(400, {
      type: 'invalidImage',
      description: 'This is not an image, or of a kind that the lake does not support',
    })
  const {width, height} = found.autoOrient ?? found
  const {isOpaque, dominant} = await image.stats()
  const preview = await sharp(bytes).rotate().resize(LQIP_WIDTH).toFormat('png').toBuffer()
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return {
    extension,
    metadata: {
      _type: 'sanity.imageMetadata',
      hasAlpha: Boolean(found.hasAlpha),
      isOpaque,
      lqip: `data:image/png;base64,${preview.toString('base64')}`,
      dimensions: {_type: 'sanity.imageDimensions', width, height, aspectRatio: width / height},
      palette: {
        _type: 'sanity.imagePalette',
        dominant: {_type: 'sanity.imagePaletteSwatch', background: colour, foreground: '#fff', title: '#fff'},
      },
    },
  }
}
