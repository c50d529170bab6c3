export const LANGUAGES = ['nl', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'nl'

/** A text in both languages as the Studio stores it: localeString, localeText, localeRichText. */
type LocaleValue = {_type: `locale${string}`; nl: unknown; en: unknown}

/** The type of a query result once every localised text is replaced by the text itself. */
export type Localised<T> = T extends {_type: `locale${string}`; nl: infer N; en: unknown}
  ? N
  : T extends (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? {[Key in keyof T]: Localised<T[Key]>}
      : T

const isLocaleValue = (value: object): value is LocaleValue =>
  '_type' in value && typeof value._type === 'string' && value._type.startsWith('locale')

/** Replaces every `{nl, en}` text in a query result by one language, so that a page carries only its own. */
export function localise<T>(value: T, language: Language): Localised<T> {
  return pick(value, language) as Localised<T>
}

function pick(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, language))
  if (typeof value !== 'object' || value === null) return value
  if (isLocaleValue(value)) return value[language]
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pick(inner, language)]))
}
