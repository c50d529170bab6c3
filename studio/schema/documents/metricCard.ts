import {DashboardIcon} from '@sanity/icons/Dashboard'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {CUSTOMER_DESTINATIONS} from '../destinations.ts'
import {choice, icon, line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

const DELTA_TYPES = [
  {value: 'up', title: 'Up'},
  {value: 'down', title: 'Down'},
  {value: 'neutral', title: 'Neutral'},
] as const

export const metricCard = defineType({
  name: 'metricCard',
  title: 'Metric card',
  type: 'document',
  icon: DashboardIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'metricCard'}),
    icon(),
    line('label', 'Label', 'What the figure counts.'),
    line('value', 'Value', 'The large figure, as it is shown: 4,2 in Dutch, 4.2 in English.'),
    line('delta', 'Change', 'How the figure differs from before, with its sign: +18 deze week.'),
    choice(
      'deltaType',
      'Direction of the change',
      'Gives the change its colour, and a word for people who hear the page.',
      DELTA_TYPES,
      {initialValue: 'up'},
    ),
    text('helpText', 'Explanation', 'One sentence below the figure: what it means.'),
    defineField({
      name: 'destination',
      title: 'Leads to',
      type: 'string',
      description: 'The page that opens when the card is pressed. May be left empty.',
      options: {list: [...CUSTOMER_DESTINATIONS]},
    }),
  ],
  preview: {
    select: {label: first('label'), value: first('value'), delta: first('delta')},
    prepare: ({label, value, delta}) => ({title: `${label}: ${value}`, subtitle: delta}),
  },
})
