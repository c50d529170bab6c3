import {defineType} from 'sanity'
import {LANGUAGE_FIELDS, localePreview, SIDE_BY_SIDE} from '../languageFields.ts'

export const localeText = defineType({
  name: 'localeText',
  title: 'Text in every language',
  type: 'object',
  options: SIDE_BY_SIDE,
  fields: LANGUAGE_FIELDS.map(({name, title}) => ({
    name,
    title,
    type: 'text' as const,
    rows: 4,
    validation: (rule) => rule.required().error(`Fill in the ${title} text too`),
  })),
  preview: localePreview,
})
