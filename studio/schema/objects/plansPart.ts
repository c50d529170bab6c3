import {TagIcon} from '@sanity/icons/Tag'
import {defineType} from 'sanity'
import {line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const plansPart = defineType({
  name: 'plansPart',
  title: 'Plans',
  type: 'object',
  icon: TagIcon,
  fields: [
    line('title', 'Heading', 'Stands above the plans on this page.'),
    text('intro', 'Introduction', {optional: true, description: 'A sentence before the plans. May be left empty.'}),
  ],
  preview: {select: {title: first('title')}, prepare: ({title}) => ({title, subtitle: 'All plans with their prices'})},
})
