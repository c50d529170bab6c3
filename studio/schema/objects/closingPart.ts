import {BellIcon} from '@sanity/icons/Bell'
import {defineField, defineType} from 'sanity'
import {line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const closingPart = defineType({
  name: 'closingPart',
  title: 'Call to action',
  type: 'object',
  icon: BellIcon,
  fields: [
    line('title', 'Heading', 'Says what to do next.'),
    text('text', 'Text', {
      optional: true,
      description: 'One or two sentences that lead to the buttons below. May be left empty.',
    }),
    defineField({
      name: 'actions',
      title: 'Buttons',
      type: 'array',
      of: [{type: 'action'}],
      description: 'One or two; the first stands out.',
      validation: (rule) => rule.required().min(1).max(2),
    }),
  ],
  preview: {select: {title: first('title')}, prepare: ({title}) => ({title, subtitle: 'Call to action'})},
})
