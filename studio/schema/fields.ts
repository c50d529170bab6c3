import {defineField} from 'sanity'

type Options = {description?: string; optional?: boolean}

type LocaleType = 'localeString' | 'localeText' | 'localeRichText'

const localised =
  (type: LocaleType) =>
  (name: string, title: string, {description, optional = false}: Options = {}) =>
    defineField({name, title, type, description, validation: (rule) => (optional ? rule : rule.required())})

/** One line in Dutch and English. */
export const line = localised('localeString')
/** A few sentences in Dutch and English. */
export const text = localised('localeText')
/** Paragraphs with bold, lists and links, in Dutch and English. */
export const richText = localised('localeRichText')

/** A named part of a page that is edited as one collapsible box. */
export function section(name: string, title: string, fields: ReturnType<typeof defineField>[], description?: string) {
  return defineField({
    name,
    title,
    type: 'object',
    description,
    fields,
    options: {collapsible: true, collapsed: false},
    validation: (rule) => rule.required(),
  })
}

/** A list whose items are single lines in both languages. */
export const lines = (name: string, title: string, description?: string) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [{type: 'localeString'}],
    validation: (rule) => rule.required().min(1),
  })
