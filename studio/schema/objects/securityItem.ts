import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {CUSTOMER_DESTINATIONS} from '../destinations.ts'
import {icon, line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const securityItem = defineType({
  name: 'securityItem',
  title: nlEn('Onderdeel van de beveiliging', 'Security item'),
  type: 'object',
  fields: [
    icon(),
    line(
      'title',
      nlEn('Titel', 'Title'),
      nlEn(
        'Waar het over gaat, zoals het wachtwoord. Ook de titel van de melding.',
        'What it is about, such as the password. Also the title of the message.',
      ),
    ),
    text('text', nlEn('Tekst', 'Text'), nlEn('Eén zin over hoe het ermee staat.', 'One sentence on how it stands.')),
    line(
      'button',
      nlEn('Knop', 'Button'),
      nlEn('De woorden op de knop onder de zin.', 'The words on the button below the sentence.'),
    ),
    defineField({
      name: 'destination',
      title: nlEn('Leidt naar', 'Leads to'),
      type: 'string',
      description: nlEn(
        'De pagina die de knop opent. Laat leeg om in plaats daarvan de melding te tonen.',
        'The page that the button opens. Leave it empty to show the message instead.',
      ),
      options: {list: [...CUSTOMER_DESTINATIONS]},
    }),
    line('message', nlEn('Melding', 'Message'), {
      optional: true,
      description: nlEn(
        'Staat er als iemand op de knop klikt en die nergens heen leidt; zonder melding komt de tekst opnieuw.',
        'Shown when the button is pressed and leads to no page; without it, the text is shown again.',
      ),
    }),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
