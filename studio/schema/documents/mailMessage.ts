import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType} from 'sanity'
import {line, richText} from '../fields.ts'

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
      options: {
        list: [
          {value: 'confirmation', title: 'When the first payment has succeeded'},
          {value: 'renewal', title: 'When a renewal has been paid'},
          {value: 'renewalFailed', title: 'When a renewal could not be paid'},
          {value: 'cancellationConfirmed', title: 'When the subscription was cancelled'},
          {value: 'addressCorrected', title: 'When the mail address was corrected'},
        ],
      },
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
  preview: {select: {title: 'subject.nl', subtitle: 'key'}},
})
