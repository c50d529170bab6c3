import type {SandboxStore} from './store.ts'

/** The sandbox's own time: the machine's plus the time that was skipped. It only moves forward. */
export class Clock {
  readonly #store: SandboxStore

  constructor(store: SandboxStore) {
    this.#store = store
  }

  now(): Date {
    return new Date(Date.now() + this.#skipped)
  }

  /** Moves to a later moment; an earlier one changes nothing. */
  moveTo(moment: Date) {
    const ahead = moment.getTime() - this.now().getTime()
    if (ahead > 0) this.#store.put('setting', {id: 'skippedMs', value: this.#skipped + ahead})
  }

  get #skipped(): number {
    return this.#store.get('setting', 'skippedMs')?.value ?? 0
  }
}

export const DAY_MS = 24 * 60 * 60 * 1000

const AMSTERDAM = new Intl.DateTimeFormat('sv-SE', {timeZone: 'Europe/Amsterdam', dateStyle: 'short'})

/** The calendar day (YYYY-MM-DD) in Amsterdam, where Mollie is. */
export const amsterdamDay = (moment: Date): string => AMSTERDAM.format(moment)

const HOUR_OF_COLLECTION = 'T06:00:00Z'

/** Moment at which a subscription's payment of this day (YYYY-MM-DD) is made. */
export const collectionMoment = (day: string) => new Date(day + HOUR_OF_COLLECTION)

/** Adds an interval such as "3 months" to a day; in a shorter month the last day stands in for one that it lacks. */
export function addInterval(day: string, interval: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [count = 1, unit = 'months'] = interval.split(' ')
  const days = {day: 1, days: 1, week: 7, weeks: 7}[unit]
  if (days) return new Date(Date.UTC(year, month - 1, date + days * Number(count))).toISOString().slice(0, 10)
  const index = month - 1 + Number(count)
  const last = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, index, Math.min(date, last))).toISOString().slice(0, 10)
}
