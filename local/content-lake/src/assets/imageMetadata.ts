import {DefaultGenerator} from '@vibrant/generator-default'
import {MMCQ} from '@vibrant/quantizer-mmcq'
import {encode} from 'blurhash'
import readExif from 'exif-reader'
import sharp, {type Metadata} from 'sharp'
import {LakeError} from '../errors.ts'

export const IMAGE_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
}
/** Metadata that is extracted unless the upload names others; the location only on request. */
const USUALLY = ['blurhash', 'lqip', 'palette']
const LQIP_WIDTH = 20
const SAMPLE_WIDTH = 100

/** The metadata of an image, as fields of its asset document. Throws a 400 for other files. */
export async function describeImage(bytes: Buffer, asked: readonly string[]) {
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null)
  // A file may have the head of an image and no pixels.
  const pixels =
    found &&
    (await sharp(bytes)
      .stats()
      .catch(() => null))
  const format = found && {jpeg: 'jpg', heif: 'avif'}[found.format as string]
  const extension = format ?? found?.format
  if (!found || !pixels || !extension || !IMAGE_TYPES[extension])
    throw new LakeError(400, {
      type: 'invalidImage',
      description: 'This is not an image, or of a kind that the lake does not support',
    })
  const wanted = asked.length > 0 ? asked : USUALLY
  const {width, height: all} = found.autoOrient
  const height = found.pageHeight ?? all
  return {
    extension,
    metadata: {
      _type: 'sanity.imageMetadata',
      hasAlpha: Boolean(found.hasAlpha),
      isOpaque: pixels.isOpaque,
      dimensions: {_type: 'sanity.imageDimensions', width, height, aspectRatio: width / height},
      ...(wanted.includes('lqip') && {lqip: await previewOf(bytes)}),
      ...(await coloursOf(bytes, wanted)),
      ...photographed(found, wanted),
    },
  }
}

async function previewOf(bytes: Buffer) {
  const preview = await sharp(bytes).autoOrient().resize(LQIP_WIDTH).png().toBuffer()
  return `data:image/png;base64,${preview.toString('base64')}`
}

async function coloursOf(bytes: Buffer, wanted: readonly string[]) {
  if (!wanted.includes('blurhash') && !wanted.includes('palette')) return {}
  const sample = sharp(bytes).autoOrient().resize(SAMPLE_WIDTH, SAMPLE_WIDTH, {fit: 'inside'}).ensureAlpha()
  const {data, info} = await sample.raw().toBuffer({resolveWithObject: true})
  const pixels = new Uint8ClampedArray(data)
  return {
    ...(wanted.includes('blurhash') && {blurHash: encode(pixels, info.width, info.height, 4, 3)}),
    ...(wanted.includes('palette') && {palette: await paletteOf(pixels)}),
  }
}

/** The palette by the method of Android's Palette, as hosted. */
async function paletteOf(pixels: Uint8ClampedArray) {
  const seen = pixels.filter((_, index) => (pixels[index - (index % 4) + 3] ?? 0) >= 125)
  // MMCQ cannot quantize an image without visible pixels.
  const found = seen.length > 0 ? MMCQ(seen, {colorCount: 64}) : []
  const swatches = Object.entries(await DefaultGenerator(found)).flatMap(([name, swatch]) =>
    swatch ? [[name.charAt(0).toLowerCase() + name.slice(1), swatchOf(swatch, seen.length / 4)]] : [],
  )
  const [dominant] = found.toSorted((a, b) => b.population - a.population)
  return {
    _type: 'sanity.imagePalette',
    ...Object.fromEntries(swatches),
    ...(dominant && {dominant: swatchOf(dominant, seen.length / 4)}),
  }
}

type Swatch = ReturnType<typeof MMCQ>[number]

/** `population` is a share of a hundred. */
const swatchOf = ({hex, titleTextColor, bodyTextColor, population}: Swatch, all: number) => ({
  _type: 'sanity.imagePaletteSwatch',
  background: hex,
  foreground: bodyTextColor,
  title: titleTextColor,
  population: Math.round((population / (all || 1)) * 10_000) / 100,
})

/** EXIF metadata and location. */
function photographed({exif}: Metadata, wanted: readonly string[]) {
  const found = exif && read(exif)
  if (!found) return {}
  const place = wanted.includes('location') ? placeOf(found.GPSInfo ?? {}) : null
  return {
    ...(wanted.includes('exif') && {
      exif: {_type: 'sanity.imageExifMetadata', ...withoutBytes({...found.Image, ...found.Photo})},
    }),
    ...(place && {location: place}),
  }
}

function read(exif: Buffer) {
  try {
    return readExif(exif)
  } catch {
    return null // malformed EXIF data
  }
}

const withoutBytes = (tags: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(tags).filter(([, value]) => !Buffer.isBuffer(value)))

function placeOf(tags: Record<string, unknown>) {
  const degrees = (name: string, negative: string) => {
    const [whole, minutes = 0, seconds = 0] = [tags[name] ?? []].flat() as number[]
    if (whole === undefined) return null
    return (whole + minutes / 60 + seconds / 3600) * (tags[`${name}Ref`] === negative ? -1 : 1)
  }
  const [lat, lng] = [degrees('GPSLatitude', 'S'), degrees('GPSLongitude', 'W')]
  if (lat === null || lng === null) return null
  const {GPSAltitude: alt} = tags
  return {_type: 'geopoint', lat, lng, ...(typeof alt === 'number' && {alt})}
}
