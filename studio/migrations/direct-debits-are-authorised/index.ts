import {at, defineMigration, patch, setIfMissing} from 'sanity/migrate'

/** Mandate text of the checkout. */
const MANDATE = {
  _type: 'localeText',
  nl: 'Door te betalen machtig je {company} om het bedrag van elke volgende periode automatisch af te schrijven: met een doorlopende SEPA-incasso van de rekening waarmee je betaalt, of van je kaart. Je bank mag die incasso’s uitvoeren. Ben je het niet eens met een afschrijving? Dan kan je bank een incasso tot acht weken daarna terugboeken.',
  en: 'By paying you authorise {company} to collect the amount of each following period automatically: by a recurring SEPA direct debit from the account that you pay with, or from your card. Your bank may carry out these direct debits. If you do not agree with one, your bank can return it for up to eight weeks afterwards.',
}

/** The checkout says in words that paying authorises direct debits. */
export default defineMigration({
  title: 'The checkout says that direct debits are authorised',
  documentTypes: ['checkoutPage'],

  migrate: {
    document: ({_id, mandate}) => (mandate ? undefined : patch(_id, at('mandate', setIfMissing(MANDATE)))),
  },
})
