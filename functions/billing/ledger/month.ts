import {amsterdamDay, HOUR_MS, monthsLater} from '../../../domain/format/dates.ts'

/** YYYY-MM, in Amsterdam. */
export const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value)

export const monthOf = (moment: Date): string => amsterdamDay(moment).slice(0, 7)

/** The first moment of a month and of the next, in UTC, formatted to sort before every other spelling of that second. */
export function boundsOfMonth(month: string): {from: string; until: string} {
  const first = `${month}-01`
  return {from: startOfDay(first), until: startOfDay(monthsLater(first, 1))}
}

/** Midnight in Amsterdam is one hour before that of UTC in winter, two in summer. */
function startOfDay(day: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const hours = amsterdamDay(new Date(midnight - 2 * HOUR_MS)) === day ? 2 : 1
  return new Date(midnight - hours * HOUR_MS).toISOString().slice(0, 19)
}
