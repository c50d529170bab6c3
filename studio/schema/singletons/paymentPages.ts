import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {defineType} from 'sanity'
import {action, line, richText, section, text} from '../fields.ts'

/** What the page where one cancels fills in from the order. */
const plan = {description: '{plan} and {endDate} are filled in.', placeholders: ['plan', 'endDate']}
const endDate = {description: '{endDate} is the last day.', placeholders: ['endDate']}
const email = {description: '{email} is the address that was given.', placeholders: ['email']}

const message = (name: string, title: string, description?: string) =>
  section(name, title, [line('heading', 'Heading'), richText('body', 'Text')], description)
const notice = (name: string, title: string, options = {}) =>
  section(name, title, [line('heading', 'Heading'), text('text', 'Text', options)])

export const paymentPages = defineType({
  name: 'paymentPages',
  title: 'After paying',
  type: 'document',
  icon: CreditCardIcon,
  fields: [
    section('success', 'Payment succeeded', [
      line('heading', 'Heading'),
      line('processed', 'First sentence'),
      line('mailed', 'Sentence about the mail', {description: 'Left out when the customer gave no address.'}),
      richText('body', 'Text'),
      action('action', 'Button'),
      text('noMail', 'When no mail arrives'),
      line('orderLabel', 'Label of the order number'),
      line('manage', 'Link to the subscription'),
    ]),
    section(
      'address',
      'Mail address after paying',
      [
        line('wrong', 'Question when an address was given'),
        line('none', 'Question when none was given'),
        line('label', 'Label of the field'),
        line('send', 'Button'),
        line('sent', 'When it is sent', email),
        line('failed', 'When it failed'),
      ],
      'In the first hour a customer can put the address right and have the confirmation sent again.',
    ),
    section('waiting', 'Waiting for the payment', [
      line('heading', 'Heading'),
      richText('body', 'Text'),
      line('checking', 'While looking'),
      line('checkAgain', 'Button'),
    ]),
    message('duplicate', 'Paid twice', 'For the second of two payments of one visit: that money goes back.'),
    section('cancelled', 'Payment cancelled', [
      line('heading', 'Heading'),
      richText('body', 'Text'),
      action('retry', 'First button'),
      action('back', 'Second button'),
      text('help', 'Help'),
    ]),
    message('failed', 'Payment failed'),
    message('expired', 'Payment expired'),
    message('unknown', 'Unknown order'),
    message('unavailable', 'Payment cannot be looked up'),
    section(
      'cancelSubscription',
      'Cancelling the subscription',
      [
        section('confirm', 'Before cancelling', [
          line('heading', 'Heading'),
          text('monthly', 'Monthly plan', plan),
          text('prepaid', 'Prepaid plan', plan),
          line('button', 'Button'),
          line('keep', 'Link back'),
        ]),
        section('details', 'Names of the details', [
          line('plan', 'Plan'),
          line('amount', 'Amount'),
          line('nextPayment', 'Next payment'),
          line('runsUntil', 'Runs until'),
        ]),
        notice('done', 'Cancelled', endDate),
        notice('already', 'Cancelled before', endDate),
        notice('invalidLink', 'Link that does not work'),
        notice('failed', 'Cancelling failed'),
      ],
      'The page behind the link in the mails.',
    ),
  ],
  preview: {prepare: () => ({title: 'After paying'})},
})
