import {UserIcon} from '@sanity/icons/User'
import {defineField, defineType} from 'sanity'
import {choice, items, line, lines, richText, section, text} from '../fields.ts'

export const accountPage = defineType({
  name: 'accountPage',
  title: 'Account',
  type: 'document',
  icon: UserIcon,
  fields: [
    line('heading', 'Heading'),
    text('intro', 'Introduction'),
    section('profile', 'Profile', [
      line('heading', 'Heading'),
      text('note', 'Note'),
      items('fields', 'Fields', 'labelledValue'),
    ]),
    section('subscription', 'Sample subscription', [
      line('heading', 'Heading'),
      defineField({
        name: 'plan',
        title: 'Plan',
        type: 'reference',
        to: [{type: 'plan'}],
        validation: (rule) => rule.required(),
      }),
      choice('period', 'Billing period', [
        {value: 'monthly', title: 'Monthly'},
        {value: 'quarterly', title: 'Per 3 months'},
        {value: 'biannual', title: 'Per 6 months'},
      ]),
      line('planLabel', 'Label of the plan'),
      line('statusLabel', 'Label of the status'),
      line('status', 'Status'),
      line('priceLabel', 'Label of the price'),
      line('price', 'Price', {description: 'Written with a placeholder, such as {price:pro:monthly}.'}),
      line('nextPaymentLabel', 'Label of the next payment'),
      defineField({name: 'nextPayment', title: 'Next payment', type: 'date', validation: (rule) => rule.required()}),
      line('limitsHeading', 'Heading of the limits'),
      lines('limits', 'Limits'),
      line('detailsLabel', 'Link to the details of the plan'),
      section('cancel', 'Cancelling', [
        line('label', 'Button'),
        line('heading', 'Heading'),
        richText('body', 'Text'),
        line('close', 'Close'),
      ]),
    ]),
    section('notifications', 'Notifications', [line('heading', 'Heading'), items('toggles', 'Switches', 'toggle')]),
    section('security', 'Security', [line('heading', 'Heading'), items('items', 'Items', 'securityItem')]),
  ],
  preview: {prepare: () => ({title: 'Account'})},
})
