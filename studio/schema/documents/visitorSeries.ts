import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineField, defineType} from 'sanity'
import {dayProblem, summarise, type VisitorDay} from '../../model/visitorSeries.ts'
import {line} from '../fields.ts'

const whole = (name: string, title: string, description: string) =>
  defineField({name, title, description, type: 'number', validation: (rule) => rule.required().integer().min(0)})

export const visitorSeries = defineType({
  name: 'visitorSeries',
  title: 'Visitor series',
  type: 'document',
  icon: TrendUpwardIcon,
  fields: [
    line('title', 'Title'),
    defineField({
      name: 'points',
      title: 'Days',
      type: 'array',
      description: 'Twenty-four days that follow each other.',
      of: [{type: 'seriesPoint'}],
      validation: (rule) => [
        rule.required(),
        rule.custom((points) => dayProblem((points ?? []) as {date?: string}[]) ?? true),
      ],
    }),
    whole('previousTotal', 'Visitors in the month before', 'What the growth is measured against.'),
    whole('statedTotal', 'Total as stated', 'What the texts on the dashboard say.'),
    defineField({
      name: 'statedGrowth',
      title: 'Growth as stated, in percent',
      type: 'number',
      description: 'What the texts on the dashboard say, such as 245.',
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
    select: {title: 'title.nl', total: 'statedTotal', growth: 'statedGrowth'},
    prepare: ({title, total, growth}) => ({title, subtitle: `${total} visitors, ${growth}% growth`}),
  },
})
