import {amsterdamDay, MONTHS, type Period} from '../model.ts'
import type {Order} from '../orders/order.ts'

/** A day (YYYY-MM-DD) so many months later, moved back to the end of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const monthIndex = month - 1 + months
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, monthIndex, Math.min(date, lastDay))).toISOString().slice(0, 10)
}

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
 * The day on which the period that was paid last ends, and the next one would be collected; null for an order that is
 * not paid. With `now` the period that runs at that moment, should the last payment be of an earlier one.
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
