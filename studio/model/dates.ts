const AMSTERDAM = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The day in Amsterdam at a moment, as YYYY-MM-DD: the calendar that prices start by. */
export const amsterdamDay = (moment: Date): string => AMSTERDAM.format(moment).slice(0, 10)

/**
 * Milliseconds until the next day begins in Amsterdam, at least one second. On the two days a year that are not 24 hours
 * long it may be an hour early, never late: look at the day again then.
 */
export function untilNextDay(moment: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = AMSTERDAM.format(moment).slice(11).split(':').map(Number)
  const hourMs = 3_600_000
  const left = 24 * hourMs - (hours * hourMs + minutes * 60_000 + seconds * 1000)
  const then = new Date(moment.getTime() + left)
  return Math.max(1000, amsterdamDay(new Date(then.getTime() - hourMs)) === amsterdamDay(moment) ? left : left - hourMs)
}
