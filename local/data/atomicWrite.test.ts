import {
  closeSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {writeAtomically} from './atomicWrite.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'whole-'))
})
afterEach(() => rmSync(folder, {recursive: true}))

const bytes = (text: string) => new TextEncoder().encode(text)

test('replaces a file at once, while a reader keeps the old one', async () => {
  const file = path.join(folder, 'a')
  await writeAtomically(file, bytes('all of the old one'))
  const reader = openSync(file, 'r')
  await writeAtomically(file, bytes('new'))
  expect(readFileSync(reader, 'utf8')).toBe('all of the old one')
  closeSync(reader)
  expect(readFileSync(file, 'utf8')).toBe('new')
  expect(readdirSync(folder)).toEqual(['a'])
})

test('never writes into a file that a killed process left, which a snapshot may link', async () => {
  const [file, snapshot] = [path.join(folder, 'a'), path.join(folder, 'snapshot')]
  writeFileSync(`${file}.new`, 'half')
  linkSync(`${file}.new`, snapshot)
  await writeAtomically(file, bytes('whole'))
  expect([readFileSync(file, 'utf8'), readFileSync(snapshot, 'utf8')]).toEqual(['whole', 'half'])
})

test('leaves the old file whole when the new one cannot be written to its end', async () => {
  const file = path.join(folder, 'a')
  await writeAtomically(file, bytes('old'))
  // A folder in the place of the unfinished file: nothing can be written there.
  mkdirSync(`${file}.new`)
  await expect(writeAtomically(file, bytes('new'))).rejects.toThrow()
  expect(readFileSync(file, 'utf8')).toBe('old')
})
