import {faultsByPublishedRules} from '../../../../tests/support/billing/ublRules.ts'
import type {Order} from '../../orders/order.ts'
import type {InvoiceData} from '../data.ts'
import {DETAILS, paidOrder, sampleInvoice} from '../invoice.fixture.ts'
import {faultsOfUbl, PDF, textsOf} from './faults.fixture.ts'
import {ublOf} from './ubl.ts'

const xml = (data: InvoiceData) => {
  const made = ublOf(data, PDF)
  if (made === null) throw new Error('There is no UBL')
  return made
}
const withDetails = (details: object, change: Partial<Order> = {}): Order => ({
  ...paidOrder,
  ...change,
  details: {...DETAILS, ...details},
})
const abroad: Partial<Order> = {vatScheme: 'reverseCharge', vat: 0, total: 40230, vatRate: 0, language: 'en'}
const debited = (mandateReference?: string): Partial<Order> => ({
  payments: paidOrder.payments.map((payment) => ({...payment, method: 'directdebit', mandateReference})),
})
const refund = {
  kind: 'creditNote',
  amounts: {exclVat: 8265, vat: 1735, total: 10000},
  back: {how: 'refunded', at: '2025-10-01T10:00:00Z'},
} as const

const invoices: [string, () => Promise<InvoiceData>][] = [
  ['an invoice', () => sampleInvoice()],
  [
    'one of a register number and a reference',
    () => sampleInvoice(withDetails({kvkNumber: '87654321', reference: 'PO & 12'})),
  ],
  ['one to a buyer without any number', () => sampleInvoice(withDetails({vatNumber: undefined}))],
  ['a direct debit', () => sampleInvoice({...paidOrder, ...debited('mdt_1')})],
  ['a direct debit of before', () => sampleInvoice({...paidOrder, ...debited()})],
  ...(['DE', 'BE', 'GR', 'SE', 'FR', 'DK', 'IT', 'FI'] as const).map(
    (country): [string, () => Promise<InvoiceData>] => [
      `a reverse-charged one to ${country}`,
      () =>
        sampleInvoice(
          withDetails({country, vatNumber: VAT_NUMBERS[country], postalCode: '10115', kvkNumber: 'HRB 1'}, abroad),
        ),
    ],
  ),
  ['a discount', async () => ({...(await sampleInvoice()), discount: {label: 'Welkom', exclVat: 4470}})],
  [
    'a dearer plan',
    async () => ({...(await sampleInvoice()), change: {oldPlan: 'Basis', price: 60230, credit: 20000}}),
  ],
  [
    'one after a free period',
    async () => ({...(await sampleInvoice()), change: {oldPlan: 'Basis', price: 40230, credit: 0}}),
  ],
  ['a credit note', () => sampleInvoice(paidOrder, refund)],
  ['one of a write-off', () => sampleInvoice(paidOrder, {...refund, back: {...refund.back, how: 'writtenOff'}})],
  ['a correction', () => sampleInvoice(paidOrder, {kind: 'correction', amounts: refund.amounts})],
  ['a document of before version 2', async () => ofBefore(await sampleInvoice())],
  [
    'one of before to a buyer abroad',
    async () =>
      ofBefore(
        await sampleInvoice(withDetails({country: 'DE', vatNumber: 'DE136695976', postalCode: '10115'}, abroad)),
      ),
  ],
]
const VAT_NUMBERS = {
  ...{DE: 'DE136695976', BE: 'BE0776091951', GR: 'EL094259216', SE: 'SE556703748501', FR: 'FR40303265045'},
  ...{DK: 'DK13585628', IT: 'IT00743110157', FI: 'FI20774740'},
}

function ofBefore({version: _, seller, customer, ...data}: InvoiceData): InvoiceData {
  const {address: __, electronicAddress: ___, ...oldSeller} = seller
  const {address: ____, electronicAddress: _____, ...oldCustomer} = customer
  return {...data, seller: oldSeller, customer: oldCustomer}
}

test.each(invoices)('%s keeps our own rules, and the published ones that variables name', async (_, data) => {
  expect(faultsOfUbl(await data())).toEqual([])
})

test('a wrong total is a fault by the published rules (where a variable names those of EN 16931)', async () => {
  const document = xml(await sampleInvoice()).replace(/(<cbc:PayableAmount[^>]*>)0.00/, '$11.00')
  const faults = faultsByPublishedRules(document).map((fault) => fault.split(' ')[0])
  expect(faults.includes('BR-CO-16')).toBe(Boolean(process.env.EN16931_RULES))
})

test('an invoice says who, for which days, how it was paid, and has the PDF in it', async () => {
  const details = {kvkNumber: '87654321', reference: 'PO <12>'}
  const document = xml(await sampleInvoice(withDetails(details, debited('mdt_1'))))
  expect(document).toContain('<cbc:InvoiceTypeCode>380<')
  const [, seller] = textsOf(document, 'EndpointID')
  expect(document).toContain('<cbc:EndpointID schemeID="0106">87654321<')
  expect([seller, textsOf(document, 'BuyerReference'), textsOf(document, 'PaymentMeansCode')]).toEqual([
    '87654321',
    ['PO &lt;12&gt;'],
    ['59'],
  ])
  expect(document).toContain('<cac:PaymentMandate><cbc:ID>mdt_1<')
  expect([textsOf(document, 'StartDate'), textsOf(document, 'EndDate')]).toEqual([['2025-09-24'], ['2025-12-23']])
  expect([textsOf(document, 'PrepaidAmount'), textsOf(document, 'PayableAmount')]).toEqual([['486.78'], ['0.00']])
  expect(document).toContain('filename="factuur.pdf">JVBERi0=<')
  expect(document).toMatch(/<cac:TaxCategory><cbc:ID>S<\/cbc:ID><cbc:Percent>21</)
})

test('a reverse-charged one has category AE, its reason, and the VAT numbers of both', async () => {
  const document = xml(await sampleInvoice(withDetails({country: 'DE', vatNumber: VAT_NUMBERS.DE}, abroad)))
  expect(document).toMatch(
    /<cac:TaxCategory><cbc:ID>AE<.*<cbc:TaxExemptionReasonCode>VATEX-EU-AE<.*articles 44 and 196/,
  )
  expect(document).toContain('<cbc:EndpointID schemeID="9930">DE136695976<')
  expect(textsOf(document, 'PaymentMeansCode')).toEqual(['57'])
})

test('a credit note names its invoice; one of a write-off is still open, one of a refund is not', async () => {
  const refunded = xml(await sampleInvoice(paidOrder, refund))
  expect(refunded).toContain('<cbc:CreditNoteTypeCode>381<')
  expect(refunded).toContain('<cac:InvoiceDocumentReference><cbc:ID>TEST-2025-00000<')
  const writtenOff = xml(await sampleInvoice(paidOrder, {...refund, back: {...refund.back, how: 'writtenOff'}}))
  expect([refunded, writtenOff].map((document) => textsOf(document, 'PayableAmount'))).toEqual([['0.00'], ['100.00']])
})

test('a buyer without a number has one for bookkeeping programs, which Peppol cannot send', async () => {
  const document = xml(await sampleInvoice(withDetails({vatNumber: undefined})))
  expect(textsOf(document, 'CustomizationID')).toEqual(['urn:cen.eu:en16931:2017'])
})

test('returns null for a document of before whose Dutch address has no postal code', async () => {
  const {customer, ...data} = ofBefore(await sampleInvoice())
  expect(ublOf({...data, customer: {...customer, lines: ['Dorpsstraat 1', 'Utrecht']}}, PDF)).toBeNull()
})

test('is the same whenever it is made of the same data, without characters that XML forbids', async () => {
  const made = await sampleInvoice(withDetails({company: 'Jansen\u0001\ufffe & <Zn>'}))
  expect(xml(made)).toBe(xml(made))
  expect(textsOf(xml(made), 'RegistrationName')).toContain('Jansen &amp; &lt;Zn&gt;')
})
