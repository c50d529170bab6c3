import {defineType} from 'sanity'
import {LANGUAGE_FIELDS, localePreview, SIDE_BY_SIDE} from '../languageFields.ts'

export const localeString = defineType({
  name: 'localeString',
  title: 'Line in every language',
  type: 'object',
  options: SIDE_BY_SIDE,
  fields: LANGUAGE_FIELDS.map(({name, title}) => ({
    name,
    title,
    type: 'string' as const,
    validation: (rule) => rule.required().error(`Fill in the ${title} text too`),
  })),
  preview: localePreview,
})
