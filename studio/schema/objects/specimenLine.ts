import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const specimenLine = defineType({
  name: 'specimenLine',
  title: nlEn('Regel van een voorbeeld', 'Line of a specimen'),
  type: 'object',
  fields: [
    line('text', ['Tekst', 'Text']),
    defineField({
      name: 'value',
      ...titled(
        ['Waarde', 'Value'],
        [
          'Bij balken hoe lang de balk is, bij een trap de positie. Anders leeg.',
          'For bars, the length; for stairs, the position. Leave empty otherwise.',
        ],
      ),
      type: 'number',
      validation: (rule) => rule.integer().min(0),
    }),
  ],
  preview: {select: {title: first('text'), subtitle: 'value'}},
})
