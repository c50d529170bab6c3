export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

let formatter: Intl.DateTimeFormat | undefined
/** Made at the first use: a function that starts would wait for the time zones. */
const inAmsterdam = (moment: Date): string => {
  formatter ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return formatter.format(moment)
}

/** The day in Amsterdam at a moment, as YYYY-MM-DD: the calendar that prices start by. */
export const amsterdamDay = (moment: Date): string => inAmsterdam(moment).slice(0, 10)

/** A moment in Amsterdam as fields of forms have it: "2026-12-01T09:00". */
export const amsterdamText = (moment: Date): string => inAmsterdam(moment).slice(0, 16).replace(' ', 'T')

/** The moment of such a text; null for what is none. In the hour that summer time skips, an hour later. */
export function amsterdamMoment(text: string): Date | null {
  const asUtc = Date.parse(`${text}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) || Number.isNaN(asUtc)) return null
  const offsetAt = (moment: number) => Date.parse(`${amsterdamText(new Date(moment))}Z`) - moment
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc)))
}

/**
 * Milliseconds until the next day begins in Amsterdam, at least one second. On the two days a year that are not 24 hours
 * long it may be an hour early, never late: look at the day again then.
 */
export function untilNextDay(moment: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = inAmsterdam(moment).slice(11).split(':').map(Number)
  const left = DAY_MS - (hours * HOUR_MS + minutes * MINUTE_MS + seconds * 1000)
  const then = new Date(moment.getTime() + left)
  return Math.max(
    1000,
    amsterdamDay(new Date(then.getTime() - HOUR_MS)) === amsterdamDay(moment) ? left : left - HOUR_MS,
  )
}

/** A day (YYYY-MM-DD) so many months later, moved back to the end of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const monthIndex = month - 1 + months
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, monthIndex, Math.min(date, lastDay))).toISOString().slice(0, 10)
}

/** From one day (YYYY-MM-DD) to a later one. */
export const daysUntil = (day: string, from: string): number =>
  Math.round((Date.parse(day) - Date.parse(from)) / DAY_MS)

/** A day (YYYY-MM-DD) so many days later. */
export function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
