import {defineType} from 'sanity'
import {line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const comparisonRow = defineType({
  name: 'comparisonRow',
  title: 'Row of a comparison',
  type: 'object',
  fields: [
    line('aspect', 'Aspect', 'What is compared, in one or two words. Stands at the beginning of the row.'),
    line('us', 'Ourselves', 'How we do it. This column is highlighted.'),
    line('agency', 'A traditional agency', 'How an agency usually does it. Keep it fair.'),
  ],
  preview: {select: {title: first('aspect'), subtitle: first('us')}},
})
