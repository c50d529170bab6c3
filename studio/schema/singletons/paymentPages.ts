import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {defineType} from 'sanity'
import {action, line, richText, section, text} from '../fields.ts'

/** A page with a heading and a text. `when` completes the sentence "Shown …". */
const message = (name: string, title: string, when: string) =>
  section(name, title, `Shown ${when}.`, [
    line('heading', 'Heading', `The heading ${when}.`),
    richText('body', 'Text', `What the page says ${when}, and what the visitor can do.`),
  ])

/** The same on the page where a subscription is cancelled, with what it fills in from the order. */
const notice = (name: string, title: string, when: string, placeholders: readonly string[] = []) =>
  section(name, title, `Shown ${when}.`, [
    line('heading', 'Heading', `The heading ${when}.`),
    text('text', 'Text', {
      description: [`What the page says ${when}.`, ...placeholders.map((each) => `{${each}} is filled in.`)].join(' '),
      placeholders,
    }),
  ])

export const paymentPages = defineType({
  name: 'paymentPages',
  title: 'After paying',
  type: 'document',
  icon: CreditCardIcon,
  fields: [
    section('success', 'Payment succeeded', 'Shown to customers who have paid.', [
      line('heading', 'Heading', 'Says that the payment succeeded.'),
      line('processed', 'First sentence', 'What has happened, in a few words; the sentence about the mail follows it.'),
      line('mailed', 'Sentence about the mail', 'Left out when the customer gave no address.'),
      richText('body', 'Text', 'What happens next.'),
      action('action', 'Button', 'Where a new customer goes first.'),
      text('noMail', 'When no mail arrives', 'What to do when the promised mail does not come.'),
      line('orderLabel', 'Label of the order number', 'Stands before the order number, here and where one cancels.'),
      line(
        'manage',
        'Link to the subscription',
        'Leads to the page where the customer sees the subscription and can cancel it.',
      ),
    ]),
    section(
      'address',
      'Mail address after paying',
      'In the first hour a customer can put the address right and have the confirmation sent again.',
      [
        line('wrong', 'Question when an address was given', 'Opens the field for another address.'),
        line('none', 'Question when none was given', 'Opens the field for an address.'),
        line('label', 'Label of the field', 'Stands above the field for the address.'),
        line('send', 'Button', 'Saves the address and sends the confirmation.'),
        line('sent', 'When it is sent', {
          description: 'Shown below the field once it is sent. {email} is the address that was given.',
          placeholders: ['email'],
        }),
        line('failed', 'When it failed', 'Shown below the field when the address could not be saved.'),
      ],
    ),
    section('waiting', 'Waiting for the payment', 'Shown while the bank has not confirmed the payment.', [
      line('heading', 'Heading', 'Says that the payment is not confirmed yet.'),
      richText('body', 'Text', 'How long it may take, and that nothing is lost.'),
      line('checking', 'While looking', 'Read out to screen readers while the page looks again.'),
      line('checkAgain', 'Button', 'Looks at once instead of waiting.'),
    ]),
    message('duplicate', 'Paid twice', 'for the second of two payments for one order, which is paid back'),
    section('cancelled', 'Payment cancelled', 'Shown to visitors who stopped before paying.', [
      line('heading', 'Heading', 'Says that nothing was paid.'),
      richText('body', 'Text', 'What the visitor can do now.'),
      action(
        'retry',
        'First button',
        'Tries again with the plan and period that were chosen; leads where it says here when they are not known.',
      ),
      action('back', 'Second button', 'Leads away from paying.'),
      text('help', 'Help', 'A small line below the buttons: whom to ask. Also shown when a payment failed or expired.'),
    ]),
    message('failed', 'Payment failed', 'when the bank refused the payment'),
    message('expired', 'Payment expired', 'when the visitor did not pay in time'),
    message('unknown', 'Unknown order', 'for a link with an order number that does not exist'),
    message('unavailable', 'Payment cannot be looked up', 'while the state of the payment cannot be read'),
    section('cancelSubscription', 'Cancelling the subscription', 'The page behind the link in the mails.', [
      section('confirm', 'Before cancelling', 'What the customer reads before deciding.', [
        line('heading', 'Heading', 'The heading before the customer decides.'),
        text('monthly', 'Monthly plan', {
          description: 'What cancelling a monthly plan means. {plan} and {endDate} are filled in.',
          placeholders: ['plan', 'endDate'],
        }),
        text('prepaid', 'Prepaid plan', {
          description: 'What cancelling a plan for 3 or 6 months means. {plan} and {endDate} are filled in.',
          placeholders: ['plan', 'endDate'],
        }),
        line('button', 'Button', 'Cancels the subscription.'),
        line('keep', 'Link back', 'Leads to the site without cancelling.'),
      ]),
      section('details', 'Labels of the details', 'Stand before the facts of the subscription.', [
        line('plan', 'Plan', 'The label of the plan and its billing period.'),
        line('amount', 'Amount', 'The label of what each period costs.'),
        line('nextPayment', 'Next payment', 'The label of the day of the next payment.'),
        line('runsUntil', 'Runs until', 'The label of the last day, once the subscription is cancelled.'),
      ]),
      notice('done', 'Cancelled', 'right after cancelling', ['endDate']),
      notice('already', 'Cancelled before', 'when the customer comes back after cancelling', ['endDate']),
      notice('invalidLink', 'Link that does not work', 'when the link was cut off or changed'),
      notice('failed', 'Cancelling failed', 'when our payment provider cannot be reached'),
    ]),
  ],
  preview: {prepare: () => ({title: 'After paying'})},
})
