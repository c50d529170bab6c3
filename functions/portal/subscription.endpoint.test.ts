import {amsterdamDay} from '../../domain/format/dates.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {withOverdue} from '../billing/dunning/overdue.ts'
import type {Order} from '../billing/orders/order.ts'
import subscription from '../endpoints/subscription.ts'
import {manageToken} from './links/manage.ts'

/** The page behind the link in mails, when what it needs is away: a person always reads what is true. */
const environment = process.env
let shop: TestShop
let order: Order
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  process.env = {...environment, ...(await shop.openEnvironment())}
  order = await shop.paidOrder({language: 'nl'})
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})

const call = async (init: RequestInit & {token?: string; path?: string; query?: Record<string, string>} = {}) => {
  const token = init.token ?? manageToken(order, [process.env.LINK_SECRET ?? ''])
  const address = `${shop.siteUrl}${init.path ?? '/abonnement/'}?${new URLSearchParams({order: order.id, token, ...init.query})}`
  const response = await subscription(new Request(address, init))
  const html = await response.text()
  return {
    response,
    status: response.status,
    html,
    heading: html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1],
    hasButton: /class="danger"|name="act" value="cancel"><button/.test(html),
  }
}
const cancelIt = (path?: string) =>
  call({method: 'POST', body: new URLSearchParams({act: 'cancel'}), ...(path && {path})})
const cmsAway = () => {
  process.env.LAKE_URL = 'http://localhost:9'
}

test('with the CMS it shows the subscription, and cancels it by a POST only', async () => {
  const page = await call()
  expect(page).toMatchObject({status: 200, heading: 'Je abonnement loopt', hasButton: true})
  // The state comes before the actions, and nothing reads as if it had been done.
  expect(page.html).toMatch(
    /Loopt sinds<\/dt><dd>\d+ \w+ \d{4}.*Volgende betaling<\/dt><dd>\d+ \w+ \d{4}[\s\S]*<summary>/,
  )
  expect(page.html).toMatch(
    /<summary><h3 id="cancel-heading">Abonnement opzeggen<\/h3><\/summary>\s*<div class="unfolded"><p>Zeg je nu op, dan stopt/,
  )
  expect(page.html).toMatch(
    /<footer>.*Vindkracht B\.V\..*KvK-nummer 00000000.*mailto:hulp@example\.nl.*Algemene voorwaarden/,
  )
  expect((await shop.services.orders.get(order.id))?.subscription).not.toHaveProperty('cancelledAt')
  // Scanners and broken proxies post forms without what is in them.
  expect((await call({method: 'POST'})).status).toBe(303)
  expect((await shop.services.orders.get(order.id))?.subscription).not.toHaveProperty('cancelledAt')
  expect((await cancelIt()).status).toBe(303)
  expect(await call()).toMatchObject({status: 200, hasButton: false})
})

test('keeps the reason for cancelling for staff, and gives the customer a number', async () => {
  expect((await call()).html).toMatch(/href="#pause">Liever even pauzeren\?<\/a>[\s\S]*<option value="Te duur">/)
  const body = new URLSearchParams({act: 'cancel', reason: 'Te duur', more: ' voor nu '})
  expect((await call({method: 'POST', body})).status).toBe(303)
  const number = `${order.id}-${amsterdamDay(new Date()).replaceAll('-', '')}`
  expect((await call()).html).toContain(`Opzegnummer</dt><dd>${number}`)
  expect((await shop.services.orders.auditLog(order.id)).at(-1)).toMatchObject({
    actor: 'customer',
    note: 'Te duur: voor nu',
  })
})

test('pauses for as many months as the button says, and ends the pause by another', async () => {
  const choices = (await call()).html.match(/Pauzeer tot \d+ \w+ \d{4}/g)
  expect(choices).toHaveLength(3)
  const press = (fields: Record<string, string>) => call({method: 'POST', body: new URLSearchParams(fields)})
  expect((await press({act: 'pause', months: '4'})).status).toBe(303)
  expect((await shop.services.orders.get(order.id))?.subscription?.state).toBe('running')
  expect((await press({act: 'pause', months: '2'})).status).toBe(303)
  expect((await shop.services.orders.get(order.id))?.subscription).toMatchObject({state: 'paused'})
  expect(await call()).toMatchObject({heading: 'Je abonnement pauzeert', hasButton: true})
  expect((await press({act: 'endPause'})).status).toBe(303)
  expect((await shop.services.orders.get(order.id))?.subscription?.state).toBe('running')
})

test('with the CMS away it can still be cancelled, and the page says that it is', async () => {
  cmsAway()
  const running = await call()
  expect(running).toMatchObject({status: 200, heading: 'Je abonnement loopt', hasButton: true})
  // The subscription, its next payment, and how to cancel by mail.
  expect(running.html).toMatch(
    /Basis, maandelijks.*Volgende betaling<\/dt><dd>\d+ \w+ \d{4}.*€\s119,79.*hulp@example\.nl/s,
  )
  const {status, response} = await cancelIt()
  expect([status, response.headers.get('location')]).toEqual([303, expect.stringContaining('&done=cancelled')])
  const page = await call()
  expect(page).toMatchObject({status: 200, heading: 'Je abonnement is opgezegd', hasButton: false})
  expect(page.html).toContain('<html lang="nl">')
  expect(page.html).toContain(order.id)
  expect(page.html).toMatch(/Het loopt tot \d+ \w+ \d{4}/)
  expect(shop.sandbox.store.list('subscription')).toMatchObject([{status: 'canceled'}])
})

test('while a renewal is not paid it offers to pay that, and to cancel; paying leads to Mollie', async () => {
  await shop.services.orders.update(order.id, (kept) => withOverdue(kept, 'tr_renewal1', new Date().toISOString()), {
    actor: 'shop',
    reason: 'settle',
  })
  const page = await call()
  expect(page).toMatchObject({status: 200, heading: 'Er staat een betaling open', hasButton: true})
  expect(page.html).toMatch(/€\s119,79 incl\. btw .* Basis .*Betaal vóór \d+ \w+ \d{4}/)
  expect(page.html).toContain('name="act" value="pay"><button class="main">Nu betalen</button>')
  expect(page.response.headers.get('content-security-policy')).toContain(`form-action 'self' ${process.env.MOLLIE_URL}`)
  const pay = () => call({method: 'POST', body: new URLSearchParams({act: 'pay'})})
  const {status, response} = await pay()
  expect([status, response.headers.get('location')]).toEqual([303, expect.stringContaining('/checkout/tr_')])
  process.env.MOLLIE_URL = 'http://localhost:9'
  expect(await pay()).toMatchObject({status: 503, heading: 'Er staat een betaling open', hasButton: true})
  cmsAway()
  expect(await call()).toMatchObject({status: 200, heading: 'Er staat een betaling open', hasButton: true})
})

test('with Mollie and the CMS away the page says that cancelling did not work, and offers it again', async () => {
  cmsAway()
  process.env.MOLLIE_URL = 'http://localhost:9'
  expect(await cancelIt()).toMatchObject({
    status: 503,
    heading: 'Opzeggen is nu niet gelukt',
    hasButton: true,
  })
})

test('with Mollie away cancelling fails in words, with its button below them, and works when it is back', async () => {
  const {MOLLIE_URL} = process.env
  process.env.MOLLIE_URL = 'http://localhost:9'
  const failed = await cancelIt()
  expect(failed).toMatchObject({status: 503, hasButton: true})
  expect(failed.html).toMatch(/role="alert"[^>]* autofocus>.*Opzeggen is nu niet gelukt/s)
  expect(failed.html).toMatch(/<details[^>]* open[^>]*>\s*<summary><h3 id="cancel-heading">/)
  expect((await shop.services.orders.get(order.id))?.subscription).not.toHaveProperty('cancelledAt')
  process.env.MOLLIE_URL = MOLLIE_URL
  expect((await cancelIt()).status).toBe(303)
  expect(await call()).toMatchObject({heading: 'Je abonnement is opgezegd'})
})

test('a link without its token, with half of it or with the token of another order shows and cancels nothing', async () => {
  const other = await shop.paidOrder()
  const secrets = [process.env.LINK_SECRET ?? ''] as [string]
  const wrong = ['', manageToken(order, secrets).slice(0, -1), manageToken(other, secrets)]
  for (const path of ['/abonnement/', '/api/subscription'])
    for (const token of wrong) expect(await call({token, path, method: 'POST'})).toMatchObject({status: 404})
  for (const token of wrong) {
    const page = await call({token})
    expect(page).toMatchObject({status: 404, heading: 'Deze link werkt niet', hasButton: false})
    expect(page.html).not.toContain(order.id)
  }
  for (const {status} of shop.sandbox.store.list('subscription')) expect(status).toBe('active')
})

test.each([
  ['monthly', 'nl', /Er geldt geen boete/],
  ['quarterly', 'en', /not refunded/],
] as const)('says beforehand what cancelling a %s subscription means, in %s', async (period, language, words) => {
  order = await shop.paidOrder({period, language})
  const path = language === 'nl' ? '/abonnement/' : '/en/subscription/'
  expect((await call({path})).html).toMatch(words)
})

test('a link that does not work is a page too, in the language of the address, with the CMS away', async () => {
  cmsAway()
  for (const [path, heading] of [
    ['/abonnement/', 'Deze link werkt niet'],
    ['/en/subscription/', 'This link doesn’t work'],
  ] as const)
    expect(await call({token: 'wrong', path})).toMatchObject({status: 404, heading})
})

test('the address of mails of before leads to the page in the language of the order, and takes what its button sends', async () => {
  const old = await call({path: '/api/subscription'})
  expect([old.status, old.response.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/abonnement\/\?order=VK-.*&token=./),
  ])
  const {status, response} = await cancelIt('/api/subscription')
  expect([status, response.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/abonnement\/.*done=cancelled$/),
  ])
  expect(shop.sandbox.store.list('subscription')).toMatchObject([{status: 'canceled'}])
})

test('without its final slash the address moves to where it has one, with what it carries', async () => {
  const {status, response} = await call({path: '/en/subscription'})
  expect([status, response.headers.get('location')]).toEqual([
    301,
    expect.stringMatching(/^\/en\/subscription\/\?order=VK-.*&token=./),
  ])
})

test.each([
  ['a setting is missing', 503, {}, () => delete process.env.SMTP_URL],
  ['the order cannot be read', 503, {}, () => shop.breakDatabase()],
  ['another site calls', 403, {method: 'POST', headers: {origin: 'https://evil.example'}}, () => {}],
  ['it is called with DELETE', 405, {method: 'DELETE'}, () => {}],
])('when %s, it is a page with status %s', async (_, status, init, make) => {
  await make()
  const page = await call(init)
  expect(page).toMatchObject({status, hasButton: false})
  expect(page.heading).toBe('Deze pagina is er nu niet')
  expect(page.response.headers.get('content-type')).toContain('text/html')
  expect(page.html).toContain(`Kenmerk: ${page.response.headers.get('x-request-id')}`)
})

test('no site can frame the page, and its address is given to nobody', async () => {
  const {response} = await call()
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('referrer-policy')).toBe('same-origin')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})
