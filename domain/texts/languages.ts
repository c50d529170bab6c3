import {recordOf} from '../format/records.ts'

/**
 * Table of languages. A row is all that code knows of a language; texts are content and web/locales. The first is the
 * default: its pages have no prefix, and editors see it in lists.
 */
const TABLE = [
  {
    id: 'nl',
    /** Name in the Studio. */
    title: 'Dutch',
    /** Name in the language itself. */
    ownName: 'Nederlands',
    /** Dates and numbers (BCP 47). */
    locale: 'nl-NL',
    /** Amounts of money. */
    currencyLocale: 'nl-NL',
    ogLocale: 'nl_NL',
    mollieLocale: 'nl_NL',
    /** Column separator that spreadsheets of this language expect. */
    csvSeparator: ';',
    /** Before every path. */
    prefix: '',
    /** Whether the people of the company read it too: the Studio, the back office, what is mailed to them. */
    isOfStaff: true,
  },
  {
    id: 'en',
    title: 'English',
    ownName: 'English',
    locale: 'en-GB',
    currencyLocale: 'en-IE', // English with the euro in front
    ogLocale: 'en_GB',
    mollieLocale: 'en_US',
    csvSeparator: ',',
    prefix: '/en',
    isOfStaff: true,
  },
] as const

export type Language = (typeof TABLE)[number]['id']
export type LanguageRow = (typeof TABLE)[number]

/** A language of the Studio and the back office. */
export type StaffLanguage = Extract<LanguageRow, {isOfStaff: true}>['id']
/** Words for those people, in each of their languages. */
export type StaffWords = Readonly<Record<StaffLanguage, string>>

export const LANGUAGE_ROWS: readonly LanguageRow[] = TABLE
export const LANGUAGES: readonly Language[] = TABLE.map(({id}) => id)
export const DEFAULT_LANGUAGE: Language = TABLE[0].id

export const STAFF_LANGUAGES: readonly StaffLanguage[] = TABLE.flatMap(({id, isOfStaff}) => (isOfStaff ? [id] : []))
/** The first is what people of the company read before they choose. */
export const DEFAULT_STAFF_LANGUAGE: StaffLanguage = STAFF_LANGUAGES[0] ?? TABLE[0].id

export const isStaffLanguage = (value: unknown): value is StaffLanguage =>
  STAFF_LANGUAGES.some((language) => language === value)

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** The row of a language. */
export function languageRow(language: Language): LanguageRow {
  const row = TABLE.find(({id}) => id === language)
  if (!row) throw new RangeError(`"${language}" is not a language of this site`)
  return row
}

/** A text of the content for the people of the company: in each of their languages, another one where that is empty. */
export const inStaffLanguages = (text: Partial<Record<Language, string>>): StaffWords =>
  recordOf(STAFF_LANGUAGES, (own) => [own, ...LANGUAGES].map((each) => text[each]?.trim()).find(Boolean) ?? '')

/** The language of an address by its prefix: "/en/over-ons/" is English. */
export const languageOfPath = (path: string): Language =>
  TABLE.find(({prefix}) => prefix && `${path}/`.startsWith(`${prefix}/`))?.id ?? DEFAULT_LANGUAGE

/** A value for each language, made by one function. */
export const perLanguage = <T>(make: (language: Language) => T): Record<Language, T> => recordOf(LANGUAGES, make)
