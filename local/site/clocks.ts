import {amsterdamDay, untilNextDay} from '../../domain/format/dates.ts'

export const RECONCILE_EVERY_MS = 5 * 60_000

/** Runs the reconciliation at the start and by a clock, as Netlify's schedule does. Resolves after the first run. */
export function followOrders<T>(reconcile: () => Promise<T>): Promise<T> {
  setInterval(() => void reconcile(), RECONCILE_EVERY_MS).unref()
  return reconcile()
}

/** Interval of looking at the calendar: timers stand still while a machine sleeps. */
const LOOKED_AT_EVERY_MS = 60_000

/** Calls back on each new day in Amsterdam, when a price may start. */
export function followCalendar(onNewDay: () => void, now = () => new Date()) {
  let day = amsterdamDay(now())
  const look = () => {
    const today = amsterdamDay(now())
    if (today !== day) onNewDay()
    day = today
    wait()
  }
  const wait = () => setTimeout(look, Math.min(untilNextDay(now()), LOOKED_AT_EVERY_MS)).unref()
  wait()
}
