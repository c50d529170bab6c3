import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType} from 'sanity'
import {line, richText} from '../fields.ts'
import {first} from '../languageFields.ts'

/** When each mail is sent. */
const SENT: Record<string, string> = {
  confirmation: 'When the first payment has succeeded',
  renewal: 'When a renewal has been paid',
  renewalFailed: 'When a renewal could not be paid',
  cancellationConfirmed: 'When the subscription was cancelled',
  addressCorrected: 'When the mail address was corrected',
}

/** What a mail fills in from the order, beside the placeholders that are known everywhere. */
const PLACEHOLDERS = [
  'customerName',
  'orderNumber',
  'plan',
  'period',
  'months',
  'exclVat',
  'vat',
  'total',
  'nextRenewalDate',
  'endDate',
  'cancelUrl',
  'customerEmail',
  'dashboardUrl',
]
const filled = (description: string, optional = false) => ({
  description: `${description} Filled in: ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.`,
  placeholders: PLACEHOLDERS,
  optional,
})

export const mailMessage = defineType({
  name: 'mailMessage',
  title: 'Mail',
  type: 'document',
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: 'key',
      title: 'Sent',
      type: 'string',
      options: {list: Object.entries(SENT).map(([value, title]) => ({value, title}))},
      description: 'When customers get this mail; the site decides, so it cannot be changed here.',
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    line('subject', 'Subject', filled('The subject in the inbox.')),
    line(
      'preheader',
      'First line in the inbox',
      filled('Most mail programs show it after the subject; it is not in the mail itself.'),
    ),
    richText('body', 'Text', filled('How the mail begins, whatever the plan.')),
    richText('monthly', 'For a monthly plan', filled('Follows the text when the customer pays by the month.', true)),
    richText(
      'prepaid',
      'For a prepaid plan',
      filled('Follows the text when the customer pays for 3 or 6 months.', true),
    ),
    richText('closing', 'Closing', filled('Comes after that, before the signature.', true)),
    richText('signature', 'Signature', 'Ends the mail: who sends it.'),
  ],
  preview: {
    select: {title: first('subject'), key: 'key'},
    prepare: ({title, key}) => ({title, subtitle: SENT[key] ?? key}),
  },
})
