import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const figuresPart = defineType({
  name: 'figuresPart',
  title: nlEn('Cijfers', 'Figures'),
  type: 'object',
  icon: BarChartIcon,
  fields: [
    line('title', ['Kop', 'Heading']),
    defineField({
      name: 'figures',
      ...titled(
        ['Cijfers', 'Figures'],
        [
          'Twee tot vier. De titel is het cijfer, zoals “24 uur”; de tekst zegt in een paar woorden wat het is.',
          'Two to four. The title is the figure, such as “24 hours”; the text says in a few words what it is.',
        ],
      ),
      type: 'array',
      of: [{type: 'titledText'}],
      validation: (rule) => rule.required().min(2).max(4),
    }),
    text('note', ['Opmerking', 'Note'], {
      optional: true,
      help: [
        'Zegt waar de cijfers vandaan komen, of wat je niet kunt beloven. Mag leeg blijven.',
        'Says where the figures come from, or what you cannot promise. Optional.',
      ],
    }),
  ],
  preview: {select: {title: first('title')}, prepare: ({title}) => ({title, subtitle: nlEn('Cijfers', 'Figures')})},
})
