import {type SpawnOptions, spawn} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, statfsSync} from 'node:fs'
import {availableParallelism, tmpdir} from 'node:os'
import path from 'node:path'

/** `npm run check`: all that can be said about the code in seconds. Writes nothing into it. Arguments choose unit tests, as jest's do. */
const ROOT = path.resolve(import.meta.dirname, '..')
/** What the tools have found out about files that are as they were. */
const CACHE = path.join(ROOT, '.cache/check')
const bin = (name: string) => path.join(ROOT, 'node_modules', name)

/** No step takes a tenth of it; a unit test that hangs would never end by itself. */
const LONGEST_MS = 15 * 60_000

type Outcome = {failed: boolean; output: string}
type Step = {title: string; run: () => Promise<Outcome>}

/** A program of node_modules, run by this Node. */
const program =
  (file: string, args: string[], options: SpawnOptions = {}): Step['run'] =>
  () =>
    new Promise((resolve) => {
      const env = {...process.env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'}), ...options.env}
      const child = spawn(process.execPath, [bin(file), ...args], {
        cwd: ROOT,
        timeout: LONGEST_MS,
        ...options,
        env,
        stdio: 'pipe',
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
      child.once('close', (code) => resolve({failed: code !== 0, output}))
    })

/** What is committed must be what pages, types and queries give. That the schema is the committed one is a unit test. */
async function generated(): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-generated-'))
  const to = (file: string) => ({file, fresh: path.join(folder, path.basename(file))})
  const registry = to('studio/schema/types.ts')
  const screens = to('web/src/renderer/screens.ts')
  const types = to('studio/model/content.types.ts')
  try {
    const outcomes = await Promise.all([
      program('../studio/generate.ts', [registry.fresh])(),
      program('../web/generate.mts', [screens.fresh])(),
      program('sanity/bin/sanity', ['typegen', 'generate'], {
        cwd: path.join(ROOT, 'studio'),
        env: {CONTENT_TYPES: types.fresh, SANITY_TELEMETRY_DISABLED: '1'},
      })(),
    ])
    const broken = outcomes.find(({failed}) => failed)
    if (broken) return broken
    const stale = [registry, screens, types].filter(
      ({file, fresh}) => readFileSync(fresh, 'utf8') !== readFileSync(path.join(ROOT, file), 'utf8'),
    )
    const output = stale.map(({file}) => `${file} is stale: npm run typegen, and commit it.`).join('\n')
    return {failed: stale.length > 0, output}
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 2 ** 30

/** A fifth of the time of tests with a database goes into waiting for a disk; what they write need not outlive them. */
function inMemory(): NodeJS.ProcessEnv {
  try {
    const {bavail, bsize} = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH_BYTES ? {TMPDIR: MEMORY} : {}
  } catch {
    return {} // no Linux
  }
}

const unitTests = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  program('jest/bin/jest.js', args, {
    env: {
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      ...inMemory(),
      ...env,
    },
  })
const chosen = process.argv.slice(2)
const WITH_A_DATABASE = ['--findRelatedTests', 'tests/support/database.ts']

/** The longest first: they share the processors. */
const STEPS: Step[] = [
  {title: 'Unit tests', run: unitTests(chosen, {POSTGRES_URL: ''})},
  ...(process.env.POSTGRES_URL
    ? [{title: 'Unit tests on PostgreSQL', run: unitTests(chosen.length > 0 ? chosen : WITH_A_DATABASE)}]
    : []),
  {
    title: 'Types',
    run: program('typescript/bin/tsc', ['-p', '.', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.json`]),
  },
  {title: 'Generated files', run: generated},
  {
    title: 'Unused code',
    run: program('knip/bin/knip.js', [
      ...['--no-progress', '--treat-config-hints-as-errors'],
      ...['--cache', '--cache-location', `${CACHE}/knip`],
    ]),
  },
  {
    title: 'Walls',
    run: program('dependency-cruiser/bin/dependency-cruiser.mjs', [
      ...['--config', '.dependency-cruiser.mjs'],
      ...['--cache', `${CACHE}/walls`, '--cache-strategy', 'content'],
      ...['web', 'studio', 'functions', 'local', 'tests'],
    ]),
  },
  {title: 'Lint', run: program('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])},
]

/** As many steps at once as there are processors. One line for each when it ends; what failed is told in full at the end. */
async function check(): Promise<boolean> {
  const failures = new Map<Step, string>()
  const waiting = STEPS.values()
  const lane = async () => {
    for (const step of waiting) {
      const started = performance.now()
      const {failed, output} = await step.run()
      console.log(`${failed ? '✗' : '✓'} ${step.title}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
      if (failed) failures.set(step, output)
    }
  }
  await Promise.all(Array.from({length: availableParallelism()}, lane))
  for (const [{title}, output] of failures) console.error(`\n${title} failed:\n${output.trimEnd()}`)
  return failures.size === 0
}

process.exitCode = (await check()) ? 0 : 1
