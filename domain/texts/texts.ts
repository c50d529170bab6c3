import {toPlainText} from '@portabletext/toolkit'
import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from './languages.ts'

/** A text in every language as the Studio stores it: localeString, localeText, localeRichText. */
export type LocaleValue<T = unknown> = {_type: `locale${string}`} & Record<Language, T>

/** The type of a query result once every localised text is replaced by the text itself. */
export type Localised<T> = T extends {_type: `locale${string}`} & Record<Language, infer Text>
  ? Text
  : T extends (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? {[Key in keyof T]: Localised<T[Key]>}
      : T

/** Half-written documents lack languages, so only the type's name is asked for. */
const isLocaleValue = (value: object): value is LocaleValue =>
  '_type' in value && typeof value._type === 'string' && value._type.startsWith('locale')

/** Applies `change` to each localised text of a value, at any depth; `path` is like `items[2].title`. */
export function mapTexts(value: unknown, change: (text: LocaleValue, path: string) => unknown, path = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return value
  if (isLocaleValue(value)) return change(value, path)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, path ? `${path}.${name}` : name)]),
  )
}

/** Replaces every localised text in a query result by one language, so that a page carries only its own. */
export const localise = <T>(value: T, language: Language): Localised<T> =>
  mapTexts(value, (text) => text[language]) as Localised<T>

/** Every localised text of a document with its path. */
export function textsOf(document: unknown): {path: string; text: LocaleValue}[] {
  const found: {path: string; text: LocaleValue}[] = []
  mapTexts(document, (text, path) => found.push({path, text}))
  return found
}

/** The language of a text that is the same in every language: the trade's own words are English. */
export const SHARED_LANGUAGE: Language = 'en'

/** The lines and texts that are the same in every language. */
export const sharedTexts = (value: unknown): string[] =>
  textsOf(value).flatMap(({text}) => {
    const own = text[DEFAULT_LANGUAGE]
    return typeof own === 'string' && LANGUAGES.every((language) => text[language] === own) ? [own] : []
  })

/** A text or rich text as one string, however unfinished it is; nothing for what is neither. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  const blocks = Array.isArray(value) ? value.filter((block) => Array.isArray(block?.children)) : []
  return toPlainText(blocks)
}
