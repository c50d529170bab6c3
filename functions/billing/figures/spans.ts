import {amsterdamDay, daysLater, monthsLater} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import {MONTHS} from '../../../domain/money/periods.ts'
import {isAtOnce, isBegun} from '../changes/change.ts'
import {paidTerms} from '../changes/paidTerms.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {isCancelled} from '../state/subscription.ts'
import {nextRenewal} from '../subscriptions/renewal.ts'

/** Days (YYYY-MM-DD) of a subscription with one plan and amount; `until` is the first day after them. */
export type Span = {from: string; until: string; plan: string; planName: string; monthly: Cents}

/** A later collection than this after the end of a period leaves days without a period: a pause, or a hold. */
const LATE_DAYS = 7
const FOREVER = '9999-12-31'

type Terms = Pick<Order, 'plan' | 'planName' | 'period' | 'exclVat'>
const spanOf = ({plan, planName, period, exclVat}: Terms, from: string, until: string): Span => ({
  ...{from, until, plan, planName},
  monthly: Math.round(exclVat / MONTHS[period]),
})

/** The days on which Mollie was or is to collect an order, each with its plan and its amount excl. VAT per month. */
export function spansOf(order: Order): Span[] {
  if (!order.paidAt) return []
  const periods = periodsOf(order)
  const spans = periods.flatMap((period, index): Span[] => {
    const next = periods[index + 1]
    if (!next) return [period, ...(period.until < FOREVER ? [spanOf(order, period.until, FOREVER)] : [])]
    const isGap = next.from > daysLater(period.until, LATE_DAYS)
    return [{...period, until: isGap ? period.until : next.from}]
  })
  return without(withChangesAtOnce(spans, order), daysOff(order))
}

/** The periods that began, each as it was charged. */
function periodsOf(order: Order): Span[] {
  const renewals = order.payments.filter(({kind}) => kind === 'renewal')
  const first = order.payments.find(({kind, paidAt}) => kind === 'first' && paidAt === order.paidAt)
  const begun = [
    ...(first ? [first] : order.payments.filter(({kind, status}) => kind === 'first' && status === 'paid').slice(0, 1)),
    ...renewals,
  ]
  const periods = begun.flatMap((payment) => {
    const from = firstDayOf(payment)
    if (!from) return []
    const terms = {
      ...paidTerms(order, payment, payment.collectedOn),
      exclVat: amountsOf(order, payment).exclVat - (payment.refundTo ?? 0),
    }
    const until =
      payment.kind === 'first' ? nextRenewal(from, terms.period, order) : monthsLater(from, MONTHS[terms.period])
    return [spanOf(terms, from, until)]
  })
  const paidOn = amsterdamDay(new Date(order.paidAt ?? order.createdAt))
  return periods.length === 0
    ? [spanOf(order, paidOn, FOREVER)]
    : periods.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

const firstDayOf = ({collectedOn, paidAt}: OrderPayment) => collectedOn ?? (paidAt && amsterdamDay(new Date(paidAt)))

/** A change at once holds from its first day to the end of the period that it was paid in. */
const withChangesAtOnce = (spans: Span[], {planChanges = []}: Order): Span[] =>
  planChanges
    .filter((change) => isBegun(change) && isAtOnce(change))
    .reduce(
      (all, change) =>
        all.flatMap((span) => {
          if (change.startsOn < span.from || change.startsOn >= span.until) return [span]
          const changed = spanOf(change, change.startsOn, span.until)
          return [...(span.from < change.startsOn ? [{...span, until: change.startsOn}] : []), changed]
        }),
      spans,
    )

/** Days on which Mollie collects nothing: after the end, on hold, in a pause. */
function daysOff({subscription}: Order): {from: string; until: string} {
  if (isCancelled(subscription)) return {from: subscription.endsOn, until: FOREVER}
  if (subscription?.heldAt) return {from: amsterdamDay(new Date(subscription.heldAt)), until: FOREVER}
  if (subscription?.state === 'paused') return {from: subscription.pauseFrom, until: subscription.pauseUntil}
  return {from: FOREVER, until: FOREVER}
}

const without = (spans: Span[], off: {from: string; until: string}): Span[] =>
  spans.flatMap((span) =>
    [
      {...span, until: span.until < off.from ? span.until : off.from},
      {...span, from: span.from > off.until ? span.from : off.until},
    ].filter(({from, until}) => from < until),
  )
