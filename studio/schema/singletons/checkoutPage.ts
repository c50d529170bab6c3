import {BasketIcon} from '@sanity/icons/Basket'
import {defineType} from 'sanity'
import {line, section, text, titledText} from '../fields.ts'

export const checkoutPage = defineType({
  name: 'checkoutPage',
  title: 'Checkout',
  type: 'document',
  icon: BasketIcon,
  fields: [
    line('eyebrow', 'Line above the heading', 'A small line that says which step this is.'),
    line('heading', 'Heading', {
      description: 'Stands at the top of the checkout. {plan} is the chosen plan.',
      placeholders: ['plan'],
    }),
    text('steps', 'Introduction', 'One sentence below the heading: what the customer does here.'),
    section('period', 'Billing period', 'Where the customer chooses how often to pay.', [
      line('legend', 'Question', 'Stands above the three periods.'),
      line('help', 'Help', 'A line between the question and the periods.'),
      section(
        'labels',
        'Names of the periods',
        'What the periods are called here, in mails and on the bank statement.',
        [
          line('monthly', 'Monthly', 'The name of paying every month.'),
          line('quarterly', 'Per 3 months', 'The name of paying once for 3 months.'),
          line('biannual', 'Per 6 months', 'The name of paying once for 6 months.'),
        ],
      ),
      line('subtitle', 'Subtitle', {
        description: 'Below the name of a period. {perMonth} is the price per month excl. VAT.',
        placeholders: ['perMonth'],
      }),
      line('subtitleWithDiscount', 'Subtitle with a discount', {
        description:
          'The same for a period whose price has a discount note. {perMonth}, {discount} (that note) and {total} (incl. VAT) are filled in.',
        placeholders: ['perMonth', 'discount', 'total'],
      }),
    ]),
    section('customer', 'Customer details', 'The two fields that the customer may fill in.', [
      line('legend', 'Heading', 'Stands above the fields.'),
      line('optional', 'Optional', 'Stands in brackets after the label of a field that may stay empty.'),
      line('name', 'Name', 'The label of the field for the name.'),
      line('email', 'E-mail address', 'The label of the field for the e-mail address.'),
      line('emailHelp', 'Help with the e-mail address', 'Stands below that field: what the address is used for.'),
    ]),
    section('today', 'Amount', 'The dark box with what is charged today.', [
      line('heading', 'Heading', 'Stands above the large amount.'),
      line('exclVat', 'Amount excl. VAT', 'The label of the amount without VAT.'),
      line('vat', 'VAT', 'The label of the VAT. {vatRate} is the rate in percent.'),
      line('total', 'Total', 'The label of the amount with VAT, which is what the customer pays.'),
    ]),
    section('renewal', 'Renewal', 'What happens after the period that is paid now.', [
      text('monthly', 'Monthly plan', 'Below the amounts when the customer pays by the month.'),
      line('autoRenewed', 'Prepaid plan: renewal', 'Below the amounts when the customer pays for 3 or 6 months.'),
      text('inShort', 'In one line, below the button', {
        description:
          'Sums up what is paid, when next and how to stop. {total} (incl. VAT), {date} of the next payment and {months} are filled in. The sentence on the terms follows it.',
        placeholders: ['total', 'date', 'months'],
      }),
      text('prepaid', 'Prepaid plan: explanation', {
        description: 'Follows the line on the renewal of a prepaid plan. {months} is the number of months.',
        placeholders: ['months'],
      }),
    ]),
    section('included', 'What is included', 'The words around the list of what the plan includes.', [
      line('heading', 'Heading', 'Stands above what is included.'),
      line('detailsLabel', 'Link to the details', 'Opens the dialog with the details of the chosen plan.'),
    ]),
    section('submit', 'Paying', 'The button that leads to the payment, and what stands below it.', [
      line('label', 'Button', 'The words on the button that leads to the payment.'),
      line('busy', 'Button while busy', 'Replaces them while the payment is being prepared.'),
      line('confirm', 'Button after a price change', {
        description: 'Replaces them when the price changed while the page was open. {total} is the new total.',
        placeholders: ['total'],
      }),
      line('note', 'Note', 'A small line on what happens after pressing the button.'),
      line(
        'methodsLabel',
        'Name of the payment methods',
        'Read out before the list of payment methods; it is not seen.',
      ),
    ]),
    section('terms', 'Terms', 'The sentence that agrees to the terms, with the link in the middle.', [
      line('before', 'Before the link', 'Begins the sentence on the terms.'),
      line('linkLabel', 'Link', 'The words that link to the terms.'),
      line('after', 'After the link', 'Ends the sentence on the terms; often only a full stop.'),
    ]),
    section('messages', 'Messages', 'What the customer reads when paying does not go as planned.', [
      titledText('paymentFailed', 'Payment failed', 'When the payment could not be started.'),
      section(
        'priceChanged',
        'Price changed',
        'When the price changed after the page was opened: the customer sees the new one and decides again.',
        [
          line('title', 'Title', 'The first line of this message.'),
          text('text', 'Text', {
            description: 'Says that nothing has been paid. {total} is the new total.',
            placeholders: ['total'],
          }),
        ],
      ),
      titledText('tooManyAttempts', 'Tried too often', 'When somebody tries more than twenty times a minute.'),
      titledText('invalidEmail', 'E-mail address not valid', 'When the address is one that no mail can reach.'),
      titledText('offline', 'No connection', 'When the visitor’s own connection is gone.'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Checkout'})},
})
