import {createHash} from 'node:crypto'
import type {ReactElement} from 'react'
import {DRAWN_NAME, LETTERS, POLE, STRIPES} from '../../../../domain/brand/mark.ts'
import {colourOf} from '../../../../domain/brand/tokens.ts'
import {sockOnPole} from '../../../../domain/brand/windsock.ts'
import {LOGO_ADDRESS} from '../../head/structuredData.ts'

/** A React element, as JSX would make it; Node does not read JSX. */
type DrawnElement = ReactElement<Record<string, unknown>>

/**
 * An image that the site draws itself. Its address changes with its elements, so that an existing file is never drawn
 * again.
 */
export type Drawing = {address: string; width: number; height: number; element: DrawnElement}

/** Name of the font of titles; imageRenderer.ts has its file. */
export const DISPLAY = 'display'

const colour = (name: Parameters<typeof colourOf>[0]) => colourOf(name, 'light')

const element = (
  type: string,
  props: Record<string, unknown>,
  ...children: (DrawnElement | string)[]
): DrawnElement => ({
  type,
  key: null,
  props: {...props, ...(children.length > 0 && {children: typeof children[0] === 'string' ? children[0] : children})},
})

/** Satori needs a `display` on every box with children. */
const box = (style: Record<string, unknown>, ...children: (DrawnElement | string)[]) =>
  element('div', {style: {display: 'flex', ...style}}, ...children)

const svg = (
  viewBox: string,
  style: {width: number; height: number} & Record<string, unknown>,
  ...paths: DrawnElement[]
) => element('svg', {viewBox, width: style.width, height: style.height, style}, ...paths)

const path = (d: string, fill: string, transform?: string) => element('path', {d, fill, ...(transform && {transform})})

function drawing(name: string, size: {width: number; height: number}, drawn: DrawnElement, format = 'png'): Drawing {
  const hash = createHash('sha256')
    .update(JSON.stringify([size, drawn]))
    .digest('hex')
    .slice(0, 16)
  return {address: `/images/${name}-${hash}.${format}`, ...size, element: drawn}
}

/** Size of share images. */
export const SHARED = {width: 1200, height: 630}

/** Left and right end of the rising line. */
const CREST = {from: 520, to: 430}
const EDGE = 72
/** Positions of the socks, from calm to full: the whole scale, so that no figure is claimed. */
const SOCKS = [
  {x: 800, level: 0, height: 140},
  {x: 880, level: 0.5, height: 166},
  {x: 1000, level: 1, height: 200},
].map(sockOn)

function sockOn({x, level, height}: {x: number; level: number; height: number}): DrawnElement {
  const scale = height / 124
  // Half-way the line rises through its steepest part; below the line a pole is out of sight.
  const {from, to} = CREST
  const share = x / SHARED.width
  const ground = from + (to - from) * share ** 2 * (3 - 2 * share)
  const {pole, place, stripes} = sockOnPole(level)
  return svg(
    '0 0 124 124',
    {width: height, height, position: 'absolute', left: x, top: Math.round(ground - height + 4 * scale)},
    path(pole, colour('ink')),
    ...stripes.map(({d, on}) => path(d, colour(on ? 'signal' : 'off'), place)),
  )
}

const TITLE_WIDTH = 900
/** Width of a letter of the display face, in its size. */
const LETTER = 0.45

/** Longer titles are smaller, so that they stay above the socks, and so are longer words, which nothing divides here. */
const sizeOf = (title: string) =>
  Math.min(
    title.length > 44 ? 76 : title.length > 24 ? 88 : 104,
    Math.floor(TITLE_WIDTH / LETTER / Math.max(1, ...title.split(/\s/).map((word) => word.length))),
  )

/** Share image of a page: its title beside the windsock, and the brand. */
export function titleDrawing(title: string, brand: string): Drawing {
  const {width, height} = SHARED
  const {from, to} = CREST
  const sea = `M0 ${from}C${width * 0.4} ${from} ${width * 0.6} ${to} ${width} ${to}V${height}H0z`
  return drawing(
    'share',
    SHARED,
    box(
      {width, height, position: 'relative', background: colour('sky')},
      ...SOCKS,
      svg(`0 0 ${width} ${height}`, {width, height, position: 'absolute', left: 0, top: 0}, path(sea, colour('sea'))),
      box(
        {
          position: 'absolute',
          left: EDGE,
          top: EDGE - 12,
          width: TITLE_WIDTH,
          fontFamily: DISPLAY,
          fontSize: sizeOf(title),
          lineHeight: 1.08,
          textWrap: 'balance',
          color: colour('ink'),
        },
        title,
      ),
      box({position: 'absolute', left: EDGE, top: height - 92, alignItems: 'center'}, ...brandOn(brand)),
    ),
  )
}

/** The wordmark; a renamed company keeps the symbol. */
function brandOn(brand: string): DrawnElement[] {
  const mark = [path(POLE, colour('sea-ink')), path(STRIPES, colour('sea-signal'))]
  if (brand === DRAWN_NAME)
    return [svg('0 0 145 37', {width: 218, height: 56}, ...mark, path(LETTERS, colour('sea-ink')))]
  const name = {marginLeft: 14, fontFamily: DISPLAY, fontSize: 40, color: colour('sea-ink')}
  return [svg('0 0 32 32', {width: 48, height: 48}, ...mark), box(name, brand)]
}

/** The symbol on the sea, with a fifth of free space on each side: phones crop icons to a circle. */
function iconDrawing(size: number, format?: string): Drawing {
  const free = format === 'ico' ? 0.04 : 0.2
  const inner = Math.round(size * (1 - 2 * free))
  return drawing(
    `icon-${size}`,
    {width: size, height: size},
    box(
      {width: size, height: size, alignItems: 'center', justifyContent: 'center', background: colour('sea')},
      svg(
        '0 0 32 32',
        {width: inner, height: inner},
        path(POLE, colour('sea-ink')),
        path(STRIPES, colourOf('signal', 'dark')),
      ),
    ),
    format,
  )
}

/** Icons of the site, by use. */
export const ICONS = {
  favicon: iconDrawing(48, 'ico'),
  touch: iconDrawing(180),
  small: iconDrawing(192),
  large: iconDrawing(512),
} as const

/** Icons with fixed addresses, for programs that look there and for pages that name them without knowing the hash. */
export const ICON_ALIASES: Readonly<Record<string, string>> = {
  '/favicon.ico': ICONS.favicon.address,
  '/apple-touch-icon.png': ICONS.touch.address,
  [LOGO_ADDRESS]: ICONS.large.address,
}
