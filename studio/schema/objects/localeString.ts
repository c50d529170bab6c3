import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {LANGUAGE_FIELDS, localePreview} from '../languageFields.ts'

export const localeString = defineType({
  name: 'localeString',
  title: nlEn('Regel in elke taal', 'Line in every language'),
  type: 'object',
  options: {collapsible: false},
  fields: LANGUAGE_FIELDS.map(({name, title}) => ({
    name,
    title,
    type: 'string' as const,
    validation: (rule) =>
      rule.required().error(nlEn(`Schrijf de tekst ook in het ${title}`, `Write the text in ${title} too`)),
  })),
  preview: localePreview,
})
