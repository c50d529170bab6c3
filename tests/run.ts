import {spawn} from 'node:child_process'
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {ROOT, readSettings} from '../local/settings/environment.ts'
import {findOrInstallChromium} from './chromium.ts'
import {PART_NAMES, type Part, planOf} from './parts.ts'
import {ownSettings} from './support/run/ports.ts'
import {ranFile} from './support/run/reporter.ts'
import {type Ran, summary} from './support/run/slowest.ts'
import {TestServer} from './support/services/testServer.ts'
import {startPostgres} from './support/shop/postgres.ts'

/**
 * `npm test`: types, lint and unit tests, and the browser tests on services of their own. `--part=<name>` runs one part of
 * the suite (tests/parts.ts), `--here` tests the services that `npm start` runs and leaves them as they were; other
 * arguments go to Playwright and choose tests.
 */
const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'tests/playwright.config.ts',
  '--pass-with-no-tests',
]

/** Resolves with the exit code of a program of ours. */
const run = (...args: string[]) =>
  new Promise<number>((resolve) => {
    spawn(process.execPath, args, {cwd: ROOT, stdio: 'inherit'}).once('close', (code) => resolve(code ?? 1))
  })

const PASSED = {status: 0, failures: ''}

/** Resolves with the exit code of the checks, and with what they said of their failures. */
const check = () =>
  new Promise<{status: number; failures: string}>((resolve) => {
    const child = spawn(process.execPath, ['tests/check.ts'], {cwd: ROOT, stdio: ['inherit', 'inherit', 'pipe']})
    let failures = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      failures += text
      process.stderr.write(text)
    })
    child.once('close', (code) => resolve(code === 0 ? PASSED : {status: code ?? 1, failures}))
  })

/** The services that `npm start` runs. */
function embedded(): Record<string, string> {
  const {ports, folder} = readSettings()
  const byName = Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)])
  return {...Object.fromEntries(byName), LOCAL_DIR: folder, TEST_SERVER_RUNS: '1'}
}

const PART = '--part='
function partOf(args: readonly string[]): Part | null {
  const given = args.find((argument) => argument.startsWith(PART))?.slice(PART.length)
  const part = PART_NAMES.find((name) => name === given)
  if (given !== undefined && !part) {
    console.error(`There is no part "${given}". Parts: ${PART_NAMES.join(', ')}.`)
    process.exit(1)
  }
  return part ?? null
}

const args = process.argv.slice(2)
const here = args.includes('--here')
const part = partOf(args)
const selection = args.filter((argument) => argument !== '--here' && !argument.startsWith(PART))
const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-test-'))
Object.assign(process.env, here ? embedded() : await ownSettings(path.join(folder, 'services')), {TEST_RUN: folder})
if (part !== 'check') process.env.CHROMIUM_PATH = findOrInstallChromium()
const postgres = await startPostgres(folder)
process.env.POSTGRES_URL = postgres.url
const testServer = new TestServer()

/** Screenshots of failures go to a folder of their own: Playwright empties it at the start. */
const playwright = (results: string, ...options: string[]) =>
  run(...PLAYWRIGHT, `--output=${results}`, ...options, ...selection)

const playwrightOf = async (results: string, projects: readonly string[]): Promise<number> =>
  projects.length > 0 ? playwright(results, ...projects.map((name) => `--project=${name}`)) : 0

async function test(): Promise<{status: number; failures: string}> {
  if (selection.some((argument) => argument.startsWith('--project')))
    return {status: await playwright('test-results'), failures: ''}
  const {looking, changing, ...plan} = planOf(part, here)
  const checked = plan.check && selection.length === 0 ? check() : Promise.resolve(PASSED)
  // The builds take as long as the checks. A start that fails is told by each test that needs the services.
  if (looking.length > 0 && selection.length === 0) await testServer.ready().catch(() => {})
  const looked = await playwrightOf('test-results/looking', looking)
  const changed = await playwrightOf('test-results/changing', changing)
  const {status, failures} = await checked
  return {status: status || looked || changed, failures}
}

/** Printed at the end: which tests took the time. */
function printSummary() {
  if (!existsSync(ranFile())) return
  const lines = readFileSync(ranFile(), 'utf8').trim().split('\n')
  console.log(summary(lines.map((line) => JSON.parse(line) as Ran)).join('\n'))
}

process.on('SIGINT', () => {}) // the programs end by themselves, and the services below
const {status, failures} = await test()
if (!here) await testServer.stop()
await postgres.stop()
printSummary()
// Said once more: of a long run, its last lines are what is read and kept.
if (failures !== '') console.error(`The checks failed:\n${failures.trim()}`)
if (status === 0) rmSync(folder, {recursive: true, force: true})
else console.error(`The data of the failed run is kept in ${folder}`)
process.exit(status)
