import {BellIcon} from '@sanity/icons/Bell'
import {defineField, defineType} from 'sanity'
import {choice, line} from '../fields.ts'

export const update = defineType({
  name: 'update',
  title: 'Update',
  type: 'document',
  icon: BellIcon,
  fields: [
    choice('type', 'Kind', [
      {value: 'ranking', title: 'Ranking'},
      {value: 'technical', title: 'Technical'},
      {value: 'content', title: 'Content'},
      {value: 'local', title: 'Local'},
    ]),
    choice('badge', 'Badge', [
      {value: 'Ranking', title: 'Ranking'},
      {value: 'Tech SEO', title: 'Tech SEO'},
      {value: 'Content', title: 'Content'},
      {value: 'Schema', title: 'Schema'},
    ]),
    line('title', 'Title'),
    line('impact', 'Impact'),
    defineField({
      name: 'timestamp',
      title: 'Moment',
      type: 'datetime',
      description: 'Shown in the language of the page. The list is in this order, newest first.',
      validation: (rule) => rule.required(),
    }),
  ],
  orderings: [{name: 'newest', title: 'Newest first', by: [{field: 'timestamp', direction: 'desc'}]}],
  preview: {
    select: {title: 'title.nl', badge: 'badge', timestamp: 'timestamp'},
    prepare: ({title, badge, timestamp}) => ({
      title,
      subtitle: `${badge} · ${String(timestamp).slice(0, 16).replace('T', ' ')}`,
    }),
  },
})
