import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const comparisonRow = defineType({
  name: 'comparisonRow',
  title: nlEn('Rij van een vergelijking', 'Row of a comparison'),
  type: 'object',
  fields: [
    line(
      'aspect',
      nlEn('Onderwerp', 'Aspect'),
      nlEn(
        'Wat er wordt vergeleken, in een of twee woorden. Staat aan het begin van de rij.',
        'What is compared, in one or two words. Stands at the beginning of the row.',
      ),
    ),
    line(
      'us',
      nlEn('Wijzelf', 'Ourselves'),
      nlEn('Hoe wij het doen. Deze kolom valt op.', 'How we do it. This column is highlighted.'),
    ),
    line(
      'agency',
      nlEn('Een gewoon bureau', 'A traditional agency'),
      nlEn('Hoe een bureau het meestal doet. Houd het eerlijk.', 'How an agency usually does it. Keep it fair.'),
    ),
  ],
  preview: {select: {title: first('aspect'), subtitle: first('us')}},
})
