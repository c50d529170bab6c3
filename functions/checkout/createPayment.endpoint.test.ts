import {TestShop} from '../../tests/support/shop/testShop.ts'
import {othersOf} from '../billing/orders/lists/sameCustomer.ts'
import type {Order} from '../billing/orders/order.ts'
import {cancelSubscription} from '../billing/subscriptions/cancel.ts'
import createPayment from '../endpoints/create-payment.ts'
import mollieWebhook from '../endpoints/mollie-webhook.ts'
import {staffNotificationFor} from '../notifications/staffNotification.ts'
import {CHECKOUT_HTML} from './page/checkoutPage.fixture.ts'

/** The checkout's form, submitted without a script, and its script's call. */
const environment = process.env
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  process.env = {...environment, ...(await shop.openEnvironment({'/checkout/basis/': CHECKOUT_HTML}))}
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})

const FIELDS = {
  planType: 'basis',
  billingPeriod: 'quarterly',
  language: 'nl',
  customerName: 'Jo de Vries',
  customerEmail: 'jo@example.nl',
  'shownTotal-monthly': '119.79',
  'shownTotal-quarterly': '323.43',
}

async function submit(change: Record<string, string> = {}, headers: Headers = {}) {
  const body = new URLSearchParams({...FIELDS, ...change})
  const response = await createPayment(
    new Request(`${process.env.SITE_URL}/api/create-payment`, {method: 'POST', body, headers}),
  )
  const html = await response.text()
  const shown = [...html.matchAll(/data-notice="(\w+)"(?! hidden)/g)].map(([, name]) => name)
  return {response, status: response.status, html, shown}
}
type Headers = Record<string, string>
const payments = () => shop.sandbox.store.list('payment')

async function call(body: unknown, headers: Headers = {}, method = 'POST') {
  const response = await createPayment(
    new Request(`${process.env.SITE_URL}/api/create-payment`, {
      method,
      headers: {'content-type': 'application/json', ...headers},
      ...(method === 'POST' && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
    }),
  )
  return {status: response.status, body: await response.json()}
}

describe('a purchase that is submitted without a script', () => {
  const typed = {...FIELDS, company: 'Bakkerij Jansen', website: 'https://voorbeeld.nl', country: 'NL'}
  const paymentOf = async (change: Record<string, string> = {}) => {
    const {response} = await submit({...typed, ...change})
    return new URL(response.headers.get('location') ?? '').pathname.split('/').pop() ?? ''
  }
  const pay = async (id: string) => {
    await shop.control('payment', {id, status: 'paid'})
    const body = new URLSearchParams({id})
    await mollieWebhook(new Request(`${process.env.SITE_URL}/api/mollie-webhook`, {method: 'POST', body}))
  }

  test('twice, at once or after coming back, is one payment', async () => {
    const ids = await Promise.all([paymentOf(), paymentOf(), paymentOf({customerEmail: ' Jo@example.nl '})])
    expect(new Set([...ids, await paymentOf({company: 'Bakkerij Janssen'})]).size).toBe(1)
    expect(payments()).toHaveLength(1)
    await pay(ids[0] ?? '')
    const {response} = await submit(typed)
    expect(response.headers.get('location')).toMatch(/\/abonnement\/\?paid=&order=VK-/)
  })

  test('returns to the page of the order, or to the static page when the inline script ran', async () => {
    const returned = async (change: Record<string, string>) => {
      const id = await paymentOf(change)
      return payments().find((payment) => payment.id === id)?.redirectUrl
    }
    expect(await returned({language: 'en'})).toMatch(/\/en\/subscription\/\?paid=&order=VK-[0-9A-Z]{12}$/)
    const attempt = '0b6f7c1e-6f0a-4a63-9a0e-3f5a8f1d2c3b'
    expect(await returned({attempt})).toMatch(/\/payment-success\/\?order=VK-/)
  })

  test('for two periods, and paid twice, goes back once', async () => {
    const [one, other] = [await paymentOf(), await paymentOf({billingPeriod: 'monthly'})]
    await pay(one)
    await pay(other)
    expect(shop.sandbox.store.list('subscription')).toHaveLength(1)
    expect(shop.sandbox.store.list('refund')).toMatchObject([{paymentId: other}])
  })

  test('is of the attempt that the page’s inline script gives it, as are calls of its other scripts', async () => {
    const attempt = '0b6f7c1e-6f0a-4a63-9a0e-3f5a8f1d2c3b'
    const id = await paymentOf({attempt})
    const {customerName, company, website, country, language, planType, billingPeriod} = typed
    const {body} = await call({
      ...{attempt, customerName, customerEmail: 'jan@example.nl', company, website, country, language},
      ...{planType, billingPeriod, shownTotal: '323.43'},
    })
    expect(body.paymentUrl).toContain(id)
  })

  test('for another website, or by somebody else, is another purchase', async () => {
    await paymentOf()
    await paymentOf({website: 'https://anders.nl'})
    await paymentOf({customerEmail: 'ann@example.nl'})
    expect(payments()).toHaveLength(3)
  })
})

describe('a customer with a running subscription to the plan', () => {
  const details = {company: 'Bakkerij Jansen B.V.', website: 'https://voorbeeld.nl/', country: 'NL'}
  beforeEach(() => shop.paidOrder({customerEmail: 'jo@example.nl', details}))
  const wanted = {
    ...{planType: 'basis', billingPeriod: 'quarterly', shownTotal: '323.43', language: 'nl'},
    ...{company: 'Iemand anders', website: 'anders.nl', country: 'NL', customerEmail: 'ann@example.nl'},
  }
  const ask = async (change: Record<string, string>) => (await call({...wanted, ...change})).body

  test.each([
    ['the same address', {customerEmail: 'jo@example.nl'}],
    ['the same address in capitals', {customerEmail: 'JO@Example.NL'}],
    ['the same company', {company: 'Bakkerij Jansen B.V.'}],
    ['the same company, written another way', {company: 'BAKKERIJ  JANSEN BV'}],
  ])('is asked before paying again, from another device too: %s', async (_, change) => {
    const before = payments().length
    expect(await ask(change as Record<string, string>)).toMatchObject({success: false, alreadyCustomer: true})
    expect(payments()).toHaveLength(before)
    expect(await ask({...change, again: 'yes'} as Record<string, string>)).toMatchObject({success: true})
  })

  test.each([
    ['another plan', {customerEmail: 'jo@example.nl', planType: 'pro', shownTotal: '486.78'}],
    ['another customer', {}],
    ['a company whose name is a part of it', {company: 'Bakkerij Jansen'}],
  ])('is not asked for %s', async (_, change) => {
    expect(await ask(change as Record<string, string>)).toMatchObject({success: true})
  })

  test('and cancelled it is not asked', async () => {
    const [order] = await shop.orders()
    await cancelSubscription(order as Order, shop.services, {actor: 'customer', reason: 'settle'}, shop.now)
    expect(await ask({customerEmail: 'jo@example.nl'})).toMatchObject({success: true})
  })

  test('reads the question on the page where the browser submits the form, and answers it by sending it again', async () => {
    const asked = await submit({customerName: 'Jo', customerEmail: 'jo@example.nl'})
    expect([asked.status, asked.shown]).toEqual([409, ['alreadyCustomer']])
    const again = /name="again"[^>]*value="(\w+)"/.exec(asked.html)?.[1] ?? ''
    expect((await submit({customerEmail: 'jo@example.nl', again})).status).toBe(303)
  })

  test('and bought it again all the same: the mail to the company names the other order', async () => {
    const [first] = await shop.orders()
    const second = await shop.paidOrder({customerEmail: 'jo@example.nl', details})
    expect(await othersOf(second, shop.services.orders)).toEqual([first?.id])
    const {text} = staffNotificationFor(second, second.staffNotifications[0] as never, {
      siteUrl: 'http://x',
      operators: [],
      others: ['VK-1'],
    })
    expect(text).toContain('heeft dit pakket al: VK-1')
  })
})

test('a form that is submitted by itself goes on to the payment that it asks for', async () => {
  const {response, status} = await submit()
  const [payment] = payments()
  expect(status).toBe(303)
  expect(response.headers.get('location')).toMatch(new RegExp(`/checkout/${payment?.id}$`))
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(payment).toMatchObject({
    amount: {value: '323.43'},
    metadata: {
      planType: 'basis',
      billingPeriod: 'quarterly',
      customerEmail: 'jo@example.nl',
      customerName: 'Jo de Vries',
    },
  })
})

test('name and address may be left empty', async () => {
  expect((await submit({customerName: '', customerEmail: ' '})).status).toBe(303)
  expect(payments()).toMatchObject([{metadata: {customerEmail: '', customerName: ''}}])
})

test('another total than the page showed is said on the page, and agreed to by submitting again', async () => {
  const {status, html, shown} = await submit({'shownTotal-quarterly': '300.00'})
  expect([status, shown]).toEqual([409, ['priceChanged']])
  expect(html.replaceAll('&nbsp;', ' ')).toContain('Het totaal is nu € 323,43 incl. btw.')
  expect(html).toContain('name="shownTotal-quarterly" value="323.43"')
  expect(html).toContain('value="jo@example.nl"')
  expect(payments()).toEqual([])
})

test('a mail address that is none is said on the page, with what was typed', async () => {
  const {status, html, shown} = await submit({customerEmail: 'jo@'})
  expect([status, shown]).toEqual([400, ['paymentFailed']])
  expect(html).toContain('value="jo@"')
})

test.each([
  ['Mollie', 'MOLLIE_URL', 'http://localhost:9'],
  ['the CMS', 'LAKE_URL', 'http://localhost:9'],
  ['a setting', 'SMTP_URL', undefined],
])('without %s it is the page again', async (_, name, value) => {
  if (value) process.env[name] = value
  else delete process.env[name]
  const {status, html, shown, response} = await submit()
  expect([status, shown]).toEqual([503, ['paymentFailed']])
  expect(html).toContain(`Kenmerk: ${response.headers.get('x-request-id')}`)
  expect(response.headers.get('content-security-policy')).toBeTruthy()
})

test('when the page cannot be had, a small one says what happened and leads back, with nothing personal in its address', async () => {
  for (const [plan, status] of [
    ['gold', 400],
    ['pro', 409],
  ] as const) {
    const {status: answered, html} = await submit({planType: plan})
    expect(answered).toBe(status)
    expect(html).toContain(`href="/checkout/${plan}/"`)
    expect(html).not.toMatch(/jo@|Jo de/)
  }
  const {html} = await submit({planType: '../../evil', language: 'en'})
  expect(html).toContain('href="/en/"')
  expect(html).toContain('<html lang="en">')
})

test('a page of another site cannot submit the form', async () => {
  const foreign: Headers[] = [{origin: 'https://evil.example'}, {origin: 'null'}, {'sec-fetch-site': 'cross-site'}]
  for (const headers of foreign) {
    const {status, html} = await submit({}, headers)
    expect(status).toBe(403)
    expect(html).not.toContain('jo@example.nl')
  }
  expect(payments()).toEqual([])
})

test('the script’s call of the same purchase answers the address to pay at', async () => {
  const {status, body} = await call({planType: 'basis', billingPeriod: 'quarterly', shownTotal: '323.43'})
  expect(status).toBe(200)
  expect(body).toEqual({success: true, paymentUrl: expect.stringContaining('/checkout/tr_')})
})

const order = {planType: 'basis', billingPeriod: 'monthly'}
const REFUSED: [
  what: string,
  status: number,
  error: string | RegExp,
  body: unknown,
  headers?: Record<string, string>,
][] = [
  ['text that is not JSON', 400, 'The body is not JSON', '{'],
  ['a list', 400, /fields/, []],
  ['an unknown field', 400, /fields/, {...order, amount: '0.01'}],
  ['a wrong type', 400, /fields/, {...order, planType: 3}],
  ['no mail address', 400, /fields/, {...order, customerEmail: 'jo'}],
  ['an attempt that is no UUID', 400, /fields/, {...order, attempt: '1'}],
  ['an amount that is none', 400, /shownTotal/, {...order, shownTotal: '1'}],
  ['an unknown plan', 400, 'Invalid plan configuration', {...order, planType: 'gold'}],
  ['an unknown period', 400, 'Invalid plan configuration', {...order, billingPeriod: 'weekly'}],
  ['another total', 409, 'Price changed', {...order, shownTotal: '0.01'}],
  ['another content type', 415, /JSON/, order, {'content-type': 'text/plain'}],
  ['a body of 5 kB', 413, /large/, {...order, customerName: 'x'.repeat(5000)}],
  ['another origin', 403, /site itself/, order, {origin: 'https://evil.example'}],
  ['a fetch of another site', 403, /site itself/, order, {'sec-fetch-site': 'cross-site'}],
]
test.each(REFUSED)('%s is %i, and nothing is created', async (...[, status, error, body, headers]) => {
  const answer = await call(body, headers)
  expect([answer.status, answer.body.success]).toEqual([status, false])
  expect(answer.body.error).toMatch(error)
  expect([payments(), shop.sandbox.store.list('customer')]).toEqual([[], []])
})

test('a GET is 405', async () => {
  expect(await call(null, {}, 'GET')).toEqual({status: 405, body: {success: false, error: 'Use POST'}})
})

const BUSINESS = {company: 'Bakkerij Jansen', website: 'voorbeeld.nl', country: 'NL', vatNumber: ''}
const BELGIAN = {...BUSINESS, country: 'BE', vatNumber: 'BE0123456749', 'shownTotalReversed-quarterly': '267.30'}
const ordered = async () => (await shop.orders())[0]

test('stores the form’s details with the order', async () => {
  expect((await submit(BUSINESS)).status).toBe(303)
  expect(await ordered()).toMatchObject({
    total: 32343,
    details: {company: 'Bakkerij Jansen', website: 'https://voorbeeld.nl/', country: 'NL'},
  })
})

test('for another country the form’s total without VAT counts', async () => {
  expect((await submit(BELGIAN)).status).toBe(303)
  expect(await ordered()).toMatchObject({total: 26730, vatScheme: 'reverseCharge', details: {country: 'BE'}})
  const {status, shown, html} = await submit({...BELGIAN, 'shownTotalReversed-quarterly': '260.00'})
  expect([status, shown]).toEqual([409, ['priceChangedReversed']])
  expect(html).toContain('name="shownTotalReversed-quarterly" value="267.30"')
  expect(html).toContain('<option value="BE" selected="">')
})

test('a number that was hidden again with its country says nothing', async () => {
  expect((await submit({...BELGIAN, country: 'NL'})).status).toBe(303)
  expect((await ordered())?.details).toEqual({
    company: 'Bakkerij Jansen',
    website: 'https://voorbeeld.nl/',
    country: 'NL',
  })
})

test('shows each problem below its field, keeps typed values, and focuses the first', async () => {
  const {status, shown, html} = await submit({
    ...BELGIAN,
    company: '',
    website: 'my "site"',
    vatNumber: 'LU26375245',
    customerEmail: 'jo@',
  })
  expect([status, shown]).toEqual([400, ['checkFields']])
  const said = [...html.matchAll(/data-error="(\w+)"(?! hidden)/g)].map(([, name]) => name)
  expect(said).toEqual(['company', 'website', 'vatNumberInvalid'])
  expect(html).toMatch(/name="company"[^>]* aria-invalid="true" aria-describedby="error-company" autofocus=""/)
  expect(html).toMatch(/name="website"[^>]* aria-describedby="error-website website-help"/)
  expect(html.match(/autofocus/g)).toHaveLength(1)
  for (const typed of ['value="my &quot;site&quot;"', 'value="LU26375245"', '<option value="BE" selected="">'])
    expect(html).toContain(typed)
  expect(payments()).toEqual([])
})

test('a country in which we do not sell is said at its field', async () => {
  const {status, html} = await submit({...BELGIAN, country: 'IE', vatNumber: 'IE6433435F'})
  expect([status, /data-error="country"(?! hidden)/.test(html)]).toEqual([400, true])
})

test('the script’s call is told which fields are wrong', async () => {
  const answer = await call({...order, ...BUSINESS, website: 'none', customerEmail: 'jo@example'})
  expect([answer.status, answer.body.wrong]).toEqual([400, ['website', 'customerEmail']])
  expect((await call({...order, ...BUSINESS, company: 3})).body).not.toHaveProperty('wrong')
})

describe('in a deploy preview', () => {
  const netlify = globalThis as {Netlify?: unknown}
  const PRODUCTION = 'https://www.windmolen.nl'
  beforeEach(() => {
    netlify.Netlify = {context: {deploy: {context: 'deploy-preview'}, url: new URL(process.env.SITE_URL ?? '')}}
    Object.assign(process.env, {
      SITE_URL: PRODUCTION,
      PREVIEW_DATABASE_URL: process.env.DATABASE_URL,
      DATABASE_URL: 'postgres://production.invalid/shop',
      NETLIFY_DB_URL: 'postgres://copy.invalid/shop',
    })
  })
  afterEach(() => {
    delete netlify.Netlify
  })
  const pay = async (origin: string) => {
    const body = new URLSearchParams(FIELDS)
    const address = `${(netlify.Netlify as {context: {url: URL}}).context.url.origin}/api/create-payment`
    return createPayment(new Request(address, {method: 'POST', body, headers: {origin}}))
  }

  test('one can buy from its own pages, and comes back to it; those of production are strangers', async () => {
    const {origin} = (netlify.Netlify as {context: {url: URL}}).context.url
    expect((await pay(origin)).status).toBe(303)
    expect(payments()).toMatchObject([{redirectUrl: expect.stringContaining(origin)}])
    expect((await pay(PRODUCTION)).status).toBe(403)
  })

  test('mails are held back, Mollie need not call again for them, and the subscription is noted', async () => {
    const {origin} = (netlify.Netlify as {context: {url: URL}}).context.url
    await pay(origin)
    const id = String(payments()[0]?.id)
    await shop.control('payment', {id, status: 'paid'})
    const body = new URLSearchParams({id})
    const hook = () => mollieWebhook(new Request(`${origin}/api/mollie-webhook`, {method: 'POST', body}))
    expect([(await hook()).status, (await hook()).status]).toEqual([200, 200])
    const [order] = await shop.orders()
    expect([order?.status, order?.mails.map(({state}) => state)]).toEqual(['paid', ['pending']])
    expect(order?.subscription?.id).toMatch(/^sub_/)
  })

  test('sells nothing with production’s store and Netlify’s copy of it alone', async () => {
    delete process.env.PREVIEW_DATABASE_URL
    const {origin} = (netlify.Netlify as {context: {url: URL}}).context.url
    expect((await pay(origin)).status).toBe(503)
    expect(payments()).toEqual([])
  })
})
