import {at, defineMigration, patch, set, setIfMissing} from 'sanity/migrate'

const localised = (_type: 'localeString' | 'localeText', nl: string, en: string) => ({_type, nl, en})

const CUSTOMER = {
  _type: 'action',
  label: localised('localeString', 'Klant? Naar mijn abonnement', 'Customer? Go to my subscription'),
  destination: 'subscription',
}

/** By where they stand in the document. */
const ADDED = {
  'cancelSubscription.confirm.overdue': localised(
    'localeText',
    'Er staat nog een betaling open. Zeg je nu op, dan stopt je abonnement {plan} op {endDate} en schrijven we niets meer af. Er geldt geen boete.',
    'A payment is still outstanding. If you cancel now, your {plan} subscription ends on {endDate} and you will not be charged again. There is no penalty.',
  ),
  'cancelSubscription.overdue.failed': localised(
    'localeText',
    'Betalen is nu niet gelukt. Er is niets veranderd. Probeer het opnieuw, of mail naar {supportEmail}.',
    'Paying did not work just now. Nothing has changed. Try again, or e-mail {supportEmail}.',
  ),
}

/** Earlier shipped text, which called an amount unchanged that an announced price changes. */
const SAME_AMOUNT = localised(
  'localeText',
  'Tot {endDate} kun je je opzegging terugnemen. Je abonnement loopt dan door voor hetzelfde bedrag, en op die dag is de volgende betaling.',
  'Until {endDate} you can take back your cancellation. Your subscription then goes on for the same amount, and the next payment is on that day.',
)
const NEXT_AMOUNT = localised(
  'localeText',
  'Tot {endDate} kun je je opzegging terugnemen. Je abonnement loopt dan door, en op die dag betaal je {nextTotal} {inclVat}.',
  'Until {endDate} you can take back your cancellation. Your subscription then goes on, and on that day you pay {nextTotal} {inclVat}.',
)

const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document)

/** The page of a subscription says what a payment that is open means for cancelling, and what is paid after taking that back. */
export default defineMigration({
  title: 'Customers are told where their subscription is, and what they pay',
  documentTypes: ['loginPage', 'paymentPages'],

  migrate: {
    document(document) {
      const {_id, _type} = document
      if (_type === 'loginPage')
        return valueAt(document, 'login.customer') ? [] : [patch(_id, at('login.customer', setIfMissing(CUSTOMER)))]
      const missing = Object.entries(ADDED).filter(([path]) => !valueAt(document, path))
      return [
        ...missing.map(([path, words]) => patch(_id, at(path, setIfMissing(words)))),
        // An editor's change in one language stays.
        ...(['nl', 'en'] as const).flatMap((language) => {
          const path = `cancelSubscription.undo.text.${language}`
          return valueAt(document, path) === SAME_AMOUNT[language]
            ? [patch(_id, at(path, set(NEXT_AMOUNT[language])))]
            : []
        }),
      ]
    },
  },
})
