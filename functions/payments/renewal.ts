import {amsterdamDay, MONTHS, monthsLater, type Period} from '../model.ts'
import type {Order} from '../orders/order.ts'

/**
 * The day on which the next period starts, as YYYY-MM-DD in Amsterdam: the paid day plus the period, moved back to the
 * end of a shorter month (31 January plus one month is 28 or 29 February). `paidAt` is an ISO moment.
 */
export const nextRenewal = (paidAt: string, period: Period): string =>
  monthsLater(amsterdamDay(new Date(paidAt)), MONTHS[period])

/** The first day of collection after `day`. `startDate` is the day of the first renewal; later ones follow by whole periods. */
export function periodEnd(startDate: string, period: Period, day: string): string {
  let end = startDate
  for (let count = 1; end <= day; count++) end = monthsLater(startDate, count * MONTHS[period])
  return end
}

/**
 * The day on which the last paid period ends and the next one would be collected; null for an order that is not paid. With
 * `now`, the end of the period that runs at that moment, if the last payment was for an earlier one.
 */
export function paidUntil({paidAt, period, subscription, payments}: Order, now?: Date): string | null {
  if (!paidAt) return null
  const moments = payments.flatMap((payment) => payment.paidAt ?? []).concat(now?.toISOString() ?? paidAt)
  const latest =
    moments
      .map((moment) => amsterdamDay(new Date(moment)))
      .sort()
      .at(-1) ?? ''
  return periodEnd(subscription?.startDate ?? nextRenewal(paidAt, period), period, latest)
}

/** The last day of a subscription that was cancelled, or of the period that is paid. */
export const runsUntil = (order: Order, now: Date): string | null => order.subscription?.endsOn ?? paidUntil(order, now)
