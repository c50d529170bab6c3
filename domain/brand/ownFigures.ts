import {daysUntil} from '../format/dates.ts'
import {formatDay, formatNumber} from '../format/format.ts'
import type {Language} from '../texts/languages.ts'
import {MEASURED} from './measured.ts'

/** Days that figures of our own site are shown; older ones may be true no longer. */
const MOST_DAYS = 90

type Figures = typeof MEASURED

export const areOld = (today: string, {day}: Pick<Figures, 'day'> = MEASURED): boolean =>
  daysUntil(today, day) > MOST_DAYS

/** Values of their placeholders; empty when they are old, so that texts leave out what speaks of them. */
export function ownFigures(today: string, language: Language, figures: Figures = MEASURED) {
  const {day, lighthouse, kilobytes, scripts, cookies} = figures
  const isOld = areOld(today, figures)
  const values = {
    measuredLighthouse: lighthouse === null ? '' : String(lighthouse),
    measuredKilobytes: formatNumber(kilobytes, language, 1),
    measuredScripts: String(scripts),
    measuredCookies: String(cookies),
    measuredDay: formatDay(day, language, 'long'),
  }
  return isOld ? (Object.fromEntries(Object.keys(values).map((name) => [name, ''])) as typeof values) : values
}
