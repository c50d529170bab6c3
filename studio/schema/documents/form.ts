import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text, titled} from '../fields.ts'
import {first, second} from '../languageFields.ts'

/** A form that visitors send; a page shows it by its part `formPart`. */
export const form = defineType({
  name: 'form',
  title: nlEn('Formulier', 'Form'),
  type: 'document',
  icon: EnvelopeIcon,
  fields: [
    line('name', ['Naam', 'Name'], {
      help: [
        'Onderwerp van de mail, en de naam van het formulier in het beheer en in lijsten.',
        'Subject of the mail, and the name of the form in the admin and in lists.',
      ],
    }),
    defineField({
      name: 'fields',
      ...titled(
        ['Velden', 'Fields'],
        [
          'Wat bezoekers invullen, van boven naar beneden; sleep om de volgorde te veranderen.',
          'What visitors fill in, from top to bottom; drag to change the order.',
        ],
      ),
      type: 'array',
      of: [{type: 'formField'}],
      validation: (rule) => rule.required().min(1).max(20),
    }),
    text('privacy', ['Zin over privacy', 'Sentence on privacy'], {
      help: [
        'Staat boven de knop: wat er met het bericht gebeurt en hoe lang het blijft. {keptMessageDays} wordt het aantal dagen.',
        'Shown above the button: what happens to the message and how long it is kept. {keptMessageDays} becomes the number of days.',
      ],
    }),
    line('button', ['Knop', 'Button']),
    line('sentHeading', ['Kop na versturen', 'Heading after sending']),
    text('sentText', ['Tekst na versturen', 'Text after sending'], {
      help: ['Zeg wanneer en hoe je antwoordt.', 'Say when and how you answer.'],
    }),
  ],
  preview: {select: {title: first('name'), subtitle: second('name')}},
})
