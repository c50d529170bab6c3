import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const titledText = defineType({
  name: 'titledText',
  title: nlEn('Titel met een tekst', 'Title with a text'),
  type: 'object',
  fields: [line('title', ['Titel', 'Title']), text('text', ['Tekst', 'Text'])],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
