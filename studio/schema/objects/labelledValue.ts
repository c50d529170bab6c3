import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text, word} from '../fields.ts'
import {first} from '../languageFields.ts'

export const labelledValue = defineType({
  name: 'labelledValue',
  title: nlEn('Veld met zijn waarde', 'Field with its value'),
  type: 'object',
  fields: [
    word('key', ['Sleutel', 'Key'], {
      help: [
        'Een korte naam die dit veld van de andere onderscheidt. Bezoekers zien hem nooit.',
        'A short name that identifies the field. Visitors do not see it.',
      ],
    }),
    line('label', 'Label'),
    text('value', ['Waarde', 'Value'], {
      help: [
        'Wat is ingevuld. Bezoekers kunnen het lezen, niet veranderen.',
        'The value shown. Visitors can read it but not change it.',
      ],
    }),
    line('help', ['Tip', 'Hint'], {
      optional: true,
      help: ['Een korte tip onder de waarde. Mag leeg blijven.', 'A short hint below the value. Optional.'],
    }),
  ],
  preview: {select: {title: first('label'), subtitle: first('value')}},
})
