import {strFromU8, unzipSync} from 'fflate'
import {BOOKKEEPER, Office} from '../../../tests/support/shop/admin.ts'
import {DETAILS} from '../../billing/invoices/invoice.fixture.ts'
import {issueInvoices} from '../../billing/invoices/issue.ts'
import {monthOf, quarterOf} from '../../billing/ledger/month.ts'
import type {Order} from '../../billing/orders/order.ts'
import beheer from '../../endpoints/beheer.ts'
import {type ZippedFile, zipOf} from './zip.ts'

/** The books as a bookkeeper sees them, and takes them along. */
let office: Office
let order: Order
let quarter: string
beforeEach(async () => {
  office = new Office()
  await office.open()
  order = await office.shop.paidOrder({customerName: 'Jo de Vries', customerEmail: 'jo@example.nl'})
  await office.shop.services.orders.update(order.id, (each) => ({...each, details: DETAILS}), {
    actor: 'shop',
    reason: 'settle',
  })
  await issueInvoices(order.id, office.shop.services)
  quarter = quarterOf(monthOf(office.shop.now))
  await office.enter(BOOKKEEPER)
})
afterEach(() => office.close())

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('shows a quarter by box, plan and VAT number, and that documents come to the money', async () => {
  const said = textOf((await office.call(`/beheer/export?period=${quarter}`)).html)
  expect(said).toMatch(/1a hoog tarief € 99,00 € 20,79 3b diensten in de EU € 0,00 5a btw over de omzet € 20,79/)
  expect(said).toContain('Er is in deze periode niets verlegd.')
  expect(said).toMatch(/Basis 1 document € 99,00/)
  expect(said).toMatch(/Facturen min creditnota’s € 119,79 Betaald min terug € 119,79/)
})

test('shows the month of today when the address names none that there is', async () => {
  for (const period of ['', '?period=2026-Q5', '?period=2026-13'])
    expect((await office.call(`/beheer/export${period}`)).html).toContain(
      `value="${monthOf(office.shop.now)}" selected`,
    )
})

test('gives a quarter as a zip with both lists and each document, and nothing of the person behind it', async () => {
  const address = `${process.env.SITE_URL}/beheer/export?period=${quarter}&file=zip`
  const answer = await beheer(new Request(address, {headers: {cookie: office.cookie}}))
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="boekhouding-${quarter}.zip"`)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const [payments, documents, pdf, ubl] = Object.keys(files)
  expect([payments, documents]).toEqual([`export-${quarter}.csv`, `facturen-${quarter}.csv`])
  expect(pdf).toMatch(/^factuur-TEST-\d{4}-00001\.pdf$/)
  expect(strFromU8(files[pdf ?? ''] as Uint8Array, true)).toMatch(/^%PDF-/)
  expect(ubl).toBe(pdf?.replace('.pdf', '.xml'))
  expect(strFromU8(files[ubl ?? ''] as Uint8Array)).toContain('<cbc:ID>TEST-')
  const sheets = [payments, documents].map((name = '') => strFromU8(files[name] as Uint8Array)).join('')
  expect(sheets).toMatch(/"TEST-\d{4}-00001";"\d{4}-\d\d-\d\d";"Factuur";"";"VK-\w+";"Bakkerij Jansen B\.V\.";"NL"/)
  expect(sheets).toMatch(/"1a";21;99,00;20,79;119,79\r\n/)
  expect(sheets).not.toMatch(/de Vries|jo@example/)
})

test('reads no file of a zip before what came before it was taken', async () => {
  let read = 0
  async function* files(): AsyncGenerator<ZippedFile> {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      read++
      yield {name, at: '2026-11-22T10:00:00Z', bytes: new Uint8Array(1000)}
    }
  }
  const reader = zipOf(files()).getReader()
  await reader.read()
  expect(read).toBeLessThan(3)
  await reader.cancel()
  expect(read).toBeLessThan(4)
})
