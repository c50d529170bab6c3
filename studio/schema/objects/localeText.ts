import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {LANGUAGE_FIELDS, localePreview} from '../languageFields.ts'

export const localeText = defineType({
  name: 'localeText',
  title: nlEn('Tekst in elke taal', 'Text in every language'),
  type: 'object',
  options: {collapsible: false},
  fields: LANGUAGE_FIELDS.map(({name, title}) => ({
    name,
    title,
    type: 'text' as const,
    rows: 4,
    validation: (rule) =>
      rule.required().error(nlEn(`Schrijf de tekst ook in het ${title}`, `Write the text in ${title} too`)),
  })),
  preview: localePreview,
})
