import {defineField, type Rule} from 'sanity'
import {ICONS} from '../../domain/brand/icons.ts'
import {nlEn} from '../language.ts'
import {between, knownPlaceholders, notBlank, visible} from './rules.ts'

type Options = {
  /** Description under the title: where the words appear and what they do. */
  description: string
  optional?: boolean
  /** Placeholders that the page fills here, beside those that are known everywhere. */
  placeholders?: readonly string[]
  /** The least and the most characters of each language. */
  length?: readonly [least: number, most: number]
}

type LocaleType = 'localeString' | 'localeText' | 'localeRichText' | 'localeLongText'

const localised = (type: LocaleType) => (name: string, title: string, help: string | Options) => {
  const {description, optional = false, placeholders = [], length} = toOptions(help)
  return defineField({
    name,
    title,
    type,
    description,
    validation: (rule) => {
      const checks = [knownPlaceholders(placeholders), notBlank, ...(length ? [between(...length)] : [])].map((check) =>
        rule.custom(check).error(),
      )
      return optional ? checks : [requiredInside(rule), ...checks]
    },
  })
}

/**
 * Required for the types and for the fields inside, and saying nothing by itself: what is missing is told at the field of
 * its language. Sanity knows no such rule; without `_rules`, the test of messages and the generated types would tell.
 */
const requiredInside = (rule: object): Rule => Object.assign((rule as Rule).required(), {_rules: []})

const toOptions = (help: string | Options): Options => (typeof help === 'string' ? {description: help} : help)

/** One line in each language. */
export const line = localised('localeString')
/** A few sentences in each language. */
export const text = localised('localeText')
export type Both = readonly [nl: string, en: string]

/** A line that names where it stands, in both languages of the Studio. */
export const label = (name: string, title: Both, where: Both, placeholders: readonly string[] = []) =>
  line(name, nlEn(...title), {description: nlEn(...where), placeholders})
/** The same of a few sentences. */
export const words = (name: string, title: Both, where: Both, placeholders: readonly string[] = []) =>
  text(name, nlEn(...title), {description: nlEn(...where), placeholders})

/** Paragraphs with bold, lists and links, in each language. */
export const richText = localised('localeRichText')
/** The same with sub-headings, numbers, and links to pages of the site. */
export const longText = localised('localeLongText')

/** A named part of a page that is edited as one collapsible box. */
export const section = (name: string, title: string, description: string, fields: ReturnType<typeof defineField>[]) =>
  defineField({
    name,
    title,
    type: 'object',
    description,
    fields,
    options: {collapsible: true, collapsed: false},
    // Its name stands above what opens from it; the Studio would list what it holds.
    preview: {prepare: () => ({title})},
    validation: (rule) => rule.required(),
  })

/** A list whose items are single lines in each language. */
export const lines = (name: string, title: string, description: string) =>
  items(name, title, description, 'localeString')

/** A button or link. */
export const action = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'action',
    // The Studio folds objects deep in a form, and the words on a button are what it is opened for.
    options: {collapsible: false},
    validation: (rule) => rule.required(),
  })

/** An image that a page does well without. */
export const picture = (description: string) =>
  defineField({name: 'picture', title: nlEn('Afbeelding', 'Image'), description, type: 'picture'})

/** A title with a text, such as a message. */
export const titledText = (name: string, title: string, description: string) =>
  defineField({name, title, description, type: 'titledText', validation: (rule) => rule.required()})

/** One line that is the same in every language: a name, a number, a key. */
export const word = (name: string, title: string, description: string) =>
  defineField({name, title, description, type: 'string', validation: (rule) => rule.required().custom(visible)})

/** A whole number from 0. */
export const count = (name: string, title: string, description: string) =>
  defineField({name, title, description, type: 'number', validation: (rule) => rule.required().integer().min(0)})

/** A calendar day. */
export const day = (name: string, title: string, description: string) =>
  defineField({name, title, description, type: 'date', validation: (rule) => rule.required()})

/** On or off. */
export const onOff = (name: string, title: string, description: string, initialValue: boolean) =>
  defineField({name, title, description, type: 'boolean', initialValue, validation: (rule) => rule.required()})

/** One of the icons that the site can draw. */
export const icon = () =>
  choice(
    'icon',
    nlEn('Icoon', 'Icon'),
    nlEn(
      'Een kleine tekening bij de tekst; de namen zijn die van lucide.dev.',
      'A small drawing beside the text; the names are those of lucide.dev.',
    ),
    ICONS.map((value) => ({value, title: value})),
  )

type Choice = {value: string; title: string}

/** Title of a value; the value itself when it is no choice. */
export const titleOf = (choices: readonly Choice[], value: unknown): string =>
  choices.find((each) => each.value === value)?.title ?? String(value ?? '')

/** One of a few values. */
export const choice = (
  name: string,
  title: string,
  description: string,
  values: readonly Choice[],
  {initialValue, layout}: {initialValue?: string; layout?: 'radio'} = {},
) =>
  defineField({
    name,
    title,
    description,
    type: 'string',
    options: {list: values.map(({value, title: label}) => ({value, title: label})), ...(layout && {layout})},
    ...(initialValue && {initialValue}),
    validation: (rule) => rule.required(),
  })

/** An ordered list of one kind of object, at least one. */
export const items = (name: string, title: string, description: string, type: string) =>
  defineField({
    name,
    title,
    description,
    type: 'array',
    of: [{type}],
    validation: (rule) => rule.required().min(1),
  })
