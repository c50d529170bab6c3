import {BellIcon} from '@sanity/icons/Bell'
import {defineField, defineType} from 'sanity'
import {choice, line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const update = defineType({
  name: 'update',
  title: 'Update',
  type: 'document',
  icon: BellIcon,
  fields: [
    choice('type', 'Kind', 'Helps editors to tell updates apart; visitors see the badge.', [
      {value: 'ranking', title: 'Ranking'},
      {value: 'technical', title: 'Technical'},
      {value: 'content', title: 'Content'},
      {value: 'local', title: 'Local'},
    ]),
    choice('badge', 'Badge', 'The coloured word above the title.', [
      {value: 'Ranking', title: 'Ranking'},
      {value: 'Tech SEO', title: 'Tech SEO'},
      {value: 'Content', title: 'Content'},
      {value: 'Schema', title: 'Schema'},
    ]),
    line('title', 'Title', 'What happened, in one line.'),
    line('impact', 'Impact', 'What the customer gains from it, below the title.'),
    defineField({
      name: 'timestamp',
      title: 'Moment',
      type: 'datetime',
      description: 'When it happened. The newest four are on the dashboard.',
      validation: (rule) => rule.required(),
    }),
  ],
  orderings: [{name: 'newest', title: 'Newest first', by: [{field: 'timestamp', direction: 'desc'}]}],
  preview: {
    select: {title: first('title'), badge: 'badge', timestamp: 'timestamp'},
    prepare: ({title, badge, timestamp}) => ({
      title,
      subtitle: `${badge} · ${String(timestamp).slice(0, 16).replace('T', ' ')}`,
    }),
  },
})
