import sharp, {type Sharp} from 'sharp'
import {LakeError} from '../errors.ts'
import type {ImageRequest, Rect} from './imageRequest.ts'

const TYPES = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
} as const
type Format = keyof typeof TYPES
type Size = {width: number; height: number}

/** Transforms an image. `extension` is that of the original, `accept` the header of the request. */
export async function transform(bytes: Buffer, extension: string, request: ImageRequest, accept: string) {
  const format = formatOf(request, extension, accept)
  const {image, size, animated} = await upright(bytes, request, format)
  const shaped = changed(resized(image, size, request), request)
  if (animated) return {bytes: await encoded(shaped, format, request).toBuffer(), type: TYPES[format]}
  const {data, info} = await shaped.ensureAlpha().raw().toBuffer({resolveWithObject: true})
  const {width, height, channels} = info
  const canvas = sharp(data, {raw: {width, height, channels}})
  return {bytes: await encoded(padded(canvas, request, format), format, request).toBuffer(), type: TYPES[format]}
}

/** Encodes the transformed image as AVIF, which takes long; null for an animation, which keeps its format. */
export async function asAvif(bytes: Buffer, extension: string, request: ImageRequest) {
  if (!request.isFirstFrame && (await moves(bytes))) return null
  return transform(bytes, extension, {...request, format: 'avif'}, '')
}

function formatOf({format}: ImageRequest, extension: string, accept: string): Format {
  const own = extension in TYPES ? (extension as Format) : 'png'
  if (format === 'auto') return /image\/webp/.test(accept) ? 'webp' : own
  return format ?? own
}

/** Crops to the requested rectangle and turns as the camera and the request say. */
async function upright(bytes: Buffer, {rect, orientation, isFirstFrame}: ImageRequest, format: Format) {
  const animated = (format === 'gif' || format === 'webp') && !isFirstFrame && orientation === 0 && (await moves(bytes))
  const source = sharp(bytes, {animated}).autoOrient()
  const {autoOrient, pageHeight} = await source.metadata()
  const whole = {width: autoOrient.width, height: pageHeight ?? autoOrient.height}
  const part = rect && within(rect, whole)
  const image = part ? source.extract(part) : source
  const size = {width: part?.width ?? whole.width, height: part?.height ?? whole.height}
  if (orientation === 0) return {image, size, animated}
  const turned = sharp(await image.png().toBuffer()).rotate(orientation)
  const isOnItsSide = orientation % 180 !== 0
  return {
    image: sharp(await turned.png().toBuffer()),
    size: isOnItsSide ? {width: size.height, height: size.width} : size,
    animated,
  }
}

const moves = async (bytes: Buffer) => ((await sharp(bytes).metadata()).pages ?? 1) > 1

function within({left, top, width, height}: Rect, whole: Size): Rect {
  if (left >= whole.width || top >= whole.height)
    throw new LakeError(400, {type: 'invalidImageParameter', description: 'The rectangle lies outside of the image'})
  return {left, top, width: Math.min(width, whole.width - left), height: Math.min(height, whole.height - top)}
}

function resized(image: Sharp, size: Size, request: ImageRequest): Sharp {
  const {width, height, fit, background} = request
  if (!width && !height) return image
  if (!width || !height || fit === 'clip' || fit === 'max') {
    const box = {...(width && {width}), ...(height && {height})}
    return image.resize({...box, fit: 'inside', withoutEnlargement: fit === 'max'})
  }
  if (fit === 'scale') return image.resize({width, height, fit: 'fill'})
  if (fit === 'fill') return image.resize({width, height, fit: 'contain', background: colourOf(background) ?? CLEAR})
  if (fit === 'fillmax')
    return image.resize(shrunk(size, {width, height})).extend(around(size, {width, height}, background))
  return covering(image, size, fit === 'min' ? shrunk({width, height}, size) : {width, height}, request)
}

/** A size made small enough for a box; never made larger. */
function shrunk(size: Size, box: Size): Size & {fit: 'fill'} {
  const scale = Math.min(1, box.width / size.width, box.height / size.height)
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return {width: scaled(size.width), height: scaled(size.height), fit: 'fill'}
}

/** The margins around an image in the middle of a box. */
function around(size: Size, box: Size, background: string | null) {
  const inner = shrunk(size, box)
  const [left, top] = [Math.floor((box.width - inner.width) / 2), Math.floor((box.height - inner.height) / 2)]
  const [right, bottom] = [box.width - inner.width - left, box.height - inner.height - top]
  return {left, top, right, bottom, background: colourOf(background) ?? CLEAR}
}

/** Fills a box and keeps the focal point in view. */
function covering(image: Sharp, size: Size, {width, height}: Size, {crop, focus}: ImageRequest): Sharp {
  if (crop === 'entropy') return image.resize({width, height, fit: 'cover', position: sharp.strategy.entropy})
  if (crop !== 'focalpoint') return image.resize({width, height, fit: 'cover', position: crop.replace(',', ' ')})
  const scale = Math.max(width / size.width, height / size.height)
  const large = {
    width: Math.max(width, Math.round(size.width * scale)),
    height: Math.max(height, Math.round(size.height * scale)),
  }
  const start = (all: number, part: number, at: number) =>
    Math.round(Math.min(all - part, Math.max(0, all * at - part / 2)))
  const [left, top] = [start(large.width, width, focus.x), start(large.height, height, focus.y)]
  return image.resize({...large, fit: 'fill'}).extract({left, top, width, height})
}

function changed(image: Sharp, {flip, blur, sharpen, saturation, isInverted}: ImageRequest): Sharp {
  if (flip.includes('v')) image.flip()
  if (flip.includes('h')) image.flop()
  if (saturation === -100) image.grayscale()
  else if (saturation !== 0) image.modulate({saturation: 1 + saturation / 100})
  if (isInverted) image.negate({alpha: false})
  if (blur > 0) image.blur(Math.min(1000, Math.max(0.3, blur / 2)))
  if (sharpen > 0) image.sharpen({sigma: 0.5 + sharpen / 50})
  return image
}

/** Paints margins and transparent pixels in the requested background; in white for formats without transparency. */
function padded(image: Sharp, {padding, background}: ImageRequest, format: Format): Sharp {
  const colour = colourOf(background) ?? (TYPES[format] === 'image/jpeg' ? WHITE : CLEAR)
  if (padding > 0) image.extend({left: padding, right: padding, top: padding, bottom: padding, background: colour})
  if (colour.alpha === 0) return image
  const tile = {create: {width: 1, height: 1, channels: 4 as const, background: colour}}
  return image.composite([{input: tile, tile: true, blend: 'dest-over'}])
}

function encoded(image: Sharp, format: Format, {quality}: ImageRequest): Sharp {
  switch (format) {
    case 'jpg':
    case 'pjpg':
      return image.jpeg({quality, progressive: format === 'pjpg'})
    case 'webp':
      return image.webp({quality})
    case 'avif':
      return image.avif({quality, effort: 2})
    default:
      return image.toFormat(format)
  }
}

const CLEAR = {r: 255, g: 255, b: 255, alpha: 0}
const WHITE = {...CLEAR, alpha: 1}

function colourOf(hex: string | null) {
  if (!hex) return null
  const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex
  const [alpha = 255, r = 0, g = 0, b = 0] = [0, 2, 4, 6].map((at) =>
    Number.parseInt((digits.length === 6 ? `ff${digits}` : digits).slice(at, at + 2), 16),
  )
  return {r, g, b, alpha: alpha / 255}
}
