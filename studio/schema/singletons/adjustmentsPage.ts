import {EditIcon} from '@sanity/icons/Edit'
import {defineType} from 'sanity'
import {line, section, text} from '../fields.ts'

export const adjustmentsPage = defineType({
  name: 'adjustmentsPage',
  title: 'Adjustments',
  type: 'document',
  icon: EditIcon,
  fields: [
    line('heading', 'Heading'),
    text('intro', 'Introduction'),
    section(
      'saved',
      'Message when saved',
      [line('title', 'Title'), text('text', 'Text')],
      'Nothing is sent anywhere: say what does happen.',
    ),
    line('logHeading', 'Heading of the list'),
    line('logIntro', 'Introduction of the list', {description: '{count} is filled in.', placeholders: ['count']}),
  ],
  preview: {prepare: () => ({title: 'Adjustments'})},
})
