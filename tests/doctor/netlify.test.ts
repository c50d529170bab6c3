import {readFileSync} from 'node:fs'
import path from 'node:path'
import {readFolder} from '../../local/content/ndjson.ts'
import {SEED_FOLDER} from '../../local/content/seed.ts'
import {examineHosted} from '../../local/doctor/hosted.ts'
import {type Shell, STEPS} from './steps.ts'
import {World} from './world.ts'

/** Holds the doctor's requests to Netlify, and the emulator's answers, against Netlify's published OpenAPI. */
type Schema = {type: string; properties?: Record<string, Schema>; items?: Schema; enum?: unknown[]; required?: string[]}
type Operation = {query: string[]; answers: Record<string, Schema>}
const contract: {basePath: string; paths: Record<string, Operation>} = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'netlify.openapi.json'), 'utf8'),
)

const operationOf = (address: string): Operation | undefined =>
  Object.entries(contract.paths).find(([template]) =>
    new RegExp(`^${contract.basePath}${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(address),
  )?.[1]

/** Differences from the contract. It knows no null, Netlify's sign that nothing is there. */
function foreign(value: unknown, schema: Schema | undefined, where: string): string[] {
  if (!schema) return [`${where} is not in the contract`]
  if (value === null) return []
  const type = Array.isArray(value) ? 'array' : typeof value
  if (type !== schema.type.replace('integer', 'number')) return [`${where} is no ${schema.type}`]
  if (schema.enum && !schema.enum.includes(value)) return [`${where} is none of ${schema.enum.join()}`]
  if (Array.isArray(value)) return value.flatMap((item, index) => foreign(item, schema.items, `${where}[${index}]`))
  if (typeof value !== 'object') return []
  const missing = (schema.required ?? []).filter((name) => !(name in value)).map((name) => `${where} lacks ${name}`)
  const inner = Object.entries(value).flatMap(([name, each]) =>
    foreign(each, schema.properties?.[name], `${where}.${name}`),
  )
  return [...missing, ...inner]
}

let world: World
let shell: Shell
beforeEach(async () => {
  world = new World()
  await world.open()
  shell = {}
  for (const {take} of STEPS) take(world, shell, {seed: readFolder(SEED_FOLDER), smtpUrl: '', migrated: ''})
})
afterEach(() => world.close())

const ownDatabase = () => {
  world.netlify.database = 'postgres://shop@ep-1.eu-central-1.aws.neon.tech/shop'
  world.netlify.snapshots.push({created_at: '2026-11-23T00:00:00.000Z'})
}

async function wrongIn(expected: number): Promise<string[]> {
  await examineHosted({...shell, SMTP_URL: undefined, DATABASE_URL: undefined}, world.places)
  return world.netlify.answered.flatMap(({path: address, query, status, body}) => {
    const operation = operationOf(address)
    const answer = operation?.answers[status] ?? operation?.answers.default
    return [
      ...(status === expected ? [] : [`${address} is answered ${status}`]),
      ...query.filter((name) => !operation?.query.includes(name)).map((name) => `${address} takes no ${name}`),
      ...foreign(body, answer, address),
    ]
  })
}

test('asks Netlify only for calls and fields of its OpenAPI', async () => {
  world.netlify.hooks.push({id: 'hook-1', url: 'https://api.netlify.com/build_hooks/1'})
  ownDatabase()
  expect(await wrongIn(200)).toEqual([])
  expect(world.netlify.answered.map(({path: address}) => operationOf(address))).toEqual(
    expect.arrayContaining(Object.values(contract.paths)),
  )
})

test('refusals of Netlify follow its OpenAPI too', async () => {
  shell.NETLIFY_AUTH_TOKEN = 'nfp_wrong'
  expect(await wrongIn(401)).toEqual([])
  expect(world.netlify.answered).toHaveLength(1)
})

test('finds a field or a parameter that Netlify does not have', async () => {
  ownDatabase()
  Object.assign(world.netlify.site ?? {}, {primary_domain: 'www.windmolen.nl', functions_region: 1})
  expect(await wrongIn(200)).toEqual([
    '/api/v1/sites/site-1.functions_region is no string',
    '/api/v1/sites/site-1.primary_domain is not in the contract',
  ])
})
