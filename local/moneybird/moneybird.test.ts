import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {Moneybird} from './moneybird.ts'
import {receivedPage} from './pages.ts'
import {ADMINISTRATION, LEDGER_ACCOUNT, TAX_RATES, TOKEN} from './settings.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const CONTACT = {company_name: 'Bakkerij Jansen B.V.', customer_id: 'KVK1', country: 'NL'}
const DETAIL = {description: 'Pro', price: '121.00', tax_rate_id: TAX_RATES[21], ledger_account_id: LEDGER_ACCOUNT}
const INVOICE = {
  ...{reference: '2026-00001', date: '2026-11-26', currency: 'EUR', prices_are_incl_tax: true},
  ...{source: 'Vindkracht', source_url: 'http://localhost', details_attributes: [DETAIL]},
}

async function ask(moneybird: Moneybird, address: string, sent?: object, {token = TOKEN, now = NOW} = {}) {
  const request = new Request(`http://localhost/moneybird/api/v2/${ADMINISTRATION}/${address}`, {
    headers: {authorization: `Bearer ${token}`},
    ...(sent && {method: 'POST', body: sent instanceof FormData ? sent : JSON.stringify(sent)}),
  })
  const response = await moneybird.answer(request, now)
  return {status: response.status, headers: response.headers, body: await response.json()}
}

async function booked(moneybird: Moneybird, change: object = {}) {
  const {body} = await ask(moneybird, 'contacts.json', {contact: CONTACT})
  const external_sales_invoice = {...INVOICE, contact_id: body.id, ...change}
  return ask(moneybird, 'external_sales_invoices.json', {external_sales_invoice})
}

test('keeps contacts, documents and files, also over a restart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'moneybird-'))
  const file = path.join(folder, 'moneybird.json')
  const moneybird = new Moneybird(file)
  const {status, body} = await booked(moneybird)
  expect({status, body}).toMatchObject({
    status: 201,
    body: {total_price_excl_tax: '100.0', total_price_incl_tax: '121.0', attachments: []},
  })
  const form = new FormData()
  form.append('file', new Blob(['%PDF-1.7']), 'factuur.pdf')
  expect(await ask(moneybird, `external_sales_invoices/${body.id}/attachment.json`, form)).toMatchObject({status: 200})
  const again = new Moneybird(file)
  const {body: listed} = await ask(again, 'external_sales_invoices.json?filter=period:20261126..20261126,state:all')
  expect(listed).toMatchObject([{reference: '2026-00001', attachments: [{filename: 'factuur.pdf'}]}])
  expect((await ask(again, 'contacts/customer_id/KVK1.json')).body).toMatchObject(CONTACT)
  expect(receivedPage(again.kept)).toMatch(/2026-00001.*factuur\.pdf/s)
  rmSync(folder, {recursive: true})
})

test('lists the documents of a period, some at a time', async () => {
  const moneybird = new Moneybird()
  await booked(moneybird)
  const list = async (query: string) => (await ask(moneybird, `external_sales_invoices.json?${query}`)).body
  expect(await list('filter=period:20261125..20261125')).toEqual([])
  expect(await list('filter=period:20261126..20261126&per_page=1&page=2')).toEqual([])
})

test.each([
  [
    {details_attributes: [{...DETAIL, ledger_account_id: '1'}]},
    'details_attributes.0.ledger_account_id',
    'is not found',
  ],
  [{details_attributes: [{...DETAIL, tax_rate_id: '1'}]}, 'details_attributes.0.tax_rate_id', 'is not found'],
  [{reference: ''}, 'reference', "can't be blank"],
  [{contact_id: '1'}, 'contact_id', 'is not found'],
])('refuses %j with the field and the reason', async (change, field, reason) => {
  const moneybird = new Moneybird()
  expect(await booked(moneybird, change)).toMatchObject({status: 422, body: {error: {[field]: [reason]}}})
  expect(moneybird.kept.invoices).toEqual([])
})

test('refuses a number of a customer that another contact has, a wrong token and another administration', async () => {
  const moneybird = new Moneybird()
  await booked(moneybird)
  expect(await ask(moneybird, 'contacts.json', {contact: CONTACT})).toMatchObject({
    status: 422,
    body: {error: {customer_id: ['has already been taken']}},
  })
  expect((await ask(moneybird, 'tax_rates.json', undefined, {token: 'other'})).status).toBe(401)
  expect((await ask(moneybird, '../99/tax_rates.json')).status).toBe(404)
})

test('answers 150 requests in five minutes, and says when it goes on', async () => {
  const moneybird = new Moneybird()
  for (let count = 0; count < 150; count++) expect((await ask(moneybird, 'ledger_accounts.json')).status).toBe(200)
  const {status, headers} = await ask(moneybird, 'tax_rates.json')
  expect([status, headers.get('retry-after')]).toEqual([429, String(NOW.getTime() / 1000 + 300)])
  const later = new Date(NOW.getTime() + 300_001)
  expect((await ask(moneybird, 'tax_rates.json', undefined, {now: later})).status).toBe(200)
})
