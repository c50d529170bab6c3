import {amsterdamDay} from '../../../domain/format/dates.ts'

const KEY = 'preview-day'
const DAY = /^\d{4}-\d{2}-\d{2}$/
const listeners = new Set<() => void>()

/** The day that an editor chose; null for today. Kept while the Studio's tab is open, through pages and reloads. */
export function chosenDay(): string | null {
  const kept = sessionStorage.getItem(KEY)
  return kept && DAY.test(kept) ? kept : null
}

/** The day in Amsterdam on which the preview shows the site. */
export const shownDay = (): string => chosenDay() ?? amsterdamDay(new Date())

/** Chooses another day; null, and today itself, follow the calendar. */
export function chooseDay(day: string | null) {
  const before = chosenDay()
  if (day && DAY.test(day) && day !== amsterdamDay(new Date())) sessionStorage.setItem(KEY, day)
  else sessionStorage.removeItem(KEY)
  if (chosenDay() === before) return
  for (const tell of listeners) tell()
}

export function onDayChosen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
