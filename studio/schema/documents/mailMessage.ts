import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType} from 'sanity'
import {line, richText} from '../fields.ts'

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
      options: {list: [{value: 'confirmation', title: 'When the first payment has succeeded'}]},
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    line('subject', 'Subject'),
    line('preheader', 'First line in the inbox'),
    richText('body', 'Text', {
      description:
        'Filled in: {customerName}, {orderNumber}, {plan}, {period}, {exclVat}, {vat}, {vatRate}, {total}, {nextRenewalDate}.',
    }),
    richText('monthly', 'For a monthly plan'),
    richText('prepaid', 'For a prepaid plan', {description: '{months} is the number of months.'}),
    richText('signature', 'Signature'),
  ],
  preview: {select: {title: 'subject.nl', subtitle: 'key'}},
})
