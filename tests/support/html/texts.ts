import {pathFor} from '../../../domain/pages/pages.ts'
import {DEFAULT_LANGUAGE, LANGUAGES, type Language, perLanguage} from '../../../domain/texts/languages.ts'

/** A value for each language, the second for all but the default: a language that comes leaves tests as they are. */
export const everyLanguage = <T>(own: T, other: T): Record<Language, T> =>
  perLanguage((language) => (language === DEFAULT_LANGUAGE ? own : other))

export const OTHER_LANGUAGES: readonly Language[] = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

/** The addresses of a path in every language, the default first; `other` is the path in all but the default. */
export const addressesIn = (own: string, other = own): string[] =>
  LANGUAGES.map((language) => pathFor(everyLanguage(own, other)[language], language))
