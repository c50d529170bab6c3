import type {StaffWords} from '../texts/languages.ts'
import type {CheckoutRow, DetailName} from './customerDetails.ts'

/** Names of the fields for staff: in admin, and above the fields for their words in the Studio. */
export const DETAIL_TITLES: Readonly<Record<DetailName | CheckoutRow['name'], StaffWords>> = {
  company: {nl: 'Bedrijf', en: 'Company'},
  website: {nl: 'Website', en: 'Website'},
  country: {nl: 'Land', en: 'Country'},
  vatNumber: {nl: 'Btw-nummer', en: 'VAT number'},
  street: {nl: 'Straat en nummer', en: 'Street and number'},
  postalCode: {nl: 'Postcode', en: 'Postal code'},
  city: {nl: 'Plaats', en: 'City'},
  kvkNumber: {nl: 'KvK-nummer', en: 'Chamber of Commerce number'},
  reference: {nl: 'Referentie', en: 'Reference'},
  invoiceEmail: {nl: 'Mailadres voor facturen', en: 'E-mail address for invoices'},
  eInvoice: {nl: 'E-factuur bij mails', en: 'E-invoice with e-mails'},
  contactPhone: {nl: 'Telefoon', en: 'Phone'},
  businessType: {nl: 'Soort bedrijf', en: 'Kind of business'},
  description: {nl: 'Omschrijving', en: 'Description'},
  keywords: {nl: 'Zoekwoorden', en: 'Keywords'},
  places: {nl: 'Plaatsen', en: 'Places'},
  access: {nl: 'Toegang tot de website', en: 'Access to the website'},
  customerEmail: {nl: 'Mailadres', en: 'E-mail address'},
  customerName: {nl: 'Naam', en: 'Name'},
}
