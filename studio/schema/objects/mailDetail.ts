import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line} from '../fields.ts'
import {first} from '../languageFields.ts'
import {MAIL_PLACEHOLDERS} from '../mailPlaceholders.ts'

export const mailDetail = defineType({
  name: 'mailDetail',
  title: nlEn('Regel van een mail', 'Line of a mail'),
  type: 'object',
  fields: [
    line('label', 'Label', {
      help: ['Wat het is, zoals “Bestelnummer”.', 'For example “Order number”.'],
      placeholders: MAIL_PLACEHOLDERS,
    }),
    line('value', ['Waarde', 'Value'], {
      help: ['Meestal wat wordt ingevuld, zoals {total}.', 'Usually a placeholder, such as {total}.'],
      placeholders: MAIL_PLACEHOLDERS,
    }),
  ],
  preview: {select: {title: first('label'), subtitle: first('value')}},
})
