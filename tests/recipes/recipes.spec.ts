import {execSync, spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from '@playwright/test'
import {copyProject} from '../support/copyProject.ts'

/** The recipes of docs/recipes.md, carried out on a copy: what stands there is what a developer would do. */
const ROOT = path.resolve(import.meta.dirname, '../..')

const recipe = (title: string) =>
  readFileSync(path.join(ROOT, 'docs/recipes.md'), 'utf8').split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

/** The code blocks of a recipe that name a file. */
const stepsOf = (text: string) =>
  [...text.matchAll(/```\w+ title="([^"]+)"\n([\s\S]*?)```/g)].map(([, file = '', code = '']) => ({file, code}))

function run(folder: string, ...args: string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd: folder, encoding: 'utf8', timeout: 420_000})
  expect(status, `${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0)
}

test('a page is four files and one row, and then every check passes', () => {
  test.setTimeout(600_000)
  const copy = copyProject()
  const steps = stepsOf(recipe('A page'))
  const rows = steps.filter(({file}) => existsSync(path.join(copy, file)))
  const files = steps.filter((step) => !rows.includes(step))
  expect(rows.map(({file}) => file)).toEqual(['studio/model/pages.ts'])
  expect(files).toHaveLength(4)

  for (const {file, code} of rows) {
    const table = readFileSync(path.join(copy, file), 'utf8')
    const last = "  {\n    type: 'notFound',"
    expect(table).toContain(last)
    writeFileSync(path.join(copy, file), table.replace(last, `${code}${last}`))
  }
  for (const {file, code} of files) {
    mkdirSync(path.dirname(path.join(copy, file)), {recursive: true})
    writeFileSync(path.join(copy, file), code)
  }

  execSync('npm run typegen', {cwd: copy, stdio: 'pipe'})
  // The unit tests that know of pages and types: each page of the table is made, whole, in every language.
  const knowing = ['web/src/gatsby', 'web/src/renderer/pages', 'studio/model', 'studio/schema', 'studio/structure']
  run(copy, 'tests/check.ts', ...knowing, 'studio/presentation')
  rmSync(copy, {recursive: true, force: true})
})
