import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {defineType} from 'sanity'
import {line, section, text} from '../fields.ts'

export const auditPage = defineType({
  name: 'auditPage',
  title: 'Audit',
  type: 'document',
  icon: CheckmarkCircleIcon,
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('intro', ['Inleiding', 'Introduction']),
    section('wellDone', ['Goed gedaan', 'Well done'], {
      fields: [line('heading', ['Kop', 'Heading']), line('intro', ['Inleiding', 'Introduction'])],
    }),
    section('attention', ['Vraagt aandacht', 'Needs attention'], {
      fields: [line('heading', ['Kop', 'Heading']), line('intro', ['Inleiding', 'Introduction'])],
    }),
    section('priorities', ['Prioriteiten', 'Priorities'], {
      fields: [line('high', ['Hoog', 'High']), line('medium', ['Gemiddeld', 'Medium'])],
    }),
    section('empty', ['Als er niets is', 'Empty states'], {
      fields: [
        line('scores', ['Scores', 'Scores']),
        line('attention', ['Vraagt aandacht', 'Needs attention']),
        line('wellDone', ['Goed gedaan', 'Well done']),
      ],
    }),
  ],
  preview: {prepare: () => ({title: 'Audit'})},
})
