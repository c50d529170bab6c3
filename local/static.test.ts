import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {PassThrough, Writable} from 'node:stream'
import {buffer} from 'node:stream/consumers'
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
