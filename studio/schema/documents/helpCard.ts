import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineType} from 'sanity'
import {INTRO_CALL} from '../destinations.ts'
import {choice, icon, line, onOff, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const helpCard = defineType({
  name: 'helpCard',
  title: 'Help card',
  type: 'document',
  icon: HelpCircleIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'helpCard'}),
    icon(),
    line('title', 'Title', 'A way to get help, in a few words.'),
    text('text', 'Text', 'What the visitor gets. Say so honestly when it is not there yet.'),
    onOff('available', 'Available', 'Off puts "not available yet" on the card; the button stays.', true),
    line('button', 'Button', 'The words on the button below the text.'),
    choice('destination', 'The button leads to', 'What opens when the button is pressed.', [
      INTRO_CALL,
      {value: 'supportEmail', title: 'A mail to support'},
      {value: '#faq', title: 'The questions on the same page'},
    ]),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
