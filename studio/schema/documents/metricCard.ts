import {DashboardIcon} from '@sanity/icons/Dashboard'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {CUSTOMER_DESTINATIONS} from '../destinations.ts'
import {choice, icon, line, text, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

const DELTA_TYPES = [
  {value: 'up', title: nlEn('Omhoog', 'Up')},
  {value: 'down', title: nlEn('Omlaag', 'Down')},
  {value: 'neutral', title: nlEn('Gelijk', 'Neutral')},
] as const

export const metricCard = defineType({
  name: 'metricCard',
  title: nlEn('Cijferkaart', 'Metric card'),
  type: 'document',
  icon: DashboardIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'metricCard'}),
    icon(),
    line('label', 'Label'),
    line('value', ['Waarde', 'Value'], {
      help: [
        'Het grote cijfer, zoals het er staat: 4,2 in het Nederlands, 4.2 in het Engels.',
        'The large figure as shown: 4,2 in Dutch, 4.2 in English.',
      ],
    }),
    line('delta', ['Verandering', 'Change'], {
      help: [
        'Hoe het cijfer verschilt van eerder, met teken: +18 deze week.',
        'The difference from before, with its sign: +18 deze week.',
      ],
    }),
    choice('deltaType', ['Richting van de verandering', 'Direction of the change'], DELTA_TYPES, {
      help: [
        'Geeft de verandering haar kleur, en een woord voor wie de pagina hoort.',
        'Sets the colour, and the word that screen readers read out.',
      ],
      initialValue: 'up',
    }),
    text('helpText', ['Uitleg', 'Explanation']),
    defineField({
      name: 'destination',
      ...titled(
        ['Leidt naar', 'Leads to'],
        [
          'De pagina die opent als iemand op de kaart klikt. Mag leeg blijven.',
          'The page that opens when the card is clicked. Optional.',
        ],
      ),
      type: 'string',
      options: {list: [...CUSTOMER_DESTINATIONS]},
    }),
  ],
  preview: {
    select: {label: first('label'), value: first('value'), delta: first('delta')},
    prepare: ({label, value, delta}) => ({title: `${label}: ${value}`, subtitle: delta}),
  },
})
