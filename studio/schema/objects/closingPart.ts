import {BellIcon} from '@sanity/icons/Bell'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const closingPart = defineType({
  name: 'closingPart',
  title: nlEn('Oproep', 'Call to action'),
  type: 'object',
  icon: BellIcon,
  fields: [
    line('title', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {
      optional: true,
      help: [
        'Eén of twee zinnen die naar de knoppen eronder leiden. Mag leeg blijven.',
        'One or two sentences above the buttons. Optional.',
      ],
    }),
    defineField({
      name: 'actions',
      ...titled(['Knoppen', 'Buttons'], ['Eén of twee; de eerste valt op.', 'One or two; the first stands out.']),
      type: 'array',
      of: [{type: 'action'}],
      validation: (rule) => rule.required().min(1).max(2),
    }),
  ],
  preview: {
    select: {title: first('title')},
    prepare: ({title}) => ({title, subtitle: nlEn('Oproep', 'Call to action')}),
  },
})
