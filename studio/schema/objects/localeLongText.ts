import {defineType} from 'sanity'
import {inEveryLanguage, LONG} from '../blocks.ts'

export const localeLongText = defineType({
  name: 'localeLongText',
  title: 'Long text in every language',
  type: 'object',
  options: {collapsible: false},
  fields: inEveryLanguage(LONG),
})
