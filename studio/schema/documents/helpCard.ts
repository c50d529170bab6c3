import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineField, defineType} from 'sanity'
import {choice, icon, line, text} from '../fields.ts'

export const helpCard = defineType({
  name: 'helpCard',
  title: 'Help card',
  type: 'document',
  icon: HelpCircleIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'helpCard'}),
    icon(),
    line('title', 'Title'),
    text('text', 'Text', {description: 'Say honestly what is behind it, also when it is not there yet.'}),
    defineField({
      name: 'available',
      title: 'Available',
      type: 'boolean',
      initialValue: true,
      validation: (rule) => rule.required(),
    }),
    line('button', 'Button'),
    choice('destination', 'The button leads to', [
      {value: 'introCall', title: 'Intro call (outside address, new tab)'},
      {value: 'supportEmail', title: 'A mail to support'},
      {value: '#faq', title: 'The questions on the same page'},
    ]),
  ],
  preview: {select: {title: 'title.nl', subtitle: 'text.nl'}},
})
