import {at, defineMigration, patch, setIfMissing} from 'sanity/migrate'

const words = (_type: 'localeString' | 'localeText', nl: string, en: string) => ({_type, nl, en})

/** Texts of the customer portal while a renewal is unpaid. */
const OVERDUE = {
  heading: words('localeString', 'Er staat een betaling open', 'A payment is still open'),
  text: words(
    'localeText',
    'We konden {total} incl. btw voor je abonnement {plan} niet afschrijven. Betaal vóór {payUntil}, dan loopt alles gewoon door.',
    'We could not collect {total} incl. VAT for your {plan} subscription. Pay before {payUntil} and everything simply goes on.',
  ),
  button: words('localeString', 'Nu betalen', 'Pay now'),
}

/** A renewal that failed can be paid on the page behind the link in mails. */
export default defineMigration({
  title: 'A renewal that failed can be paid by the link in mails',
  documentTypes: ['paymentPages'],

  migrate: {
    document: ({_id, cancelSubscription}) => {
      const texts = cancelSubscription as Record<string, unknown> | undefined
      return texts && !('overdue' in texts)
        ? patch(_id, at('cancelSubscription.overdue', setIfMissing(OVERDUE)))
        : undefined
    },
  },
})
