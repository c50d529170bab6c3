import {amsterdamDay, untilNextDay} from '../../domain/format/dates.ts'

export const RECONCILE_EVERY_MS = 5 * 60_000

/** Netlify runs the reconciler by its schedule; here a clock does, and a start. Resolves when it has run for the first time. */
export function followOrders<T>(reconcile: () => Promise<T>): Promise<T> {
  setInterval(() => void reconcile(), RECONCILE_EVERY_MS).unref()
  return reconcile()
}

/** Timers stand still while a machine sleeps, so the calendar is looked at this often. */
const LOOKED_AT_EVERY_MS = 60_000

/** A price starts with a day: each new day in Amsterdam is a reason to look whether the site must change. */
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
