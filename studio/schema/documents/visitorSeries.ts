import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineField, defineType} from 'sanity'
import {dayProblem, summarise, type VisitorDay} from '../../../domain/content/visitorSeries.ts'
import {nlEn, numberName, validity} from '../../language.ts'
import {count, line, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const visitorSeries = defineType({
  name: 'visitorSeries',
  title: nlEn('Reeks bezoekers', 'Visitor series'),
  type: 'document',
  icon: TrendUpwardIcon,
  fields: [
    line('title', ['Titel', 'Title'], {
      help: ['Hoe redacteuren de reeks kennen; bezoekers zien het niet.', 'For editors only; visitors do not see it.'],
    }),
    defineField({
      name: 'points',
      ...titled(
        ['Dagen', 'Days'],
        [
          'Vierentwintig dagen achter elkaar: de cijfers van de grafiek.',
          'Twenty-four days in a row: the figures of the chart.',
        ],
      ),
      type: 'array',
      of: [{type: 'seriesPoint'}],
      validation: (rule) => [
        rule.required(),
        rule.custom((points) => validity(dayProblem((points ?? []) as {date?: string}[]))),
      ],
    }),
    count('previousTotal', ['Bezoekers in de maand ervoor', 'Visitors in the month before'], {
      help: [
        'Waarmee de groei onder de grafiek wordt vergeleken.',
        'The growth below the chart is measured against this.',
      ],
    }),
    count('statedTotal', ['Totaal zoals genoemd', 'Total as stated'], {
      help: [
        'Het totaal dat de teksten op het dashboard noemen. Je krijgt een melding als de dagen iets anders optellen.',
        'The total mentioned in the dashboard texts. You get a warning when the days add up to something else.',
      ],
    }),
    defineField({
      name: 'statedGrowth',
      ...titled(
        ['Groei zoals genoemd, in procenten', 'Growth as stated, in percent'],
        [
          'De groei die de teksten op het dashboard noemen, zoals 245. Je krijgt een melding als die niet uit de dagen volgt.',
          'The growth mentioned in the dashboard texts, such as 245. You get a warning when it does not match the days.',
        ],
      ),
      type: 'number',
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
        if (statedTotal !== total)
          return nlEn(
            `De dagen tellen op tot ${numberName(total)}, maar als totaal staat er ${numberName(statedTotal ?? 0)}`,
            `The days add up to ${numberName(total)}, but the total is stated as ${numberName(statedTotal ?? 0)}`,
          )
        if (growthPercent !== null && statedGrowth !== growthPercent)
          return nlEn(
            `De dagen geven een groei van ${growthPercent}%, maar er staat ${statedGrowth}%`,
            `The days give a growth of ${growthPercent}%, but ${statedGrowth}% is stated`,
          )
        return true
      })
      .warning(),
  preview: {
    select: {title: first('title'), total: 'statedTotal', growth: 'statedGrowth'},
    prepare: ({title, total, growth}) => ({
      title,
      subtitle: [
        Number.isFinite(total) && nlEn(`${numberName(total)} bezoekers`, `${numberName(total)} visitors`),
        Number.isFinite(growth) &&
          nlEn(`${numberName(growth, 'percent')} groei`, `${numberName(growth, 'percent')} growth`),
      ]
        .filter(Boolean)
        .join(', '),
    }),
  },
})
