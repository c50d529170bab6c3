import {existsSync, globSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {ASSUMPTIONS, VERSIONS} from './assumptions.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const STUDIO = path.join(ROOT, 'studio')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const {resolve} = createRequire(path.join(STUDIO, 'package.json'))

function folderOf(name: string): string {
  const folder = (resolve.paths(name) ?? []).map((modules) => path.join(modules, name)).find(existsSync)
  if (!folder) throw new Error(`${name} is not installed`)
  return folder
}

test.each(Object.entries(VERSIONS))('%s is pinned and installed in version %s', (name, version) => {
  const {dependencies} = JSON.parse(read('studio/package.json')) as {dependencies: Record<string, string>}
  const installed = JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')).version
  expect([dependencies[name], installed]).toEqual([version, version])
})

test.each(ASSUMPTIONS)('$says', ({theirs, ours, test: {file, name}}) => {
  const folder = folderOf(theirs.package)
  const has = globSync(theirs.file, {cwd: folder}).some((each) =>
    readFileSync(path.join(folder, each), 'utf8').includes(theirs.has),
  )
  expect({theirs, has}).toEqual({theirs, has: true})
  expect(ours.filter((each) => !existsSync(path.join(STUDIO, each)))).toEqual([])
  expect(read(file)).toContain(name)
})

test('every file of this folder relies on a listed assumption', () => {
  const files = globSync('**/*.{ts,tsx}', {cwd: STUDIO, exclude: ['node_modules', 'dist']})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.startsWith('sanity/') && !/assumptions|\.test\./.test(file))
  const listed = new Set(ASSUMPTIONS.flatMap(({ours}) => ours))
  expect(files.length).toBeGreaterThan(4)
  expect(files.filter((file) => !listed.has(file))).toEqual([])
})

/** Elements of Sanity's own, named in a style or a look-up. */
const OWN_ELEMENTS = /createGlobalStyle`[^`]*\[(?:data-testid|data-ui)|getElementById\('/

test('no file outside this folder styles or finds elements of Sanity', () => {
  const files = globSync('**/*.{ts,tsx}', {cwd: STUDIO, exclude: ['node_modules', 'dist', 'sanity']})
  expect(files.filter((file) => OWN_ELEMENTS.test(readFileSync(path.join(STUDIO, file), 'utf8')))).toEqual([])
})
