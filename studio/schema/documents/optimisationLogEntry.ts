import {ActivityIcon} from '@sanity/icons/Activity'
import {defineField, defineType} from 'sanity'
import {choice, day, line} from '../fields.ts'
import {first} from '../languageFields.ts'

const LOG_TYPES = [
  'H1',
  'Meta',
  'Alt',
  'Schema',
  'Internal',
  'Title',
  'Content',
  'Speed',
  'Keywords',
  'Headings',
  'Links',
  'Mobile',
  'Canonical',
  'Robots',
  'Sitemap',
  'OpenGraph',
  'Breadcrumbs',
  'Analytics',
  'SSL',
  'Compress',
  'Cache',
  'CDN',
  'JSON-LD',
  'FAQ',
  'Video',
  'Reviews',
  'LocalBiz',
  'Authors',
  'Pagination',
  'Hreflang',
  'Core Vitals',
  'Accessibility',
] as const

const STATUSES = [
  {value: 'completed', title: 'Completed'},
  {value: 'active', title: 'Active'},
  {value: 'scheduled', title: 'Scheduled'},
  {value: 'pending', title: 'Pending'},
] as const

export const optimisationLogEntry = defineType({
  name: 'optimisationLogEntry',
  title: 'Optimisation log entry',
  type: 'document',
  icon: ActivityIcon,
  fields: [
    defineField({
      name: 'number',
      title: 'Number',
      type: 'number',
      description: 'The place of the entry in the log, counted from 1.',
      validation: (rule) => rule.required().integer().min(1),
    }),
    choice(
      'type',
      'Type',
      'What kind of optimisation it was. Visitors can filter the log by it.',
      LOG_TYPES.map((value) => ({value, title: value})),
    ),
    line('page', 'Page', 'Which page of the sample website was optimised.'),
    line('title', 'Title', 'What was done, in a few words.'),
    choice('status', 'Status', 'How far the optimisation is. Visitors can filter the log by it too.', STATUSES, {
      initialValue: 'completed',
    }),
    day('date', 'Day', 'When it was done, or is planned.'),
    line('impact', 'Impact', 'What it does for the customer, in one short sentence.'),
  ],
  orderings: [{name: 'number', title: 'Number', by: [{field: 'number', direction: 'asc'}]}],
  preview: {
    select: {title: first('title'), type: 'type', status: 'status', date: 'date'},
    prepare: ({title, type, status, date}) => ({title, subtitle: `${type} · ${status} · ${date}`}),
  },
})
