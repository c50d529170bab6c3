import type {Picture} from '../../page/pageContext.ts'

/** An image as queries return it. */
export type PictureFile = {
  crop?: {top: number; bottom: number; left: number; right: number} | null
  hotspot?: {x: number; y: number} | null
  asset?: {url: string; lqip?: string | null; width: number | null; height: number | null} | null
}
type Stored = {_type: 'picture'; _key?: string; alt?: unknown; file?: PictureFile | null}

/** Maps the source of an image to its address on the site. */
type AddressOf = (source: string) => string

/** Widths that browsers choose from, in pixels: from a phone to a wide window at double density. */
const WIDTHS = [480, 800, 1200, 1800]
const QUALITY = '80'

const isPicture = (value: object): value is Stored => '_type' in value && value._type === 'picture' && 'file' in value

/** Returns the value with each picture as a page shows it: with the addresses of its files on the site. */
export function withPictures<T>(value: T, addressOf: AddressOf): T {
  if (Array.isArray(value)) return value.map((item) => withPictures(item, addressOf)) as T
  if (typeof value !== 'object' || value === null) return value
  if (isPicture(value)) return drawn(value, addressOf) as T
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withPictures(inner, addressOf)])) as T
}

/** Sources of the files of all pictures in a value. */
export function pictureSources(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pictureSources)
  if (typeof value !== 'object' || value === null) return []
  if (isPicture(value)) return variantsOf(value.file).map(({source}) => source)
  return Object.values(value).flatMap(pictureSources)
}

function drawn({_type, _key, alt, file}: Stored, addressOf: AddressOf): Omit<Picture, 'alt'> & {alt: unknown} {
  const variants = variantsOf(file)
  const last = variants.at(-1)
  const {width, height} = cropped(file)
  const {x, y} = inCrop(file)
  return {
    _type,
    ...(_key && {_key}),
    alt,
    src: last ? addressOf(last.source) : '',
    srcSet: variants.map(({source, width: each}) => `${addressOf(source)} ${each}w`).join(', '),
    width,
    height,
    placeholder: file?.asset?.lqip ?? null,
    position: `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
  }
}

/** An SVG needs one width only. */
function variantsOf(file: PictureFile | null | undefined): {source: string; width: number}[] {
  const url = file?.asset?.url
  const {left, top, width, height, isCropped} = cropped(file)
  if (!url || !width) return []
  if (url.endsWith('.svg')) return [{source: url, width}]
  return [...WIDTHS.filter((each) => each < width), Math.min(width, WIDTHS.at(-1) ?? width)].map((each) => {
    const wanted = {
      ...(isCropped && {rect: [left, top, width, height].join(',')}),
      w: String(each),
      q: QUALITY,
      fm: 'webp',
    }
    return {source: `${url}?${new URLSearchParams(wanted)}`, width: each}
  })
}

/**
 * Source of an image cropped to a shape that others require, as large as possible up to that size and around its focal
 * point. Null for an SVG or a deleted image.
 */
export function shareSource(file: PictureFile, shape: {width: number; height: number}) {
  const {left, top, ...whole} = cropped(file)
  const url = file.asset?.url
  if (!url || url.endsWith('.svg') || !whole.width) return null
  const ratio = shape.width / shape.height
  const width = Math.min(whole.width, Math.round(whole.height * ratio))
  const height = Math.min(whole.height, Math.round(whole.width / ratio))
  const {x, y} = inCrop(file)
  const start = (all: number, part: number, at: number) =>
    Math.round(Math.min(all - part, Math.max(0, all * at - part / 2)))
  const rect = [left + start(whole.width, width, x), top + start(whole.height, height, y), width, height]
  const scale = Math.min(1, shape.width / width)
  const wanted = {rect: rect.join(','), w: String(Math.round(width * scale)), q: QUALITY, fm: 'jpg'}
  return {
    source: `${url}?${new URLSearchParams(wanted)}`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}

/** The editor's crop, in pixels. */
function cropped(file: PictureFile | null | undefined) {
  const {width: whole = 0, height: high = 0} = {width: file?.asset?.width ?? 0, height: file?.asset?.height ?? 0}
  const {top = 0, bottom = 0, left = 0, right = 0} = file?.crop ?? {}
  return {
    left: Math.round(left * whole),
    top: Math.round(top * high),
    width: Math.round((1 - left - right) * whole),
    height: Math.round((1 - top - bottom) * high),
    isCropped: top + bottom + left + right > 0,
  }
}

/** The focal point as a share of the crop. */
function inCrop(file: PictureFile | null | undefined) {
  const {x = 0.5, y = 0.5} = file?.hotspot ?? {}
  const {top = 0, bottom = 0, left = 0, right = 0} = file?.crop ?? {}
  const share = (at: number, before: number, after: number) =>
    Math.min(1, Math.max(0, (at - before) / (1 - before - after || 1)))
  return {x: share(x, left, right), y: share(y, top, bottom)}
}
