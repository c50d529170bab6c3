import {formatDay} from '../format/format.ts'
import type {StaffLanguage, StaffWords} from './languages.ts'

/** The rules speak English, to developers and to the site; the Studio has them speak its own language. */
let language: StaffLanguage = 'en'

export const setStaffLanguage = (own: StaffLanguage) => {
  language = own
}

/** A sentence of the rules over everything that is published. */
export const staffText = (nl: string, en: string): string => staffTextOf({nl, en})
/** Words of a table in such a sentence. */
export const staffTextOf = (words: StaffWords): string => words[language]

/** A day (YYYY-MM-DD) in such a sentence; of what is not one yet, what is there. */
export const staffDay = (day: string): string =>
  Number.isNaN(Date.parse(day)) ? day : formatDay(day, language, 'long')
