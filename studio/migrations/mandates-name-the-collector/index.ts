import {at, defineMigration, type NodePatch, patch, set, setIfMissing} from 'sanity/migrate'
import {changedTexts} from '../cancelling-is-by-the-link/changedTexts.ts'

/** Each text that shipped, and the one that ships now. */
const WHOLE: Record<string, string> = {
  'Door te betalen machtig je {company} om het bedrag van elke volgende periode automatisch af te schrijven: met een doorlopende SEPA-incasso van de rekening waarmee je betaalt, of van je kaart. Je bank mag die incasso’s uitvoeren. Ben je het niet eens met een afschrijving? Dan kan je bank een incasso tot acht weken daarna terugboeken.':
    'Door te betalen machtig je Stichting Mollie Payments (incassant-ID NL08ZZZ502057730000) om namens {company} het bedrag van elke volgende periode automatisch af te schrijven: met een doorlopende SEPA-incasso van de rekening waarmee je betaalt, of van je kaart. Je bank mag die incasso’s uitvoeren. Op je afschrift staat ‘{brand} via Mollie’. Ben je het niet eens met een afschrijving? Dan kan je bank een incasso tot acht weken daarna terugboeken.',
  'By paying you authorise {company} to collect the amount of each following period automatically: by a recurring SEPA direct debit from the account that you pay with, or from your card. Your bank may carry out these direct debits. If you do not agree with one, your bank can return it for up to eight weeks afterwards.':
    'By paying you authorise Stichting Mollie Payments (creditor ID NL08ZZZ502057730000) to collect the amount of each following period automatically on behalf of {company}: by a recurring SEPA direct debit from the account that you pay with, or from your card. Your bank may carry out these direct debits. Your statement says ‘{brand} via Mollie’. If you do not agree with one, your bank can return it for up to eight weeks afterwards.',
  iDEAL: 'iDEAL | Wero',
}

/** The part of a longer text that changes, in the words that shipped. */
const SENTENCES = [
  ['Dat kan met iDEAL, Bancontact', 'Dat kan met iDEAL | Wero, Bancontact'],
  ['You can use iDEAL, Bancontact', 'You can use iDEAL | Wero, Bancontact'],
] as const

const REFERENCE = {
  _type: 'localeString',
  nl: 'Kenmerk van de machtiging',
  en: 'Mandate reference',
}

const asWhole = (text: string) => WHOLE[text] ?? text
const bySentence = (text: string) => SENTENCES.reduce((words, [from, to]) => words.replace(from, to), text)

/**
 * The mandate names who collects and what a statement says, and iDEAL has the name that its scheme asks for since 2026. Words
 * of an editor stay.
 *
 * @see https://help.mollie.com/hc/en-us/articles/115001921985
 * @see https://help.mollie.com/hc/en-gb/articles/360014304619
 * @see https://ideal.nl/en/ideal-wero-branding
 */
export default defineMigration({
  title: 'Mandates name the collector; iDEAL is iDEAL | Wero',
  documentTypes: ['checkoutPage', 'siteSettings', 'termsSection', 'paymentPages'],

  migrate: {
    document: ({_id, _type, ...fields}) => {
      const changes = (value: unknown, replaced: (text: string) => string, path: string[]): NodePatch[] =>
        [...changedTexts(value, replaced, path)].map(([where, text]) => at(where, set(text)))
      const {mandate, paymentMethods, cancelSubscription} = fields as Record<string, unknown>
      const byType: Record<string, () => NodePatch[]> = {
        checkoutPage: () => changes(mandate, asWhole, ['mandate']),
        siteSettings: () => changes(paymentMethods, asWhole, ['paymentMethods']),
        termsSection: () => changes(fields, bySentence, []),
        paymentPages: () => reference(cancelSubscription),
      }
      const patches = byType[_type]?.() ?? []
      return patches.length > 0 ? patch(_id, patches) : undefined
    },
  },
})

/** The label of the reference, on a page that has the part it stands in. */
function reference(page: unknown): NodePatch[] {
  const {agreed} = (page ?? {}) as {agreed?: object}
  if (!agreed || 'reference' in agreed) return []
  return [at('cancelSubscription.agreed.reference', setIfMissing(REFERENCE))]
}
