import {once} from 'node:events'
import type {AddressInfo} from 'node:net'
import {Blobs} from '../../tests/hosted/blobs.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {RECONCILED, writeCheckpoint} from '../billing/orders/lists/due.ts'
import {withMail} from '../billing/orders/notify.ts'
import type {Order} from '../billing/orders/order.ts'
import createPayment from '../endpoints/create-payment.ts'
import health from '../endpoints/health.ts'
import reconcile from '../endpoints/reconcile.ts'
import {saveIdlePeriod} from '../jobs/idle/idle.ts'
import {CHECK_NAMES} from '../monitoring/checks.ts'
import {recordFailure} from '../monitoring/failures.ts'
import {CALM} from '../monitoring/numbers.fixture.ts'
import {withRequestId} from './requestId.ts'

const AUDIT = {actor: 'shop', reason: 'settle'} as const
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

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const reconciled = (minutes: number) => writeCheckpoint(shop.database.database, RECONCILED, ago(minutes))
/** Gives a field of all documents of a type another value. */
function change(type: string, field: string, value: unknown) {
  shop.documents = shop.documents.map((each) => (each._type === type ? {...each, [field]: value} : each))
}
async function ask(method = 'GET', headers = {}) {
  const response = await health(new Request('http://localhost/api/health', {method, headers}))
  return {status: response.status, body: method === 'HEAD' ? null : await response.json()}
}

test('all is well when the schedule came to its end a moment ago and nothing is late', async () => {
  await shop.paidOrder({customerEmail: 'jo@example.nl'})
  await reconciled(4)
  expect(await ask()).toEqual({
    status: 200,
    body: {
      success: true,
      failing: [],
      checks: Object.fromEntries(CHECK_NAMES.map((name) => [name, {ok: true}])),
      reconciledAt: expect.any(String),
    },
  })
})

test('a schedule that never ran, or not for twenty minutes, is not well', async () => {
  expect(await ask()).toMatchObject({status: 503, body: {success: false, reconciledAt: null}})
  await reconciled(21)
  expect((await ask()).status).toBe(503)
  await reconciled(19)
  expect((await ask()).status).toBe(200)
})

test('a mail that was refused five times is late; a subscription is an hour after it was paid', async () => {
  const {id} = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  await reconciled(1)
  const refused = (tries: number) => (kept: Order) => {
    const {mails, ...order} = withMail(kept, 'renewal')
    return {...order, mails: mails.map((mail) => (mail.kind === 'renewal' ? {...mail, tries} : mail))}
  }
  await shop.services.orders.update(id, refused(4), AUDIT)
  expect((await ask()).status).toBe(200)
  await shop.services.orders.update(id, refused(5), AUDIT)
  expect(await ask()).toMatchObject({status: 503, body: {failing: ['mail']}})
  await shop.services.orders.update(
    id,
    ({subscription: _, ...order}) => ({...order, mails: [], paidAt: ago(59)}),
    AUDIT,
  )
  expect((await ask()).status).toBe(200)
  await shop.services.orders.update(id, (order) => ({...order, paidAt: ago(61)}), AUDIT)
  expect(await ask()).toMatchObject({status: 503, body: {failing: ['jobs']}})
})

describe('while the schedule rests, which a mark outside the database says', () => {
  const blobs = new Blobs()
  beforeEach(async () => {
    await once(blobs.server.listen(0, '127.0.0.1'), 'listening')
    const url = `http://localhost:${(blobs.server.address() as AddressInfo).port}`
    const context = {edgeURL: url, uncachedEdgeURL: url, siteID: 'site', token: 'blobs', primaryRegion: 'us-east-2'}
    process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString('base64')
  })
  afterEach(async () => {
    blobs.server.closeAllConnections()
    await new Promise((done) => blobs.server.close(done))
  })

  test('neither the schedule nor a monitor wakes the database, and both do when something is due', async () => {
    await shop.paidOrder({customerEmail: 'jo@example.nl'})
    await saveIdlePeriod({ranAt: ago(200), until: ago(-60), measures: CALM})
    await shop.breakDatabase()
    expect(await ask()).toMatchObject({status: 200, body: {success: true, reconciledAt: expect.any(String)}})
    expect(await (await reconcile()).json()).toEqual({restsUntil: expect.any(String)})
    await saveIdlePeriod({ranAt: ago(200), until: ago(1), measures: CALM})
    expect(await (await reconcile()).json()).toMatchObject({failed: expect.any(Number)})
  })

  test('a schedule that rested is not late until twenty minutes after it should have begun', async () => {
    await reconciled(200)
    await saveIdlePeriod({ranAt: ago(200), until: ago(19), measures: CALM})
    expect((await ask()).status).toBe(200)
    await saveIdlePeriod({ranAt: ago(200), until: ago(21), measures: CALM})
    expect((await ask()).status).toBe(503)
  })

  test('stays late when it was late before it rested', async () => {
    await saveIdlePeriod({ranAt: ago(5), until: ago(-60), measures: {...CALM, lateMails: 2}})
    expect(await ask()).toMatchObject({status: 503, body: {failing: ['mail']}})
  })

  test('a run that did all rests', async () => {
    await shop.paidOrder({customerEmail: 'jo@example.nl'})
    expect((await reconcile()).status).toBe(200)
    expect([...blobs.entries.keys()].join()).toContain('rest')
  })
})

test('names failed purchases and webhooks of the last hour, and numbers to those with the key alone', async () => {
  await reconciled(1)
  const failed = (endpoint: string, minutes: number) =>
    withRequestId(() => recordFailure({endpoint, status: 503}, new Date(Date.now() - minutes * 60_000)))
  for (const minutes of [5, 59, 61]) await failed('create-payment', minutes)
  for (let call = 0; call < 4; call++) await failed('mollie-webhook', 5)
  expect(await ask()).toMatchObject({status: 200, body: {failing: []}})
  await failed('create-mollie-payment', 5)
  await failed('mollie-webhook', 5)
  const {status, body} = await ask()
  expect([status, body.failing]).toEqual([503, ['checkout', 'webhook']])
  expect(body.checks.webhook).toEqual({ok: false})
  expect((await ask('GET', {authorization: 'Bearer another'})).status).toBe(401)
  const told = await ask('GET', {authorization: `Bearer ${process.env.FUNCTIONS_KEY}`})
  expect(told.body.checks.webhook).toEqual({ok: false, wakes: true, figures: {failedWebhooks: {now: 5, limit: 5}}})
})

test('names late invoices and chargebacks, which wake nobody', async () => {
  const {id} = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  await reconciled(1)
  const {query} = shop.database.database
  await query("UPDATE payments SET invoice_due = 1, paid_at = '2026-01-05T10:00:00.000Z' WHERE order_id = $1", [id])
  const entry = (number: number) =>
    query(
      `INSERT INTO ledger_entries (order_id, number, kind, payment_id, at, period, excl_vat, vat, total, vat_rate)
       SELECT order_id, $2, 'chargeback', payment_id, $3, period, excl_vat, vat, total, vat_rate
       FROM ledger_entries WHERE order_id = $1 AND number = 1`,
      [id, number, ago(60)],
    )
  for (const number of [101, 102]) await entry(number)
  expect(await ask()).toMatchObject({status: 200, body: {success: true, failing: ['invoices']}})
  await entry(103)
  expect(await ask()).toMatchObject({status: 200, body: {success: true, failing: ['invoices', 'chargebacks']}})
})

test('it says states only, also when the database is away, and only to those who read', async () => {
  await shop.paidOrder({customerName: 'Jo de Vries', customerEmail: 'jo@example.nl'})
  expect(JSON.stringify((await ask()).body)).not.toMatch(/jo de|jo@|VK-/i)
  expect((await ask('POST')).status).toBe(405)
  await shop.breakDatabase()
  expect((await ask()).status).toBe(503)
})

test('a shop with a live key and the company of the sample is not well: it sells nothing', async () => {
  await reconciled(1)
  process.env.MOLLIE_API_KEY = 'live_shopshopshopshopshop'
  delete process.env.MOLLIE_URL
  expect(await ask()).toMatchObject({
    status: 503,
    body: {success: false, failing: ['checkout'], closed: [expect.any(String)]},
  })
})

test.each([
  [
    'the CMS is away',
    () => Object.assign(process.env, {LAKE_URL: 'http://localhost:9'}),
    'The content cannot be read.',
  ],
  ['Mollie is away', () => Object.assign(process.env, {MOLLIE_URL: 'http://localhost:9'}), 'Mollie cannot be reached.'],
  [
    'nothing is on sale',
    () => change('plan', 'availability', 'comingSoon'),
    'No plan is on sale at a price that has started.',
  ],
  [
    'the telephone is a text',
    () => change('siteSettings', 'phone', '0612345678'),
    'siteSettings "siteSettings", field phone: must be an object',
  ],
  ['a price is a text', () => change('price', 'exclVat', '99'), /^price ".*", field exclVat: must be a number$/],
  [
    'a mail has no subject',
    () => change('mailMessage', 'subject', null),
    /^mailMessage ".*", field subject: is missing$/,
  ],
])('a shop is closed when %s, which a monitor sees, and says why', async (_, close, why) => {
  await reconciled(1)
  close()
  const {status, body} = await ask()
  expect([status, body.failing, body.closed]).toEqual([
    503,
    ['checkout'],
    [typeof why === 'string' ? why : expect.stringMatching(why), ...body.closed.slice(1)],
  ])
  expect((await ask('HEAD')).status).toBe(503)
})

test('a look at the shop counts for a minute', async () => {
  await reconciled(1)
  expect((await ask()).status).toBe(200)
  const asked = shop.calls.length
  await ask()
  expect(shop.calls).toHaveLength(asked)
  const later = Date.now() + 61_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  await ask()
  jest.restoreAllMocks()
  expect(shop.calls).toHaveLength(asked + 1)
})

test('a purchase that content of a wrong type keeps from being made is 503, and the log names document and field', async () => {
  const lines: Record<string, unknown>[] = []
  console.log = (line: string) => lines.push(JSON.parse(line))
  change('siteSettings', 'phone', '0612345678')
  const {status} = await createPayment(
    new Request('http://localhost/api/create-payment', {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({planType: 'pro', billingPeriod: 'monthly'}),
    }),
  )
  expect(status).toBe(503)
  expect(lines).toContainEqual(
    expect.objectContaining({
      event: 'content.wrong_type',
      problems: ['siteSettings "siteSettings", field phone: must be an object'],
    }),
  )
})
