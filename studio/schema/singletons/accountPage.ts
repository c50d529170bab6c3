import {UserIcon} from '@sanity/icons/User'
import {defineField, defineType} from 'sanity'
import {choice, day, items, line, lines, richText, section, text} from '../fields.ts'
import {PERIOD_CHOICES} from '../periods.ts'

export const accountPage = defineType({
  name: 'accountPage',
  title: 'Account',
  type: 'document',
  icon: UserIcon,
  fields: [
    line('heading', 'Heading', 'Stands at the top of the account page.'),
    text('intro', 'Introduction', 'One sentence below it: what is found on the page.'),
    section('profile', 'Profile', 'Who the sample account belongs to.', [
      line('heading', 'Heading', 'Stands above the details of the profile.'),
      text('note', 'Note', 'Says that these details cannot be changed here, and where they can.'),
      items('fields', 'Fields', 'The details in their order: name, company and so on.', 'labelledValue'),
    ]),
    section('subscription', 'Sample subscription', 'What the sample account is subscribed to.', [
      line('heading', 'Heading', 'Stands above the subscription.'),
      defineField({
        name: 'plan',
        title: 'Plan',
        type: 'reference',
        description: 'The plan of the sample account: its name is shown, and its details open in a dialog.',
        to: [{type: 'plan'}],
        validation: (rule) => rule.required(),
      }),
      choice(
        'period',
        'Billing period',
        'How often the sample account pays. Keep it in line with the price.',
        PERIOD_CHOICES,
      ),
      line('planLabel', 'Label of the plan', 'Stands before the name of the plan.'),
      line('statusLabel', 'Label of the status', 'Stands before the status.'),
      line('status', 'Status', 'How the sample subscription stands, such as "Actief".'),
      line('priceLabel', 'Label of the price', 'Stands before the price.'),
      line('price', 'Price', 'What the sample account pays, written with a placeholder such as {price:pro:monthly}.'),
      line('nextPaymentLabel', 'Label of the next payment', 'Stands before the day of the next payment.'),
      day('nextPayment', 'Next payment', 'The day of the next payment of the sample account.'),
      line('limitsHeading', 'Heading of the limits', 'Stands above the list of limits.'),
      lines('limits', 'Limits', 'What the subscription allows, one line each.'),
      line('detailsLabel', 'Link to the details of the plan', 'Opens the dialog that says what is in the plan.'),
      section('cancel', 'Cancelling', 'The dialog that says how a real subscription is cancelled.', [
        line('label', 'Button', 'Opens the dialog on cancelling.'),
        line('heading', 'Heading', 'Stands at the top of the dialog on cancelling.'),
        richText('body', 'Text', 'How cancelling works, and when the subscription then ends.'),
        line('close', 'Close', 'The button that closes the dialog on cancelling.'),
      ]),
    ]),
    section('notifications', 'Notifications', 'Which messages the sample account gets.', [
      line('heading', 'Heading', 'Stands above the switches for messages.'),
      items('toggles', 'Switches', 'One kind of message each, in their order.', 'toggle'),
    ]),
    section('security', 'Security', 'What keeps the account safe.', [
      line('heading', 'Heading', 'Stands above the security items.'),
      items('items', 'Items', 'One item each, such as the password; drag to change the order.', 'securityItem'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Account'})},
})
