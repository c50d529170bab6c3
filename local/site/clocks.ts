import {amsterdamDay, MINUTE_MS, untilNextDay} from '../../domain/format/dates.ts'

export const RECONCILE_EVERY_MS = 5 * 60_000

/** Runs the reconciliation at the start and by a clock, as Netlify's schedule does. Resolves after the first run. */
export function followOrders<T>(reconcile: () => Promise<T>): Promise<T> {
  setInterval(() => void reconcile(), RECONCILE_EVERY_MS).unref()
  return reconcile()
}

/** Calls back now and as each minute begins: a set of changes goes live to the minute. */
export function followMinutes(onMinute: () => void, now = () => new Date()) {
  const look = () => {
    onMinute()
    setTimeout(look, MINUTE_MS - (now().getTime() % MINUTE_MS)).unref()
  }
  look()
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
