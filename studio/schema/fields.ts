import {defineField, type Rule} from 'sanity'
import {ICONS} from '../../domain/brand/icons.ts'
import {nlEn} from '../language.ts'
import {between, knownPlaceholders, notBlank, visible} from './rules/rules.ts'

/** A title or help text in both languages of the Studio, or one text that is the same in both. */
export type Words = string | readonly [nl: string, en: string]

/** Help belongs below a title that does not say it all, and always below a field with placeholders or one that may stay empty. */
type Options = {
  /** The least and the most characters of each language. */
  length?: readonly [least: number, most: number]
} & (
  | {help: Words; optional?: boolean; placeholders?: readonly string[]}
  | {help?: Words; optional?: never; placeholders?: never}
)

type Help = {help?: Words}

type LocaleType = 'localeString' | 'localeText' | 'localeRichText' | 'localeLongText'
type Fields = ReturnType<typeof defineField>[]

const inStudio = (words: Words): string => (typeof words === 'string' ? words : nlEn(...words))

/** Title and help in the language of the Studio, for the definition of a field. */
export const titled = (title: Words, help?: Words) => ({
  title: inStudio(title),
  ...(help !== undefined && {description: inStudio(help)}),
})

const localised =
  (type: LocaleType) =>
  (name: string, title: Words, {help, optional = false, placeholders = [], length}: Options = {}) =>
    defineField({
      name,
      ...titled(title, help),
      type,
      validation: (rule) => {
        const checks = [knownPlaceholders(placeholders), notBlank, ...(length ? [between(...length)] : [])].map(
          (check) => rule.custom(check).error(),
        )
        return optional ? checks : [requiredInside(rule), ...checks]
      },
    })

/**
 * Required for the types and for the fields inside, without a message of its own: the field of the language that lacks
 * its text reports it. Sanity knows no such rule; without `_rules`, the test of messages and the generated types would fail.
 */
const requiredInside = (rule: object): Rule => Object.assign((rule as Rule).required(), {_rules: []})

/** One line in each language. */
export const line = localised('localeString')
/** A few sentences in each language. */
export const text = localised('localeText')
/** Paragraphs with bold, lists and links, in each language. */
export const richText = localised('localeRichText')
/** Paragraphs that may also have sub-headings, numbers and links to pages of the site. */
export const longText = localised('localeLongText')

/** A named part of a page that is edited as one collapsible box. */
export const section = (
  name: string,
  title: Words,
  {help, fields, folded = false}: Help & {fields: Fields; folded?: boolean},
) =>
  defineField({
    name,
    ...titled(title, help),
    type: 'object',
    fields,
    options: {collapsible: true, collapsed: folded},
    // Its name stands above what opens from it; the Studio would list the values inside instead.
    preview: {prepare: () => ({title: inStudio(title)})},
    validation: (rule) => rule.required(),
  })

/** A list whose items are single lines in each language. */
export const lines = (name: string, title: Words, options?: Help) => items(name, title, 'localeString', options)

/** A button or link. */
export const action = (name: string, title: Words, {help}: Help = {}) =>
  defineField({
    name,
    ...titled(title, help),
    type: 'action',
    // The Studio folds objects deep in a form, and editors come for the words on the button.
    options: {collapsible: false},
    validation: (rule) => rule.required(),
  })

/** An optional image. */
export const picture = (help: Words) =>
  defineField({name: 'picture', ...titled(['Afbeelding', 'Image'], help), type: 'picture'})

/** A title with a text, such as a message. */
export const titledText = (name: string, title: Words, {help}: Help = {}) =>
  defineField({name, ...titled(title, help), type: 'titledText', validation: (rule) => rule.required()})

/** One line that is the same in every language: a name, a number, a key. */
export const word = (name: string, title: Words, {help}: Help = {}) =>
  defineField({name, ...titled(title, help), type: 'string', validation: (rule) => rule.required().custom(visible)})

/** A whole number from 0. */
export const count = (name: string, title: Words, {help}: Help = {}) =>
  defineField({name, ...titled(title, help), type: 'number', validation: (rule) => rule.required().integer().min(0)})

/** How a day and a moment are shown in a form: as the Studio's language writes them. They may be typed in other ways: inputs/days. */
export const DAY_OPTIONS = {dateFormat: nlEn('DD-MM-YYYY', 'D MMM YYYY')}
export const MOMENT_OPTIONS = {...DAY_OPTIONS, timeFormat: 'HH:mm'}

/** A calendar day. */
export const day = (name: string, title: Words, {help}: Help = {}) =>
  defineField({
    name,
    ...titled(title, help),
    type: 'date',
    options: DAY_OPTIONS,
    validation: (rule) => rule.required(),
  })

/** On or off. */
export const onOff = (name: string, title: Words, {help, initialValue}: {help: Words; initialValue: boolean}) =>
  defineField({
    name,
    ...titled(title, help),
    type: 'boolean',
    initialValue,
    validation: (rule) => rule.required(),
  })

/** One of the icons that the site can draw. */
export const icon = () =>
  choice(
    'icon',
    ['Icoon', 'Icon'],
    ICONS.map((value) => ({value, title: value})),
    {
      help: [
        'Een kleine tekening bij de tekst; de namen zijn die van lucide.dev.',
        'A small drawing beside the text; the names are those of lucide.dev.',
      ],
    },
  )

type Choice = {value: string; title: string}

/** Title of a value; the value itself when it is no choice. */
export const titleOf = (choices: readonly Choice[], value: unknown): string =>
  choices.find((each) => each.value === value)?.title ?? String(value ?? '')

/** One of a few values. */
export const choice = (
  name: string,
  title: Words,
  values: readonly Choice[],
  {help, initialValue, layout}: Help & {initialValue?: string; layout?: 'radio'} = {},
) =>
  defineField({
    name,
    ...titled(title, help),
    type: 'string',
    options: {list: values.map(({value, title: label}) => ({value, title: label})), ...(layout && {layout})},
    ...(initialValue && {initialValue}),
    validation: (rule) => rule.required(),
  })

/** An ordered list of one kind of object, at least one. */
export const items = (name: string, title: Words, type: string, {help}: Help = {}) =>
  defineField({
    name,
    ...titled(title, help),
    type: 'array',
    of: [{type}],
    validation: (rule) => rule.required().min(1),
  })
