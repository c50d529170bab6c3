import {EditIcon} from '@sanity/icons/Edit'
import {defineType} from 'sanity'
import {line, text} from '../fields.ts'

export const adjustmentsPage = defineType({
  name: 'adjustmentsPage',
  title: 'Adjustments',
  type: 'document',
  icon: EditIcon,
  fields: [
    line('heading', 'Heading'),
    text('intro', 'Introduction'),
    line('logHeading', 'Heading of the list'),
    line('logIntro', 'Introduction of the list', {description: '{count} is filled in.', placeholders: ['count']}),
  ],
  preview: {prepare: () => ({title: 'Adjustments'})},
})
