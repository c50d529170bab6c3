import {defineType} from 'sanity'
import {line, onOff, word} from '../fields.ts'
import {first} from '../languageFields.ts'

export const toggle = defineType({
  name: 'toggle',
  title: 'Switch',
  type: 'object',
  fields: [
    word('key', 'Key', 'The browser remembers the switch by this name; a new name forgets what visitors chose.'),
    line('label', 'Label', 'The words beside the switch.'),
    line('help', 'Explanation', 'One sentence below the label: what the switch does.'),
    onOff('initiallyOn', 'On at first', 'How the switch stands until the visitor touches it.', true),
  ],
  preview: {
    select: {title: first('label'), on: 'initiallyOn'},
    prepare: ({title, on}) => ({title, subtitle: on ? 'On' : 'Off'}),
  },
})
