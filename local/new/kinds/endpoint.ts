import {after, type Change} from '../changes.ts'
import type {Names} from '../names.ts'
import type {Kind} from './kind.ts'

/** A POST of JSON at `/api/<name>`, with its limit, its test and its rows in the tests of all endpoints. */
export const endpoint: Kind = ({kebab}) => ({
  changes: [
    {file: `functions/endpoints/${kebab}.ts`, content: source(kebab)},
    {file: `functions/http/${kebab}.endpoint.test.ts`, content: test(kebab)},
    after('functions/http/limits.ts', 'export const COUNTED = {\n', `  '${kebab}': 20,\n`),
    after(
      'functions/http/limits.endpoint.test.ts',
      'const REQUESTS: Partial<Record<Counted, [search: string, options: RequestInit]>> = {\n',
      `  '${kebab}': ['', {method: 'POST'}],\n`,
    ),
    inBundles(kebab),
  ],
  left: [
    `the body and the work of functions/endpoints/${kebab}.ts; move its test to the folder of its subject`,
    'the limit in functions/http/limits.ts: requests a minute of one client',
    'answers while Mollie or the content is unreachable',
  ],
})

/** Adds the row in its place: the test compares a sorted list. */
const inBundles = (kebab: Names['kebab']): Change => ({
  file: 'tests/payments/bundles.spec.ts',
  edit: (text) => {
    const row = `    ['${kebab}', '/api/${kebab}', undefined],\n`
    const start = text.indexOf('expect(limits.sort()).toEqual([\n')
    const end = text.indexOf('\n  ])\n', start) + 1
    if (start < 0 || end < 1) throw new Error('the list of endpoints is not where it was')
    const next = [...text.slice(start, end).matchAll(/^ {4}\[\s*'([\w-]+)'/gm)].find(([, name = '']) => name > kebab)
    const at = next ? start + next.index : end
    return text.slice(0, at) + row + text.slice(at)
  },
})

const source = (kebab: string) => `import type {Config} from '@netlify/functions'
import * as v from 'valibot'
import {endpoint} from '../http/endpoint.ts'
import {readJson} from '../http/request.ts'
import {replyJson} from '../http/response.ts'

/** Request schema. */
const Body = v.strictObject({})

export default endpoint('${kebab}', {methods: ['POST'], isOfSite: true}, async (request) => {
  await readJson(request, Body)
  return replyJson(200, {success: true})
})

export const config: Config = {
  path: ['/api/${kebab}'],
}
`

const test = (kebab: string) => `import {TestShop} from '../../tests/support/shop/testShop.ts'
import answer from '../endpoints/${kebab}.ts'

const environment = process.env
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  process.env = {...environment, ...(await shop.openEnvironment())}
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})

const send = (options: RequestInit) => answer(new Request(\`\${process.env.SITE_URL}/api/${kebab}\`, options))
const post = (body: string, headers: Record<string, string> = {}) =>
  send({method: 'POST', body, headers: {'content-type': 'application/json', ...headers}})

test('answers a request as a browser sends it', async () => {
  expect((await post('{}', {origin: process.env.SITE_URL ?? ''})).status).toBe(200)
})

test.each([
  ['another method', () => send({method: 'GET'}), 405],
  ['a body that is no JSON', () => post('no JSON'), 400],
  ['a body with an unknown field', () => post('{"unknown": 1}'), 400],
  ['another origin', () => post('{}', {origin: 'https://evil.example'}), 403],
])('refuses %s', async (_, ask, status) => {
  expect((await ask()).status).toBe(status)
})
`
