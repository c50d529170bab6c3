import {readPdf} from '../../../../tests/support/html/readPdf.ts'
import type {Order} from '../../orders/order.ts'
import type {InvoiceData} from '../data.ts'
import {DETAILS, ISSUED_AT, paidOrder, sampleInvoice} from '../invoice.fixture.ts'
import {drawPdf} from './pdf.ts'

const draw = async (data: InvoiceData) => new Uint8Array(await drawPdf(data, ISSUED_AT))

const read = async (data: InvoiceData) => readPdf(await draw(data))
const abroad: Partial<Order> = {
  language: 'en',
  vatScheme: 'reverseCharge',
  vat: 0,
  total: 40230,
  vatRate: 0,
  details: {...DETAILS, company: 'Αθήνα Ελαιόλαδο Α.Ε.', country: 'GR', vatNumber: 'EL123456789', city: 'Αθήνα'},
}

test('has what the law asks: numbers, dates, period, both parties, the line, VAT, and how it was paid', async () => {
  const {text, pages} = await read(await sampleInvoice())
  expect(pages).toBe(1)
  for (const part of [
    'Factuur TEST-2025-00001',
    'Datum 24 september 2025',
    'Betaald op 24 september 2025',
    'Betaald met iDEAL',
    'Bestelnummer VK-0123456789AB',
    'Vindkracht B.V. Voorbeeldkade 12 1000 AA Amsterdam KvK-nummer 00000000 Btw-nummer NL000000000B00',
    'Bakkerij Jansen B.V. Dorpsstraat 1 1234 AB Utrecht Btw-nummer NL123456789B01',
    'Vindkracht Pro, Per 3 maanden 24 september 2025 tot en met 23 december 2025 € 402,30',
    'Btw 21% € 84,48',
    'Totaal € 486,78',
    'Dit is een test.',
  ])
    expect(text).toContain(part)
})

test('names the register number and the reference that the customer gave, as they were on the day of issue', async () => {
  const details = {...DETAILS, kvkNumber: '87654321', reference: 'PO 12'}
  const {text} = await read(await sampleInvoice({...paidOrder, details}))
  expect(text).toContain('Jouw referentie PO 12')
  expect(text).toContain('Utrecht KvK-nummer 87654321 Btw-nummer')
  const german = {...details, country: 'DE', kvkNumber: 'HRB 86891', city: 'Berlin'}
  const abroad = await read(await sampleInvoice({...paidOrder, details: german}))
  expect(abroad.text).toContain('Berlin Duitsland HRB 86891 Btw-nummer')
})

test('is in the language of the order, and says that VAT is reverse-charged, also to a name in Greek letters', async () => {
  const {text} = await read(await sampleInvoice({...paidOrder, ...abroad}))
  for (const part of [
    'Invoice TEST-2025-00001',
    'articles 44 and 196',
    'VAT reverse-charged €0.00',
    'Total €402.30',
    'Αθήνα Ελαιόλαδο Α.Ε.',
    'Greece',
    'The Netherlands',
    'VAT number EL123456789',
  ])
    expect(text).toContain(part)
  const dutch = await read(await sampleInvoice({...paidOrder, ...abroad, language: 'nl'}))
  expect(dutch.text).toContain('Btw verlegd € 0,00')
})

test('shows a refund as a credit note with negative amounts that names the invoice', async () => {
  const amounts = {exclVat: 8265, vat: 1735, total: 10000}
  const back = {how: 'refunded', at: '2025-10-01T10:00:00Z'} as const
  const {text} = await read(await sampleInvoice(paidOrder, {kind: 'creditNote', amounts, back}))
  for (const part of [
    'Creditnota TEST-2025-00001',
    'Bij factuur TEST-2025-00000, 24 september 2025',
    'Teruggestort op 1 oktober 2025',
    'Totaal −€ 100,00',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('Betaald met')
})

test('without a test key it says nothing of a test, and of a method that it does not know nothing at all', async () => {
  const payments = paidOrder.payments.map((payment) => ({...payment, method: 'billie'}))
  const {text} = await read(await sampleInvoice({...paidOrder, mode: 'live', payments}))
  expect(text).not.toContain('test')
  expect(text).not.toContain('Betaald met')
})

test('holds the longest names and addresses on its one page, whole', async () => {
  const long = (max: number) => 'Coöperatieve Łódź-vereniging '.repeat(9).slice(0, max).trim()
  const details = {...DETAILS, country: 'PL', company: long(120), street: long(120), city: long(80)}
  const {text, pages} = await read(await sampleInvoice({...paidOrder, ...abroad, details}))
  expect(pages).toBe(1)
  expect(text.replaceAll(' ', '')).toContain(details.company.replaceAll(' ', ''))
  expect(text).toContain('Questions?')
})

test('ends no line within a number or a postal code, however long what stands beside it is', async () => {
  const details = {
    ...DETAILS,
    city: 'Sint Jacobiparochie aan de Oude Waddendijk',
    reference: 'PO 12 '.repeat(10).trim(),
  }
  const back = {how: 'refunded', at: '2025-10-01T10:00:00Z'} as const
  const {lines} = await read(await sampleInvoice({...paidOrder, details}, {kind: 'creditNote', back}))
  for (const whole of ['TEST-2025-00001', 'TEST-2025-00000', 'VK-0123456789AB', '1234 AB', '1000 AA', 'NL123456789B01'])
    expect(lines.filter((line) => line.includes(whole))).not.toEqual([])
})

test.each([
  ['Cœur & Œuvre SARL', '12 rue du Sacré-Cœur'],
  ['Хляб и сол ЕООД', 'бул. „Витоша“ № 15'],
  ['„Łódź” Spółka z o.o.', 'ul. Świętokrzyska 1'],
  ['Işıklı Fırın™', 'Noordstraat 3'],
])('shows each letter of %s, %s', async (company, street) => {
  const {text} = await read(await sampleInvoice({...paidOrder, details: {...DETAILS, company, street}}))
  expect(text).toContain(`${company} ${street}`)
})

test('leaves out what no typeface has, with no box in its place', async () => {
  const named = async (company: string) => draw(await sampleInvoice({...paidOrder, details: {...DETAILS, company}}))
  expect(Buffer.compare(await named('Bakkerij 漢字 Jansen 🥐'), await named('Bakkerij Jansen'))).toBe(0)
})

test('can be read out: title, language, headings, and a table that says what its cells are', async () => {
  const {info, tree} = await read(await sampleInvoice())
  expect(info).toMatchObject({Title: 'Factuur TEST-2025-00001, Vindkracht B.V.', Language: 'nl-NL'})
  for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`)
})

test('is the same to the byte whenever it is made of the same data', async () => {
  const data = await sampleInvoice()
  const [one, other] = [await draw(data), await draw(data)]
  expect(Buffer.compare(one, other)).toBe(0)
})
