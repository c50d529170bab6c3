import {at, defineMigration, setIfMissing} from 'sanity/migrate'
import {line, text} from '../pages-and-menus/parts.ts'

/** Adds the question before paying for a second subscription to the same plan. */
export default defineMigration({
  title: 'Who buys a plan again is asked first',
  documentTypes: ['checkoutPage'],

  migrate: {
    document: ({messages}) =>
      (messages as {alreadyCustomer?: unknown} | undefined)?.alreadyCustomer
        ? undefined
        : [
            at(
              'messages.alreadyCustomer',
              setIfMissing({
                _type: 'titledText',
                title: line('Je hebt dit abonnement al', 'You already have this subscription'),
                text: text(
                  'Op dit e-mailadres of dit bedrijf loopt dit abonnement al. Er is niets betaald. Je vindt het bij Mijn abonnement, onderaan deze pagina. Wil je er nog een, ga dan nog een keer door naar de betaling.',
                  'This subscription is already running for this e-mail address or company. Nothing has been paid. You will find it under My subscription, at the bottom of this page. If you want another one, continue to payment again.',
                ),
              }),
            ),
          ],
  },
})
