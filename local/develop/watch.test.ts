import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {until} from '../../tests/support/run/until.ts'
import {Watcher} from './watch.ts'

let root: string
let watcher: Watcher
let calls: string[][]
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true})
  writeFileSync(path.join(root, file), text)
}
const told = (file: string) => until(() => calls.flat().includes(file), {within: 20_000, otherwise: () => calls.join()})

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vindkracht-watch-'))
  write('src/a.ts', 'one')
  write('src/b.ts', 'one')
  calls = []
  watcher = new Watcher({root, folders: ['src'], onChange: async (files) => void calls.push(files)})
})
afterEach(() => {
  watcher.close()
  rmSync(root, {recursive: true})
})

test('reports a file whose content changed, and not one rewritten as it was', async () => {
  await watcher.begin()
  write('src/a.ts', 'one')
  write('src/b.ts', 'two')
  await told('src/b.ts')
  expect(calls).toEqual([['src/b.ts']])
})

test('reports a file in a new folder', async () => {
  await watcher.begin()
  write('src/new/deep/c.ts', 'one')
  await told('src/new/deep/c.ts')
})

test('reports a removed file', async () => {
  await watcher.begin()
  rmSync(path.join(root, 'src/a.ts'))
  await told('src/a.ts')
})

test('keeps changes from before it began', async () => {
  write('src/a.ts', 'two')
  await watcher.begin()
  await told('src/a.ts')
})

test('ignores node_modules', async () => {
  write('src/node_modules/x.js', 'one')
  await watcher.begin()
  write('src/node_modules/x.js', 'two')
  write('src/a.ts', 'two')
  await told('src/a.ts')
  expect(calls.flat()).not.toContain('src/node_modules/x.js')
})
