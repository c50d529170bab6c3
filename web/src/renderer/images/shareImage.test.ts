import {copyFileSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DISPLAY, type Drawing, ICONS} from './drawings.ts'
import {inlineNestedSvg, openImageRenderer, RESOURCES, resourcePaths} from './imageRenderer.ts'
import {shareImageOf} from './shareImage.ts'

type Page = Parameters<typeof shareImageOf>[0]
const page = (title: string, shareImage: object | null = null, brandName = 'Merk') =>
  ({seo: {title, shareImage}, site: {settings: {brandName}}}) as unknown as Page
const file = (more: object = {}) => ({asset: {url: 'https://cdn/images/wind.png', width: 2000, height: 2000}, ...more})

const resources = mkdtempSync(path.join(tmpdir(), 'tools-'))
const draw = openImageRenderer(resources)
beforeAll(async () => {
  for (const [resource, from] of Object.entries(resourcePaths(path.join(import.meta.dirname, '../../..'))))
    copyFileSync(from, path.join(resources, RESOURCES[resource as keyof typeof RESOURCES]))
  await draw(ICONS.small) // loads everything that later drawings need
})
afterAll(() => rmSync(resources, {recursive: true}))

test('draws the title with the brand once; the same title has the same address', () => {
  const {image, drawing} = shareImageOf(page('Over ons | Merk'))
  expect(image).toEqual({src: drawing?.address, width: 1200, height: 630, alt: 'Over ons | Merk'})
  expect(JSON.stringify(drawing?.element)).toContain('"Over ons"')
  expect(shareImageOf(page('Over ons | Merk')).image).toEqual(image)
  expect(shareImageOf(page('Over hen | Merk')).image.src).not.toBe(image.src)
  expect(shareImageOf(page('Over ons | Merk', null, 'Ander')).image.src).not.toBe(image.src)
})

test("crops an editor's image to the size of share images, around its focal point", () => {
  const own = (more: object = {}) => shareImageOf(page('Over ons', {alt: 'Wind', file: file(more)}))
  expect(own().image).toEqual({src: '/images/wind-0-475-2000-1050-1200.jpg', width: 1200, height: 630, alt: 'Wind'})
  expect(own().source).toBe('https://cdn/images/wind.png?rect=0%2C475%2C2000%2C1050&w=1200&q=80&fm=jpg')
  expect(own({hotspot: {x: 0.5, y: 0}}).image.src).toContain('-0-0-2000-1050-')
  expect(own({crop: {top: 0.5, bottom: 0, left: 0.5, right: 0}}).image).toMatchObject({width: 1000, height: 525})
})

test('draws the title when the image is missing or an SVG', () => {
  for (const gone of [
    {alt: 'Wind', file: null},
    {alt: 'Wind', file: {asset: {url: 'https://cdn/a.svg', width: 9, height: 9}}},
  ])
    expect(shareImageOf(page('Over ons', gone)).drawing).toBeDefined()
})

test('inlineNestedSvg draws nested drawings to the same pixels', async () => {
  const {default: satori} = await import('satori')
  const {Resvg} = await import('@resvg/resvg-wasm')
  const fonts = [{name: DISPLAY, data: readFileSync(path.join(resources, RESOURCES.display))}]
  const {element, width, height} = shareImageOf(page('Over ons')).drawing as Drawing
  const embedded = await satori(element, {width, height, fonts})
  const placed = inlineNestedSvg(embedded)
  expect([embedded.match(/<image /g)?.length, placed.match(/<image /g)]).toEqual([5, null])
  expect(new Resvg(placed).render().asPng()).toEqual(new Resvg(embedded).render().asPng())
})

test('picks a font for each letter and leaves out letters without one', async () => {
  const drawn = async (title: string) => Buffer.from(await draw(shareImageOf(page(title)).drawing as Drawing))
  expect(await drawn('Cœur ☃ Łódź 风')).toEqual(await drawn('Cœur Łódź'))
  expect(await drawn('Işıklı №')).not.toEqual(await drawn('Iikl'))
})

test('renders drawings at their size, and the favicon as an .ico with one image', async () => {
  const {drawing} = shareImageOf(page('Łódź, Ελλάδα & <b>风</b> 🌬️'))
  const sizeOf = (png: Buffer) => [png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]
  expect(sizeOf(Buffer.from(await draw(drawing as Drawing)))).toEqual(['PNG', 1200, 630])
  expect(sizeOf(Buffer.from(await draw(ICONS.touch)))).toEqual(['PNG', 180, 180])
  const icon = Buffer.from(await draw(ICONS.favicon))
  expect([icon.readUInt16LE(2), icon.readUInt8(6)]).toEqual([1, 48])
  expect(sizeOf(icon.subarray(icon.readUInt32LE(18)))).toEqual(['PNG', 48, 48])
})
