import {BellIcon} from '@sanity/icons/Bell'
import {defineField, defineType} from 'sanity'
import {dayName, nlEn} from '../../language.ts'
import {choice, line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const update = defineType({
  name: 'update',
  title: 'Update',
  type: 'document',
  icon: BellIcon,
  fields: [
    choice(
      'type',
      nlEn('Soort', 'Kind'),
      nlEn(
        'Helpt redacteuren updates uit elkaar te houden; bezoekers zien de badge.',
        'Helps editors to tell updates apart; visitors see the badge.',
      ),
      [
        {value: 'ranking', title: 'Ranking'},
        {value: 'technical', title: nlEn('Techniek', 'Technical')},
        {value: 'content', title: nlEn('Inhoud', 'Content')},
        {value: 'local', title: nlEn('Lokaal', 'Local')},
      ],
    ),
    choice('badge', 'Badge', nlEn('Het gekleurde woord boven de titel.', 'The coloured word above the title.'), [
      {value: 'Ranking', title: 'Ranking'},
      {value: 'Tech SEO', title: 'Tech SEO'},
      {value: 'Content', title: 'Content'},
      {value: 'Schema', title: 'Schema'},
    ]),
    line('title', nlEn('Titel', 'Title'), nlEn('Wat er gebeurde, in één regel.', 'What happened, in one line.')),
    line(
      'impact',
      nlEn('Effect', 'Impact'),
      nlEn('Wat de klant eraan heeft, onder de titel.', 'What the customer gains from it, below the title.'),
    ),
    defineField({
      name: 'timestamp',
      title: 'Moment',
      type: 'datetime',
      description: nlEn(
        'Wanneer het gebeurde. De nieuwste vier staan op het dashboard.',
        'When it happened. The newest four are on the dashboard.',
      ),
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
