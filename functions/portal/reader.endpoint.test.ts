import * as portalActs from '../../domain/customers/portalActs.ts'
import {amsterdamDay, DAY_MS} from '../../domain/format/dates.ts'
import {Endpoints} from '../../tests/support/shop/endpoints.ts'
import {DETAILS} from '../billing/invoices/invoice.fixture.ts'
import {issueInvoices} from '../billing/invoices/issue.ts'
import type {Order} from '../billing/orders/order.ts'
import {refund} from '../billing/payments/refunds/refund.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import correctAddress from '../endpoints/correct-address.ts'
import invoice from '../endpoints/invoice.ts'
import subscription from '../endpoints/subscription.ts'
import {managePath, pageToken} from './links/manage.ts'

/** The link for a bookkeeper or colleague, who may look at an order and change nothing. */
const JO = 'jo@example.nl'
let endpoints: Endpoints
let shop: Endpoints['shop']
let call: Endpoints['call']
let order: Order
beforeEach(async () => {
  endpoints = await new Endpoints((path) =>
    path === '/api/invoice' ? invoice : path === '/api/correct-address' ? correctAddress : subscription,
  ).open()
  ;({shop, call} = endpoints)
  order = await shop.paidOrder({customerName: 'Jo de Vries', customerEmail: JO, details: DETAILS})
  await issueInvoices(order.id, shop.services)
})
afterEach(() => endpoints.close())

const secrets = () => [process.env.LINK_SECRET ?? ''] as [string]
const page = () => managePath(order, secrets(), 'nl')
const kept = async () => (await shop.services.orders.get(order.id)) as Order
const unescaped = (text = '') => text.replaceAll('&amp;', '&')
/** The link, made by the button of the customer's page. */
async function made(): Promise<string> {
  const {to} = await call(page(), {act: 'share'})
  const {html, notice} = await call(to)
  expect(notice).toBe('De link om mee te kijken is klaar.')
  return unescaped(html.match(/<input readonly[^>]* value="([^"]*token=read\.[^"]*)"/)?.[1])
}

test('shows the state, payments and invoices, without a form or anything of the person and the account', async () => {
  const link = await made()
  const {status, heading, html} = await call(link)
  expect([status, heading]).toEqual([200, 'Je abonnement loopt'])
  expect(html).toContain('Je kijkt mee met dit abonnement.')
  expect(html).toContain('<h3 id="payments-heading">')
  expect(html).not.toMatch(/<form|<button|jo@example\.nl|Jo de Vries|mdt_|IBAN|export=1|token=(?!read\.)/)
  const document = unescaped(html.match(/<a class="alone" href="([^"]*\/api\/invoice[^"]*)"/)?.[1])
  expect((await call(document)).headers.get('content-type')).toBe('application/pdf')
  expect((await call(link.replace('/abonnement/', '/en/subscription/'))).status).toBe(200)
})

test('no act is possible with it, and no address of the page gives more', async () => {
  const link = await made()
  const before = await kept()
  const calls = shop.calls.length
  const acts = Object.values(portalActs).filter((act) => typeof act === 'string')
  expect(acts.length).toBeGreaterThan(12)
  const fields = {email: 'eve@example.nl', months: '1', plan: 'pro', period: 'monthly', company: 'Eve', number: '1'}
  for (const act of acts) expect([act, (await call(link, {...fields, act})).status]).toEqual([act, 404])
  for (const more of ['export=1', 'change=pro.monthly', 'buy=pro.monthly', 'done=method']) {
    const {status, html} = await call(`${link}&${more}`)
    expect([more, status, html.includes('<form')]).toEqual([more, 200, false])
  }
  const token = new URL(link).searchParams.get('token')
  const corrected = await correctAddress(
    new Request(`${process.env.SITE_URL}/api/correct-address`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({order: order.id, token, customerEmail: 'eve@example.nl'}),
    }),
  )
  expect(corrected.status).toBe(404)
  expect(await kept()).toEqual(before)
  expect(shop.calls).toHaveLength(calls)
})

test('opens nothing once it is withdrawn or replaced, a year is over, or the links of the order are', async () => {
  const first = await made()
  const withdrawn = await call((await call(page(), {act: 'withdrawShared'})).to)
  expect(withdrawn.notice).toBe('De link om mee te kijken werkt niet meer.')
  expect((await call(first)).status).toBe(404)
  expect((await call(unescaped(first.replace('/abonnement/', '/api/invoice')))).status).toBe(404)

  const second = await made()
  const change = (readUntil: string) =>
    shop.services.orders.update(order.id, (before) => ({...before, readUntil}), {actor: 'shop', reason: 'settle'})
  const {readUntil = ''} = await kept()
  expect(Date.parse(readUntil) - Date.now()).toBeLessThanOrEqual(365 * DAY_MS)
  await change(new Date(Date.now() - 1).toISOString())
  expect((await call(second)).status).toBe(404)
  await change(readUntil)
  expect((await call(second)).status).toBe(200)
  const withoutLinks = (before: Order): Order => ({...before, linkSerial: (before.linkSerial ?? 0) + 1})
  await shop.services.orders.update(order.id, withoutLinks, {actor: 'shop', reason: 'settle'})
  expect((await call(second)).status).toBe(404)
})

test('is of one order', async () => {
  const link = await made()
  const other = await shop.paidOrder({customerEmail: JO})
  expect((await call(link)).html).not.toContain(other.id)
  expect((await call(link.replace(order.id, other.id))).status).toBe(404)
})

test('is not made by the link of an hour, which gives none that lasts longer', async () => {
  const anHour = managePath(order, secrets(), 'nl', pageToken(order, secrets(), Date.now() + 60_000))
  expect((await call(anHour)).html).not.toContain('id="share"')
  expect((await call(anHour, {act: 'share'})).status).toBe(303)
  expect((await kept()).readUntil).toBeUndefined()
})

test('shows a year with its documents, sums and payments, to the customer and by the link', async () => {
  const paymentId = order.paymentId ?? ''
  await refund(await kept(), paymentId, 2000, shop.services, {actor: 'operator ann@example.nl', reason: 'refund'})
  await settlePayment(paymentId, shop.services)
  await issueInvoices(order.id, shop.services)
  const year = amsterdamDay(new Date()).slice(0, 4)
  const opened = await call(page())
  expect(unescaped(opened.html)).toContain(`${page()}&year=${year}">Betalingen ${year}</a>`)
  for (const link of [page(), await made()]) {
    const {status, heading, html} = await call(`${link}&year=${year}`)
    expect([status, heading]).toEqual([200, `Betalingen ${year}`])
    const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect(text).toMatch(/Factuur TEST-\d+-\d+ .* € 119,79 Excl. btw € 99,00 Btw € 20,79/)
    expect(text).toMatch(/Creditnota TEST-\d+-\d+ .* −€ 20,00 Excl. btw/)
    expect(text).toMatch(/Totaal, excl. btw € 82,47 Totaal, btw € 17,32 Totaal € 99,79 Betaald € 99,79/)
    expect(html).not.toContain('<form')
  }
  expect((await call(`${page()}&year=1999`)).heading).toBe('Je abonnement loopt')
})

test('adds up a year over all orders of the address, as a page and a file, and behind other links over one', async () => {
  const website = 'https://webwinkel.voorbeeld.nl/'
  const other = await shop.paidOrder({customerEmail: JO, details: {...DETAILS, website}})
  const stranger = await shop.paidOrder({customerEmail: 'ann@example.nl', details: DETAILS})
  for (const each of [other, stranger]) await issueInvoices(each.id, shop.services)
  const year = amsterdamDay(new Date()).slice(0, 4)
  const {html} = await call(`${page()}&year=${year}`)
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toMatch(/Totaal € 239,58 Betaald € 239,58/)
  expect(text).toContain(`webwinkel.voorbeeld.nl, ${other.id}`)
  expect(html).not.toContain(stranger.id)
  const documents = [...html.matchAll(/href="([^"]*\/api\/invoice[^"]*)"/g)].map(([, href]) => unescaped(href))
  const types = await Promise.all(documents.map(async (href) => (await call(href)).headers.get('content-type')))
  expect(types).toEqual(['application/pdf', 'application/xml', 'application/pdf', 'application/xml'])

  const file = await call(`${page()}&year=${year}&file=csv`)
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="Betalingen ${year}.csv"`)
  const [titles, ...lines] = file.html.replace('\uFEFF', '').trim().split('\r\n')
  expect(titles).toBe('"Datum";"Factuur";"Nummer";"Bestelnummer";"Website";"Excl. btw";"Btw";"Totaal"')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(new RegExp(`"Factuur";"TEST-[^"]+";"${other.id}";"${website}";99,00;20,79;119,79$`))

  const anHour = managePath(order, secrets(), 'nl', pageToken(order, secrets(), Date.now() + 60_000))
  for (const link of [await made(), anHour]) {
    const {html: ofOne} = await call(`${link}&year=${year}`)
    expect([ofOne.includes(order.id), ofOne.includes(other.id)]).toEqual([true, false])
    expect((await call(`${link}&year=${year}&file=csv`)).html.trim().split('\r\n')).toHaveLength(2)
  }
})

describe('the address for invoices', () => {
  const BOOKS = 'facturen@example.nl'
  const told = (fields: Record<string, string>) => call(page(), {act: 'details', ...fields})
  const refunded = async () => {
    const audit = {actor: 'operator ann@example.nl', reason: 'refund'} as const
    await refund(await kept(), order.paymentId ?? '', 1000, shop.services, audit)
    await told({act: 'invoice'})
  }

  test('gets each document from then on, with the e-invoice for who wants it', async () => {
    expect((await told({invoiceEmail: 'nobody'})).status).toBe(422)
    expect((await told({invoiceEmail: BOOKS, eInvoice: 'UBL'})).status).toBe(303)
    expect(endpoints.mailbox.to(BOOKS)).toEqual([])
    await refunded()
    for (const address of [BOOKS, JO])
      expect(
        endpoints.mailbox
          .to(address)
          .at(-1)
          ?.attachments.map(({filename}) => filename),
      ).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^creditnota-.*\.pdf$/),
          expect.stringMatching(/^creditnota-.*\.xml$/),
        ]),
      )
  })

  test('gets a link that opens that document, and no other, nor anything of the portal', async () => {
    await told({invoiceEmail: BOOKS})
    await refunded()
    const {text = ''} = endpoints.mailbox.to(BOOKS).at(-1) ?? {}
    const links = [...text.matchAll(/http\S+order=\S+/g)].map(([link]) => link)
    expect(new Set(links).size).toBe(1)
    const url = new URL(links[0] ?? '')
    expect((await call(url.href)).headers.get('content-type')).toBe('application/pdf')
    const token = url.searchParams.get('token') ?? ''
    expect((await call(managePath(order, secrets(), 'nl', token))).status).toBe(404)
    expect((await call(managePath(order, secrets(), 'nl', token), {act: 'cancel'})).status).toBe(404)
    url.searchParams.set('number', (url.searchParams.get('number') ?? '').replace('00002', '00001'))
    expect((await call(url.href)).status).toBe(404)
  })

  test('gets nothing once it is gone', async () => {
    await told({invoiceEmail: BOOKS})
    await told({invoiceEmail: ''})
    await refunded()
    expect(endpoints.mailbox.to(BOOKS)).toEqual([])
  })
})
