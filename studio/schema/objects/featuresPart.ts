import {SparklesIcon} from '@sanity/icons/Sparkles'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const featuresPart = defineType({
  name: 'featuresPart',
  title: nlEn('Functies', 'Features'),
  type: 'object',
  icon: SparklesIcon,
  fields: [
    line('title', ['Kop', 'Heading']),
    text('intro', ['Inleiding', 'Introduction'], {
      optional: true,
      help: ['Een zin voor de functies. Mag leeg blijven.', 'A sentence above the features. Optional.'],
    }),
  ],
  preview: {
    select: {title: first('title')},
    prepare: ({title}) => ({title, subtitle: nlEn('Alle functies', 'All features')}),
  },
})
