import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {CODE_NAME, SCRIPT} from '../../web/src/develop/state.ts'
import {developFolder, writeScripts} from './folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-develop-'))
})
afterEach(() => rmSync(folder, {recursive: true, force: true}))

const bundle = (code: string, ...files: string[]) => ({
  code,
  outputs: files.map((file) => ({path: file, contents: Buffer.from(file)})),
})
const chunk = (hash: string) => `/__develop/chunks/chunk-${hash}.mjs`
const fileOf = (address: string) => path.join(developFolder(folder), 'assets', address)

test('keeps the scripts of the bundle before, and no older ones', () => {
  const [first, second, third] = [
    bundle('1', SCRIPT, chunk('A')),
    bundle('2', SCRIPT, chunk('B')),
    bundle('3', SCRIPT, chunk('C')),
  ]
  writeScripts(folder, first)
  writeScripts(folder, second, first.outputs)
  expect([existsSync(fileOf(chunk('A'))), existsSync(fileOf(chunk('B')))]).toEqual([true, true])
  writeScripts(folder, third, second.outputs)
  expect([chunk('A'), chunk('B'), chunk('C')].map((each) => existsSync(fileOf(each)))).toEqual([false, true, true])
})

test('writes into the script of a page of which code it is', () => {
  writeScripts(folder, bundle('abc', SCRIPT, chunk('A')))
  expect(readFileSync(fileOf(SCRIPT), 'utf8')).toContain(`${CODE_NAME} = "abc"`)
  expect(readFileSync(fileOf(chunk('A')), 'utf8')).toBe(chunk('A'))
})
