import type {SchemaType} from 'sanity'
import {plainText} from '../../../domain/texts/texts.ts'

const LOCALE_TYPES = ['localeString', 'localeText', 'localeRichText', 'localeLongText']

/** Whether a type of the schema is a text in every language. */
export const isLocaleType = (name: string): boolean => LOCALE_TYPES.includes(name)

/** Whether a form of this type has such a text anywhere, in lists and boxes too. */
export function holdsLocales(type: SchemaType, above: readonly SchemaType[] = []): boolean {
  if (isLocaleType(type.name)) return true
  if (above.includes(type)) return false
  const inside = 'fields' in type ? type.fields.map((field) => field.type) : 'of' in type ? type.of : []
  return inside.some((part) => holdsLocales(part, [...above, type]))
}

/** The paragraphs of a rich text as words; none of what is no rich text, which its own field tells. */
export const paragraphsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((block) => plainText([block])) : []
