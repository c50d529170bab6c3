import {sampleInvoice} from '../invoices/invoice.fixture.ts'
import type {Invoice} from '../invoices/store.ts'
import {contactOf, differenceOf, invoiceOf, taxRateName} from './document.ts'

let invoice: Invoice
beforeAll(async () => {
  const data = await sampleInvoice()
  const {kind, number, orderId} = data
  invoice = {kind, number, orderId, data, paymentId: 'tr_12345', entry: 1, mail: null, issuedAt: '2025-09-24T05:32:00Z'}
})

const customer = (change: object) => ({
  ...invoice,
  data: {...invoice.data, customer: {...invoice.data.customer, ...change}},
})

test('makes one contact of a business: by its register at home, by its VAT number abroad', () => {
  const {vatNumber} = invoice.data.customer
  expect(contactOf(invoice).customer_id).toBe(vatNumber)
  expect(contactOf(customer({kvk: '68750110'}))).toMatchObject({
    customer_id: 'KVK68750110',
    chamber_of_commerce: '68750110',
    tax_number: vatNumber,
  })
  const abroad = {country: 'BE', vatNumber: 'BE0123456749', register: '0123456749'}
  expect(contactOf(customer(abroad)).customer_id).toBe('BE0123456749')
  expect(contactOf(customer({vatNumber: undefined})).customer_id).toBe(invoice.orderId)
})

test('gives the address in parts, and of documents of before in one line', () => {
  expect(contactOf(invoice)).toMatchObject({address1: 'Dorpsstraat 1', zipcode: '1234 AB', city: 'Utrecht'})
  const old = contactOf(customer({address: undefined}))
  expect(old).toMatchObject({address1: 'Dorpsstraat 1, 1234 AB Utrecht'})
  expect(old).not.toHaveProperty('zipcode')
})

test('names the rate of a document, or that it was reverse-charged', () => {
  expect(taxRateName(invoice.data)).toBe('21')
  expect(taxRateName({...invoice.data, vatScheme: 'reverseCharge'})).toBe('reversed')
})

test('books a credit note as less than nothing, with the invoice that it corrects', () => {
  const settings = {ledgerAccount: '1', taxRateId: '2', siteUrl: 'https://www.example.nl'}
  const {total} = invoice.data.amounts
  const price = (total / 100).toFixed(2)
  expect(invoiceOf(invoice, settings).details_attributes).toMatchObject([{price}])
  const note: Invoice = {
    ...invoice,
    kind: 'creditNote',
    data: {...invoice.data, corrects: {number: 'TEST-2025-00000'}},
  }
  expect(invoiceOf(note, settings).details_attributes).toMatchObject([
    {price: `-${price}`, description: expect.stringContaining('TEST-2025-00000')},
  ])
})

test('finds a difference of a cent in Moneybird’s totals, whatever decimals they have', () => {
  const amounts = {vatRate: 21, exclVat: 10000, vat: 2100, total: 12100}
  const document = {...invoice, data: {...invoice.data, amounts}}
  expect(differenceOf(document, {total_price_excl_tax: '100.0', total_price_incl_tax: '121.0'})).toBeNull()
  expect(differenceOf(document, {total_price_excl_tax: '100.01', total_price_incl_tax: '121.0'})).toBe(
    '100.01 / 121.00 ≠ 100.00 / 121.00',
  )
  expect(
    differenceOf({...document, kind: 'creditNote'}, {total_price_excl_tax: '-100.0', total_price_incl_tax: '-121.0'}),
  ).toBeNull()
})

test.each([21, 9])('comes to the VAT of every amount at %i% when Moneybird divides the total', (vatRate) => {
  for (let exclVat = 1; exclVat < 20_000; exclVat++) {
    const total = exclVat + Math.round((exclVat * vatRate) / 100)
    expect(Math.round(total / (1 + vatRate / 100))).toBe(exclVat)
  }
})
