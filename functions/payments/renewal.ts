import {amsterdamDay, daysLater, MONTHS, monthsLater, type Period} from '../model.ts'
import type {Order, OrderPayment} from '../orders/order.ts'

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

/** The first period end from a day on: `wanted`, or a later one of its row when that has passed. */
export const startFrom = (wanted: string, period: Period, today: string): string =>
  periodEnd(wanted, period, daysLater(today, -1))

/** How many periods began from a day on and before another. */
export function periodsBetween(from: string, until: string, period: Period): number {
  let count = 0
  while (monthsLater(from, count * MONTHS[period]) < until) count++
  return count
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

/** The day of the next collection, from today on: a mail or a page may be late, or the subscription itself. */
export function nextCollectionOn(order: Order, now: Date): string | null {
  const paid = paidUntil(order)
  return paid && startFrom(paid, order.period, amsterdamDay(now))
}

/** The last day of a subscription that was cancelled, or of the period that is paid. */
export const runsUntil = (order: Order, now: Date): string | null => order.subscription?.endsOn ?? paidUntil(order, now)

/** The first and the last day of the period that a payment pays: of one that came late, the period in which it was paid. */
export function paidPeriod(order: Order, {kind, paidAt}: Pick<OrderPayment, 'kind' | 'paidAt'>) {
  const {period, subscription} = order
  const begun = order.paidAt ?? paidAt ?? order.createdAt
  const renewed = nextRenewal(begun, period)
  const span = (from: string, next: string) => ({from, until: daysLater(next, -1)})
  if (kind === 'first') return span(amsterdamDay(new Date(begun)), renewed)
  const paidOn = amsterdamDay(new Date(paidAt ?? begun))
  const day = paidOn < renewed ? renewed : paidOn
  // A subscription that was made again starts later: periods of before are counted back from there.
  const start = (count: number) => monthsLater(subscription?.startDate ?? renewed, count * MONTHS[period])
  let count = 0
  while (start(count) > day) count--
  while (start(count + 1) <= day) count++
  return span(start(count), start(count + 1))
}
