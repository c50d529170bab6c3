import {SparklesIcon} from '@sanity/icons/Sparkles'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineType} from 'sanity'
import {choice, line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

const FEATURE_ICONS = [
  'bot',
  'search',
  'lightbulb',
  'radar',
  'wand-sparkles',
  'binoculars',
  'trending-up',
  'clipboard-check',
] as const

export const feature = defineType({
  name: 'feature',
  title: 'Feature',
  type: 'document',
  icon: SparklesIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'feature'}),
    line('title', 'Title', 'What the feature is called, in a few words.'),
    text('text', 'Text', 'One or two sentences: what it does for the customer.'),
    choice(
      'icon',
      'Icon',
      'The drawing above the title of the feature.',
      FEATURE_ICONS.map((value) => ({value, title: value})),
    ),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
