import {defineType} from 'sanity'
import {inEveryLanguage, SHORT} from '../blocks.ts'

export const localeRichText = defineType({
  name: 'localeRichText',
  title: 'Paragraphs in every language',
  type: 'object',
  options: {collapsible: false},
  fields: inEveryLanguage(SHORT),
})
