import {BellIcon} from '@sanity/icons/Bell'
import {defineField, defineType} from 'sanity'
import {dayName, nlEn} from '../../language.ts'
import {choice, line, MOMENT_OPTIONS, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const update = defineType({
  name: 'update',
  title: 'Update',
  type: 'document',
  icon: BellIcon,
  fields: [
    choice(
      'type',
      ['Soort', 'Kind'],
      [
        {value: 'ranking', title: 'Ranking'},
        {value: 'technical', title: nlEn('Techniek', 'Technical')},
        {value: 'content', title: nlEn('Inhoud', 'Content')},
        {value: 'local', title: nlEn('Lokaal', 'Local')},
      ],
      {
        help: [
          'Helpt redacteuren updates uit elkaar te houden; bezoekers zien de badge.',
          'Helps editors tell updates apart; visitors see the badge.',
        ],
      },
    ),
    choice('badge', 'Badge', [
      {value: 'Ranking', title: 'Ranking'},
      {value: 'Tech SEO', title: 'Tech SEO'},
      {value: 'Content', title: 'Content'},
      {value: 'Schema', title: 'Schema'},
    ]),
    line('title', ['Titel', 'Title']),
    line('impact', ['Effect', 'Impact']),
    defineField({
      name: 'timestamp',
      ...titled('Moment', [
        'Wanneer het gebeurde. De nieuwste vier staan op het dashboard.',
        'The dashboard shows the four most recent.',
      ]),
      type: 'datetime',
      options: MOMENT_OPTIONS,
      validation: (rule) => rule.required(),
    }),
  ],
  orderings: [
    {name: 'newest', title: nlEn('Nieuwste eerst', 'Newest first'), by: [{field: 'timestamp', direction: 'desc'}]},
  ],
  preview: {
    select: {title: first('title'), badge: 'badge', timestamp: 'timestamp'},
    prepare: ({title, badge, timestamp}) => ({
      title,
      subtitle: `${badge} · ${dayName(String(timestamp))}`,
    }),
  },
})
