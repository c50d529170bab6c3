import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {inEveryLanguage, LONG} from '../blocks.ts'

export const localeLongText = defineType({
  name: 'localeLongText',
  title: nlEn('Lange tekst in elke taal', 'Long text in every language'),
  type: 'object',
  options: {collapsible: false},
  fields: inEveryLanguage(LONG),
})
