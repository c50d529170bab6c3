import {ThListIcon} from '@sanity/icons/ThList'
import {defineField, defineType} from 'sanity'
import {line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const linkColumn = defineType({
  name: 'linkColumn',
  title: 'Column of links',
  type: 'object',
  icon: ThListIcon,
  fields: [
    line('heading', 'Heading', 'Stands above the links of this column.'),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [{type: 'action'}],
      description: 'What the column leads to; drag to change the order.',
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {select: {title: first('heading')}},
})
