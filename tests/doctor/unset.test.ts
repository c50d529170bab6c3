import {readFolder} from '../../local/content/ndjson.ts'
import {SEED_FOLDER} from '../../local/content/seed.ts'
import {examineHosted} from '../../local/doctor/hosted.ts'
import {lineOf} from '../../local/doctor/verdict.ts'
import {openTestDatabase, type TestDatabase} from '../support/shop/database.ts'
import {type Shell, STEPS} from './steps.ts'
import {World} from './world.ts'

/** No line shows a value that is not there: a shell is filled in step by step, and a vendor's answer may lack a field. */
const UNTOLD = /undefined|\bnull\b|NaN|\[object|Invalid Date|""|“”|''| {2}| ,|: *(→|$)|\b(create|of|for) *(→|$)/
const seed = readFolder(SEED_FOLDER)
let database: TestDatabase
let world: World
let shell: Shell

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  world = new World()
  await world.open()
  shell = {}
})
afterEach(() => world.close())

const take = (steps: typeof STEPS) => {
  for (const {take} of steps) take(world, shell, {seed, smtpUrl: '', migrated: database.url})
  shell.SMTP_URL = undefined // reached by no name of this test
}
const whole = () => take(STEPS)
const untold = async (environment: Shell = shell) =>
  (await examineHosted(environment, world.places)).map(lineOf).filter((line) => UNTOLD.test(line))

test('content waits while there is no dataset', async () => {
  take(STEPS.slice(0, 1))
  const lines = (await examineHosted(shell, world.places)).map(lineOf)
  expect(lines).toContain('· Content: needs the dataset "production"')
  expect((await examineHosted({...shell, SANITY_DATASET: ''}, world.places)).map(lineOf)).toContain(
    '· Dataset: needs SANITY_DATASET',
  )
})

test('no line shows an unset value at any step of docs/go-live.md', async () => {
  const found: [string, string[]][] = []
  for (const [index, {title}] of STEPS.entries()) {
    take(STEPS.slice(index, index + 1))
    found.push([title, await untold()])
  }
  expect(found.filter(([, lines]) => lines.length > 0)).toEqual([])
}, 60_000)

test('no line shows an unset value when one variable is empty', async () => {
  whole()
  const found: [string, string[]][] = []
  for (const name of Object.keys(shell)) found.push([name, await untold({...shell, [name]: ''})])
  expect(found.filter(([, lines]) => lines.length > 0)).toEqual([])
}, 120_000)

test('no line shows an unset value when only one variable is set', async () => {
  whole()
  const found: [string, string[]][] = []
  for (const [name, value] of Object.entries(shell)) found.push([name, await untold({[name]: value})])
  expect(found.filter(([, lines]) => lines.length > 0)).toEqual([])
}, 120_000)

test('no line shows an unset value when Netlify leaves out a field of the project', async () => {
  whole()
  const site = world.netlify.site ?? {}
  const found: [string, string[]][] = []
  for (const part of ['', 'build_settings', 'published_deploy']) {
    const fields = (part ? site[part] : site) as Record<string, unknown>
    for (const name of Object.keys(fields)) {
      const {[name]: value} = fields
      delete fields[name]
      found.push([`${part}.${name}`, await untold()])
      fields[name] = value
    }
  }
  expect(found.filter(([, lines]) => lines.length > 0)).toEqual([])
}, 120_000)
