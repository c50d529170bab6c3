import {defineField} from 'sanity'
import {ICONS} from '../model/icons.ts'
import {between, knownPlaceholders, notBlank} from './rules.ts'

type Options = {
  description?: string
  optional?: boolean
  /** Placeholders that the page fills here, beside those that are known everywhere. */
  placeholders?: readonly string[]
  /** The least and the most characters of each language. */
  length?: readonly [least: number, most: number]
}

type LocaleType = 'localeString' | 'localeText' | 'localeRichText'

const localised =
  (type: LocaleType) =>
  (name: string, title: string, {description, optional = false, placeholders = [], length}: Options = {}) =>
    defineField({
      name,
      title,
      type,
      description,
      validation: (rule) => {
        const checks = [knownPlaceholders(placeholders), notBlank, ...(length ? [between(...length)] : [])].map(
          (check) => rule.custom(check).error(),
        )
        return optional ? checks : [rule.required(), ...checks]
      },
    })

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

/** A button or link. */
export const action = (name: string, title: string, description?: string) =>
  defineField({name, title, description, type: 'action', validation: (rule) => rule.required()})

/** A title with a text, such as a message. */
export const titledText = (name: string, title: string, description?: string) =>
  defineField({name, title, description, type: 'titledText', validation: (rule) => rule.required()})

/** One line that is the same in both languages: a name, a number, a key. */
export const word = (name: string, title: string, description?: string) =>
  defineField({name, title, description, type: 'string', validation: (rule) => rule.required()})

/** One of the icons that the site can draw. */
export const icon = () =>
  choice(
    'icon',
    'Icon',
    ICONS.map((value) => ({value, title: value})),
    {description: 'A small drawing beside the text; the names are those of lucide.dev.'},
  )

/** One of a few values. */
export const choice = (
  name: string,
  title: string,
  values: readonly {value: string; title: string}[],
  {description, initialValue}: {description?: string; initialValue?: string} = {},
) =>
  defineField({
    name,
    title,
    description,
    type: 'string',
    options: {list: values.map(({value, title: label}) => ({value, title: label}))},
    initialValue,
    validation: (rule) => rule.required(),
  })

/** An ordered list of one kind of object, at least one. */
export const items = (name: string, title: string, type: string, description?: string) =>
  defineField({
    name,
    title,
    description,
    type: 'array',
    of: [{type}],
    validation: (rule) => rule.required().min(1),
  })
