import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {inEveryLanguage, SHORT} from '../blocks.ts'

export const localeRichText = defineType({
  name: 'localeRichText',
  title: nlEn('Alinea’s in elke taal', 'Paragraphs in every language'),
  type: 'object',
  options: {collapsible: false},
  fields: inEveryLanguage(SHORT),
})
