import {BOOKKEEPER, Office, tokenIn} from '../../../tests/support/shop/admin.ts'
import {DETAILS} from '../../billing/invoices/invoice.fixture.ts'
import {issueInvoices} from '../../billing/invoices/issue.ts'
import {monthOf} from '../../billing/ledger/month.ts'

/** Documents booked at Moneybird by a bookkeeper. */
let office: Office
let period: string
beforeEach(async () => {
  office = new Office()
  await office.open()
  const {shop} = office
  Object.assign(process.env, shop.moneybirdSettings)
  const order = await shop.paidOrder({customerName: 'Jo de Vries', customerEmail: 'jo@example.nl'})
  await shop.services.orders.update(order.id, (each) => ({...each, details: DETAILS}), {
    actor: 'shop',
    reason: 'settle',
  })
  await issueInvoices(order.id, shop.services)
  period = monthOf(shop.now)
  await office.enter(BOOKKEEPER)
})
afterEach(() => office.close())

const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const page = () => office.call(`/beheer/export?period=${period}`)
const said = async () => textOf((await page()).html)
async function press(fields: Record<string, string> = {}) {
  const {html} = await page()
  return office.call('/beheer', {act: 'bookDocuments', token: tokenIn(html), period, ...fields})
}
const booked = () => office.shop.moneybird.kept.invoices

test('books a month at once by the bookkeeper’s button, and has no button when all is booked', async () => {
  expect(await said()).toMatch(/Geboekt 0 Onderweg 0 Geweigerd 0 Nog niet 1 Boek 1 document/)
  const {to} = await press()
  expect(to).toBe(`/beheer/export?period=${period}&done=bookDocuments`)
  expect((await office.call(to)).notice).toBe('Het boeken is begonnen.')
  expect(await said()).toMatch(/Geboekt 1 .*Alles van deze periode staat in Moneybird/)
  expect((await page()).html).not.toContain('value="bookDocuments"')
  await press()
  expect(booked()).toMatchObject([{reference: expect.stringMatching(/^TEST-\d{4}-00001$/)}])
  expect(JSON.stringify(office.shop.moneybird.kept)).not.toMatch(/de Vries|jo@example/)
})

test('says why a document was refused and what to do, and books it after that', async () => {
  process.env.MONEYBIRD_TAX_RATES = '9=320000000000000009'
  await press()
  expect(await said()).toMatch(
    /Btw-tarief zonder id: 1 MONEYBIRD_TAX_RATES noemt .* TEST-\d{4}-00001 21 Probeer 1 opnieuw/,
  )
  Object.assign(process.env, office.shop.moneybirdSettings)
  await press()
  expect(await said()).toContain('Geboekt 1')
  expect(booked()).toHaveLength(1)
})

test('says that a document is tried again while Moneybird is away', async () => {
  await office.shop.control('faults', {faults: [{kind: '503', call: 'moneybird'}]})
  await press()
  expect(await said()).toMatch(/Onderweg 1 .*Wat onderweg is gaat vanzelf.* Onderweg 1 keer geprobeerd, weer om/)
  expect((await page()).html).not.toContain('value="bookDocuments"')
})

test('has no card without a token, and names a setting that is missing', async () => {
  delete process.env.MONEYBIRD_ADMINISTRATION
  expect(await said()).toContain('Boeken kan niet: MONEYBIRD_ADMINISTRATION: is missing')
  delete process.env.MONEYBIRD_TOKEN
  const {html} = await page()
  expect(html).not.toContain('id="moneybird"')
  expect(textOf(html)).toContain('zodra MONEYBIRD_TOKEN is ingesteld')
})

test('books nothing for a period that is none, or without the token of the form', async () => {
  await press({period: '2026-13'})
  await press({token: 'f'.repeat(64)})
  expect(booked()).toEqual([])
})
