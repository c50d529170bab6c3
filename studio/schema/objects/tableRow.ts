import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {titled} from '../fields.ts'
import {first} from '../languageFields.ts'

export const tableRow = defineType({
  name: 'tableRow',
  title: nlEn('Rij van een tabel', 'Row of a table'),
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      ...titled(
        ['Cellen', 'Cells'],
        [
          'Eén voor elke kolom, op volgorde; de eerste zegt waar de rij over gaat.',
          'One for each column, in order; the first is the heading of the row.',
        ],
      ),
      type: 'array',
      of: [{type: 'localeText'}],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {select: {title: first('cells.0'), subtitle: first('cells.1')}},
})
