import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {defineType} from 'sanity'
import {action, line, richText, section, text} from '../fields.ts'

export const paymentPages = defineType({
  name: 'paymentPages',
  title: 'After paying',
  type: 'document',
  icon: CreditCardIcon,
  fields: [
    section('success', 'Payment succeeded', [
      line('heading', 'Heading'),
      richText('body', 'Text'),
      action('action', 'Button'),
      text('noMail', 'When no mail arrives'),
      line('orderLabel', 'Label of the order number'),
    ]),
    section('cancelled', 'Payment cancelled', [
      line('heading', 'Heading'),
      richText('body', 'Text'),
      action('retry', 'First button'),
      action('back', 'Second button'),
      text('help', 'Help'),
    ]),
  ],
  preview: {prepare: () => ({title: 'After paying'})},
})
