import {execFileSync, spawn} from 'node:child_process'
import {rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from '@playwright/test'
import {BUILD_LIMIT_MS} from '../support/limits.ts'
import {copyProject} from '../support/run/copyProject.ts'

/**
 * Runs the three generators that touch most on one copy of the project, then the checks that a person would run.
 * No browser and no build: the unit tests draw each page of the table as the build does. The other generators have unit
 * tests (local/new).
 */
const CALLS = [
  ['document-type', 'milestone', '--page', 'about', '--nl', 'Mijlpaal', '--en', 'Milestone'],
  ['checkout-field', 'department', '--nl', 'Afdeling', '--en', 'Department'],
  ['section', 'timeline', '--nl', 'Tijdlijn', '--en', 'Timeline'],
]

/**
 * Tests that read what the generators write: tables, schema, queries and seed, and the pages, forms and orders drawn or made
 * of them. Of the checkout that is `addedField`: it draws, fills in and sends the form of this table with one row more. The
 * other tests of the form, of the layout and of single migrations read nothing that is written here.
 */
const UNIT_TESTS = [
  ...[
    'web/src/renderer/content/(makePages|ownPages|queryTree|problems|blog)',
    'web/src/screens/seedPages',
    'web/src/screens/(about|content)',
    'web/src/screens/checkout/addedField',
  ],
  ...['studio/schema/(descriptions|previews)', 'studio/structureEntries', 'studio/presentation'],
  ...['domain/content/', 'domain/content-rules/(seed|dataset/datasetRules)'],
  ...['local/content/migration/(newLanguages|upToDate)'],
  ...['functions/checkout/(createPayment|page|request)', 'functions/customers', 'functions/portal/view'],
]

const CODE = /\.tsx?$/

/** Runs a program of the copy, and expects that it succeeds. */
async function run(folder: string, [file = '', ...args]: string[], env: NodeJS.ProcessEnv = {}) {
  const program = spawn(process.execPath, [path.join('node_modules', file), ...args], {
    cwd: folder,
    env: {...process.env, ...env},
    timeout: BUILD_LIMIT_MS,
  })
  let output = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (output += chunk))
  const status = await new Promise((resolve) => program.once('close', resolve))
  expect(status, `${file} ${args.join(' ')}\n${output}`).toBe(0)
}

/** Runs a generator, and returns the files that it names. */
const generate = (folder: string, args: string[]) =>
  execFileSync(process.execPath, ['local/new/new.ts', ...args], {cwd: folder, encoding: 'utf8'})
    .split('\n')
    .flatMap((line) => /^ {2}([\w./-]+\.\w+)$/.exec(line)?.[1] ?? [])

test('generates a document type, a checkout field and a section that pass every check', async () => {
  test.setTimeout(4 * BUILD_LIMIT_MS)
  const copy = copyProject()
  const files = CALLS.flatMap((args) => generate(copy, args))
  expect(files.length).toBe(22)

  execFileSync('npm', ['run', 'typegen'], {cwd: copy, stdio: 'pipe', timeout: BUILD_LIMIT_MS})
  const code = files.filter((file) => CODE.test(file))
  writeFileSync(
    path.join(copy, 'tsconfig.generated.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      files: code,
      include: ['web/src', 'studio', 'functions'],
      exclude: ['**/node_modules', '**/*.test.ts', '**/*.test.tsx', 'studio/dist'],
    }),
  )
  await Promise.all([
    run(copy, ['typescript/bin/tsc', '-p', 'tsconfig.generated.json']),
    run(copy, ['@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', '--error-on-warnings', ...files]),
    run(copy, ['dependency-cruiser/bin/dependency-cruiser.mjs', ...['--config', '.dependency-cruiser.mjs', ...code]]),
    run(copy, ['jest/bin/jest.js', '--runInBand', ...UNIT_TESTS], {
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      POSTGRES_URL: '',
    }),
  ])
  rmSync(copy, {recursive: true, force: true})
})
