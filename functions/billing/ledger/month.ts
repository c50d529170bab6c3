import {amsterdamDay, HOUR_MS, monthsLater} from '../../../domain/format/dates.ts'

/** YYYY-MM, in Amsterdam. */
export const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value)

export const monthOf = (moment: Date): string => amsterdamDay(moment).slice(0, 7)

/** A quarter as "2026-Q4". */
export const isQuarter = (value: unknown): value is string => typeof value === 'string' && /^20\d\d-Q[1-4]$/.test(value)

export const quarterOf = (month: string): string => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`

/** The months of a quarter; a month is the only one of itself. */
export function monthsIn(period: string): string[] {
  if (!isQuarter(period)) return [period]
  const first = `${period.slice(0, 4)}-${String(3 * Number(period.slice(6)) - 2).padStart(2, '0')}-01`
  return [0, 1, 2].map((index) => monthsLater(first, index).slice(0, 7))
}

/** The first moment of a month or quarter and of the next, in UTC, formatted to sort before every other spelling of that second. */
export function boundsOf(period: string): {from: string; until: string} {
  const months = monthsIn(period)
  return {from: startOfDay(`${months[0]}-01`), until: startOfDay(monthsLater(`${months.at(-1)}-01`, 1))}
}

/** Midnight in Amsterdam is one hour before that of UTC in winter, two in summer. */
function startOfDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const hours = amsterdamDay(new Date(midnight - 2 * HOUR_MS)) === day ? 2 : 1
  return new Date(midnight - hours * HOUR_MS).toISOString().slice(0, 19)
}
