import {HOME_COUNTRY} from '../../../../domain/customers/countries.ts'
import {type Cents, formatAmount} from '../../../../domain/money/money.ts'
import {Html, html} from '../../../ui/html.ts'
import type {InvoiceData, Party} from '../data.ts'
import {invoiceView, linesOf} from '../view.ts'
import {electronicAddressOf, KVK} from './electronicAddress.ts'

/** The file that an e-invoice has in it. */
export type Embedded = {name: string; content: Buffer}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const EN16931 = 'urn:cen.eu:en16931:2017'
/** Peppol BIS Billing 3 asks for an electronic address of both; EN 16931 itself, which bookkeeping programs import, does not. */
const PEPPOL = `${EN16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/** Codes of UNTDID 4461 that may stand between two Dutch businesses. */
const MEANS = {card: '48', agreed: '57', directDebit: '59'}
const CARDS: readonly unknown[] = ['creditcard', 'applepay']

/**
 * An invoice or credit note as UBL 2.1, from what was frozen alone, with its PDF; null where the address of a document of
 * before version 2 cannot be told apart. Amounts are as charged; what was paid or given back already is no longer payable.
 *
 * @see https://docs.peppol.eu/poacc/billing/3.0/
 */
export function ublOf(data: InvoiceData, pdf: Embedded): string | null {
  const [seller, buyer] = [partyOf(data.seller, HOME_COUNTRY), partyOf(data.customer, data.customer.country)]
  if (!seller || !buyer) return null
  const isCredit = data.kind === 'creditNote'
  const name = isCredit ? 'CreditNote' : 'Invoice'
  const typeCode = isCredit
    ? html`<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>`
    : html`<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>`
  const {text} = html`<cbc:CustomizationID>${seller.endpoint && buyer.endpoint ? PEPPOL : EN16931}</cbc:CustomizationID>
<cbc:ProfileID>${PROCESS}</cbc:ProfileID>
<cbc:ID>${data.number}</cbc:ID>
<cbc:IssueDate>${data.issuedOn}</cbc:IssueDate>
${typeCode}
<cbc:Note>${invoiceView(data).notes.join(' ')}</cbc:Note>
<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
${references(data, pdf)}
<cac:AccountingSupplierParty><cac:Party>${seller.xml}</cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cac:Party>${buyer.xml}</cac:Party></cac:AccountingCustomerParty>
${payment(data)}
${totals(data)}
${lines(data)}`
  const namespaces = `xmlns="${UBL}:${name}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2"`
  // Characters that XML forbids: content may have been pasted.
  const body = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${namespaces}>\n${body}</${name}>\n`
}

const references = ({period, reference, orderId, corrects}: InvoiceData, {name, content}: Embedded) =>
  html`<cbc:BuyerReference>${reference ?? orderId}</cbc:BuyerReference>
<cac:InvoicePeriod><cbc:StartDate>${period.from}</cbc:StartDate><cbc:EndDate>${period.until}</cbc:EndDate></cac:InvoicePeriod>
${reference && html`<cac:OrderReference><cbc:ID>${reference}</cbc:ID><cbc:SalesOrderID>${orderId}</cbc:SalesOrderID></cac:OrderReference>`}
${
  corrects &&
  html`<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${corrects.number}</cbc:ID>${
    corrects.issuedOn && html`<cbc:IssueDate>${corrects.issuedOn}</cbc:IssueDate>`
  }</cac:InvoiceDocumentReference></cac:BillingReference>`
}
<cac:ContractDocumentReference><cbc:ID>${orderId}</cbc:ID></cac:ContractDocumentReference>
<cac:AdditionalDocumentReference><cbc:ID>${name}</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="${name}">${content.toString('base64')}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`

/** Whether an e-invoice can be made: not of a Dutch address of before whose postal code cannot be told from the city. */
export const canBeUbl = ({seller, customer}: InvoiceData): boolean =>
  addressOf(seller, HOME_COUNTRY) !== null && addressOf(customer, customer.country) !== null

/** A party with the address by which Peppol finds it; null without a Dutch postal code where one is needed. */
function partyOf(party: Party, country: string): {xml: Html; endpoint: boolean} | null {
  const {name, kvk, register, vatNumber} = party
  const address = addressOf(party, country)
  if (!address) return null
  const endpoint = party.electronicAddress ?? electronicAddressOf({country, kvk, vatNumber})
  const number = kvk
    ? html`<cbc:CompanyID schemeID="${KVK}">${kvk}</cbc:CompanyID>`
    : register && html`<cbc:CompanyID>${register}</cbc:CompanyID>`
  const xml = html`${endpoint && html`<cbc:EndpointID schemeID="${endpoint.scheme}">${endpoint.id}</cbc:EndpointID>`}
<cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName>
<cac:PostalAddress>${address}<cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
${vatNumber && html`<cac:PartyTaxScheme><cbc:CompanyID>${vatNumber}</cbc:CompanyID>${VAT}</cac:PartyTaxScheme>`}
<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName>${number}</cac:PartyLegalEntity>`
  return {xml, endpoint: endpoint !== null}
}

/** Before version 2 the second line has postal code and city, which only a Dutch one tells apart. */
function addressOf({address, lines: [street = '', line = '']}: Party, country: string): Html | null {
  const [, code, town] = /^(\d{4} ?[A-Z]{2}) (\S.*)$/.exec(line) ?? []
  const {postalCode, city} = address ?? {postalCode: code, city: town}
  if (postalCode && city)
    return html`<cbc:StreetName>${address?.street ?? street}</cbc:StreetName><cbc:CityName>${city}</cbc:CityName><cbc:PostalZone>${postalCode}</cbc:PostalZone>`
  return country === HOME_COUNTRY
    ? null
    : html`<cbc:StreetName>${street}</cbc:StreetName><cbc:AdditionalStreetName>${line}</cbc:AdditionalStreetName>`
}

/** Paid already when it is issued; the credit note of a write-off is set against the invoice that is open. */
function payment({kind, method, mandate, back, words}: InvoiceData): Html | string {
  if (kind === 'creditNote')
    return back?.how === 'writtenOff'
      ? html`<cac:PaymentTerms><cbc:Note>${words.writtenOff}</cbc:Note></cac:PaymentTerms>`
      : ''
  const isDebit = method === 'directdebit' && mandate
  const code = isDebit ? MEANS.directDebit : CARDS.includes(method) ? MEANS.card : MEANS.agreed
  return html`<cac:PaymentMeans><cbc:PaymentMeansCode>${code}</cbc:PaymentMeansCode>${
    isDebit && html`<cac:PaymentMandate><cbc:ID>${mandate}</cbc:ID></cac:PaymentMandate>`
  }</cac:PaymentMeans>`
}

const VAT = html`<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>`

/** An amount of money by the name of its element. */
const amount = (name: string, cents: Cents) =>
  html`${new Html(`<cbc:${name} currencyID="EUR">`)}${cents < 0 && '-'}${formatAmount(Math.abs(cents))}${new Html(`</cbc:${name}>`)}`

/** The VAT category: at a rate, or reverse-charged, which totals give the reason for. */
const category = ({vatScheme, amounts}: InvoiceData, reason: Html | string = '') =>
  html`<cbc:ID>${vatScheme ? 'AE' : 'S'}</cbc:ID><cbc:Percent>${amounts.vatRate}</cbc:Percent>${vatScheme && reason}${VAT}`

function totals(data: InvoiceData): Html {
  const {kind, back, words} = data
  const {exclVat, vat, total} = data.amounts
  const prepaid = kind === 'creditNote' && back?.how === 'writtenOff' ? 0 : total
  const reason = html`<cbc:TaxExemptionReasonCode>VATEX-EU-AE</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>${words.reverseCharge}</cbc:TaxExemptionReason>`
  return html`<cac:TaxTotal>${amount('TaxAmount', vat)}
<cac:TaxSubtotal>${amount('TaxableAmount', exclVat)}${amount('TaxAmount', vat)}<cac:TaxCategory>${category(data, reason)}</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal>${amount('LineExtensionAmount', exclVat)}${amount('TaxExclusiveAmount', exclVat)}
${amount('TaxInclusiveAmount', total)}${amount('PrepaidAmount', prepaid)}${amount('PayableAmount', total - prepaid)}</cac:LegalMonetaryTotal>`
}

/** Lines of the document as it is printed; what is taken off has a negative quantity, since prices may not be negative. */
function lines(data: InvoiceData): Html[] {
  const [line, quantity] =
    data.kind === 'creditNote' ? ['CreditNoteLine', 'CreditedQuantity'] : ['InvoiceLine', 'InvoicedQuantity']
  return linesOf(data).map(
    ({description, period, cents}, index) => html`${new Html(`<cac:${line}>`)}<cbc:ID>${index + 1}</cbc:ID>
${new Html(`<cbc:${quantity} unitCode="C62">${cents < 0 ? -1 : 1}</cbc:${quantity}>`)}${amount('LineExtensionAmount', cents)}
<cac:Item>${period && html`<cbc:Description>${period}</cbc:Description>`}<cbc:Name>${description}</cbc:Name>
<cac:ClassifiedTaxCategory>${category(data)}</cac:ClassifiedTaxCategory></cac:Item>
<cac:Price>${amount('PriceAmount', Math.abs(cents))}</cac:Price>${new Html(`</cac:${line}>`)}
`,
  )
}
