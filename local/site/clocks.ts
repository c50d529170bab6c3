import {amsterdamDay, MINUTE_MS} from '../../domain/format/dates.ts'

export const RECONCILE_EVERY_MS = 5 * 60_000

/** Runs the reconciliation at the start and by a clock, as Netlify's schedule does. Resolves after the first run. */
export function followOrders<T>(reconcile: () => Promise<T>): Promise<T> {
  setInterval(() => void reconcile(), RECONCILE_EVERY_MS).unref()
  return reconcile()
}

/**
 * Calls back now and as each minute begins: a set of changes goes live to the minute. A timer may be milliseconds early by the
 * clock of the day, so a minute that has not begun is waited for.
 */
export function followMinutes(onMinute: () => void, now = () => new Date()) {
  let next = 0
  const look = () => {
    const moment = now().getTime()
    const isSetBack = next - moment > MINUTE_MS
    if (moment >= next || isSetBack) {
      next = moment - (moment % MINUTE_MS) + MINUTE_MS
      onMinute()
    }
    setTimeout(look, Math.max(next - now().getTime(), 1)).unref()
  }
  look()
}

/** Calls back on each new day in Amsterdam, when a price may start. Timers stand still while a machine sleeps. */
export function followCalendar(onNewDay: () => void, now = () => new Date()) {
  let day = amsterdamDay(now())
  followMinutes(() => {
    const today = amsterdamDay(now())
    if (today !== day) onNewDay()
    day = today
  }, now)
}
