import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {defineType} from 'sanity'
import {line, section, text} from '../fields.ts'

export const auditPage = defineType({
  name: 'auditPage',
  title: 'Audit',
  type: 'document',
  icon: CheckmarkCircleIcon,
  fields: [
    line('heading', 'Heading'),
    text('intro', 'Introduction'),
    section('wellDone', 'Well done', [line('heading', 'Heading'), line('intro', 'Introduction')]),
    section('attention', 'Needs attention', [line('heading', 'Heading'), line('intro', 'Introduction')]),
  ],
  preview: {prepare: () => ({title: 'Audit'})},
})
