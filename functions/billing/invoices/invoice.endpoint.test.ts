import {TestShop} from '../../../tests/support/shop/testShop.ts'
import invoice from '../../endpoints/invoice.ts'
import {manageToken} from '../../portal/links/manage.ts'
import type {Order} from '../orders/order.ts'
import {DETAILS} from './invoice.fixture.ts'
import {issueInvoices} from './issue.ts'
import {invoiceUrl} from './link.ts'

/** An invoice behind its signed link. */
const AUDIT = {actor: 'customer', reason: 'settle'} as const
const environment = process.env
let shop: TestShop
let order: Order
let number: string
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  process.env = {...environment, ...(await shop.openEnvironment())}
  const {id} = await shop.paidOrder({language: 'nl', customerEmail: 'jo@example.nl'})
  order = await shop.services.orders.update(id, (kept) => ({...kept, details: DETAILS}), AUDIT)
  const [issued] = await issueInvoices(id, shop.services)
  number = issued?.number ?? ''
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})

const urlOf = (of = order, asked = number) =>
  new URL(invoiceUrl(shop.siteUrl, of, asked, manageToken(of, [process.env.LINK_SECRET ?? ''])))
async function call(url = urlOf(), init: RequestInit = {}) {
  const response = await invoice(new Request(url, init))
  const bytes = Buffer.from(await response.arrayBuffer())
  const {status, headers} = response
  return {status, headers, bytes, html: bytes.toString(), heading: bytes.toString().match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]}
}

test('its customer gets the PDF by the name that it should be kept under; nobody in between keeps it', async () => {
  const {status, headers, bytes} = await call()
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('content-disposition')).toBe(`inline; filename="factuur-${number}.pdf"`)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('its e-invoice is a file with the PDF in it', async () => {
  const url = urlOf()
  url.searchParams.set('file', 'xml')
  const {status, headers, html} = await call(url)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml'])
  expect(headers.get('content-disposition')).toBe(`attachment; filename="factuur-${number}.xml"`)
  expect(html).toContain(`<cbc:ID>${number}</cbc:ID>`)
  expect(html).toContain(`filename="factuur-${number}.pdf">JVBERi`)
})

test('the same comes as a page for print, without a script, that leads to the PDF', async () => {
  const url = urlOf()
  url.searchParams.set('view', 'page')
  const {status, headers, html, heading} = await call(url)
  expect([status, heading]).toEqual([200, `Factuur ${number}`])
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).not.toContain('<script')
  for (const part of ['Bakkerij Jansen B.V.', 'Btw 21%', '>Totaal<', '@media print', '<th scope="col">'])
    expect(html).toContain(part)
  const [, href = ''] = html.match(/class="button" href="([^"]*)"/) ?? []
  expect((await call(new URL(href.replaceAll('&amp;', '&'), shop.siteUrl))).bytes.subarray(0, 5).toString()).toBe(
    '%PDF-',
  )
})

test('a wrong signature, another order’s number and one that nobody has are not found, in words', async () => {
  const other = await shop.paidOrder()
  const wrong = urlOf()
  wrong.searchParams.set('token', 'wrong')
  for (const url of [wrong, urlOf(other), urlOf(order, 'TEST-2020-00001')])
    expect(await call(url)).toMatchObject({status: 404, heading: 'Deze link werkt niet'})
  process.env.LAKE_URL = 'http://localhost:9'
  expect(await call(wrong)).toMatchObject({status: 404})
})

test('links that were withdrawn open no invoice, and only a GET reads one', async () => {
  const url = urlOf()
  await shop.services.orders.update(order.id, (kept) => ({...kept, linkSerial: 1}), AUDIT)
  expect((await call(url)).status).toBe(404)
  expect((await call(urlOf(), {method: 'POST'})).status).toBe(405)
})

test('with the CMS away an invoice that was issued can be read, and with the database away a page says so', async () => {
  process.env.LAKE_URL = 'http://localhost:9'
  expect((await call()).status).toBe(200)
  await shop.breakDatabase()
  expect((await call()).status).toBe(503)
})
