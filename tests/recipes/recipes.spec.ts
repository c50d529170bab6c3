import {execFileSync, spawn} from 'node:child_process'
import {readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from '@playwright/test'
import {copyProject} from '../support/copyProject.ts'
import {carryOut, patched, recipeIn, stepsIn} from './recipe.ts'

/**
 * Carries out recipes of docs/recipes.md on a copy of the project, then what their last steps ask for. Both share one copy: they
 * touch different pages, and `npm run typegen` is half of the time. No browser and no build: the unit tests draw each page of
 * the table as the build does.
 */
const RECIPES = ['A page', 'A document type']
const CODE = /\.tsx?$/
const MARKDOWN = path.resolve(import.meta.dirname, '../../docs/recipes.md')

/** Pages, types, what ships and what editors see, as far as unit tests know of it. */
const UNIT_TESTS = [
  ...['web/src/renderer/content/makePages', 'web/src/renderer/pagesTable'],
  ...['web/src/layout/layout', 'web/src/screens/about'],
  ...['studio/schema/descriptions', 'studio/schema/previews', 'domain/seed'],
  ...['studio/structureEntries', 'studio/presentation'],
]

/**
 * The new files, tests included, and the code of site and Studio without its tests, which take half of the compiler's time.
 * `functions/` and `local/` name none of the new pages and types.
 */
const typesOf = (files: string[]) => ({
  extends: './tsconfig.json',
  files: files.filter((file) => CODE.test(file)),
  include: ['web/src', 'studio', 'domain'],
  exclude: ['**/node_modules', '**/*.test.ts', '**/*.test.tsx', 'studio/dist'],
})

/** For a program that hangs: each takes seconds of the processor, and a minute or more beside other work. */
const LONGEST_MS = 15 * 60_000

/** Runs a program of the copy, and expects that it succeeds. */
async function run(folder: string, [file = '', ...args]: string[], env: NodeJS.ProcessEnv = {}) {
  const program = spawn(process.execPath, [path.join('node_modules', file), ...args], {
    cwd: folder,
    env: {...process.env, ...env},
    timeout: LONGEST_MS,
  })
  let output = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (output += chunk))
  const status = await new Promise((resolve) => program.once('close', resolve))
  expect(status, `${file} ${args.join(' ')}\n${output}`).toBe(0)
}

test(`the recipes ${RECIPES.join(' and ')} lead to code that passes every check`, async () => {
  test.setTimeout(4 * LONGEST_MS)
  const copy = copyProject()
  const markdown = readFileSync(MARKDOWN, 'utf8')
  const steps = RECIPES.flatMap((title) => stepsIn(recipeIn(markdown, title)))
  carryOut(steps, copy)

  execFileSync('npm', ['run', 'typegen'], {cwd: copy, stdio: 'pipe', timeout: 2 * LONGEST_MS})
  const files = steps.map(({file}) => file)
  writeFileSync(path.join(copy, 'tsconfig.recipes.json'), JSON.stringify(typesOf(files)))
  await Promise.all([
    run(copy, ['typescript/bin/tsc', '-p', 'tsconfig.recipes.json']),
    run(copy, ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...files]),
    run(copy, [
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      ...['--config', '.dependency-cruiser.mjs', ...files.filter((file) => CODE.test(file))],
    ]),
    run(copy, ['jest/bin/jest.js', '--runInBand', ...UNIT_TESTS], {
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      POSTGRES_URL: '',
    }),
  ])
  rmSync(copy, {recursive: true, force: true})
})

test('a recipe whose place in a file is gone, or is there twice, is reported with its lines', () => {
  const diff = ' two\n+and a half\n@@\n-four\n+4\n'
  expect(patched('one\ntwo\nthree\nfour\n', diff)).toBe('one\ntwo\nand a half\nthree\n4\n')
  expect(() => patched('one\nthree\nfour\n', diff)).toThrow('These lines are not there once:\ntwo')
  expect(() => patched('two\ntwo\nfour\n', diff)).toThrow('not there once')
})
