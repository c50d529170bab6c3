import {amsterdamDay, daysLater, monthsLater} from '../../../domain/format/dates.ts'
import {MONTHS, type Period} from '../../../domain/money/periods.ts'
import {periodsOfFirst} from '../../../domain/offers/agreedOffer.ts'
import {changePaidBy, collectionOf, paidTerms} from '../changes/paidTerms.ts'
import {type Order, type OrderPayment, originOf} from '../orders/order.ts'
import {goesOn} from '../state/subscription.ts'

/**
 * The day on which the next period starts, as YYYY-MM-DD in Amsterdam: the paid day plus the period, moved back to the
 * end of a shorter month (31 January plus one month is 28 or 29 February). `paidAt` is an ISO moment. Of free periods, the day
 * after the last one.
 */
export const nextRenewal = (paidAt: string, period: Period, {offer}: Pick<Order, 'offer'> = {}): string =>
  monthsLater(amsterdamDay(new Date(paidAt)), MONTHS[period] * periodsOfFirst(offer))

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
export function paidUntil(order: Order, now?: Date): string | null {
  const {paidAt, period, subscription, payments} = order
  if (!paidAt) return null
  const collectedOn = lastPaidCollection(order)
  if (collectedOn) {
    const end = endOfCollected(order, collectedOn)
    return now ? periodEnd(end, period, amsterdamDay(now)) : end
  }
  const moments = payments.flatMap((payment) => payment.paidAt ?? []).concat(now?.toISOString() ?? paidAt)
  const latest =
    moments
      .map((moment) => amsterdamDay(new Date(moment)))
      .sort()
      .at(-1) ?? ''
  return periodEnd(subscription?.startDate ?? nextRenewal(paidAt, period, order), period, latest)
}

/** The day on which the last period was collected that is paid. */
const lastPaidCollection = (order: Order): string | undefined =>
  order.payments
    .flatMap((payment) => (payment.status === 'paid' ? (collectionOf(order, payment) ?? []) : []))
    .sort()
    .at(-1)

/** The day of the next collection that Mollie told of, when it is still to come and nothing stands in its way. */
function nextCollectionAtMollie({subscription}: Order, today: string): string | null {
  if (!goesOn(subscription) || subscription.overdueId) return null
  return subscription.nextOn && subscription.nextOn >= today ? subscription.nextOn : null
}

/** The day of the next collection, from today on: a mail or a page may be late, or the subscription itself. */
export function nextCollectionOn(order: Order, now: Date): string | null {
  const today = amsterdamDay(now)
  const paid = paidUntil(order)
  return nextCollectionAtMollie(order, today) ?? (paid && startFrom(paid, order.period, today))
}

/** The last day of a subscription that was cancelled, or of the period that is paid. */
export const runsUntil = (order: Order, now: Date): string | null =>
  order.subscription?.endsOn ?? nextCollectionAtMollie(order, daysLater(amsterdamDay(now), 1)) ?? paidUntil(order, now)

/** February is three days shorter than a month of 31. */
const SHORTER_DAYS = 3

/** The day of the month that the customer paid on, or the last one of a shorter month, when it is just after `day`. */
export function onPaidDay(day: string, paidAt: string): string {
  const wanted = Number(amsterdamDay(new Date(paidAt)).slice(8))
  const lastOfMonth = daysLater(monthsLater(`${day.slice(0, 7)}-01`, 1), -1)
  const moved = `${day.slice(0, 8)}${String(wanted).padStart(2, '0')}`
  const paidDay = moved > lastOfMonth ? lastOfMonth : moved
  return paidDay > day && paidDay <= daysLater(day, SHORTER_DAYS) ? paidDay : day
}

/** Short months move a day by no more. */
const MOVED_DAYS = 4

/** The day after a period that Mollie collected on a day: that of the next collection, when it is about a period later. */
function endOfCollected(order: Order, from: string): string {
  const {subscription, payments} = order
  const collected = payments.find(({collectedOn}) => collectedOn === from)
  const {period} = paidTerms(order, collected ?? {}, from)
  const regular = monthsLater(from, MONTHS[period])
  const days = [subscription?.nextOn, subscription?.startDate, ...payments.map(({collectedOn}) => collectedOn)]
  const [next] = days.flatMap((day) => (day && day > from ? [day] : [])).sort()
  const isNear = next && next >= daysLater(regular, -MOVED_DAYS) && next <= daysLater(regular, MOVED_DAYS)
  return isNear ? next : regular
}

type PaidPart = Pick<OrderPayment, 'kind' | 'paidAt' | 'collectedOn' | 'renewalOf' | 'planChange' | 'total'>

/**
 * The first and the last day of the period that a payment pays: from the day on which Mollie collected it, or the renewal that
 * it is for. Where that is not known, it is that of the day on which it was paid.
 */
export function paidPeriod(order: Order, payment: PaidPart) {
  const {subscription} = order
  const {paidAt} = payment
  const {kind} = originOf(order, payment)
  const change = changePaidBy(order, payment)
  if (change?.endsOn) return {from: change.startsOn, until: change.endsOn}
  const {period} = paidTerms(order, payment, kind === 'first' ? undefined : collectionOf(order, payment))
  const begun = order.paidAt ?? paidAt ?? order.createdAt
  const renewed = nextRenewal(begun, period, order)
  const span = (from: string, next: string) => ({from, until: daysLater(next, -1)})
  if (kind === 'first') return span(amsterdamDay(new Date(begun)), renewed)
  const from = collectionOf(order, payment)
  if (from) return span(from, endOfCollected(order, from))
  const paidOn = amsterdamDay(new Date(paidAt ?? begun))
  const day = paidOn < renewed ? renewed : paidOn
  // A subscription that was made again starts later: periods of before are counted back from there.
  const start = (count: number) => monthsLater(subscription?.startDate ?? renewed, count * MONTHS[period])
  let count = 0
  while (start(count) > day) count--
  while (start(count + 1) <= day) count++
  return span(start(count), start(count + 1))
}
