import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import path from 'node:path'
import {type Face, lettersOf, runsOf} from '../../../../domain/brand/typefaceLetters.ts'
import {DISPLAY, type Drawing} from './drawings.ts'

/** Renders the file of a drawing. */
export type DrawImage = (drawing: Drawing) => Promise<Uint8Array>

/** Files that rendering needs besides code, by the names under which a build keeps them. */
export const RESOURCES = {resvg: 'resvg.wasm', display: 'display.ttf', other: 'other.ttf'} as const

type Resource = keyof typeof RESOURCES

/** Paths of these files in the project; `web` is the folder of that workspace. Fonts are shared with invoices. */
export const resourcePaths = (web: string): Record<Resource, string> => ({
  resvg: createRequire(path.join(web, 'package.json')).resolve('@resvg/resvg-wasm/index_bg.wasm'),
  display: path.join(web, '../functions/billing/invoices/fonts/bricolage-bold.ttf'),
  other: path.join(web, '../functions/billing/invoices/fonts/noto-other.ttf'),
})

/** Opens the image renderer of a folder in which a build keeps its files. */
export const openImageRenderer = (folder: string): DrawImage =>
  imageRendererWith((resource) => path.join(folder, RESOURCES[resource]))

/** Opens an image renderer with these files. Loads nothing before the first drawing. */
export function imageRendererWith(fileOf: (resource: Resource) => string): DrawImage {
  let opened: Promise<DrawImage> | undefined
  return async (drawing) => {
    opened ??= load((resource) => readFile(fileOf(resource)))
    return (await opened)(drawing)
  }
}

async function load(read: (resource: Resource) => Promise<Buffer>): Promise<DrawImage> {
  const {default: satori} = await import('satori')
  const {initWasm, Resvg} = await import('@resvg/resvg-wasm')
  const [display, other] = await Promise.all([read('display'), read('other')])
  await initWasm(await read('resvg'))
  const faces = [display, other].map((file, index) => ({name: String(index), letters: lettersOf(file)}))
  const fonts = [
    {name: DISPLAY, data: display},
    {name: 'other', data: other}, // covers letters that ours lacks
  ]
  return async ({address, width, height, element}) => {
    const svg = await satori(withoutMissingLetters(element, faces), {width, height, fonts})
    const png = new Resvg(inlineNestedSvg(svg)).render().asPng()
    return address.endsWith('.ico') ? iconFile(png, width) : png
  }
}

/** Removes characters that no font has, which would be drawn as boxes. */
function withoutMissingLetters<Part>(part: Part, faces: readonly Face[]): Part {
  const change = (inner: unknown): unknown => {
    if (typeof inner === 'string')
      return runsOf(inner, faces)
        .map(({text}) => text)
        .join('')
    if (Array.isArray(inner)) return inner.map(change)
    if (typeof inner !== 'object' || inner === null || !('props' in inner)) return inner
    const props = inner.props as Record<string, unknown>
    return 'children' in props ? {...inner, props: {...props, children: change(props.children)}} : inner
  }
  return change(part) as Part
}

/** Satori embeds drawings within a drawing as images, which take four times as long to draw as everything else. */
export const inlineNestedSvg = (svg: string): string =>
  svg.replace(
    /<image x="([^"]+)" y="([^"]+)"[^>]* href="data:image\/svg\+xml;utf8,([^"]*)"[^>]*\/>/g,
    (_, x, y, drawn) => decodeURIComponent(drawn).replace('<svg ', `<svg x="${x}" y="${y}" `),
  )

/** An .ico file with one image, which may be a PNG. */
function iconFile(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // one image
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
