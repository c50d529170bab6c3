import {BellIcon} from '@sanity/icons/Bell'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const closingPart = defineType({
  name: 'closingPart',
  title: nlEn('Oproep', 'Call to action'),
  type: 'object',
  icon: BellIcon,
  fields: [
    line('title', nlEn('Kop', 'Heading'), nlEn('Zegt wat de lezer nu kan doen.', 'Says what to do next.')),
    text('text', nlEn('Tekst', 'Text'), {
      optional: true,
      description: nlEn(
        'Een of twee zinnen die naar de knoppen eronder leiden. Mag leeg blijven.',
        'One or two sentences that lead to the buttons below. May be left empty.',
      ),
    }),
    defineField({
      name: 'actions',
      title: nlEn('Knoppen', 'Buttons'),
      type: 'array',
      of: [{type: 'action'}],
      description: nlEn('Een of twee; de eerste valt op.', 'One or two; the first stands out.'),
      validation: (rule) => rule.required().min(1).max(2),
    }),
  ],
  preview: {
    select: {title: first('title')},
    prepare: ({title}) => ({title, subtitle: nlEn('Oproep', 'Call to action')}),
  },
})
