import {globSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import type {Config} from '@netlify/functions'
import {COUNTED} from './limits.ts'

/** Each file of functions/endpoints is deployed as it is: it has its own address, a limit and a test. */
const FUNCTIONS = path.resolve(import.meta.dirname, '..')
const HERE = 'functions/http/endpoints.test.ts'
const NAMES = readdirSync(path.join(FUNCTIONS, 'endpoints')).map((file) => path.basename(file, '.ts'))

/** Endpoints that anybody may call as often as they like, with the reason. */
const WITHOUT_LIMIT: Record<string, string> = {
  'content-changed': 'Sanity calls it, signed; a burst of publications must not be lost',
  publish: 'other functions call it, signed; a call that is not costs a signature',
  'compare-subscriptions': 'other functions call it, signed; a call that is not costs a signature',
  'site-status': 'each open Studio asks every few seconds, and its answer is cheap',
}
/** Endpoints that Netlify calls with an event: they have neither an address nor a schedule. */
const CALLED_BY_EVENTS = ['deploys']

type Endpoint = {config?: Config & {path?: string[]; schedule?: string}}
const configs = new Map(
  await Promise.all(
    NAMES.map(async (name): Promise<[string, Endpoint['config']]> => {
      const {config}: Endpoint = await import(path.join(FUNCTIONS, 'endpoints', `${name}.ts`))
      return [name, config]
    }),
  ),
)

/** The text of every file that tests an endpoint, or helps to. */
const TESTS = [
  ...globSync('**/*.endpoint.test.ts', {cwd: FUNCTIONS}),
  ...globSync('../local/site/*.test.ts', {cwd: FUNCTIONS}),
  '../tests/support/shop/admin.ts',
].map((file) => readFileSync(path.join(FUNCTIONS, file), 'utf8'))

test.each(NAMES)('functions/endpoints/%s.ts has a unit test', (name) => {
  const isTested = TESTS.some((text) => text.includes(`/endpoints/${name}.ts'`))
  if (!isTested)
    throw new Error(
      `No test imports functions/endpoints/${name}.ts: write ${name}.endpoint.test.ts in the folder of its subject`,
    )
})

test.each(NAMES)('functions/endpoints/%s.ts says when it is called', (name) => {
  const {path: addresses = [], schedule} = configs.get(name) ?? {}
  const ways = [addresses.length > 0, schedule !== undefined, CALLED_BY_EVENTS.includes(name)].filter(Boolean)
  if (ways.length !== 1)
    throw new Error(
      `functions/endpoints/${name}.ts: its config needs a path or a schedule, and not both; CALLED_BY_EVENTS in ${HERE} names those without.`,
    )
})

/** Netlify takes so many rules of a project on its smaller plans, and drops others without a word. */
const NETLIFYS_RULES = 2

test.each(NAMES)('functions/endpoints/%s.ts has a limit where visitors reach it', (name) => {
  const {path: addresses = [], rateLimit} = configs.get(name) ?? {}
  if (addresses.length === 0 || name in WITHOUT_LIMIT) return
  const isCounted = name in COUNTED
  if (isCounted === Boolean(rateLimit))
    throw new Error(
      `functions/endpoints/${name}.ts: a row of COUNTED in functions/http/limits.ts and endpoint(…) or withinLimit(…) in its code, or, for one that uses no database, a rateLimit in its config; or its reason in WITHOUT_LIMIT of ${HERE}.`,
    )
  if (rateLimit) expect(rateLimit).toMatchObject({windowSize: 60, aggregateBy: ['ip', 'domain']})
  const text = readFileSync(path.join(FUNCTIONS, 'endpoints', `${name}.ts`), 'utf8')
  if (isCounted) expect(text).toMatch(/await withinLimit\(|export default endpoint\(\s*'/)
  else expect(text).toContain(`withinOwnLimit('${name}', ${(rateLimit as {windowLimit: number}).windowLimit}, request)`)
})

test('Netlify is asked for no more rules than its smallest plan takes', () => {
  expect([...configs.values()].filter((config) => config?.rateLimit)).toHaveLength(NETLIFYS_RULES)
})

test('limits endpoints most that cost money or send a mail', () => {
  expect(COUNTED).toMatchObject({
    'create-payment': 20,
    'correct-address': 10,
    form: 10,
    'subscription-link': 20,
    'beheer-aanmelden': 20,
  })
})

test('no two endpoints have the same address', () => {
  const addresses = [...configs.values()].flatMap((config) => config?.path ?? [])
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test('lists of exceptions name no endpoint that is gone', () => {
  for (const name of [...Object.keys(WITHOUT_LIMIT), ...CALLED_BY_EVENTS]) expect(NAMES).toContain(name)
})
