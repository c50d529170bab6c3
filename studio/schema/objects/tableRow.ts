import {defineField, defineType} from 'sanity'
import {first} from '../languageFields.ts'

export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row of a table',
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      of: [{type: 'localeText'}],
      description: 'One for each column, in their order; the first says what the row is about.',
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {select: {title: first('cells.0'), subtitle: first('cells.1')}},
})
