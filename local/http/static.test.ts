import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {PassThrough, Writable} from 'node:stream'
import {buffer} from 'node:stream/consumers'
import {until} from '../../tests/support/run/until.ts'
import {DESCRIPTORS, opened} from '../../tests/support/shop/opened.ts'
import {typeOf} from '../../web/src/renderer/release.ts'
import {contentType, sendFile} from './static.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-'))
  file = path.join(folder, 'big.js')
  writeFileSync(file, Buffer.alloc(300_000))
})
afterEach(() => rmSync(folder, {recursive: true}))

test('sends a whole file', async () => {
  const reader = new PassThrough()
  const [, received] = await Promise.all([sendFile(file, reader), buffer(reader)])
  expect(received.byteLength).toBe(300_000)
})

test('stops without an error when the reader disconnects', async () => {
  const reader = new Writable({
    write() {
      reader.destroy() // at the first piece, which it never takes
    },
  })
  await expect(sendFile(file, reader)).resolves.toBeUndefined()
})

// Linux lists the files that a process has open.
const whereTold = existsSync(DESCRIPTORS) ? test : test.skip

whereTold('closes the file once it is sent or the reader is gone', async () => {
  const closed = () => until(() => opened(file) === 0, {within: 10_000, otherwise: () => 'It is still open'})
  const whole = new PassThrough()
  await Promise.all([sendFile(file, whole), buffer(whole)])
  await closed()

  const readers = Array.from({length: 20}, () => new PassThrough({highWaterMark: 1})) // they take nothing
  const sendings = readers.map((reader) => sendFile(file, reader))
  await until(() => opened(file) === readers.length, {within: 10_000, otherwise: () => 'They are not sent'})
  for (const reader of readers) reader.destroy()
  await Promise.all(sendings)
  await closed()
})

test.each([
  'html',
  'json',
  'xml',
  'txt',
  'md',
  'svg',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'avif',
  'gif',
  'ico',
  'webmanifest',
])('gives a file of the build the type that a release gives it: %s', (extension) => {
  const [mediaType] = contentType(`/build/a.${extension}`).split(';')
  expect(mediaType).toBe(typeOf(`/a.${extension}`).split(';')[0])
})
