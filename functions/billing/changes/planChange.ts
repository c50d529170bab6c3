import {amsterdamDay, daysLater, daysUntil} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import {breakdown} from '../../../domain/money/pricing.ts'
import {type VatSettings, vatRateOn} from '../../../domain/money/vat.ts'
import {periodsOfFirst} from '../../../domain/offers/agreedOffer.ts'
import {paidTwice} from '../ledger/refunds.ts'
import type {Amounts, Order} from '../orders/order.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {type StateName, stateOf} from '../state/stateOf.ts'
import {nextCollectionOn, paidPeriod} from '../subscriptions/renewal.ts'
import {isAtOnce, isOpenChange, type Terms} from './change.ts'
import {lateCents} from './lateCents.ts'

/** A plan and period on sale, at the price that is in force. */
export type Sold = Omit<Terms, keyof Amounts> & {exclVat: Cents}
export type OnSale = {sold: readonly Sold[]; vat: VatSettings}
/** `isLater`: from the next renewal, also what is dearer. `from`: the first day that a payment at once pays for, when that is not today. */
export type Wish = Pick<Order, 'plan' | 'period'> & {isLater?: boolean; from?: string}

/** Why a wish cannot be carried out now. */
export type Refusal =
  | 'notRunning'
  | 'cancelled'
  | 'overdue'
  | 'onHold'
  | 'collecting'
  | 'missing'
  | 'paused'
  /** An earlier change is agreed to, or its payment is with the bank. */
  | 'underway'
  | 'same'
  | 'notSold'
  /** The next period is collected today or tomorrow. */
  | 'tooLate'
  /** Money of the period that runs went back: what its days are worth is a person's to say. */
  | 'refunded'

/** The sum to pay for the days of the paid period that are left, from a day on. */
type AtOnce = {
  /** The new plan for the period that runs. */
  terms: Terms
  from: string
  /** The last day. */
  until: string
  daysLeft: number
  daysOfPeriod: number
  /** Both excl. VAT, for the days left. */
  credit: Cents
  price: Cents
  /** To pay: the difference. */
  due: Amounts
}

/** A change that can be agreed to, with all that follows from it. */
export type Planned = {
  when: 'now' | 'renewal'
  atOnce: AtOnce | null
  paidToday: Cents
  /** Collected each period from a day on. */
  next: Terms
  startsOn: string
  /** The last day on which it can be withdrawn; null for a change that holds once it is paid. */
  withdrawUntil: string | null
}

/** Each state in which nothing can be changed, with the reason. A renewal at the bank leaves the next one to plan for. */
const REFUSED: Record<StateName, Refusal | null> = {
  awaitingPayment: 'notRunning',
  notPaid: 'notRunning',
  duplicate: 'notRunning',
  starting: 'notRunning',
  running: null,
  collecting: null,
  overdue: 'overdue',
  retrying: 'overdue',
  chargedBack: 'overdue',
  onHold: 'onHold',
  restarting: 'onHold',
  missing: 'missing',
  pausing: 'paused',
  paused: 'paused',
  cancelled: 'cancelled',
  ending: 'cancelled',
  resuming: 'cancelled',
  ended: 'cancelled',
  owing: 'cancelled',
}

/**
 * Another plan or period for a subscription, by the prices of today: amounts, days and effects, or the reason why not. Dearer
 * plans hold at once, for the difference over the days left; anything else begins with the next renewal. Pure: nothing is
 * agreed to by asking.
 */
export function planChange(order: Order, wish: Wish, {sold, vat}: OnSale, now: Date): Planned | {refusal: Refusal} {
  const refusal = refusalOf(order, wish, sold, now)
  if (refusal) return {refusal}
  const today = amsterdamDay(now)
  const wished = soldAs(sold, wish)
  const startsOn = nextCollectionOn(order, now)
  if (!wished || !startsOn) return {refusal: 'notRunning'}
  const from = wish.from ?? today
  if (startsOn <= daysLater(today, 1) || startsOn <= from) return {refusal: 'tooLate'}
  const rateOn = (day: string) => (order.vatScheme === 'reverseCharge' ? 0 : vatRateOn(vat, day))
  const next = priced(wished, rateOn(startsOn))
  const upgrade = soldAs(sold, {plan: wish.plan, period: order.period})
  if (!wish.isLater && wish.plan !== order.plan && upgrade && upgrade.exclVat > regularPrice(order, today)) {
    if (stateOf(order, now) === 'collecting') return {refusal: 'collecting'}
    const atOnce = atOnceOf(order, priced(upgrade, rateOn(from)), {day: from, rate: rateOn(from)})
    if (atOnce === 'refunded') return {refusal: 'refunded'}
    // A difference of less than a cent waits.
    if (atOnce && atOnce.due.total > 0)
      return {when: 'now', atOnce, paidToday: atOnce.due.total, next, startsOn, withdrawUntil: null}
  }
  return {when: 'renewal', atOnce: null, paidToday: 0, next, startsOn, withdrawUntil: withdrawUntil(startsOn, today)}
}

function refusalOf(order: Order, wish: Wish, sold: readonly Sold[], now: Date): Refusal | null {
  const refused = REFUSED[stateOf(order, now)]
  if (refused) return refused
  if (wish.plan === order.plan && wish.period === order.period) return 'same'
  if (order.planChanges?.some((change) => isOpenChange(change) && !isReplaceable(order, change.number)))
    return 'underway'
  return soldAs(sold, wish) ? null : 'notSold'
}

/** A change at once that nobody has begun to pay, and the change that waits for it: another wish takes their place. */
function isReplaceable({planChanges = [], payments}: Order, number: number): boolean {
  const change = planChanges.find((each) => each.number === number)
  if (change?.follows !== undefined) return isReplaceable({planChanges, payments} as Order, change.follows)
  const isUnderway = payments.some(
    ({planChange: paysFor, status}) =>
      paysFor === number && (status === 'pending' || status === 'authorized' || status === 'paid'),
  )
  return change !== undefined && isAtOnce(change) && !isUnderway
}

/** Whether a discount holds on a day. */
export const hasDiscountOn = ({offer}: Pick<Order, 'offer'>, day: string): boolean =>
  offer !== undefined && (offer.until === undefined || day < offer.until)

/** The price of a period without the discount. */
const regularPrice = (order: Order, day: string): Cents =>
  order.offer && hasDiscountOn(order, day) ? order.offer.exclVat : order.exclVat

const soldAs = (sold: readonly Sold[], {plan, period}: Wish): Sold | undefined =>
  sold.find((each) => each.plan === plan && each.period === period)

const priced = (offer: Sold, vatRate: number): Terms => ({
  ...offer,
  ...breakdown(offer.exclVat / 100, vatRate),
  vatRate,
})

/** The day before Mollie is told, which is the day before the collection. */
const withdrawUntil = (startsOn: string, today: string): string | null => {
  const last = daysLater(startsOn, -2)
  return last >= today ? last : null
}

/** The difference for the days from a day on that are left of what is paid; null when no payment pays for that day. */
function atOnceOf(order: Order, terms: Terms, {day, rate}: {day: string; rate: number}): AtOnce | 'refunded' | null {
  const paid = paymentsOf(order, day)
  const [first] = paid
  if (!first) return null
  if (paid.some(({isTouched}) => isTouched)) return 'refunded'
  const {from, until, periods} = paid.reduce((widest, each) => (each.from < widest.from ? each : widest), first)
  const end = daysLater(until, 1)
  const [daysLeft, daysOfPeriod] = [daysUntil(end, day), daysUntil(end, from)]
  const share = (cents: Cents, days: number) => Math.round((cents * daysLeft) / days)
  const credit = paid.reduce((all, each) => all + share(each.exclVat, daysUntil(end, each.from)), 0)
  const price = share(terms.exclVat * periods, daysOfPeriod)
  const due = {...breakdown(Math.max(0, price - credit) / 100, rate), vatRate: rate}
  return {terms, from: day, until, daysLeft, daysOfPeriod, credit, price, due}
}

/** The payments that pay for a day, with the first and the last day of each; of a change at once, the days from it on. */
function paymentsOf(order: Order, day: string) {
  const twice = paidTwice(order)
  const isPaidAgain = (id: string) =>
    order.payments.some((other) => other.renewalOf === id && other.id !== id && other.status === 'paid')
  return order.payments
    .filter((payment) => payment.status === 'paid' && !twice.includes(payment) && !isPaidAgain(payment.id))
    .map((payment) => ({
      ...paidPeriod(order, payment),
      exclVat: amountsOf(order, payment).exclVat,
      periods: payment.kind === 'first' ? periodsOfFirst(order.offer) : 1,
      isTouched: payment.refunded + payment.chargedBack > lateCents(order, payment),
    }))
    .filter(({from, until}) => from <= day && day <= until)
}
