import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType} from 'sanity'
import {line, richText} from '../fields.ts'

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
const filledIn = {
  description: `Filled in: ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.`,
  placeholders: PLACEHOLDERS,
}

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
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    line('subject', 'Subject', filledIn),
    line('preheader', 'First line in the inbox', filledIn),
    richText('body', 'Text', filledIn),
    richText('monthly', 'For a monthly plan', {...filledIn, optional: true}),
    richText('prepaid', 'For a prepaid plan', {...filledIn, optional: true}),
    richText('closing', 'Last words', {...filledIn, optional: true}),
    richText('signature', 'Signature'),
  ],
  preview: {
    select: {title: 'subject.nl', key: 'key'},
    prepare: ({title, key}) => ({title, subtitle: SENT[key] ?? key}),
  },
})
