import {ThListIcon} from '@sanity/icons/ThList'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const linkColumn = defineType({
  name: 'linkColumn',
  title: nlEn('Kolom met links', 'Column of links'),
  type: 'object',
  icon: ThListIcon,
  fields: [
    line(
      'heading',
      nlEn('Kop', 'Heading'),
      nlEn('Staat boven de links van deze kolom.', 'Stands above the links of this column.'),
    ),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [{type: 'action'}],
      description: nlEn(
        'Waar de kolom heen leidt; sleep om de volgorde te veranderen.',
        'What the column leads to; drag to change the order.',
      ),
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {select: {title: first('heading')}},
})
