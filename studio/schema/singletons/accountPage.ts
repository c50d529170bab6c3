import {UserIcon} from '@sanity/icons/User'
import {defineField, defineType} from 'sanity'
import {choice, day, items, line, lines, richText, section, text, titled} from '../fields.ts'
import {PERIOD_CHOICES} from '../periods.ts'

export const accountPage = defineType({
  name: 'accountPage',
  title: 'Account',
  type: 'document',
  icon: UserIcon,
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('intro', ['Inleiding', 'Introduction']),
    section('profile', ['Profiel', 'Profile'], {
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('note', ['Opmerking', 'Note'], {
          help: [
            'Zegt dat deze gegevens hier niet te veranderen zijn, en waar wel.',
            'Says that these details cannot be changed here, and where to change them.',
          ],
        }),
        items('fields', ['Velden', 'Fields'], 'labelledValue'),
      ],
    }),
    section('subscription', ['Voorbeeldabonnement', 'Sample subscription'], {
      fields: [
        line('heading', ['Kop', 'Heading']),
        defineField({
          name: 'plan',
          ...titled(
            ['Pakket', 'Plan'],
            [
              'Het pakket van het voorbeeldaccount: de naam staat er, en de details openen in een venster.',
              'The plan of the sample account. Its name is shown, and its details open in a dialog.',
            ],
          ),
          type: 'reference',
          to: [{type: 'plan'}],
          validation: (rule) => rule.required(),
        }),
        choice('period', ['Betaalperiode', 'Billing period'], PERIOD_CHOICES, {
          help: [
            'Hoe vaak het voorbeeldaccount betaalt. Houd het gelijk aan de prijs.',
            'How often the sample account pays. Keep it consistent with the price.',
          ],
        }),
        line('planLabel', ['Label van het pakket', 'Label of the plan']),
        line('statusLabel', ['Label van de status', 'Label of the status']),
        line('status', 'Status'),
        line('priceLabel', ['Label van de prijs', 'Label of the price']),
        line('price', ['Prijs', 'Price'], {
          help: [
            'Wat het voorbeeldaccount betaalt, met een invulveld zoals {price:pro:monthly}.',
            'What the sample account pays, as a placeholder such as {price:pro:monthly}.',
          ],
        }),
        line('nextPaymentLabel', ['Label van de volgende betaling', 'Label of the next payment']),
        day('nextPayment', ['Volgende betaling', 'Next payment']),
        line('limitsHeading', ['Kop van de limieten', 'Heading of the limits']),
        lines('limits', ['Limieten', 'Limits']),
        line('detailsLabel', ['Link naar de details van het pakket', 'Link to the details of the plan']),
        section('cancel', ['Opzeggen', 'Cancelling'], {
          help: [
            'Het venster dat zegt hoe een echt abonnement wordt opgezegd.',
            'The dialog that explains how to cancel a real subscription.',
          ],
          fields: [
            line('label', ['Knop', 'Button']),
            line('heading', ['Kop', 'Heading']),
            richText('body', ['Tekst', 'Text']),
            line('close', ['Sluiten', 'Close']),
          ],
        }),
      ],
    }),
    section('notifications', ['Meldingen', 'Notifications'], {
      fields: [line('heading', ['Kop', 'Heading']), items('toggles', ['Schakelaars', 'Switches'], 'toggle')],
    }),
    section('security', ['Beveiliging', 'Security'], {
      fields: [line('heading', ['Kop', 'Heading']), items('items', ['Onderdelen', 'Items'], 'securityItem')],
    }),
  ],
  preview: {prepare: () => ({title: 'Account'})},
})
