import {ThListIcon} from '@sanity/icons/ThList'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const linkColumn = defineType({
  name: 'linkColumn',
  title: nlEn('Kolom met links', 'Column of links'),
  type: 'object',
  icon: ThListIcon,
  fields: [
    line('heading', ['Kop', 'Heading']),
    defineField({
      name: 'links',
      ...titled('Links', [
        'Waar de kolom heen leidt; sleep om de volgorde te veranderen.',
        'Drag to change the order.',
      ]),
      type: 'array',
      of: [{type: 'action'}],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {select: {title: first('heading')}},
})
