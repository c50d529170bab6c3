import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, onOff, word} from '../fields.ts'
import {first} from '../languageFields.ts'

export const toggle = defineType({
  name: 'toggle',
  title: nlEn('Schakelaar', 'Switch'),
  type: 'object',
  fields: [
    word('key', ['Sleutel', 'Key'], {
      help: [
        'De browser onthoudt de schakelaar onder deze naam; bij een nieuwe naam vergeet hij wat bezoekers kozen.',
        'The browser stores the visitor’s choice under this name; a new name loses it.',
      ],
    }),
    line('label', 'Label'),
    line('help', ['Uitleg', 'Explanation']),
    onOff('initiallyOn', ['Aan bij het begin', 'On at first'], {
      help: [
        'Hoe de schakelaar staat tot de bezoeker hem aanraakt.',
        'The position of the switch until the visitor changes it.',
      ],
      initialValue: true,
    }),
  ],
  preview: {
    select: {title: first('label'), on: 'initiallyOn'},
    prepare: ({title, on}) => ({title, subtitle: on ? nlEn('Aan', 'On') : nlEn('Uit', 'Off')}),
  },
})
