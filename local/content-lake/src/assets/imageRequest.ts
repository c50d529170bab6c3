import {LakeError} from '../errors.ts'

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
/** Output formats; "pjpg" is a progressive JPEG. */
const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const
const CROPS = /^(center|entropy|focalpoint|(top|bottom)(,(left|right))?|(left|right)(,(top|bottom))?)$/
const LARGEST = 8192

export type Rect = {left: number; top: number; width: number; height: number}
export type ImageRequest = {
  rect: Rect | null
  width: number | null
  height: number | null
  fit: (typeof FITS)[number]
  crop: string
  focus: {x: number; y: number}
  format: (typeof FORMATS)[number] | 'auto' | null
  quality: number
  /** As hexadecimal digits: RGB, ARGB, RRGGBB or AARRGGBB. */
  background: string | null
  orientation: number
  flip: string
  blur: number
  sharpen: number
  saturation: number
  padding: number
  isInverted: boolean
  isFirstFrame: boolean
}

const PARAMETERS = [
  ...['rect', 'w', 'h', 'min-w', 'min-h', 'max-w', 'max-h', 'fit', 'crop', 'fp-x', 'fp-y', 'dpr', 'fm', 'auto', 'q'],
  ...['bg', 'or', 'flip', 'blur', 'sharp', 'sat', 'pad', 'invert', 'frame'],
]

const refuse = (name: string, value: string) =>
  new LakeError(400, {type: 'invalidImageParameter', description: `Invalid value for parameter "${name}": "${value}"`})

/** Parses the parameters of the hosted image pipeline; null when there are none. Throws a 400 for invalid values. */
export function readImageRequest(search: URLSearchParams): ImageRequest | null {
  if (!PARAMETERS.some((name) => search.has(name))) return null
  const text = (name: string, allowed: readonly string[] | RegExp) => {
    const value = search.get(name)
    if (value === null) return null
    const isAllowed = allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value)
    if (!isAllowed) throw refuse(name, value)
    return value
  }
  const number = (name: string, from: number, to: number) => {
    const value = search.get(name)
    if (value === null) return null
    if (value.trim() === '' || !(Number(value) >= from && Number(value) <= to)) throw refuse(name, value)
    return Number(value)
  }
  const ratio = number('dpr', 1, 3) ?? 1
  const length = (side: 'w' | 'h') => {
    const [asked, least, most] = [side, `min-${side}`, `max-${side}`].map((name) => number(name, 1, LARGEST))
    const within = Math.min(Math.max(asked ?? 0, least ?? 0), most ?? LARGEST)
    return within > 0 && (asked || least) ? Math.max(1, Math.round(within * ratio)) : null
  }
  return {
    rect: rectangle(text('rect', /^\d+,\d+,[1-9]\d*,[1-9]\d*$/)),
    width: length('w'),
    height: length('h'),
    fit: (text('fit', FITS) ?? 'clip') as ImageRequest['fit'],
    crop: text('crop', CROPS) ?? 'center',
    focus: {x: number('fp-x', 0, 1) ?? 0.5, y: number('fp-y', 0, 1) ?? 0.5},
    format: (text('fm', FORMATS) ?? text('auto', ['format']) ?? null)?.replace('format', 'auto') as
      | ImageRequest['format']
      | null,
    quality: Math.max(1, number('q', 0, 100) ?? 75),
    background: text('bg', /^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i),
    orientation: Number(text('or', ['0', '90', '180', '270']) ?? 0),
    flip: text('flip', ['h', 'v', 'hv', 'vh']) ?? '',
    blur: number('blur', 1, 2000) ?? 0,
    sharpen: number('sharp', 0, 100) ?? 0,
    saturation: number('sat', -100, 100) ?? 0,
    padding: Math.round((number('pad', 0, LARGEST / 2) ?? 0) * ratio),
    isInverted: text('invert', ['true', 'false']) === 'true',
    isFirstFrame: text('frame', ['1']) === '1',
  }
}

function rectangle(value: string | null): Rect | null {
  if (value === null) return null
  const [left = 0, top = 0, width = 1, height = 1] = value.split(',').map(Number)
  return {left, top, width, height}
}
