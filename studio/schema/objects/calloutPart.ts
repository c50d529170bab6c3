import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, longText} from '../fields.ts'
import {first} from '../languageFields.ts'

export const calloutPart = defineType({
  name: 'calloutPart',
  title: nlEn('Kader', 'Callout'),
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    line('heading', ['Kop', 'Heading'], {
      optional: true,
      help: ['Een paar woorden waarmee het kader opent. Mag leeg blijven.', 'A few words above the callout. Optional.'],
    }),
    longText('body', ['Tekst', 'Text'], {
      help: [
        'Wat niemand mag missen, in een paar zinnen, los van de andere tekst.',
        'A few important sentences, set apart from the other text.',
      ],
    }),
  ],
  preview: {
    select: {title: first('heading')},
    prepare: ({title}) => ({title: title ?? nlEn('Kader', 'Callout'), subtitle: nlEn('Kader', 'Callout')}),
  },
})
