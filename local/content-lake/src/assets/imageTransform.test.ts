import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import {AssetStore} from './assetStore.ts'

/** Images as the hosted pipeline documents them: 60 by 30 pixels, red at the left, blue at the right, half clear below. */
const RED = {r: 255, g: 0, b: 0, alpha: 1}
const BLUE = {r: 0, g: 0, b: 255, alpha: 1}
const GREEN = {r: 0, g: 255, b: 0, alpha: 1}
const block = (width: number, height: number, background: object) => ({
  create: {width, height, channels: 4 as const, background: background as typeof RED},
})

let folder: string
let assets: AssetStore
let name: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'transform-'))
  assets = new AssetStore(folder)
  name = await keep(
    await sharp(block(60, 30, RED))
      .composite([{input: block(30, 30, BLUE), left: 30, top: 0}])
      .png()
      .toBuffer(),
  )
})
afterAll(() => rmSync(folder, {recursive: true}))

async function keep(bytes: Buffer) {
  const upload = {
    kind: 'images',
    project: 'local',
    dataset: 'production',
    filename: null,
    contentType: '',
    extract: ['none'],
  } as const
  const {path: place} = await assets.add({...upload, bytes, given: {}}, '')
  return path.basename(String(place))
}

const ask = (query: string, accept = '', of = name) => assets.read(of, new URLSearchParams(query), accept)
const sizeOf = async (query: string) => {
  const {width, height} = await sharp((await ask(query)).bytes).metadata()
  return [width, height]
}
/** The colours along the middle line, at the left, in the middle and at the right; "-" is clear. */
async function colours(query: string, of = name) {
  const {bytes} = await ask(query, '', of)
  const {data, info} = await sharp(bytes).ensureAlpha().raw().toBuffer({resolveWithObject: true})
  const at = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray((y * info.width + x) * 4)
    if (alpha < 128) return '-'
    return [r > 128 ? 'r' : '', g > 128 ? 'g' : '', b > 128 ? 'b' : ''].join('') || '0'
  }
  const row = Math.floor(info.height / 2)
  return [2, Math.floor(info.width / 2) + 2, info.width - 3].map((x) => at(x, row)).join(' ')
}

test.each([
  ['w=30', [30, 15]],
  ['w=120', [120, 60]],
  ['w=120&fit=max', [60, 30]],
  ['w=20&dpr=2', [40, 20]],
  ['w=20&h=20', [20, 10]],
  ['w=20&h=20&fit=crop', [20, 20]],
  ['w=200&h=200&fit=crop', [200, 200]],
  ['w=20&h=20&fit=scale', [20, 20]],
  ['w=40&h=40&fit=fill', [40, 40]],
  ['w=100&h=100&fit=fillmax', [100, 100]],
  ['w=100&h=100&fit=min', [30, 30]],
  ['w=20&h=20&fit=min', [20, 20]],
  ['w=100&max-w=25', [25, 13]],
  ['rect=30,0,20,10', [20, 10]],
  ['rect=30,0,90,90&w=15', [15, 15]],
  ['or=90', [30, 60]],
  ['or=90&rect=0,0,40,10', [10, 40]],
  ['pad=5', [70, 40]],
])('%s is of %j pixels', async (query, size) => {
  expect(await sizeOf(query)).toEqual(size)
})

test.each([
  ['an editor’s crop is what is seen', 'rect=30,0,30,30&w=20&h=20', 'b b b'],
  ['a crop is taken from the middle', 'w=30&h=30&fit=crop', 'r b b'],
  ['from a side', 'w=30&h=30&fit=crop&crop=right', 'b b b'],
  ['or around what must stay in view', 'w=20&h=30&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.5', 'r r r'],
  ['which stays within the image', 'w=30&h=30&fit=crop&crop=focalpoint&fp-x=1&fp-y=1', 'b b b'],
  ['it is mirrored', 'flip=h', 'b r r'],
  ['it is turned upside down', 'or=180', 'b r r'],
  ['its colours are turned', 'invert=true', 'gb rg rg'],
  ['nothing is squeezed into what is free', 'w=100&h=30&fit=fillmax', '- b -'],
  ['what is free has the colour that was asked for', 'w=100&h=30&fit=fillmax&bg=0f0', 'g b g'],
  ['and so has the room around it', 'pad=10&bg=ff00ff00', 'g b g'],
])('%s', async (_, query, seen) => {
  expect(await colours(query)).toBe(seen)
})

test('paints transparent pixels in the requested background, and in white in a JPEG', async () => {
  const clear = await keep(
    await sharp(block(20, 20, {...GREEN, alpha: 0}))
      .png()
      .toBuffer(),
  )
  expect(await colours('w=20', clear)).toBe('- - -')
  expect(await colours('bg=00f', clear)).toBe('b b b')
  expect(await colours('fm=jpg', clear)).toBe('rgb rgb rgb')
})

test('blurs, sharpens and desaturates', async () => {
  const [dark, light] = [100, 150]
  const grey = (value: number) => ({r: value, g: value, b: value, alpha: 1})
  const greys = await keep(
    await sharp(block(60, 30, grey(dark)))
      .composite([{input: block(30, 30, grey(light)), left: 30, top: 0}])
      .png()
      .toBuffer(),
  )
  /** The bytes of each dot of the first line, red, green and blue. */
  const line = async (query: string, of: string) => {
    const {data, info} = await sharp((await ask(query, '', of)).bytes)
      .removeAlpha()
      .raw()
      .toBuffer({resolveWithObject: true})
    return Array.from({length: info.width}, (_, dot) => [...data.subarray(dot * 3, dot * 3 + 3)] as const)
  }
  const reds = async (query: string) => (await line(query, greys)).map(([red = 0]) => red)
  const largestStep = (values: number[]) =>
    Math.max(...values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value))))
  expect(largestStep(await reds('w=60'))).toBe(light - dark)
  expect(largestStep(await reds('w=60&blur=50'))).toBeLessThan((light - dark) / 2)
  expect(largestStep(await reds('w=60&sharp=80'))).toBeGreaterThan(light - dark)
  const colourful = async (query: string) =>
    (await line(query, name)).filter((dot) => Math.max(...dot) - Math.min(...dot) > 2).length
  expect(await colourful('w=60')).toBe(60)
  expect(await colourful('w=60&sat=-100')).toBe(0)
})

test('serves the requested format, or one that the browser accepts', async () => {
  const typeOf = async (query: string, accept = '') => {
    const {bytes, type} = await ask(query, accept)
    const {format, compression} = await sharp(bytes).metadata()
    return [type, format === 'heif' ? compression : format]
  }
  expect(await typeOf('fm=jpg')).toEqual(['image/jpeg', 'jpeg'])
  expect(await typeOf('fm=webp&q=40')).toEqual(['image/webp', 'webp'])
  expect(await typeOf('fm=avif')).toEqual(['image/avif', 'av1'])
  expect(await typeOf('auto=format', 'image/webp,*/*')).toEqual(['image/webp', 'webp'])
  expect(await typeOf('auto=format', '*/*')).toEqual(['image/png', 'png'])
  expect((await sharp((await ask('fm=pjpg')).bytes).metadata()).isProgressive).toBe(true)
})

test('serves another format at first where AVIF is accepted, and AVIF once it is encoded', async () => {
  const typeOf = async (query: string, accept: string) => (await ask(query, accept)).type
  const modern = 'image/avif,image/webp,*/*'
  expect(await typeOf('w=10&auto=format', modern)).toBe('image/webp')
  expect(await typeOf('w=20&auto=format', 'image/avif')).toBe('image/png')
  let type = ''
  while (type !== 'image/avif') type = await typeOf('w=10&auto=format', modern)
  expect((await sharp((await ask('w=10&auto=format', modern)).bytes).metadata()).width).toBe(10)
  expect(await typeOf('w=10&auto=format', 'image/webp')).toBe('image/webp')
})

test('keeps an animation when it is resized, and serves its first frame when requested', async () => {
  const frames = [RED, BLUE, GREEN].map((colour) => ({create: block(20, 10, colour).create}))
  const bytes = await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
    join: {animated: true},
  })
    .gif({delay: 100})
    .toBuffer()
  const moving = await keep(bytes)
  const pagesOf = async (query: string) => (await sharp((await ask(query, '', moving)).bytes).metadata()).pages ?? 1
  expect(moving).toContain('-20x10.gif')
  expect([await pagesOf('w=10'), await pagesOf('w=10&fm=webp'), await pagesOf('w=10&frame=1')]).toEqual([3, 3, 1])
})

test.each([
  ...['fit=nonsense', 'w=0', 'w=abc', 'w=99999', 'dpr=9', 'rect=1,2,3', 'rect=99,0,10,10', 'crop=nowhere', 'fp-x=2'],
  ...['fm=bmp', 'q=101', 'bg=red', 'or=45', 'flip=x', 'blur=0', 'sat=200', 'auto=nonsense'],
])('%s is refused', async (query) => {
  await expect(ask(query)).rejects.toMatchObject({status: 400})
})
