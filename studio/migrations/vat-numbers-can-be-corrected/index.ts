import {at, defineMigration, patch, setIfMissing} from 'sanity/migrate'

/** The part of the customer's page about a VAT number that VIES does not know. */
const VAT_NUMBER = {
  heading: {
    _type: 'localeString',
    nl: 'Je btw-nummer klopt nog niet',
    en: 'Your VAT number is not right yet',
  },
  text: {
    _type: 'localeText',
    nl: 'Het Europese register van btw-nummers (VIES) kent {vatNumber} niet. Vul het goede nummer in, dan vragen we het opnieuw na. Is het nummer wel goed? Mail dan naar {supportEmail}.',
    en: 'The European register of VAT numbers (VIES) does not know {vatNumber}. Enter the right number and we will look it up again. Is the number right after all? Then e-mail {supportEmail}.',
  },
  button: {
    _type: 'localeString',
    nl: 'Bewaar je btw-nummer',
    en: 'Save your VAT number',
  },
  invalid: {
    _type: 'localeString',
    nl: 'Dit nummer hoort niet bij je land, of er staat een tikfout in.',
    en: 'This number is not one of your country, or it has a typing error.',
  },
  saved: {
    _type: 'localeString',
    nl: 'Je btw-nummer is bewaard. We vragen het opnieuw na.',
    en: 'Your VAT number is saved. We are looking it up again.',
  },
}

/** A customer corrects a VAT number on the customer's page. */
export default defineMigration({
  title: 'Customers can correct a VAT number that VIES does not know',
  documentTypes: ['paymentPages'],

  migrate: {
    document: ({_id, ...fields}) => {
      const {cancelSubscription} = fields as {cancelSubscription?: object}
      return cancelSubscription && !('vatNumber' in cancelSubscription)
        ? patch(_id, at('cancelSubscription.vatNumber', setIfMissing(VAT_NUMBER)))
        : undefined
    },
  },
})
