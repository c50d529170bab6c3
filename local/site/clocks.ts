import {untilNextDay} from '../../studio/model/dates.ts'

export const RECONCILE_EVERY_MS = 5 * 60_000

/** Netlify runs the reconciler by its schedule; here a clock does, and a start. Resolves when it has run for the first time. */
export function followOrders<T>(reconcile: () => Promise<T>): Promise<T> {
  setInterval(() => void reconcile(), RECONCILE_EVERY_MS).unref()
  return reconcile()
}

/** A price starts with a day: each new day in Amsterdam is a reason to look whether the site must change. */
export function followCalendar(onNewDay: () => void, now = () => new Date()) {
  const wait = () =>
    setTimeout(() => {
      onNewDay()
      wait()
    }, untilNextDay(now())).unref()
  wait()
}
