import {allFiles, changedFiles} from './check/changed.ts'
import {ROOT, type Step} from './check/program.ts'
import {runSteps} from './check/run.ts'
import {filesAt, type Request, reachOf, readRequest} from './check/selection.ts'
import {slowestLines} from './check/slowest.ts'
import {stepsFor, type Timed, unitTests} from './check/steps.ts'
import {watchAndCheck} from './check/watch.ts'

/**
 * `npm run check`: all that can be said about the code in seconds. Writes nothing into it. A folder, a file or a part of a path
 * narrows every step to what it can break, `--onlyChanged` to what differs from the last commit; `--watch` looks at what is
 * saved. Flags that are not its own are Jest's.
 */
const request = readRequest(process.argv.slice(2), ROOT)

/** The files to look at; undefined for all. */
function selected({paths, onlyChanged}: Request): string[] | undefined {
  if (onlyChanged) return changedFiles()
  if (paths.length === 0) return undefined
  const files = filesAt(paths, allFiles())
  if (files.length > 0) return files
  console.error(`No file of the project has ${paths.join(' or ')} in its path.`)
  process.exit(1)
}

/**
 * Tests of a year of trade, which take as long as sixty other files. Where both engines are tried they run on PostgreSQL, as
 * the hosted shop does; their statements are tried one by one on each.
 */
const ON_ONE_ENGINE = ['/node_modules/', 'functions/jobs/year.test'].map((each) => `--testPathIgnorePatterns=${each}`)

function unitTestSteps(timed: Timed, complete: boolean): Step[] {
  const chosen = [...request.paths, ...(request.onlyChanged ? ['--onlyChanged'] : []), ...request.jest]
  const coverage = request.coverage || (complete && process.env.CI === 'true')
  const isAll = complete && chosen.length === 0
  const env = {POSTGRES_URL: ''}
  if (!process.env.POSTGRES_URL) return [{title: 'Unit tests', run: unitTests(chosen, timed, {env, coverage})}]
  const onSqlite = isAll ? ON_ONE_ENGINE : chosen
  const onPostgres = isAll ? ['--findRelatedTests', 'tests/support/shop/database.ts'] : chosen
  return [
    {title: 'Unit tests', run: unitTests(onSqlite, timed, {env, coverage})},
    {title: 'Unit tests on PostgreSQL', run: unitTests(onPostgres, {times: timed.times, coverage: []})},
  ]
}

const SLOWEST = 20
const SLOW_MS = 1000

function print(title: string, lines: string[]) {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.join('\n')}`)
}

async function check(): Promise<boolean> {
  const files = selected(request)
  const timed: Timed = {times: [], coverage: []}
  const passed = await runSteps([...unitTestSteps(timed, files === undefined), ...stepsFor(reachOf(files))])
  const atLeastMs = files ? SLOW_MS : 0
  print('The slowest unit tests', slowestLines(timed.times, {most: SLOWEST, atLeastMs}))
  print('Coverage, by unit tests', timed.coverage)
  return passed
}

if (request.watch) await watchAndCheck()
process.exitCode = (await check()) ? 0 : 1
