import {existsSync, globSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {ASSUMPTIONS, VERSIONS} from './assumptions.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const {resolve} = createRequire(path.join(ROOT, 'web/package.json'))

function folderOf(name: string): string {
  const folders = resolve.paths(name) ?? []
  const folder = folders.map((modules) => path.join(modules, name)).find(existsSync)
  if (!folder) throw new Error(`${name} is not installed`)
  return folder
}

const installed = (name: string): string =>
  JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')).version

test.each(Object.entries(VERSIONS))('%s is pinned and installed in version %s', (name, version) => {
  const {dependencies} = JSON.parse(read('web/package.json')) as {dependencies: Record<string, string>}
  expect([dependencies[name] ?? version, installed(name)]).toEqual([version, version])
})

test.each(ASSUMPTIONS)('$says', ({theirs, ours, test: {file, name}}) => {
  expect(readFileSync(path.join(folderOf(theirs.package), theirs.file), 'utf8')).toContain(theirs.has)
  expect(ours.filter((each) => !existsSync(path.join(import.meta.dirname, each)))).toEqual([])
  expect(read(file)).toContain(name)
})

/** Files that use documented interfaces of Gatsby only. */
const PUBLIC = ['build/buildPages.ts', 'build/headers.ts']

test('every file of this folder relies on a named assumption or on documented interfaces', () => {
  const files = globSync('*/*.{ts,tsx,js}', {cwd: import.meta.dirname}).filter((file) => !/\.test\./.test(file))
  const named = new Set([...PUBLIC, ...ASSUMPTIONS.flatMap(({ours}) => ours)])
  expect(files.map((file) => file.replaceAll(path.sep, '/')).filter((file) => !named.has(file))).toEqual([])
})

/** Globals and files of Gatsby that are no part of its documented interface. */
const INTERNALS =
  /___navigate|asyncRequires|webpackCompilationHash|componentChunkName|gatsby\/dist|cache-dir|\.cache\/|page-data|pagePath\b/

/** File elsewhere that imitates Gatsby for `npm run dev`. */
const IMITATIONS = ['develop/entry.tsx']

test('nothing outside this folder names internals of Gatsby', () => {
  const src = path.join(ROOT, 'web/src')
  const code = (file: string) =>
    readFileSync(path.join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '')
  const files = globSync('**/*.{ts,tsx}', {cwd: src})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/^gatsby\/|\.test\.|^testing\//.test(file))
  expect(files.filter((file) => INTERNALS.test(code(file)))).toEqual(IMITATIONS)
})
