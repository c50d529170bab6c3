import {DAY_MS, daysLater} from '../../../domain/format/dates.ts'
import type {VatScheme} from '../../../domain/money/vat.ts'
import {changeOf, dueOf, isBegun, plannedChange} from '../changes/change.ts'
import {part} from '../ledger/parts.ts'
import {isOfDiscount} from '../offers/ofDiscount.ts'
import {isRepeat, isSameMail, type MailIdentity} from '../orders/mails.ts'
import type {Amounts, Order, OrderPayment, PriceChange} from '../orders/order.ts'
import {goesOn} from '../state/subscription.ts'

/** How long after a change a collection may still come that Mollie had begun before it. */
const BORDER_DAYS = 3

/** The day and the total that tell the changes of an order apart. */
type ChangeIdentity = Pick<PriceChange, 'plannedFor' | 'total'>
export const isSameChange = (one: ChangeIdentity, other: ChangeIdentity): boolean =>
  one.plannedFor === other.plannedFor && one.total === other.total

/** The mail that announces a change. */
export const announcementOf = ({plannedFor, total}: ChangeIdentity): MailIdentity => ({
  kind: 'priceChange',
  day: plannedFor,
  number: total,
})

/** The change that a mail announces, also when it was sent again by hand. */
export const changeOfMail = ({priceChanges = []}: Order, mail: MailIdentity): PriceChange | undefined =>
  priceChanges.find((change) => isRepeat(mail, announcementOf(change)))

const amounts = ({exclVat, vat, total, vatRate}: Amounts): Amounts => ({exclVat, vat, total, vatRate})
type From = Pick<PriceChange, 'fromExclVat' | 'fromVat' | 'fromTotal' | 'fromVatRate'>
const before = ({fromExclVat, fromVat, fromTotal, fromVatRate}: From): Amounts => ({
  exclVat: fromExclVat,
  vat: fromVat,
  total: fromTotal,
  vatRate: fromVatRate,
})
export const isSame = (one: Amounts, other: Amounts) =>
  one.exclVat === other.exclVat && one.total === other.total && one.vatRate === other.vatRate

/** Amounts of a payment of an order. */
export const amountsOf = (order: Amounts, {exclVat, vat, total, vatRate}: Partial<Amounts>): Amounts =>
  exclVat === undefined || vat === undefined || total === undefined || vatRate === undefined
    ? amounts(order)
    : {exclVat, vat, total, vatRate}

/** A payment's own amounts when they differ from the order's. */
export const amountsUnlessSame = (order: Amounts, own: Amounts): Partial<Amounts> =>
  isSame(order, own) ? {} : amounts(own)

/** The VAT scheme of a payment. */
export const schemeOf = (order: Order, {vatScheme}: Pick<OrderPayment, 'vatScheme'>): VatScheme =>
  vatScheme ?? order.vatScheme ?? 'charged'

/** A payment's own scheme when it is not the order's. */
const schemeUnlessSame = (order: Order, own: VatScheme): Pick<OrderPayment, 'vatScheme'> =>
  own === schemeOf(order, {}) ? {} : {vatScheme: own}

/** The VAT scheme of a day, by all planned changes. */
export const schemeOn = (order: Order, day: string): VatScheme =>
  (order.priceChanges ?? []).findLast((change) => isOpen(change) && change.vatScheme && change.startsOn <= day)
    ?.vatScheme ?? schemeOf(order, {})

/** The VAT scheme that an order has, or will have by what is planned. */
export const schemeAhead = (order: Order): VatScheme => schemeOn(order, '9999-12-31')

/** Known amounts of a payment: from before, or from the renewal or the change of plan that it is for. */
export function knownAmounts(
  order: Order,
  {id, renewalOf, planChange}: Pick<OrderPayment, 'id' | 'renewalOf' | 'planChange'>,
): Partial<Amounts> & Pick<OrderPayment, 'vatScheme'> {
  const known = order.payments.find((payment) => payment.id === id) ?? renewal(order, renewalOf)
  const change = changeOf(order, planChange)
  if (!known && change) return amountsUnlessSame(order, dueOf(change))
  return known
    ? {...amountsUnlessSame(order, amountsOf(order, known)), ...schemeUnlessSame(order, schemeOf(order, known))}
    : {}
}

const renewal = ({payments}: Order, id: string | undefined) =>
  id === undefined ? undefined : payments.find((payment) => payment.id === id)

/** Amounts of the unpaid payment; of a charged-back one the part that had not been refunded. */
export const overdueAmounts = (order: Order): Amounts => {
  const overdue = renewal(order, order.subscription?.overdueId)
  return overdue ? owedOf(order, overdue) : amounts(order)
}

const owedOf = (order: Order, payment: OrderPayment): Amounts =>
  payment.chargedBack > 0 ? notRefunded(order, payment) : amountsOf(order, payment)

/** The part of a payment that was not refunded. */
export function notRefunded(order: Order, payment: OrderPayment): Amounts {
  const whole = amountsOf(order, payment)
  return {...whole, ...part(whole, whole.total - payment.refunded)}
}

type Collection = Pick<OrderPayment, 'id' | 'kind' | 'renewalOf' | 'planChange'> & {
  total: number | null
  createdAt: string
}

/**
 * The amounts that a payment was made by; null when it is of no amount that was agreed for its time. Around a change both
 * are right: Mollie may have begun a collection before it, and may collect the new amount before we noted that it will. With its
 * VAT scheme, where that is not the order's.
 */
export function agreedAmounts(order: Order, payment: Collection): (Amounts & Pick<OrderPayment, 'vatScheme'>) | null {
  const {id, kind, renewalOf, planChange, total, createdAt} = payment
  const own = order.payments.find((payment) => payment.id === id)
  if (own) return ofTotal([amountsOf(order, own)], total)
  const paid = renewal(order, renewalOf)
  if (paid) return ofTotal([amountsOf(order, paid), owedOf(order, paid)], total)
  if (kind === 'change') {
    const change = changeOf(order, planChange)
    return change ? ofTotal([dueOf(change)], total) : null
  }
  const spans = spansOf(order)
  const possible =
    kind === 'first'
      ? spans.slice(0, 1)
      : spans.filter(({from, until}) => createdAt >= from && (until === undefined || createdAt <= until))
  return ofTotal(
    possible.toReversed().map(({agreed}) => agreed),
    total,
  )
}

const ofTotal = <Possible extends Amounts>(possible: Possible[], total: number | null) =>
  possible.find((each) => each.total === total) ?? null

type Agreed = Amounts & Pick<OrderPayment, 'vatScheme'>

/** Agreed amounts with the first and last day of their collections, oldest first. */
function spansOf(order: Order): {agreed: Agreed; from: string; until: string | undefined}[] {
  const changes = [...(order.priceChanges ?? []), ...(order.planChanges ?? []).filter(isBegun)]
    .filter(({changingAt}) => changingAt !== undefined)
    .sort((a, b) => ((a.changingAt ?? '') < (b.changingAt ?? '') ? -1 : 1))
  const ends = changes.map(({changedAt}) =>
    changedAt === undefined ? undefined : new Date(Date.parse(changedAt) + BORDER_DAYS * DAY_MS).toISOString(),
  )
  const [first] = changes
  // Each change of the scheme was from the other one; the order has the one of the last that is made.
  const toOther = changes.map((change) => ('vatScheme' in change ? change.vatScheme : undefined))
  const schemeAt = (index: number): VatScheme => {
    const last = toOther.slice(0, index + 1).findLast((each) => each !== undefined)
    const next = toOther.slice(index + 1).find((each) => each !== undefined)
    return last ?? (next === undefined ? schemeOf(order, {}) : otherScheme(next))
  }
  const agreed = (own: Amounts, index: number): Agreed => ({...own, ...schemeUnlessSame(order, schemeAt(index))})
  return [
    {agreed: agreed(first ? before(first) : amounts(order), -1), from: '', until: ends[0]},
    ...changes.map((change, index) => ({
      agreed: agreed(amounts(change), index),
      from: change.changingAt ?? '',
      until: ends[index + 1],
    })),
  ]
}

/** Neither made nor withdrawn. */
export const isOpen = ({changedAt, withdrawnAt}: PriceChange) => changedAt === undefined && withdrawnAt === undefined

/** Amounts collected on a day, by all planned changes. Another plan or period comes before announced prices of the present one. */
export function agreedOn(order: Order, day: string): Amounts {
  const planned = plannedChange(order)
  if (planned && planned.startsOn <= day) return amounts(planned)
  const due = (order.priceChanges ?? []).filter((change) => isOpen(change) && change.startsOn <= day)
  return amounts(due.reduce<Amounts>((_, change) => change, order))
}

const otherScheme = (scheme: VatScheme): VatScheme => (scheme === 'charged' ? 'reverseCharge' : 'charged')

/** The order with a change as it is now. */
export const replaced = (order: Order, change: PriceChange): Order => ({
  ...order,
  priceChanges: (order.priceChanges ?? []).map((each) => (isSameChange(each, change) ? change : each)),
})

/** Marks the change as announced once its mail is sent. */
export function withNotified(order: Order, mail: MailIdentity, at: string): Order {
  const change = changeOfMail(order, mail)
  return change && !change.toldAt ? replaced(order, {...change, toldAt: at}) : order
}

/** Withdraws all planned changes with their unsent mails; those of a discount or the VAT scheme stay, should the subscription resume. */
export const withoutPlans = (order: Order, at: Date): Order =>
  (order.priceChanges ?? [])
    .filter((change) => !isOfDiscount(order, change) && !change.vatScheme)
    .reduce((kept, change) => withoutPlan(kept, change, at.toISOString()), order)

/** Removes a planned change, unless it was begun at Mollie. */
export function withoutPlan(order: Order, change: PriceChange, at: string): Order {
  if (!isOpen(change) || change.changingAt) return order
  const mails = order.mails.filter((mail) => !isSameMail(mail, announcementOf(change)) || mail.state === 'sent')
  return {...replaced(order, {...change, withdrawnAt: at}), mails}
}

/** The change that is due: begun, before Mollie hears of it, so that nobody withdraws it meanwhile. */
export function withBegun(order: Order, today: string, at: string): Order {
  const due = dueOn(order, today)
  if (!due) return order
  // The last of several changes that waited for the jobs holds.
  const passed = (order.priceChanges ?? []).filter(
    (change) => change !== due && isOpen(change) && !change.changingAt && change.startsOn <= due.startsOn,
  )
  const current = passed.reduce((kept, change) => withoutPlan(kept, change, at), order)
  const vatScheme = due.vatScheme ?? passed.findLast((change) => change.vatScheme)?.vatScheme
  return due.changingAt ? current : replaced(current, {...due, ...(vatScheme && {vatScheme}), changingAt: at})
}

/** The change due on a day: one day before it starts, since Mollie collects early in the morning. */
export const dueOn = ({priceChanges = [], subscription}: Order, today: string): PriceChange | undefined =>
  goesOn(subscription)
    ? priceChanges.findLast((change) => isOpen(change) && change.toldAt && change.startsOn <= daysLater(today, 1))
    : undefined

/** Mollie collects the new amount: it is what the order says from now on; payments so far keep what they came to. */
export function withChanged(order: Order, identity: ChangeIdentity, at: string): Order {
  const change = order.priceChanges?.find((each) => isSameChange(each, identity))
  if (!change || change.changedAt) return order
  const {priceId, priceRevision, startsOn} = change
  const made = (order.priceChanges ?? []).filter(
    (each) => each === change || (isOpen(each) && each.changingAt && each.startsOn < startsOn),
  )
  const vatScheme = made.findLast((each) => each.vatScheme)?.vatScheme
  return {
    ...order,
    priceChanges: order.priceChanges?.map((each) => (made.includes(each) ? {...each, changedAt: at} : each)),
    ...amounts(change),
    priceId,
    priceRevision,
    ...(vatScheme && {vatScheme: vatScheme === 'charged' ? undefined : vatScheme}),
    payments: order.payments.map((payment) => ({
      ...payment,
      ...amountsOf(order, payment),
      ...(vatScheme && {vatScheme: schemeOf(order, payment)}),
    })),
  }
}
