import {
  DEFAULT_STAFF_LANGUAGE,
  LANGUAGES,
  type Language,
  languageRow,
  STAFF_LANGUAGES,
  type StaffLanguage,
  type StaffWords,
} from '../domain/texts/languages.ts'
import {environment} from './environment.ts'

/** Workspace by which Sanity keeps the locale that an editor chose. */
export const WORKSPACE = 'default'
export const LOCALE_KEY = `sanity-locale:${environment.projectId}:${WORKSPACE}`
/** The locales of Sanity's own words. */
export const LOCALES: Record<StaffLanguage, string> = {nl: 'nl-NL', en: 'en-US'}

/** The first until an editor chooses another; outside of a browser English, which developers read. */
function chosen(): StaffLanguage {
  if (typeof document === 'undefined') return 'en'
  const stored = globalThis.localStorage?.getItem(LOCALE_KEY)
  return STAFF_LANGUAGES.find((language) => LOCALES[language] === stored) ?? DEFAULT_STAFF_LANGUAGE
}

/** The language of the Studio itself, for as long as the page is open: the switch loads it anew. */
export const STUDIO_LANGUAGE = chosen()

/** Languages in which the Studio names content: its own, and then those that stand in while a text is empty in it. */
export const READING_ORDER: readonly Language[] = [
  STUDIO_LANGUAGE,
  ...LANGUAGES.filter((language) => language !== STUDIO_LANGUAGE),
]

/** Words of the model, in the language of the Studio. */
export const inStudio = (words: StaffWords): string => words[STUDIO_LANGUAGE]

/** Words of the Studio, written in both of its languages and read in one. */
export const nlEn = (nl: string, en: string): string => inStudio({nl, en})

/** Answer of a field's own rule. */
export const validity = (fault: StaffWords | null): string | true => (fault ? inStudio(fault) : true)

/** Opens the Studio again in another language: schema, lists and messages are made once, in one language. */
export function switchLanguage(language: StaffLanguage) {
  localStorage.setItem(LOCALE_KEY, LOCALES[language])
  location.reload()
}

/** All of the site's languages. */
export const ALL_LANGUAGES =
  LANGUAGES.length > 2 ? nlEn('Alle talen', 'All languages') : nlEn('Beide talen', 'Both languages')

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const NAMES = new Intl.DisplayNames([LOCALES[STUDIO_LANGUAGE]], {type: 'language'})
/** A language of the site, as the Studio calls it: "Engels", "English". */
export const languageName = (id: string): string => capital(NAMES.of(id) ?? id)

const DAY = new Intl.DateTimeFormat(languageRow(STUDIO_LANGUAGE).locale, {
  dateStyle: 'medium',
  timeZone: 'UTC',
})
/** A number as people read it: "12.4%" and "12,4%" with `percent`. */
export const numberName = (value: number, style: 'decimal' | 'percent' = 'decimal'): string =>
  new Intl.NumberFormat(languageRow(STUDIO_LANGUAGE).locale, {style, maximumFractionDigits: 2}).format(
    style === 'percent' ? value / 100 : value,
  )

/** A calendar day as people read it: "1 dec 2026". Of what is not one yet, what is there. */
export function dayName(day: string): string {
  const moment = Date.parse(day)
  return Number.isNaN(moment) ? day : DAY.format(moment)
}
