import {ActivityIcon} from '@sanity/icons/Activity'
import {defineField, defineType} from 'sanity'
import {choice, line} from '../fields.ts'

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
] as const // prettier-ignore

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
      validation: (rule) => rule.required().integer().min(1),
    }),
    choice(
      'type',
      'Type',
      LOG_TYPES.map((value) => ({value, title: value})),
    ),
    line('page', 'Page'),
    line('title', 'Title'),
    choice('status', 'Status', STATUSES, {initialValue: 'completed'}),
    defineField({name: 'date', title: 'Day', type: 'date', validation: (rule) => rule.required()}),
    line('impact', 'Impact'),
  ],
  orderings: [{name: 'number', title: 'Number', by: [{field: 'number', direction: 'asc'}]}],
  preview: {
    select: {title: 'title.nl', type: 'type', status: 'status', date: 'date'},
    prepare: ({title, type, status, date}) => ({title, subtitle: `${type} · ${status} · ${date}`}),
  },
})
