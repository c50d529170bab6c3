import {SparklesIcon} from '@sanity/icons/Sparkles'
import {defineType} from 'sanity'
import {line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const featuresPart = defineType({
  name: 'featuresPart',
  title: 'Features',
  type: 'object',
  icon: SparklesIcon,
  fields: [
    line('title', 'Heading', 'Stands above the features on this page.'),
    text('intro', 'Introduction', {optional: true, description: 'A sentence before the features. May be left empty.'}),
  ],
  preview: {select: {title: first('title')}, prepare: ({title}) => ({title, subtitle: 'All features'})},
})
