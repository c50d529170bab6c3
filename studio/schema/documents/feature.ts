import {SparklesIcon} from '@sanity/icons/Sparkles'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {line, text} from '../fields.ts'

export const FEATURE_ICONS = [
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
    line('title', 'Title'),
    text('text', 'Text', {description: 'One or two sentences: what it does for the customer.'}),
    defineField({
      name: 'icon',
      title: 'Icon',
      type: 'string',
      options: {list: [...FEATURE_ICONS]},
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {select: {title: 'title.nl', subtitle: 'text.nl'}},
})
