import {existsSync, mkdtempSync, readFileSync, rmSync, statfsSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {coverageLines} from './coverage.ts'
import {generated} from './generated.ts'
import {CACHE, type Outcome, PASSED, program, ROOT, type Step} from './program.ts'
import type {Report} from './reporter.ts'
import type {Reach} from './selection.ts'
import type {TimedTest} from './slowest.ts'

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

/** The parts of the project that coverage is told for. */
const PACKAGES = ['domain', 'web', 'studio', 'functions', 'local']

export type Timed = {times: TimedTest[]; coverage: string[]}

/** Room for what lives shortly: documents of component tests are thrown away, and to collect them took a tenth of the time. */
const JEST_OPTIONS = '--experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=32'

/** Jest with these arguments. Its times, and its coverage where that is wanted, are added to `timed`. */
export const unitTests =
  (args: string[], timed: Timed, {env = {}, coverage = false}: {env?: NodeJS.ProcessEnv; coverage?: boolean} = {}) =>
  async (signal?: AbortSignal): Promise<Outcome> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-check-'))
    const reported = path.join(folder, 'report.json')
    const measured = path.join(folder, 'coverage')
    try {
      const reporter = `--reporters=${path.join(ROOT, 'tests/check/reporter.ts')}`
      const outcome = await program('jest/bin/jest.js', [reporter, '--passWithNoTests', ...args], {
        env: {
          NODE_OPTIONS: JEST_OPTIONS,
          CHECK_REPORT: reported,
          ...(coverage && {NODE_V8_COVERAGE: measured}),
          ...inMemory(),
          ...env,
        },
      })(signal)
      if (existsSync(measured)) timed.coverage.push(...coverageLines(measured, ROOT, PACKAGES))
      if (!existsSync(reported)) return outcome // Jest itself did not get to its end
      const report = JSON.parse(readFileSync(reported, 'utf8')) as Report
      timed.times.push(...report.times)
      return {...outcome, output: report.failures}
    } finally {
      rmSync(folder, {recursive: true, force: true})
    }
  }

/** Each error once: a file may be in several programs. */
export const types =
  (programs: string[]): Step['run'] =>
  async (signal) => {
    const lines = new Set<string>()
    let failed = false
    for (const folder of programs) {
      const known = path.join(CACHE, `types-${folder === '.' ? 'all' : path.basename(folder, '.json')}.json`)
      const incremental = ['--incremental', '--tsBuildInfoFile', known]
      const outcome = await program('typescript/bin/tsc', ['-p', folder, '--pretty', 'false', ...incremental])(signal)
      for (const line of outcome.output.trimEnd().split('\n')) lines.add(line)
      failed ||= outcome.failed
    }
    return {failed, output: [...lines].join('\n')}
  }

const FOLDERS = ['domain', 'web', 'studio', 'functions', 'local', 'tests']

/** A refused import is told with the reason of its rule. */
export const importRules = (files: Reach['imports']): Step['run'] =>
  program('dependency-cruiser/bin/dependency-cruiser.mjs', [
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'],
    ...(files === 'all' ? ['--cache', `${CACHE}/walls`, '--cache-strategy', 'content', ...FOLDERS] : files),
  ])

const unusedCode = program('knip/bin/knip.js', [
  ...['--no-progress', '--treat-config-hints-as-errors'],
  ...['--cache', '--cache-location', `${CACHE}/knip`],
])

const lint =
  (files: Reach['lint']): Step['run'] =>
  async (signal) => {
    const paths = files === 'all' ? ['.'] : ['--no-errors-on-unmatched', ...files]
    const outcome = await program('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...paths])(signal)
    if (!outcome.failed) return PASSED
    const remedy = 'npm run format mends formatting, the order of imports and what else is marked FIXABLE.'
    return {failed: true, output: `${outcome.output.trimEnd()}\n\n${remedy}`}
  }

const when = (wanted: boolean, ...steps: Step[]) => (wanted ? steps : [])
const some = (files: 'all' | string[]) => files === 'all' || files.length > 0

/** Steps beside the unit tests that the files can break. The longest first: they share the processors. */
export const stepsFor = (reach: Reach): Step[] => [
  ...when(reach.types.length > 0, {title: 'Types', run: types(reach.types)}),
  ...when(reach.registries || reach.queryTypes, {title: 'Generated files', run: () => generated(reach)}),
  ...when(reach.unused, {title: 'Unused code', run: unusedCode}),
  ...when(some(reach.imports), {title: 'Import rules', run: importRules(reach.imports)}),
  ...when(some(reach.lint), {title: 'Lint', run: lint(reach.lint)}),
]
