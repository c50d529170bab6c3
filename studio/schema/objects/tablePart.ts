import {ThLargeIcon} from '@sanity/icons/ThLarge'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

type Row = {_key: string; cells?: unknown[]}

export const tablePart = defineType({
  name: 'tablePart',
  title: nlEn('Tabel', 'Table'),
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    line('heading', ['Titel', 'Title']),
    defineField({
      name: 'columns',
      ...titled(
        ['Kolommen', 'Columns'],
        ['De koppen van de kolommen, twee tot vijf.', 'The column headings, two to five.'],
      ),
      type: 'array',
      of: [{type: 'localeString'}],
      validation: (rule) => rule.required().min(2).max(5),
    }),
    defineField({
      name: 'rows',
      ...titled(
        ['Rijen', 'Rows'],
        [
          'Elk met zoveel cellen als er kolommen zijn; sleep om de volgorde te veranderen.',
          'Each row has as many cells as there are columns; drag to change the order.',
        ],
      ),
      type: 'array',
      of: [{type: 'tableRow'}],
      validation: (rule) => [
        rule.required().min(1),
        rule.custom((rows, {parent}) => {
          const {length} = (parent as {columns?: unknown[]}).columns ?? []
          const uneven = ((rows ?? []) as Row[]).filter(({cells = []}) => cells.length !== length)
          return uneven.length === 0
            ? true
            : {
                message: nlEn(
                  `Geef elke rij ${length} cellen, één voor elke kolom`,
                  `Give each row ${length} cells, one for each column`,
                ),
                paths: uneven.map(({_key}) => [{_key}]),
              }
        }),
      ],
    }),
  ],
  preview: {select: {title: first('heading')}, prepare: ({title}) => ({title, subtitle: nlEn('Tabel', 'Table')})},
})
