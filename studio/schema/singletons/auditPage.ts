import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {defineType} from 'sanity'
import {line, section, text} from '../fields.ts'

export const auditPage = defineType({
  name: 'auditPage',
  title: 'Audit',
  type: 'document',
  icon: CheckmarkCircleIcon,
  fields: [
    line('heading', 'Heading', 'Stands at the top of the audit.'),
    text('intro', 'Introduction', 'One sentence below it: what the audit looked at.'),
    section('wellDone', 'Well done', 'The words around the list of what is in order.', [
      line('heading', 'Heading', 'Stands above what is in order.'),
      line('intro', 'Introduction', 'A line before the findings that are in order.'),
    ]),
    section('attention', 'Needs attention', 'The words around the list of what can be better.', [
      line('heading', 'Heading', 'Stands above what needs attention.'),
      line('intro', 'Introduction', 'A line before the findings that need attention.'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Audit'})},
})
