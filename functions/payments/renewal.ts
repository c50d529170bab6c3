import {amsterdamDay, MONTHS, type Period} from '../model.ts'

/**
 * The day on which the next period starts, as YYYY-MM-DD in Amsterdam: the paid day plus the period, moved back to the
 * end of a shorter month (31 January plus one month is 28 or 29 February). `paidAt` is an ISO moment.
 */
export function nextRenewal(paidAt: string, period: Period): string {
  const [year = 0, month = 1, date = 1] = amsterdamDay(new Date(paidAt)).split('-').map(Number)
  const monthIndex = month - 1 + MONTHS[period]
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, monthIndex, Math.min(date, lastDay))).toISOString().slice(0, 10)
}
