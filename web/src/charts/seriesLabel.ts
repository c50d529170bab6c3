import {formatDay} from '../../../domain/format/format.ts'
import type {Language} from '../../../domain/texts/languages.ts'

/** A day of the series as the specification labels it in both languages: "24 Sep". */
export const seriesLabel = (day: string, language: Language): string =>
  formatDay(day, language).replace(/ (.)/, (_, letter: string) => ` ${letter.toUpperCase()}`)
