import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {icon, line, picture, text, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const iconText = defineType({
  name: 'iconText',
  title: nlEn('Icoon, titel en tekst', 'Icon, title and text'),
  type: 'object',
  fields: [
    icon(),
    line('title', ['Titel', 'Title']),
    text('text', ['Tekst', 'Text']),
    defineField({
      name: 'specimen',
      ...titled(
        ['Voorbeeld', 'Specimen'],
        [
          'Het voorbeeld van een functie, in plaats van het icoon boven de titel. Mag leeg blijven.',
          'The specimen of a feature, in place of the icon above the title. Optional.',
        ],
      ),
      type: 'reference',
      to: [{type: 'feature'}],
    }),
    picture([
      'Komt in plaats van voorbeeld en icoon, boven de titel. Mag leeg blijven.',
      'Replaces specimen and icon above the title. Optional.',
    ]),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
