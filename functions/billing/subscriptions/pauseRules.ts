import type {PauseMonths} from '../../../domain/customers/portalActs.ts'
import {amsterdamDay, monthsLater} from '../../../domain/format/dates.ts'
import {MONTHS} from '../../../domain/money/periods.ts'
import type {Order} from '../orders/order.ts'
import {stateOf} from '../state/stateOf.ts'
import {isGivenBack} from './cancellation.ts'
import {onPaidDay, paidUntil} from './renewal.ts'

/**
 * The day (YYYY-MM-DD) from which a pause would last: the first that is not paid. Null when it cannot be paused: plans that are
 * paid for several months, a renewal that is with the bank or not paid, money that went back.
 */
export function pauseFrom(order: Order, now: Date): string | null {
  const state = stateOf(order, now)
  if (MONTHS[order.period] !== 1 || (state !== 'running' && state !== 'pausing') || isGivenBack(order)) return null
  const from = paidUntil(order)
  // Mollie may have begun to collect what is due today.
  return from && from > amsterdamDay(now) ? from : null
}

/** The day on which Mollie collects again after a pause from a day on. */
export const pauseEnd = ({paidAt}: Pick<Order, 'paidAt'>, from: string, months: PauseMonths): string => {
  const end = monthsLater(from, months)
  return paidAt ? onPaidDay(end, paidAt) : end
}

/** The day of the next payment when a pause is ended now: its first day while that is still to come, else today. */
export const pauseEndsEarly = (pause: {pauseFrom: string}, now: Date): string =>
  pause.pauseFrom > amsterdamDay(now) ? pause.pauseFrom : amsterdamDay(now)
