import {defineField, defineType} from 'sanity'
import {line, word} from '../fields.ts'

export const toggle = defineType({
  name: 'toggle',
  title: 'Switch',
  type: 'object',
  fields: [
    word('key', 'Key', 'Names the switch in the code; leave it be.'),
    line('label', 'Label'),
    line('help', 'Help'),
    defineField({
      name: 'initiallyOn',
      title: 'On to begin with',
      type: 'boolean',
      initialValue: true,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: {title: 'label.nl', on: 'initiallyOn'},
    prepare: ({title, on}) => ({title, subtitle: on ? 'On' : 'Off'}),
  },
})
