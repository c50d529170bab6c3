import {randomBytes} from 'node:crypto'
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import {AssetStore} from './assetStore.ts'

let folder: string
let assets: AssetStore
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'assets-'))
  assets = new AssetStore(folder)
})
afterEach(() => rmSync(folder, {recursive: true}))

const png = () =>
  sharp({create: {width: 60, height: 30, channels: 3, background: '#f4500c'}})
    .png()
    .toBuffer()
const add = async (bytes: Buffer, filename = 'sok.png', extract: string[] = []) =>
  assets.add(
    {
      kind: 'images',
      project: 'local',
      dataset: 'production',
      bytes,
      filename,
      contentType: 'image/png',
      extract,
      given: {},
    },
    'http://localhost:4010',
  )
const nameOf = (document: {[field: string]: unknown}) => String(document.path).split('/').pop() ?? ''

test('names an image by its hash and extracts size, colours and a preview', async () => {
  const document = await add(await png())
  expect(document._id).toMatch(/^image-[0-9a-f]{40}-60x30-png$/)
  expect(document).toMatchObject({
    _type: 'sanity.imageAsset',
    mimeType: 'image/png',
    originalFilename: 'sok.png',
    metadata: {
      dimensions: {width: 60, height: 30, aspectRatio: 2},
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image/),
    },
  })
  expect((await add(await png(), 'again.png'))._id).toBe(document._id)
})

test('serves an image unchanged, and resized or in another format when requested', async () => {
  const document = await add(await png())
  const original = await assets.read(nameOf(document), new URLSearchParams())
  expect([original.type, (await sharp(original.bytes).metadata()).width]).toEqual(['image/png', 60])
  const small = await assets.read(nameOf(document), new URLSearchParams('w=20&fm=webp'))
  expect([small.type, (await sharp(small.bytes).metadata()).width]).toEqual(['image/webp', 20])
  const large = await assets.read(nameOf(document), new URLSearchParams('w=600&fit=max'))
  expect((await sharp(large.bytes).metadata()).width).toBe(60)
})

test('serves the rectangle that an editor cropped', async () => {
  const document = await add(await png())
  const part = await assets.read(nameOf(document), new URLSearchParams('rect=10,5,40,20&w=20&fm=webp'))
  const {width, height} = await sharp(part.bytes).metadata()
  expect([width, height]).toEqual([20, 10])
})

test('extracts palette and blurhash, and EXIF data and location on request', async () => {
  const photo = await sharp(await png())
    .withExif({
      IFD0: {Make: 'Camera'},
      IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '52/1 6/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '4/1 30/1 0/1'},
    })
    .jpeg()
    .toBuffer()
  const metadataOf = async (...extract: string[]) =>
    (await add(photo, 'foto.jpg', extract)).metadata as Record<string, unknown>
  expect(await metadataOf()).toMatchObject({
    blurHash: expect.stringMatching(/^L/),
    palette: {
      dominant: {background: '#f44c0c', foreground: '#fff', title: '#fff', population: 100},
      vibrant: {_type: 'sanity.imagePaletteSwatch'},
      darkMuted: {_type: 'sanity.imagePaletteSwatch'},
    },
  })
  expect(await metadataOf()).not.toHaveProperty('location')
  expect(await metadataOf('exif', 'location')).toMatchObject({
    exif: {Make: 'Camera'},
    location: {_type: 'geopoint', lat: 52.1, lng: -4.5},
  })
  expect(Object.keys(await metadataOf('none'))).toEqual(['_type', 'hasAlpha', 'isOpaque', 'dimensions'])
})

test('extracts no colours from an image without visible pixels', async () => {
  const clear = {create: {width: 6, height: 3, channels: 4 as const, background: {r: 0, g: 0, b: 0, alpha: 0}}}
  const {metadata} = await add(await sharp(clear).png().toBuffer())
  expect(metadata).toMatchObject({dimensions: {width: 6, height: 3}, palette: {_type: 'sanity.imagePalette'}})
})

test('refuses a file that is not an image', async () => {
  await expect(add(Buffer.from('hello'))).rejects.toMatchObject({status: 400})
})

test('refuses the head of an image without its pixels', async () => {
  const image = {create: {width: 60, height: 30, channels: 3 as const, background: 'red'}}
  const whole = await sharp(image).png().toBuffer()
  await expect(add(whole.subarray(0, 33))).rejects.toMatchObject({status: 400})
})

test('answers other requests while a large file is uploaded and read, also twice at a time', async () => {
  const bytes = randomBytes(40 * 1024 * 1024)
  const file = {
    kind: 'files',
    project: 'local',
    dataset: 'production',
    bytes,
    filename: 'a.bin',
    contentType: '',
    extract: [],
    given: {},
  } as const
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  count()
  const [document, again] = await Promise.all([assets.add(file, ''), assets.add(file, '')])
  const read = await assets.read(nameOf(document), new URLSearchParams())
  isDone = true
  expect(again).toEqual(document)
  expect(read.bytes.equals(bytes)).toBe(true)
  expect(turns).toBeGreaterThan(10)
  expect(readdirSync(folder)).toEqual([nameOf(document)])
})

test('does not serve a file whose name is not that of an asset', async () => {
  const elsewhere = path.join(folder, '..', `${path.basename(folder)}.secret`)
  writeFileSync(elsewhere, 'secret')
  writeFileSync(path.join(folder, 'x.png'), 'secret')
  for (const name of [`../${path.basename(elsewhere)}`, 'x.png', `${'0'.repeat(40)}.png`])
    await expect(assets.read(name, new URLSearchParams())).rejects.toMatchObject({status: 404})
  rmSync(elsewhere)
})

test.each(['images', 'files'] as const)('refuses an upload without bytes: %s', async (kind) => {
  const upload = {
    kind,
    project: 'local',
    dataset: 'production',
    bytes: Buffer.alloc(0),
    filename: 'leeg.png',
    contentType: 'image/png',
  }
  await expect(assets.add({...upload, extract: [], given: {}}, 'http://localhost:4010')).rejects.toMatchObject({
    status: 400,
  })
  expect(readdirSync(folder)).toEqual([])
})
