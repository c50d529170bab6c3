import {ThLargeIcon} from '@sanity/icons/ThLarge'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line} from '../fields.ts'
import {first} from '../languageFields.ts'

type Row = {_key: string; cells?: unknown[]}

export const tablePart = defineType({
  name: 'tablePart',
  title: nlEn('Tabel', 'Table'),
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    line(
      'heading',
      nlEn('Titel', 'Title'),
      nlEn('Zegt wat de tabel vertelt; staat erboven.', 'Says what the table tells; stands above it.'),
    ),
    defineField({
      name: 'columns',
      title: nlEn('Kolommen', 'Columns'),
      type: 'array',
      of: [{type: 'localeString'}],
      description: nlEn('De koppen van de kolommen, twee tot vijf.', 'The heads of the columns, two to five.'),
      validation: (rule) => rule.required().min(2).max(5),
    }),
    defineField({
      name: 'rows',
      title: nlEn('Rijen', 'Rows'),
      type: 'array',
      of: [{type: 'tableRow'}],
      description: nlEn(
        'Elk met zoveel cellen als er kolommen zijn; sleep om de volgorde te veranderen.',
        'Each with as many cells as there are columns; drag to change their order.',
      ),
      validation: (rule) => [
        rule.required().min(1),
        rule.custom((rows, {parent}) => {
          const {length} = (parent as {columns?: unknown[]}).columns ?? []
          const uneven = ((rows ?? []) as Row[]).filter(({cells = []}) => cells.length !== length)
          return uneven.length === 0
            ? true
            : {
                message: nlEn(
                  `Elke rij heeft ${length} cellen nodig, één per kolom`,
                  `Each row needs ${length} cells, one for each column`,
                ),
                paths: uneven.map(({_key}) => [{_key}]),
              }
        }),
      ],
    }),
  ],
  preview: {select: {title: first('heading')}, prepare: ({title}) => ({title, subtitle: nlEn('Tabel', 'Table')})},
})
