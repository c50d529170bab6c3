import {HOME_COUNTRY} from '../../../domain/customers/countries.ts'
import {type Cents, formatAmount} from '../../../domain/money/money.ts'
import type {MoneybirdConfig} from '../../runtime/config.ts'
import {type Invoice, signOf} from '../invoices/store.ts'

/** A contact as Moneybird takes it; `customer_id` is ours, and unique in an administration. */
export type MoneybirdContact = {
  customer_id: string
  company_name: string
  address1: string
  zipcode?: string
  city?: string
  country: string
  tax_number?: string
  chamber_of_commerce?: string
}

/**
 * The customer of a document. One business is one contact: by the number of its national register, abroad by its VAT number,
 * which the list of EU sales names, and without either by the order.
 */
export function contactOf({orderId, data: {customer}}: Pick<Invoice, 'orderId' | 'data'>): MoneybirdContact {
  const {name, address, lines, country, vatNumber, kvk} = customer
  const isHere = country === HOME_COUNTRY
  return {
    customer_id: (isHere && kvk ? `KVK${kvk}` : vatNumber) ?? orderId,
    company_name: name,
    address1: address?.street ?? lines.join(', '),
    ...(address && {zipcode: address.postalCode, city: address.city}),
    country,
    ...(vatNumber && {tax_number: vatNumber}),
    ...(kvk && {chamber_of_commerce: kvk}),
  }
}

/** The name of a document's VAT rate in the settings: its percentage, or that it was reverse-charged. */
export const taxRateName = ({vatScheme, amounts}: Invoice['data']): string =>
  vatScheme === 'reverseCharge' ? 'reversed' : String(amounts.vatRate)

/**
 * An external sales invoice. Its price includes VAT: from the total both sides come to the same VAT, to the cent. A credit note
 * is an invoice of less than nothing. No period is named, since Moneybird would spread the revenue over it.
 */
export function invoiceOf(
  {number, kind, data}: Invoice,
  {ledgerAccount, taxRateId, siteUrl}: Pick<MoneybirdConfig, 'ledgerAccount' | 'siteUrl'> & {taxRateId: string},
) {
  const {plan, period, corrects, issuedOn, amounts, brand} = data
  return {
    reference: number,
    date: issuedOn,
    currency: 'EUR',
    prices_are_incl_tax: true,
    source: brand,
    source_url: `${siteUrl}/beheer?${new URLSearchParams({invoice: number})}`,
    details_attributes: [
      {
        description: [plan, `${period.from} – ${period.until}`, corrects?.number].filter(Boolean).join(', '),
        price: signed(signOf(kind) * amounts.total),
        tax_rate_id: taxRateId,
        ledger_account_id: ledgerAccount,
      },
    ],
  }
}

const signed = (cents: Cents) => `${cents < 0 ? '-' : ''}${formatAmount(Math.abs(cents))}`

/** How Moneybird's totals differ from the document's; null when they are the same. */
export function differenceOf(
  {kind, data: {amounts}}: Invoice,
  made: {total_price_excl_tax: string; total_price_incl_tax: string},
): string | null {
  const ours = [amounts.exclVat, amounts.total].map((cents) => signed(signOf(kind) * cents)).join(' / ')
  const theirs = [made.total_price_excl_tax, made.total_price_incl_tax]
    .map((total) => signed(Math.round(Number(total) * 100)))
    .join(' / ')
  return ours === theirs ? null : `${theirs} ≠ ${ours}`
}
