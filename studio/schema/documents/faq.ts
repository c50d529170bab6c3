import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {line, richText} from '../fields.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'faq'}),
    defineField({
      name: 'page',
      title: 'Shown on',
      type: 'string',
      options: {
        list: [
          {value: 'landing', title: 'Landing page'},
          {value: 'help', title: 'Help page'},
        ],
        layout: 'radio',
      },
      initialValue: 'landing',
      validation: (rule) => rule.required(),
    }),
    line('question', 'Question', {description: 'As a visitor would ask it.'}),
    richText('answer', 'Answer', {
      description:
        'Short and straight. Prices are written as {price:basis:monthly}, so that they can never be out of date.',
    }),
  ],
  preview: {select: {title: 'question.nl', subtitle: 'question.en'}},
})
