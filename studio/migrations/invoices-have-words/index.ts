import {at, defineMigration, patch, set, setIfMissing} from 'sanity/migrate'

const WORDS = {
  invoice: {
    _type: 'localeString',
    nl: 'Factuur',
    en: 'Invoice',
  },
  creditNote: {
    _type: 'localeString',
    nl: 'Creditnota',
    en: 'Credit note',
  },
  number: {
    _type: 'localeString',
    nl: 'Nummer',
    en: 'Number',
  },
  issuedOn: {
    _type: 'localeString',
    nl: 'Datum',
    en: 'Date',
  },
  orderNumber: {
    _type: 'localeString',
    nl: 'Bestelnummer',
    en: 'Order number',
  },
  period: {
    _type: 'localeString',
    nl: 'Periode',
    en: 'Period',
  },
  fromUntil: {
    _type: 'localeString',
    nl: '{from} tot en met {until}',
    en: '{from} to {until}',
  },
  paidOn: {
    _type: 'localeString',
    nl: 'Betaald op',
    en: 'Paid on',
  },
  paidWith: {
    _type: 'localeString',
    nl: 'Betaald met',
    en: 'Paid with',
  },
  card: {
    _type: 'localeString',
    nl: 'Kaart',
    en: 'Card',
  },
  directDebit: {
    _type: 'localeString',
    nl: 'Automatische incasso',
    en: 'Direct debit',
  },
  refundedOn: {
    _type: 'localeString',
    nl: 'Teruggestort op',
    en: 'Refunded on',
  },
  chargedBackOn: {
    _type: 'localeString',
    nl: 'Teruggeboekt op',
    en: 'Charged back on',
  },
  corrects: {
    _type: 'localeString',
    nl: 'Bij factuur',
    en: 'Corrects invoice',
  },
  seller: {
    _type: 'localeString',
    nl: 'Van',
    en: 'From',
  },
  customer: {
    _type: 'localeString',
    nl: 'Aan',
    en: 'To',
  },
  description: {
    _type: 'localeString',
    nl: 'Omschrijving',
    en: 'Description',
  },
  exclVat: {
    _type: 'localeString',
    nl: 'Excl. btw',
    en: 'Excl. VAT',
  },
  vat: {
    _type: 'localeString',
    nl: 'Btw',
    en: 'VAT',
  },
  total: {
    _type: 'localeString',
    nl: 'Totaal',
    en: 'Total',
  },
  reverseCharge: {
    _type: 'localeText',
    nl: 'Btw verlegd: de afnemer geeft de btw aan (artikel 44 en 196 van richtlijn 2006/112/EG).',
    en: 'VAT reverse-charged: the customer accounts for the VAT (articles 44 and 196 of Directive 2006/112/EC).',
  },
  settled: {
    _type: 'localeString',
    nl: 'Deze factuur is betaald. Je hoeft niets te doen.',
    en: 'This invoice has been paid. You do not have to do anything.',
  },
  refunded: {
    _type: 'localeString',
    nl: 'We hebben dit bedrag teruggestort op de rekening waarmee je betaalde.',
    en: 'We have refunded this amount to the account that you paid with.',
  },
  chargedBack: {
    _type: 'localeString',
    nl: 'Je bank heeft dit bedrag bij ons teruggehaald.',
    en: 'Your bank has taken this amount back from us.',
  },
  questions: {
    _type: 'localeString',
    nl: 'Vragen over deze factuur? Schrijf naar {supportEmail}.',
    en: 'Questions about this invoice? Write to {supportEmail}.',
  },
  test: {
    _type: 'localeString',
    nl: 'Dit is een test. Er is niets echt betaald.',
    en: 'This is a test. Nothing was really paid.',
  },
  download: {
    _type: 'localeString',
    nl: 'Download de pdf',
    en: 'Download the PDF',
  },
  attached: {
    _type: 'localeString',
    nl: '{invoiceNumber}, als bijlage',
    en: '{invoiceNumber}, attached',
  },
  awaited: {
    _type: 'localeString',
    nl: 'Volgt als je bedrijfsgegevens compleet zijn',
    en: 'Follows once your company details are complete',
  },
  follows: {
    _type: 'localeString',
    nl: 'Volgt per e-mail',
    en: 'Follows by e-mail',
  },
}

/** First label of the total: untrue when VAT is reverse-charged. */
const WITH_VAT = {nl: 'Totaal incl. btw', en: 'Total incl. VAT'}

/** Adds the texts of invoices and of mails about them. */
export default defineMigration({
  title: 'Invoices have words',
  documentTypes: ['siteSettings'],

  migrate: {
    document: ({_id, ...fields}) => {
      const {invoice, mail} = fields as {invoice?: {total?: Record<string, unknown>}; mail?: Record<string, unknown>}
      if (!invoice) return patch(_id, at('invoice', setIfMissing(WORDS)))
      // Once, before totals say their VAT: what an editor writes later is theirs, and so is what they changed in one language.
      if (mail?.inclVat) return undefined
      const said = (['nl', 'en'] as const).filter((language) => invoice.total?.[language] === WITH_VAT[language])
      return said.map((language) => patch(_id, at(['invoice', 'total', language], set(WORDS.total[language]))))
    },
  },
})
