import {defineType} from 'sanity'
import {LANGUAGE_FIELDS, localePreview} from '../languageFields.ts'

export const localeText = defineType({
  name: 'localeText',
  title: 'Text in every language',
  type: 'object',
  options: {columns: 2},
  fields: LANGUAGE_FIELDS.map(({name, title}) => ({
    name,
    title,
    type: 'text' as const,
    rows: 4,
    validation: (rule) => rule.required().error(`Fill in the ${title} text too`),
  })),
  preview: localePreview,
})
