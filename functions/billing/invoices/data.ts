import type {MailQueryResult} from '../../../domain/content/content.types.ts'
import {countryName, HOME_COUNTRY} from '../../../domain/customers/countries.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Breakdown} from '../../../domain/money/pricing.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import {fillContent, placeholderValuesFrom} from '../../../domain/texts/placeholderValues.ts'
import {type Localised, localise} from '../../../domain/texts/texts.ts'
import {changePaidBy, collectionOf, paidTerms} from '../changes/paidTerms.ts'
import {givenIn} from '../offers/ofDiscount.ts'
import type {Amounts, Order} from '../orders/order.ts'
import {amountsOf, schemeOf} from '../prices/priceChange.ts'
import {paidPeriod} from '../subscriptions/renewal.ts'
import type {DueDocument} from './due.ts'
import {type ElectronicAddress, electronicAddressOf} from './ubl/electronicAddress.ts'

export type InvoiceSettings = NonNullable<MailQueryResult['settings']>
type InMails = 'attached' | 'awaited' | 'follows' | 'missing' | 'fillIn' | 'company'
type Words = Omit<Localised<InvoiceSettings['invoice']>, InMails>

type Address = {street: string; postalCode: string; city: string}

/** Seller or buyer. Documents of before version 2 have the address in lines only. */
export type Party = {
  name: string
  lines: string[]
  address?: Address
  kvk?: string
  /** Number in the register of another country. */
  register?: string
  vatNumber?: string
  electronicAddress?: ElectronicAddress
}

/** All that stands on an invoice, as it was on the day of issue: nothing is looked up when it is shown again. Days are YYYY-MM-DD. */
export type InvoiceData = {
  /** Absent in documents of before there were e-invoices. */
  version?: 2
  kind: DueDocument['kind']
  number: string
  issuedOn: string
  language: Language
  orderId: string
  mode: Order['mode']
  brand: string
  seller: Party
  customer: Party & {country: string}
  /** The customer's own number for the purchase. */
  reference?: string
  plan: string
  period: {label: string; from: string; until: string}
  /** Amounts; those of a credit note are positive too. */
  amounts: Amounts
  /** Discount that the amounts are already without, excl. VAT. */
  discount?: {label: string; exclVat: Cents}
  /** The plan before, and the parts of the sum excl. VAT for the days left, of the payment for a dearer plan. */
  change?: {oldPlan: string; price: Cents; credit: Cents}
  vatScheme?: 'reverseCharge'
  paidOn: string
  /** Payment method, by Mollie's name. */
  method?: string
  /** Reference of the mandate of a direct debit. */
  mandate?: string
  /** The invoice of a credit note; the credit note that a correction takes back. */
  corrects?: {number: string; issuedOn?: string}
  back?: {how: 'refunded' | 'chargedBack' | 'writtenOff'; on: string}
  /** The website that it is about. */
  website?: string
  /** `vatReversed` stands for the rate; documents of before have a rate of 0%. */
  words: Words & {kvk: string; vatNumber: string; vatReversed?: string}
}

type Issue = {
  number: string
  issuedAt: Date
  invoice?: {number: string; issuedOn?: string}
  /** The invoice that a payment has by now: what credits it says what it says. */
  invoiced?: InvoiceData
}

/** Content of a document, from the order and the present settings. */
export function invoiceData(
  order: Order,
  {kind, payment, amounts, back}: DueDocument,
  settings: InvoiceSettings,
  {number, issuedAt, invoice, invoiced}: Issue,
): InvoiceData {
  const {language, details = {}} = order
  const today = amsterdamDay(issuedAt)
  const texts = fillContent(
    localise(settings, language),
    placeholderValuesFrom({settings, prices: [], today}, language),
  )
  const {company, labels, invoice: said, brandName} = texts
  const {attached: _, awaited: __, follows: ___, missing: ____, fillIn: _____, company: ______, ...words} = said
  const {country = '', website, reference} = details
  const {from, until} = paidPeriod(order, payment)
  const terms = paidTerms(order, payment, payment.kind === 'first' ? undefined : collectionOf(order, payment))
  const paidFor = kind === 'invoice' ? changePaidBy(order, payment) : undefined
  // A new invoice with VAT in what was paid has other amounts.
  const change = paidFor && (paidFor.price ?? 0) - (paidFor.credit ?? 0) === amounts.exclVat ? paidFor : undefined
  const isReversed = invoiced ? invoiced.vatScheme !== undefined : schemeOf(order, payment) === 'reverseCharge'
  return {
    version: 2,
    kind,
    number,
    issuedOn: today,
    language,
    orderId: order.id,
    mode: order.mode,
    brand: brandName,
    seller: reachable(HOME_COUNTRY, {
      name: company.legalName,
      ...addressed(company, country === HOME_COUNTRY ? '' : company.country),
      kvk: company.kvk,
      vatNumber: company.vatNumber,
    }),
    customer: invoiced?.customer ?? customerOf(order),
    plan: terms.planName,
    period: {label: terms.periodLabel, from, until},
    ...(change && {change: {oldPlan: change.fromPlanName, price: change.price ?? 0, credit: change.credit ?? 0}}),
    amounts: {...amounts, vatRate: invoiced?.amounts.vatRate ?? amountsOf(order, payment).vatRate},
    ...(kind === 'invoice' && payment.kind !== 'change' && discountOn(order, amounts, from)),
    ...(isReversed && {vatScheme: 'reverseCharge'}),
    paidOn: dayOf(payment.paidAt ?? order.paidAt ?? order.createdAt),
    ...(payment.method && {method: payment.method}),
    ...(payment.mandateReference && {mandate: payment.mandateReference}),
    ...(kind !== 'invoice' && invoice && {corrects: invoice}),
    ...(website && {website}),
    ...(reference && {reference}),
    ...(back && {back: {how: back.how, on: dayOf(back.at)}}),
    words: {...words, kvk: labels.kvk, vatNumber: labels.vatNumber, vatReversed: labels.reverseCharge},
  }
}

function customerOf({details = {}, language}: Order): InvoiceData['customer'] {
  const {company: name = '', street = '', postalCode = '', city = '', country = '', vatNumber, kvkNumber} = details
  const isHere = country === HOME_COUNTRY
  const party = reachable(country, {
    name,
    ...addressed({street, postalCode, city}, isHere ? '' : countryName(country, language)),
    ...(kvkNumber && {[isHere ? 'kvk' : 'register']: kvkNumber}),
    ...(vatNumber && {vatNumber}),
  })
  return {...party, country}
}

/** An address for programs, and as it is printed; one abroad names the country. */
const addressed = ({street, postalCode, city}: Address, country: string): Pick<Party, 'lines' | 'address'> => ({
  lines: [street, `${postalCode} ${city}`, ...(country ? [country] : [])],
  address: {street, postalCode, city},
})

function reachable(country: string, party: Party): Party {
  const electronicAddress = electronicAddressOf({country, ...party})
  return electronicAddress ? {...party, electronicAddress} : party
}

/** The discount of a payment by the price that the order was bought at; an announced price since then shows what it is. */
function discountOn({offer}: Order, {exclVat}: Breakdown, from: string): Pick<InvoiceData, 'discount'> {
  const given = givenIn(offer, exclVat)
  return offer && given > 0 && from < (offer.until ?? '9999') ? {discount: {label: offer.label, exclVat: given}} : {}
}

const dayOf = (moment: string) => amsterdamDay(new Date(moment))
