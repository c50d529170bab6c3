import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const comparisonRow = defineType({
  name: 'comparisonRow',
  title: nlEn('Rij van een vergelijking', 'Row of a comparison'),
  type: 'object',
  fields: [
    line('aspect', ['Onderwerp', 'Aspect']),
    line('us', ['Wijzelf', 'Ourselves'], {
      help: ['Hoe wij het doen. Deze kolom valt op.', 'Our way of working. This column is highlighted.'],
    }),
    line('agency', ['Een gewoon bureau', 'A traditional agency'], {
      help: ['Hoe een bureau het meestal doet. Houd het eerlijk.', 'The usual way of an agency. Keep it fair.'],
    }),
  ],
  preview: {select: {title: first('aspect'), subtitle: first('us')}},
})
