import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import path from 'node:path'
import {type Face, lettersOf, runsOf} from '../../../domain/brand/typefaceLetters.ts'
import {DISPLAY, type Drawing} from './drawings.ts'

/** Makes the file of a drawing. */
export type Draw = (drawing: Drawing) => Promise<Uint8Array>

/** What drawings need beside code, by the names under which a build keeps it with its renderer. */
export const TOOLS = {resvg: 'resvg.wasm', display: 'display.ttf', other: 'other.ttf'} as const

type Tool = keyof typeof TOOLS

/** Where the tools are in the project; `web` is the folder of that workspace. Typefaces are there once, for invoices. */
export const toolsOf = (web: string): Record<Tool, string> => ({
  resvg: createRequire(path.join(web, 'package.json')).resolve('@resvg/resvg-wasm/index_bg.wasm'),
  display: path.join(web, '../functions/billing/invoices/fonts/bricolage-bold.ttf'),
  other: path.join(web, '../functions/billing/invoices/fonts/noto-other.ttf'),
})

/** Opens what draws, in a folder where a build keeps its tools. */
export const openArtist = (folder: string): Draw => artistWith((tool) => path.join(folder, TOOLS[tool]))

/** Opens what draws with these tools. Nothing is loaded before there is something to draw. */
export function artistWith(fileOf: (tool: Tool) => string): Draw {
  let opened: Promise<Draw> | undefined
  return async (drawing) => {
    opened ??= load((tool) => readFile(fileOf(tool)))
    return (await opened)(drawing)
  }
}

async function load(read: (tool: Tool) => Promise<Buffer>): Promise<Draw> {
  const {default: satori} = await import('satori')
  const {initWasm, Resvg} = await import('@resvg/resvg-wasm')
  const [display, other] = await Promise.all([read('display'), read('other')])
  await initWasm(await read('resvg'))
  const faces = [display, other].map((file, index) => ({name: String(index), letters: lettersOf(file)}))
  const fonts = [
    {name: DISPLAY, data: display},
    {name: 'other', data: other}, // has letters that ours lack
  ]
  return async ({address, width, height, element}) => {
    const svg = await satori(drawableIn(element, faces), {width, height, fonts})
    const png = new Resvg(inPlace(svg)).render().asPng()
    return address.endsWith('.ico') ? iconFile(png, width) : png
  }
}

/** The same without the characters that no typeface has, which would be boxes. */
function drawableIn<Part>(part: Part, faces: readonly Face[]): Part {
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

/** Satori embeds drawings within a drawing as images; to draw those takes four times as long as all the rest. */
export const inPlace = (svg: string): string =>
  svg.replace(
    /<image x="([^"]+)" y="([^"]+)"[^>]* href="data:image\/svg\+xml;utf8,([^"]*)"[^>]*\/>/g,
    (_, x, y, drawn) => decodeURIComponent(drawn).replace('<svg ', `<svg x="${x}" y="${y}" `),
  )

/** An .ico with one picture, which may be a PNG as it is. */
function iconFile(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
