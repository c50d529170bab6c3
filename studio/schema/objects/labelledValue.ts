import {defineType} from 'sanity'
import {line, text, word} from '../fields.ts'
import {first} from '../languageFields.ts'

export const labelledValue = defineType({
  name: 'labelledValue',
  title: 'Field with its value',
  type: 'object',
  fields: [
    word('key', 'Key', 'A short name that tells this field from the others. Visitors never see it.'),
    line('label', 'Label', 'Stands above the value.'),
    text('value', 'Value', 'What is filled in. Visitors can read it, not change it.'),
    line('help', 'Hint', {optional: true, description: 'A short hint below the value. May be left empty.'}),
  ],
  preview: {select: {title: first('label'), subtitle: first('value')}},
})
