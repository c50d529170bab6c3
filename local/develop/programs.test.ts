import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {stop} from 'esbuild'
import {ROOT} from '../settings/environment.ts'
import {Bundler, nodeProgram} from './programs.ts'

let folder: string
const inFolder = (file: string) => path.relative(ROOT, path.join(folder, file)).replaceAll(path.sep, '/')
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

beforeEach(() => {
  mkdirSync(path.join(ROOT, '.local'), {recursive: true})
  folder = mkdtempSync(path.join(ROOT, '.local/programs-'))
  write('main.ts', `import {one} from './one.ts'\nconsole.log(one)`)
  write('one.ts', 'export const one: number = 1')
})
afterEach(async () => {
  await stop()
  rmSync(folder, {recursive: true})
})

const bundler = () => new Bundler(nodeProgram('Functions', inFolder('*.ts')))

test('knows the files of a program and no other', async () => {
  const one = bundler()
  await one.rebuild()
  expect([...one.bundle.files].sort()).toEqual([inFolder('main.ts'), inFolder('one.ts')])
  expect([inFolder('one.ts'), 'web/package.json'].map(one.isTouchedBy)).toEqual([true, false])
})

test('is unchanged when a comment or a type changed, and changed when behaviour did', async () => {
  const one = bundler()
  const {code} = await one.rebuild()
  write('one.ts', '/** Said. */\nexport const one = 1')
  expect((await one.rebuild()).code).toBe(code)
  write('one.ts', 'export const one = 2')
  expect((await one.rebuild()).code).not.toBe(code)
})

test('names file, line and column of a syntax error, and keeps the last program', async () => {
  const one = bundler()
  const {code} = await one.rebuild()
  write('one.ts', '\nexport const one: = 2')
  expect(await one.rebuild()).toMatchObject({
    code,
    problems: [
      {from: 'Functions', at: {file: inFolder('one.ts'), line: 2, column: 19, source: 'export const one: = 2'}},
    ],
  })
  write('one.ts', 'export const one = 1')
  expect(await one.rebuild()).toMatchObject({code, problems: []})
})

test('includes an entry that was added later', async () => {
  const one = bundler()
  await one.rebuild()
  write('later.ts', 'console.log(2)')
  expect(one.isTouchedBy(inFolder('later.ts'))).toBe(true)
  expect((await one.rebuild()).files).toContain(inFolder('later.ts'))
})
