import {type Language, languageRow} from '../texts/languages.ts'
import {dateFormat, listFormat, numberFormat} from './intl.ts'

const ZONE = 'Europe/Amsterdam'

/** Three letters: British English has "Sept", where the specification says "Sep". */
const shortMonth = (date: Date, language: Language) =>
  dateFormat(languageRow(language).locale, {month: 'short', timeZone: ZONE}).format(date).slice(0, 3)

/** A label within a sentence: “Per 3 maanden” as “per 3 maanden”. In the preview invisible characters go before it. */
export const inSentence = (label: string): string =>
  label.replace(/^\P{L}*\p{Lu}(?!\p{Lu})/u, (beginning) => beginning.toLowerCase())

/** A day (YYYY-MM-DD) as "24 sep" or "24 Sep"; `long`: "24 september 2025". */
export function formatDay(day: string, language: Language, style: 'short' | 'long' = 'short'): string {
  const noon = new Date(`${day}T12:00:00Z`)
  if (style === 'long')
    return dateFormat(languageRow(language).locale, {dateStyle: 'long', timeZone: ZONE}).format(noon)
  return `${noon.getUTCDate()} ${shortMonth(noon, language)}`
}

/** A moment (ISO) in Amsterdam: "24 september 2025, 07:30"; `year: false` leaves the year out. */
export function formatMoment(moment: string, language: Language, {year = true} = {}): string {
  const date = new Date(moment)
  const day = dateFormat(languageRow(language).locale, {
    day: 'numeric',
    month: 'long',
    ...(year && {year: 'numeric'}),
    timeZone: ZONE,
  }).format(date)
  const time = dateFormat(languageRow(language).locale, {timeStyle: 'short', timeZone: ZONE}).format(date)
  return `${day}, ${time}`
}

/** The month of a moment (ISO) in Amsterdam: "september", "September". */
export const formatMonth = (moment: string, language: Language): string =>
  dateFormat(languageRow(language).locale, {month: 'long', timeZone: ZONE}).format(new Date(moment))

/** 3676 as "3.676" or "3,676"; `decimals` fixes their number: 4.2 as "4,2". */
export const formatNumber = (value: number, language: Language, decimals = 0): string =>
  numberFormat(languageRow(language).locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)

/** A percentage with its sign, as a change: "+166,7%", "−3%". */
export function formatChange(percent: number, language: Language, decimals = 0): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  return `${sign}${formatNumber(Math.abs(percent), language, decimals)}%`
}

/** One figure, or from the least to the most of several: "10%", "10% - 18,3%". */
export const percentText = (percents: readonly number[], language: Language): string =>
  rangeText(
    percents.map((percent) => percent / 100),
    language,
    {style: 'percent'},
  )

/** "1 maand", "2 months", "1-1,4 maanden". */
export const monthsText = (months: readonly number[], language: Language): string =>
  rangeText(months, language, {style: 'unit', unit: 'month', unitDisplay: 'long'})

function rangeText(values: readonly number[], language: Language, options: Intl.NumberFormatOptions): string {
  const format = numberFormat(languageRow(language).locale, {...options, maximumFractionDigits: 1})
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? format.format(least) : format.formatRange(least, most) // "~10%" for two that are the same
}

/** "a, b en c". */
export const listText = (parts: readonly string[], language: Language): string =>
  listFormat(languageRow(language).locale, {type: 'conjunction'}).format(parts)
