import {TagIcon} from '@sanity/icons/Tag'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const plansPart = defineType({
  name: 'plansPart',
  title: nlEn('Pakketten', 'Plans'),
  type: 'object',
  icon: TagIcon,
  fields: [
    line(
      'title',
      nlEn('Kop', 'Heading'),
      nlEn('Staat boven de pakketten op deze pagina.', 'Stands above the plans on this page.'),
    ),
    text('intro', nlEn('Inleiding', 'Introduction'), {
      optional: true,
      description: nlEn(
        'Een zin vóór de pakketten. Mag leeg blijven.',
        'A sentence before the plans. May be left empty.',
      ),
    }),
  ],
  preview: {
    select: {title: first('title')},
    prepare: ({title}) => ({title, subtitle: nlEn('Alle pakketten met hun prijzen', 'All plans with their prices')}),
  },
})
