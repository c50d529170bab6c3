import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineType} from 'sanity'
import {choice, line, richText} from '../fields.ts'
import {first, second} from '../languageFields.ts'

/** The pages that list questions. */
export const FAQ_PAGES = [
  {value: 'landing', title: 'Landing page'},
  {value: 'help', title: 'Help page'},
] as const

export const faq = defineType({
  name: 'faq',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'faq'}),
    choice('page', 'Shown on', 'The page that lists this question.', FAQ_PAGES, {
      initialValue: 'landing',
      layout: 'radio',
    }),
    line('question', 'Question', 'As a visitor would ask it.'),
    richText(
      'answer',
      'Answer',
      'Opens below the question. Write prices as {price:basis:monthly}, so that they can never be out of date.',
    ),
  ],
  preview: {select: {title: first('question'), subtitle: second('question')}},
})
