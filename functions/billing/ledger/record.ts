import {HOUR_MS} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import {withOverdue, withOwing, withoutOverdue, withStepAnswered} from '../dunning/overdue.ts'
import {type Alert, alert, isSameAlert} from '../orders/alerts.ts'
import {isSameMail, onceMore} from '../orders/mails.ts'
import {withOnboarding} from '../orders/onboarding.ts'
import {
  isOwed,
  type MailKind,
  type MailSubject,
  type Order,
  type OrderMail,
  type OrderPayment,
  type StaffNotificationKind,
} from '../orders/order.ts'
import {amountsOf, knownAmounts} from '../prices/priceChange.ts'
import {paidUntil} from '../subscriptions/renewal.ts'
import {isOpenAgain, isTakenBack} from './chargeback.ts'

/** A payment as it is now. `duplicateOf`: the order of the same attempt that was paid before. */
export type PaymentSnapshot = OrderPayment & {
  duplicateOf?: string | undefined
  customerId?: string | undefined
  /** When it became what it is, and when the bank last took something back, in ISO. */
  at: string
  chargedBackAt?: string | undefined
}

/**
 * The order with the latest status of one of its payments. Paid wins, whatever came before or comes after; recording the
 * same again changes nothing. Mails that are due are added to the order, and sent from there.
 */
export function recordPayment(
  order: Order,
  {duplicateOf, customerId, at, chargedBackAt = at, ...snapshot}: PaymentSnapshot,
): Order {
  const before = order.payments.find(({id}) => id === snapshot.id)
  const latest = {...knownAmounts(order, snapshot), ...snapshot}
  const payment =
    before?.status === 'paid' ? {...ours(before), ...latest, status: before.status, paidAt: before.paidAt} : latest
  const recorded = {
    ...order,
    // Known already, unless we crashed right after creating the payment.
    customerId: order.customerId ?? customerId,
    payments: before
      ? order.payments.map((other) => (other.id === payment.id ? payment : other))
      : [...order.payments, payment],
  }
  const changed =
    payment.kind === 'first'
      ? afterFirst(recorded, payment, {at, duplicateOf, customerId})
      : afterRenewal(recorded, payment, before, at)
  return afterReversal(changed, payment, before, chargedBackAt)
}

type FirstPaymentContext = Pick<PaymentSnapshot, 'at' | 'duplicateOf' | 'customerId'>

function afterFirst(order: Order, payment: OrderPayment, {at, duplicateOf, customerId}: FirstPaymentContext): Order {
  const {id, status, paidAt} = payment
  if (order.status === 'paid') return order
  if (status === 'paid') {
    // Its customer has the mandate by which renewals are collected.
    const paid: Order = {...order, status, paidAt, paymentId: id, customerId: customerId ?? order.customerId}
    if (duplicateOf) return {...paid, duplicateOf}
    return withMail(withStaffNotification(withOnboarding(paid, paidAt ?? at), 'orderPaid'), 'confirmation')
  }
  // An earlier payment that ends later says nothing about the current one.
  return id === order.paymentId ? {...order, status} : order
}

function afterRenewal(order: Order, payment: OrderPayment, before: OrderPayment | undefined, at: string): Order {
  const {id, kind, status, renewalOf = id} = payment
  if (status === before?.status) return order
  const {overdueId, cancelledAt} = order.subscription ?? {}
  const isOverdue = overdueId === renewalOf
  if (status === 'paid') {
    const settled = isOverdue ? withoutOverdue(order) : order
    if (order.payments.some((other) => other.id === renewalOf && other.id !== id && isTakenBack(order, other)))
      return withMail(settled, 'paidAgain', {payment: id})
    // A cancelled subscription has no next payment to announce: the invoice goes in a mail of its own.
    if (!cancelledAt) return withMail(settled, 'renewal', {payment: id})
    const isLate = payment.paidAt && payment.paidAt > cancelledAt
    return isLate ? withAlert(settled, alert('afterCancellation', id)) : withLaterEnd(settled)
  }
  if (!isLost(status)) return order
  // Cancelling ends the debt: a collection underway then need not be paid when it fails.
  if (cancelledAt) return kind === 'renewal' ? withEarlierEnd(order, id) : order
  if (kind === 'renewal')
    return withStaffNotification(withMail(withOverdue(order, id, at), 'renewalFailed', {payment: id}), 'overdue', {
      payment: id,
    })
  // A customer who gave up on Mollie's page knows it.
  return kind === 'retry' && isOverdue ? withMail(withStepAnswered(order, at), 'renewalReminder', {payment: id}) : order
}

/** A payment made before the cancellation but reported after it still extends the paid period. */
function withLaterEnd(order: Order): Order {
  const {subscription} = order
  const end = paidUntil(order)
  if (!subscription?.endsOn || !end || end <= subscription.endsOn) return order
  return {...order, subscription: {...subscription, endsOn: end}}
}

/** The collection that was open at the cancellation failed: the subscription ends earlier, and the customer is notified. */
function withEarlierEnd(order: Order, paymentId: string): Order {
  const {subscription} = order
  const end = paidUntil(order)
  if (!subscription?.endsOn || !end || end >= subscription.endsOn) return order
  return withMail({...order, subscription: {...subscription, endsOn: end}}, 'cancelledAtOnce', {payment: paymentId})
}

/** A refund notifies the customer; a chargeback raises an alert. */
function afterReversal(order: Order, payment: OrderPayment, before: OrderPayment | undefined, at: string): Order {
  const {id, refunded, chargedBack, refundCancelled = 0} = payment
  const cancelled = refundCancelled - (before?.refundCancelled ?? 0)
  // A refund that is gone without being cancelled has failed.
  const back = refunded - (before?.refunded ?? 0) + cancelled
  const kept = cancelled > 0 ? withRefundCancelled(order, id, {cancelled, refundCancelled}) : order
  const notified =
    back > 0
      ? withMail(kept, 'refunded', {payment: id, number: refunded + refundCancelled, amount: back})
      : back < 0
        ? withRefundFailed(kept, id, -back)
        : kept
  if (chargedBack > (before?.chargedBack ?? 0))
    return withOwedAgain(withAlert(notified, alert('chargedBack', id, chargedBack)), payment, at)
  // The bank gave it back after all.
  const isSettled =
    notified.subscription?.overdueId === id && before && isTakenBack(order, before) && !isTakenBack(order, payment)
  return isSettled ? withoutOverdue(notified) : notified
}

/** Notes a refund cancelled on purpose: it is not repeated, and the customer does not wait for it. */
const withRefundCancelled = (
  order: Order,
  id: string,
  {cancelled, refundCancelled}: {cancelled: Cents; refundCancelled: Cents},
): Order =>
  withMail(
    withPayment(order, id, () => ({refundTries: REFUND_TRIES, refundNextAt: undefined})),
    'refundCancelled',
    {payment: id, number: refundCancelled, amount: cancelled},
  )

/** The period that the bank took back is overdue like one that could not be collected; after the end it is owed all the same. */
function withOwedAgain(order: Order, payment: OrderPayment, at: string): Order {
  const {subscription} = order
  if (!subscription || subscription.overdueId || !isOpenAgain(order, payment)) return order
  const about = {payment: payment.id, number: payment.chargedBack}
  if (subscription.cancelledAt) return withMail(withOwing(order, payment.id, at), 'endedOwing', about)
  return withStaffNotification(withMail(withOverdue(order, payment.id, at), 'chargedBack', about), 'overdue', about)
}

/** An operator asks for payment: restarts dunning and mails the customer. */
export function withAskedToPay(order: Order, payment: OrderPayment, at: string): Order {
  const {subscription} = order
  if (!subscription || !isOpenAgain(order, payment)) return order
  const reopened = subscription.cancelledAt
    ? withOwing(order, payment.id, at)
    : withOverdue(subscription.overdueId === payment.id ? withoutOverdue(order) : order, payment.id, at)
  if (reopened.subscription?.overdueId !== payment.id) return order
  const kind = subscription.cancelledAt ? 'endedOwing' : 'chargedBackReminder'
  return withMail(reopened, kind, onceMore({kind, payment: payment.id}, order.mails))
}

/** Notes a refund that failed at the customer's bank and would fail again: an alert. */
const withRefundFailed = (order: Order, id: string, cents: number): Order =>
  withAlert(
    withPayment(order, id, () => ({refundTries: REFUND_TRIES, refundNextAt: undefined})),
    alert('refundFailed', id, cents),
  )

const withPayment = (order: Order, id: string, change: (payment: OrderPayment) => Partial<OrderPayment>): Order => ({
  ...order,
  payments: order.payments.map((payment) => (payment.id === id ? {...payment, ...change(payment)} : payment)),
})

/** Fields of a payment that Mollie does not know. */
const ours = ({
  refundTries,
  refundNextAt,
  invoice,
  credited,
  writtenOff,
  refundCancelled,
  corrected,
}: OrderPayment): Partial<OrderPayment> => ({
  ...(writtenOff !== undefined && {writtenOff}),
  ...(refundCancelled !== undefined && {refundCancelled}),
  ...(corrected !== undefined && {corrected}),
  ...(refundTries !== undefined && {refundTries, refundNextAt}),
  ...(invoice !== undefined && {invoice, credited}),
})

const REFUND_WAIT_HOURS = [1, 6, 24, 72]
const REFUND_TRIES = REFUND_WAIT_HOURS.length + 1

/** Mollie refused a refund: schedules retries with growing delays and raises an alert. */
export const withRefundRefused = (order: Order, id: string, now: Date): Order =>
  withAlert(
    withPayment(order, id, ({refundTries = 0}) => {
      const hours = REFUND_WAIT_HOURS[refundTries]
      const refundNextAt = hours && new Date(now.getTime() + hours * HOUR_MS).toISOString()
      return {refundTries: refundTries + 1, refundNextAt: refundNextAt || undefined}
    }),
    alert('notRefunded', id),
  )

/** Refund due of a payment made twice; nothing once it was given up. */
export function refundDue(order: Order, payment: OrderPayment): Cents {
  const {refunded, chargedBack, refundTries = 0} = payment
  if (refundTries >= REFUND_TRIES || !paidTwice(order).includes(payment)) return 0
  return Math.max(0, amountsOf(order, payment).total - refunded - chargedBack)
}

/** Payments of what another payment had paid. What is left of them goes back to the customer. */
export function paidTwice(order: Order): OrderPayment[] {
  const {duplicateOf, paymentId, payments} = order
  return payments.filter((payment) => {
    if (payment.status !== 'paid') return false
    if (payment.kind === 'first') return Boolean(duplicateOf) || payment.id !== paymentId
    return payments.some(
      (other) =>
        other.status === 'paid' &&
        isFor(other) === isFor(payment) &&
        isBefore(other, payment) &&
        // A charged-back payment is paid again.
        !isTakenBack(order, other),
    )
  })
}

/** The renewal that a payment pays. */
const isFor = ({id, renewalOf = id}: OrderPayment) => renewalOf
const isBefore = (one: OrderPayment, other: OrderPayment) =>
  `${one.paidAt ?? ''} ${one.id}` < `${other.paidAt ?? ''} ${other.id}`

const isLost = (status: OrderPayment['status']) => ['failed', 'canceled', 'expired'].includes(status)

/** Adds an alert and notifies staff, once per alert. */
export function withAlert(order: Order, added: Alert): Order {
  if (order.alerts.some((each) => isSameAlert(each, added))) return order
  const notified = order.staffNotifications.filter(({kind}) => kind === 'needsPerson').length
  return withStaffNotification(
    {...order, alerts: [...order.alerts, added]},
    'needsPerson',
    notified > 0 ? {number: notified + 1} : {},
  )
}

const withOwed = (mails: OrderMail[], mail: OrderMail) =>
  mails.some((each) => isSameMail(each, mail)) ? mails : [...mails, mail]

/** Adds a mail to be sent, once per kind and subject; an order without an address gets none. */
export const withMail = (order: Order, kind: MailKind, mail: MailSubject = {}): Order =>
  order.customerEmail ? withMailTo(order, kind, order.customerEmail, mail) : order

const withMailTo = (order: Order, kind: MailKind, to: string, mail: MailSubject): Order => ({
  ...order,
  mails: withOwed(order.mails, {...mail, kind, to, state: 'pending'}),
})

export const withStaffNotification = (order: Order, kind: StaffNotificationKind, mail: MailSubject = {}): Order => ({
  ...order,
  staffNotifications: withOwed(order.staffNotifications, {...mail, kind, to: '', state: 'pending'}),
})

const CORRECTIONS = 3

/**
 * The order with a corrected address: the confirmation is sent again, to the new one; the old one is told, and its link opens
 * nothing more. Null when it was corrected too often.
 */
export function withAddress(order: Order, customerEmail: string): Order | null {
  const before = order.mails.filter(({kind}) => kind === 'confirmation').length
  if (before > CORRECTIONS) return null
  const replaced = replacedAddress(order, customerEmail)
  const confirmed = withMail(replaced, 'confirmation', before > 0 ? {number: before + 1} : {})
  return before > 0 ? withMail(confirmed, 'addressCorrected', {number: replaced.linkSerial}) : confirmed
}

/** Replaces the e-mail address: notifies the old one and revokes its links. */
function replacedAddress(order: Order, customerEmail: string): Order {
  const linkSerial = (order.linkSerial ?? 0) + 1
  const old = order.customerEmail
  const wasWritten = order.mails.some(({to, state}) => to === old && (state === 'sent' || state === 'unconfirmed'))
  const notified =
    wasWritten && old !== customerEmail ? withMail(order, 'addressReplaced', {number: linkSerial}) : order
  const staysWhereItIs = ({kind}: OrderMail) => kind === 'addressReplaced' || kind === 'addressAsked'
  return {
    ...notified,
    customerEmail,
    linkSerial,
    mails: notified.mails.map((mail) => (isOwed(mail) && !staysWhereItIs(mail) ? {...mail, to: customerEmail} : mail)),
  }
}

const ASKED_A_DAY = 3

/** The order that asks a new address whether it is right; null when that was asked too often on that day (YYYY-MM-DD). */
export function withAddressAsked(order: Order, address: string, day: string): Order | null {
  const times = order.mails.filter((mail) => mail.kind === 'addressAsked' && mail.day === day).length
  return times < ASKED_A_DAY ? withMailTo(order, 'addressAsked', address, {day, number: times + 1}) : null
}

/** The order with an address that proved to be right: it gets a fresh link. */
export function withConfirmedAddress(order: Order, customerEmail: string): Order {
  const replaced = replacedAddress(order, customerEmail)
  return withMail(replaced, 'addressCorrected', {number: replaced.linkSerial})
}
