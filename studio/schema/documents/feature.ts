import {SparklesIcon} from '@sanity/icons/Sparkles'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
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
  title: nlEn('Functie', 'Feature'),
  type: 'document',
  icon: SparklesIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'feature'}),
    line(
      'title',
      nlEn('Titel', 'Title'),
      nlEn('Hoe de functie heet, in een paar woorden.', 'What the feature is called, in a few words.'),
    ),
    text(
      'text',
      nlEn('Tekst', 'Text'),
      nlEn('Eén of twee zinnen: wat zij voor de klant doet.', 'One or two sentences: what it does for the customer.'),
    ),
    choice(
      'icon',
      nlEn('Icoon', 'Icon'),
      nlEn('De tekening boven de titel van de functie.', 'The drawing above the title of the feature.'),
      FEATURE_ICONS.map((value) => ({value, title: value})),
    ),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
