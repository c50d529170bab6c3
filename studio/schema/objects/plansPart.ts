import {TagIcon} from '@sanity/icons/Tag'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const plansPart = defineType({
  name: 'plansPart',
  title: nlEn('Pakketten', 'Plans'),
  type: 'object',
  icon: TagIcon,
  fields: [
    line('title', ['Kop', 'Heading']),
    text('intro', ['Inleiding', 'Introduction'], {
      optional: true,
      help: ['Een zin voor de pakketten. Mag leeg blijven.', 'A sentence above the plans. Optional.'],
    }),
  ],
  preview: {
    select: {title: first('title')},
    prepare: ({title}) => ({title, subtitle: nlEn('Alle pakketten met hun prijzen', 'All plans with their prices')}),
  },
})
