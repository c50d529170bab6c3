import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineField, defineType} from 'sanity'
import {dayProblem, summarise, type VisitorDay} from '../../model/visitorSeries.ts'
import {count, line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const visitorSeries = defineType({
  name: 'visitorSeries',
  title: 'Visitor series',
  type: 'document',
  icon: TrendUpwardIcon,
  fields: [
    line('title', 'Title', 'What editors know the series by; visitors do not see it.'),
    defineField({
      name: 'points',
      title: 'Days',
      type: 'array',
      description: 'Twenty-four days in a row: the figures of the chart.',
      of: [{type: 'seriesPoint'}],
      validation: (rule) => [
        rule.required(),
        rule.custom((points) => dayProblem((points ?? []) as {date?: string}[]) ?? true),
      ],
    }),
    count('previousTotal', 'Visitors in the month before', 'What the growth under the chart is measured against.'),
    count(
      'statedTotal',
      'Total as stated',
      'The total that the texts on the dashboard mention. You are warned when the days add up to something else.',
    ),
    defineField({
      name: 'statedGrowth',
      title: 'Growth as stated, in percent',
      type: 'number',
      description:
        'The growth that the texts on the dashboard mention, such as 245. You are warned when it does not follow from the days.',
      validation: (rule) => rule.required().integer(),
    }),
  ],
  validation: (rule) =>
    rule
      .custom((document) => {
        const {points, previousTotal, statedTotal, statedGrowth} = (document ?? {}) as {
          points?: VisitorDay[]
          previousTotal?: number
          statedTotal?: number
          statedGrowth?: number
        }
        if (!points?.length) return true
        const {total, growthPercent} = summarise(points, previousTotal ?? 0)
        if (statedTotal !== total) return `The days add up to ${total}, but the total is stated as ${statedTotal}`
        if (growthPercent !== null && statedGrowth !== growthPercent)
          return `The days give a growth of ${growthPercent}%, but ${statedGrowth}% is stated`
        return true
      })
      .warning(),
  preview: {
    select: {title: first('title'), total: 'statedTotal', growth: 'statedGrowth'},
    prepare: ({title, total, growth}) => ({title, subtitle: `${total} visitors, ${growth}% growth`}),
  },
})
