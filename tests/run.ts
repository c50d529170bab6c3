import {spawn} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {ROOT, readSettings} from '../local/environment.ts'
import {findOrInstallChromium} from './chromium.ts'
import {House} from './support/house.ts'
import {ownSettings} from './support/ports.ts'
import {startPostgres} from './support/postgres.ts'

/**
 * `npm test`: types, lint and unit tests, then the browser tests on a house of their own. Arguments go to Playwright;
 * `--here` tests the house that `npm start` runs, with what leaves it as it was.
 */
const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'tests/playwright.config.ts',
  '--pass-with-no-tests',
]

/** The exit code of a program of ours. */
const run = (...args: string[]) =>
  new Promise<number>((resolve) => {
    spawn(process.execPath, args, {cwd: ROOT, stdio: 'inherit'}).once('close', (code) => resolve(code ?? 1))
  })

/** The house that `npm start` runs. */
function embedded(): Record<string, string> {
  const {ports, folder} = readSettings()
  const byName = Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)])
  return {...Object.fromEntries(byName), LOCAL_DIR: folder, HOUSE_IS_RUNNING: '1'}
}

const here = process.argv.includes('--here')
const selection = process.argv.slice(2).filter((argument) => argument !== '--here')
const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-test-'))
Object.assign(process.env, here ? embedded() : await ownSettings(path.join(folder, 'house')), {
  TEST_RUN: folder,
  CHROMIUM_PATH: findOrInstallChromium(),
})
const postgres = await startPostgres(folder)
process.env.POSTGRES_URL = postgres.url
const house = new House()

/** What failed is shown in a folder of its own: Playwright empties it at the start. */
const playwright = (results: string, ...projects: string[]) =>
  run(...PLAYWRIGHT, `--output=${results}`, ...projects.map((name) => `--project=${name}`), ...selection)

async function test(): Promise<number> {
  if (selection.length === 0) {
    // The first build takes its time; who needs the house later is told what went wrong.
    house.ready().catch(() => {})
    if ((await run('tests/check.ts')) !== 0) return 1
  }
  if (selection.some((argument) => argument.startsWith('--project'))) return playwright('test-results')
  // What a selection does not touch is no fault; what changes the house comes last, whatever the others found. It leaves a
  // processor idle, which the recipes, who need no house, take.
  const looking = await playwright(
    'test-results/looking',
    'payments',
    'payments-postgres',
    'hosted',
    'hosted-pages',
    'preview',
    'studio',
    'site',
  )
  return (await playwright('test-results/changing', 'recipes', ...(here ? [] : ['house']))) || looking
}

process.on('SIGINT', () => {}) // the programs end by themselves, and the house below
const status = await test()
if (!here) await house.stop()
await postgres.stop()
if (status === 0) rmSync(folder, {recursive: true, force: true})
else console.error(`The data of the failed run is kept in ${folder}`)
process.exit(status)
