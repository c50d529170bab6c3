import {recordOf} from '../format/records.ts'
import type {StaffWords} from '../texts/languages.ts'

type Row = {
  months: number
  /** Interval of Mollie's subscriptions, at most 12 months. */
  interval: string
  /** Name for editors and operators. */
  title: StaffWords
}

/**
 * Table of billing periods, the shortest first. A row is all that code knows of a period: its name for customers is content
 * (*Checkout → Names of the periods*), and the prices of a plan decide for which periods it is sold.
 */
const TABLE = {
  monthly: {months: 1, interval: '1 month', title: {nl: 'Maandelijks', en: 'Monthly'}},
  quarterly: {months: 3, interval: '3 months', title: {nl: 'Per 3 maanden', en: 'Per 3 months'}},
  biannual: {months: 6, interval: '6 months', title: {nl: 'Per 6 maanden', en: 'Per 6 months'}},
  /** Ships without a price, so unsold until an editor makes one. */
  yearly: {months: 12, interval: '12 months', title: {nl: 'Per jaar', en: 'Per year'}},
} as const satisfies Record<string, Row>

export type Period = keyof typeof TABLE

export const isPeriod = (value: unknown): value is Period => typeof value === 'string' && Object.hasOwn(TABLE, value)

export const PERIODS: readonly Period[] = Object.keys(TABLE).filter(isPeriod)

/** A value for each period, made from its row by one function. */
export const perPeriod = <T>(make: (row: Row) => T): Record<Period, T> =>
  recordOf(PERIODS, (period) => make(TABLE[period]))

export const MONTHS = perPeriod(({months}) => months)
export const INTERVALS = perPeriod(({interval}) => interval)
