import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {PassThrough, Writable} from 'node:stream'
import {buffer} from 'node:stream/consumers'
import {DESCRIPTORS, opened} from '../../tests/support/opened.ts'
import {until} from '../../tests/support/until.ts'
import {sendFile} from './static.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-'))
  file = path.join(folder, 'big.js')
  writeFileSync(file, Buffer.alloc(300_000))
})
afterEach(() => rmSync(folder, {recursive: true}))

test('a file arrives whole', async () => {
  const reader = new PassThrough()
  const [, received] = await Promise.all([sendFile(file, reader), buffer(reader)])
  expect(received.byteLength).toBe(300_000)
})

test('a reader who goes away in the middle is no fault, and the sending ends with them', async () => {
  const reader = new Writable({
    write() {
      reader.destroy() // at the first piece, which it never takes
    },
  })
  await expect(sendFile(file, reader)).resolves.toBeUndefined()
})

// Only Linux tells a process which files it has open.
const whereTold = existsSync(DESCRIPTORS) ? test : test.skip

whereTold('the file is open while it is sent, and closed once the reader has all of it or is gone', async () => {
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
