import {MINUTE_MS} from '../../domain/format/dates.ts'

/** How long jobs wait after each try that failed; the last is repeated. */
const WAIT_MINUTES = [1, 5, 15, 60, 180, 360]
/** About three days. */
export const TRIES = 15

/** Moment of the next try after so many. */
export const nextTry = (tries: number, now: Date): string =>
  new Date(now.getTime() + (WAIT_MINUTES[Math.min(tries, WAIT_MINUTES.length) - 1] ?? 0) * MINUTE_MS).toISOString()
