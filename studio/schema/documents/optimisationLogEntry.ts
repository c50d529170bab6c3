import {ActivityIcon} from '@sanity/icons/Activity'
import {defineField, defineType} from 'sanity'
import {dayName, nlEn} from '../../language.ts'
import {choice, day, line, titled, titleOf} from '../fields.ts'
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
  {value: 'completed', title: nlEn('Klaar', 'Completed')},
  {value: 'active', title: nlEn('Actief', 'Active')},
  {value: 'scheduled', title: nlEn('Gepland', 'Scheduled')},
  {value: 'pending', title: nlEn('In de wacht', 'Pending')},
] as const

export const optimisationLogEntry = defineType({
  name: 'optimisationLogEntry',
  title: nlEn('Regel van het optimalisatielogboek', 'Optimisation log entry'),
  type: 'document',
  icon: ActivityIcon,
  fields: [
    defineField({
      name: 'number',
      ...titled(
        ['Nummer', 'Number'],
        [
          'De plaats van de regel in het logboek, geteld vanaf 1.',
          'The position of the entry in the log, starting at 1.',
        ],
      ),
      type: 'number',
      validation: (rule) => rule.required().integer().min(1),
    }),
    choice(
      'type',
      ['Soort', 'Type'],
      LOG_TYPES.map((value) => ({value, title: value})),
      {
        help: [
          'Wat voor optimalisatie het was. Bezoekers kunnen het logboek erop filteren.',
          'The kind of optimisation. Visitors can filter the log by it.',
        ],
      },
    ),
    line('page', ['Pagina', 'Page']),
    line('title', ['Titel', 'Title']),
    choice('status', 'Status', STATUSES, {
      help: [
        'Hoe ver de optimalisatie is. Bezoekers kunnen het logboek er ook op filteren.',
        'The progress of the optimisation. Visitors can filter the log by it.',
      ],
      initialValue: 'completed',
    }),
    day('date', ['Dag', 'Day'], {help: ['Wanneer het is gedaan, of is gepland.', 'When it was or will be done.']}),
    line('impact', ['Effect', 'Impact'], {
      help: ['Wat het voor de klant doet, in één korte zin.', 'The benefit to the customer, in one short sentence.'],
    }),
  ],
  orderings: [{name: 'number', title: nlEn('Nummer', 'Number'), by: [{field: 'number', direction: 'asc'}]}],
  preview: {
    select: {title: first('title'), type: 'type', status: 'status', date: 'date'},
    prepare: ({title, type, status, date}) => ({
      title,
      subtitle: [type, titleOf(STATUSES, status), dayName(String(date))].join(' · '),
    }),
  },
})
