import {BasketIcon} from '@sanity/icons/Basket'
import {defineType} from 'sanity'
import {line, section, text, titledText} from '../fields.ts'

export const checkoutPage = defineType({
  name: 'checkoutPage',
  title: 'Checkout',
  type: 'document',
  icon: BasketIcon,
  fields: [
    line('eyebrow', 'Line above the heading'),
    line('heading', 'Heading', {description: '{plan} is the chosen plan.', placeholders: ['plan']}),
    text('steps', 'Introduction'),
    section('period', 'Billing period', [
      line('legend', 'Question'),
      line('help', 'Help'),
      section('labels', 'Names of the periods', [
        line('monthly', 'Monthly'),
        line('quarterly', 'Per 3 months'),
        line('biannual', 'Per 6 months'),
      ]),
      line('subtitle', 'Subtitle', {
        description: '{perMonth} is the price per month excl. VAT.',
        placeholders: ['perMonth'],
      }),
      line('subtitleWithDiscount', 'Subtitle with a discount', {
        description: '{perMonth}, {discount} (the note of the price) and {total} (incl. VAT) are filled in.',
        placeholders: ['perMonth', 'discount', 'total'],
      }),
    ]),
    section('customer', 'Customer details', [
      line('legend', 'Heading'),
      line('optional', 'Word for "optional"'),
      line('name', 'Name'),
      line('email', 'E-mail address'),
      line('emailHelp', 'Help with the e-mail address'),
    ]),
    section('today', 'Amount', [
      line('heading', 'Heading'),
      line('exclVat', 'Amount excl. VAT'),
      line('vat', 'VAT'),
      line('total', 'Total'),
    ]),
    section('renewal', 'Renewal', [
      text('monthly', 'Monthly plan'),
      line('autoRenewed', 'Prepaid plan: renewal'),
      text('inShort', 'In one line, beside the button', {
        description: '{total} (incl. VAT), {date} of the next payment and {months} are filled in. The terms follow it.',
        placeholders: ['total', 'date', 'months'],
      }),
      text('prepaid', 'Prepaid plan: explanation', {
        description: '{months} is the number of months.',
        placeholders: ['months'],
      }),
    ]),
    section('included', 'What is included', [line('heading', 'Heading'), line('detailsLabel', 'Link to the details')]),
    section('submit', 'Paying', [
      line('label', 'Button'),
      line('busy', 'Button while busy'),
      line('confirm', 'Button after a price change', {
        description: '{total} is the new total.',
        placeholders: ['total'],
      }),
      line('note', 'Note'),
      line('methodsLabel', 'Heading of the payment methods'),
    ]),
    section('terms', 'Terms', [
      line('before', 'Before the link'),
      line('linkLabel', 'Link'),
      line('after', 'After the link'),
    ]),
    section('messages', 'Messages', [
      titledText('paymentFailed', 'Payment failed', 'When the payment could not be started.'),
      section(
        'priceChanged',
        'Price changed',
        [line('title', 'Title'), text('text', 'Text', {placeholders: ['total']})],
        'When the price changed after the page was opened. {total} is the new one.',
      ),
      titledText('tooManyAttempts', 'Tried too often', 'When somebody tries more than twenty times a minute.'),
      titledText('invalidEmail', 'E-mail address not valid', 'When the address is one that no mail can reach.'),
      titledText('offline', 'No connection', 'When the visitor’s own connection is gone.'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Checkout'})},
})
