import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, test} from '@playwright/test'
import {type ServedSandbox, serveSandbox} from '../../local/mollie-sandbox/testing/served.fixture.ts'
import {ROOT} from '../../local/settings/environment.ts'
import {outcomesOf} from './programs.ts'

/**
 * The integration tests of Mollie's client, unchanged, with the client that is installed here, on the sandbox. By name only:
 * `MOLLIE_CLIENT_SUITE=<clone, with its packages> npm test -- --project=third-party mollieClient`.
 */
const {MOLLIE_CLIENT_SUITE} = process.env
const SUITE = path.resolve(MOLLIE_CLIENT_SUITE ?? '')
test.skip(!MOLLIE_CLIENT_SUITE)
test.describe.configure({mode: 'serial', timeout: 300_000})

/** Orders are not in Mollie's contract any more. */
const NOT_SUPPORTED = /^orders\./
/** Its test of pages reads three of them, of two payments each. */
const PAYMENTS = 6
/** Payments that its first run makes, by their metadata, and what its second run waits for. */
const AWAITED = {'refund-test': 'paid', 'capture-test': 'authorized', 'release-auth-test': 'authorized'}

let sandbox: ServedSandbox
let folder: string
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-mollie-'))
  sandbox = await serveSandbox()
  writeFileSync(path.join(folder, 'client.cjs'), clientFor(sandbox.url))
  await sandbox.mollie.customers.create({name: 'Jo', email: 'jo@example.nl'})
  const amount = {currency: 'EUR', value: '10.00'}
  for (let made = 0; made < PAYMENTS; made++)
    await sandbox.mollie.payments.create({amount, description: `${made}`, redirectUrl: 'https://example.nl/'})
})
test.afterAll(async () => {
  await sandbox.close()
  rmSync(folder, {recursive: true})
})

/** The client knows https only, and no address but Mollie's unless it is told. */
const clientFor = (url: string) => `
  require('node:https').Agent = require('node:http').Agent
  const client = require(${JSON.stringify(path.join(ROOT, 'node_modules/@mollie/api-client'))})
  const atSandbox = (options) => client.createMollieClient({...options, apiEndpoint: '${url}/v2/'})
  module.exports = {...client, __esModule: true, default: atSandbox}
`

async function suitePasses() {
  const jest = createRequire(path.join(SUITE, '/')).resolve('jest/bin/jest')
  const client = ['--moduleNameMapper', JSON.stringify({'^\\.\\./\\.\\.$': path.join(folder, 'client.cjs')})]
  const outcomes = await outcomesOf([jest, 'tests/integration', '--runInBand', '--json', ...client], {
    cwd: SUITE,
    env: {HOME: folder, API_KEY: 'test_sandboxsandboxsandbox'},
  })
  const asked = outcomes.filter(({name, status}) => status !== 'pending' && !NOT_SUPPORTED.test(name))
  console.info(`${asked.length} of ${outcomes.length} tests are of what is supported and not skipped by the suite`)
  expect(asked.filter(({status}) => status !== 'passed')).toEqual([])
  expect(asked.length).toBeGreaterThan(0)
  for (const {messages} of outcomes.filter(({name}) => NOT_SUPPORTED.test(name)))
    expect(messages).toContain('The sandbox has no GET /v2/orders')
}

/** The status of each payment that the suite waits for, by its metadata. */
async function awaited() {
  const payments = (await sandbox.mollie.payments.page()).filter(({metadata}) => String(metadata) in AWAITED)
  return payments.map(({id, status, metadata}) => ({id, status, metadata: metadata as keyof typeof AWAITED}))
}

test('the integration tests of Mollie’s client pass (skipped when MOLLIE_CLIENT_SUITE names no folder)', suitePasses)

test('and again, once their payments are paid and authorized: refund, capture and release', async () => {
  const open = await awaited()
  expect(open.map(({metadata}) => metadata).sort()).toEqual(Object.keys(AWAITED).sort())
  for (const {id, metadata} of open) await sandbox.control('payment', {id, status: AWAITED[metadata]})
  await suitePasses()
  const after = Object.fromEntries((await awaited()).map((payment) => [payment.metadata, payment]))
  const paid = (name: keyof typeof AWAITED) => ({paymentId: after[name]?.id ?? ''})
  expect(await sandbox.mollie.paymentRefunds.page(paid('refund-test'))).toHaveLength(1)
  expect(await sandbox.mollie.paymentCaptures.page(paid('capture-test'))).toHaveLength(1)
  expect(after['release-auth-test']?.status).toBe('canceled')
})
