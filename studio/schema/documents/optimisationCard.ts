import {EditIcon} from '@sanity/icons/Edit'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineType} from 'sanity'
import {choice, icon, line, lines, text} from '../fields.ts'

export const optimisationCard = defineType({
  name: 'optimisationCard',
  title: 'Optimisation card',
  type: 'document',
  icon: EditIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'optimisationCard'}),
    choice('kind', 'What is optimised', [
      {value: 'h1', title: 'H1'},
      {value: 'metaDescription', title: 'Meta description'},
      {value: 'h2', title: 'H2'},
      {value: 'alt', title: 'Alternative text'},
      {value: 'contentBlock', title: 'Content block'},
      {value: 'content', title: 'Content'},
      {value: 'schemaMarkup', title: 'Schema markup'},
    ]),
    icon(),
    line('title', 'Title'),
    line('page', 'Page', {description: 'Where on the sample website the text stands.'}),
    text('original', 'Original text'),
    text('optimised', 'Optimised text'),
    lines('examples', 'Examples', 'Other texts that would fit as well.'),
  ],
  preview: {select: {title: 'title.nl', subtitle: 'optimised.nl'}},
})
