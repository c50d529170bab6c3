import {EditIcon} from '@sanity/icons/Edit'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineType} from 'sanity'
import {choice, icon, line, lines, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const optimisationCard = defineType({
  name: 'optimisationCard',
  title: 'Optimisation card',
  type: 'document',
  icon: EditIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'optimisationCard'}),
    choice('kind', 'What is optimised', 'Tells editors which part of a web page the card is about.', [
      {value: 'h1', title: 'H1'},
      {value: 'metaDescription', title: 'Meta description'},
      {value: 'h2', title: 'H2'},
      {value: 'alt', title: 'Alternative text'},
      {value: 'contentBlock', title: 'Content block'},
      {value: 'content', title: 'Content'},
      {value: 'schemaMarkup', title: 'Schema markup'},
    ]),
    icon(),
    line('title', 'Title', 'Names the optimised part at the top of the card.'),
    line('page', 'Page', 'Where on the sample website the text stands; below the title.'),
    text('original', 'Original text', 'What stood there before. It is shown struck through.'),
    text('optimised', 'Optimised text', 'What stands there now. Visitors of the demo can edit it for themselves.'),
    lines('examples', 'Examples', 'Other texts that would fit as well; visitors of the demo can pick one.'),
  ],
  preview: {select: {title: first('title'), subtitle: first('optimised')}},
})
