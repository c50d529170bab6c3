import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const titledText = defineType({
  name: 'titledText',
  title: nlEn('Titel met een tekst', 'Title with a text'),
  type: 'object',
  fields: [
    line('title', nlEn('Titel', 'Title'), nlEn('Een paar woorden die opvallen.', 'A few words that stand out.')),
    text(
      'text',
      nlEn('Tekst', 'Text'),
      nlEn('Eén of twee korte zinnen die bij de titel horen.', 'One or two short sentences that belong to the title.'),
    ),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
