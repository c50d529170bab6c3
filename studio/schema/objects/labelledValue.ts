import {defineType} from 'sanity'
import {line, text, word} from '../fields.ts'

export const labelledValue = defineType({
  name: 'labelledValue',
  title: 'Field with its value',
  type: 'object',
  fields: [
    word('key', 'Key', 'Names the field in the code; leave it be.'),
    line('label', 'Label'),
    text('value', 'Value'),
    line('help', 'Help', {optional: true}),
  ],
  preview: {select: {title: 'label.nl', subtitle: 'value.nl'}},
})
