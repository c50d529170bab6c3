import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {CUSTOMER_DESTINATIONS} from '../destinations.ts'
import {icon, line, text, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const securityItem = defineType({
  name: 'securityItem',
  title: nlEn('Onderdeel van de beveiliging', 'Security item'),
  type: 'object',
  fields: [
    icon(),
    line('title', ['Titel', 'Title'], {
      help: [
        'Waar het over gaat, zoals het wachtwoord. Ook de titel van de melding.',
        'The subject, such as the password. Also the title of the message.',
      ],
    }),
    text('text', ['Tekst', 'Text']),
    line('button', ['Knop', 'Button']),
    defineField({
      name: 'destination',
      ...titled(
        ['Leidt naar', 'Leads to'],
        [
          'De pagina die de knop opent. Laat leeg om in plaats daarvan de melding te tonen.',
          'The page the button opens. Leave empty to show the message instead.',
        ],
      ),
      type: 'string',
      options: {list: [...CUSTOMER_DESTINATIONS]},
    }),
    line('message', ['Melding', 'Message'], {
      optional: true,
      help: [
        'Staat er als iemand op de knop klikt en die nergens heen leidt; zonder melding komt de tekst opnieuw.',
        'Shown when the button is clicked and opens no page; if empty, the text is shown again.',
      ],
    }),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
