import {withDebtGone, withOverdue, withOwing, withStepAnswered} from '../dunning/overdue.ts'
import {isOpenAgain, isTakenBack, withWriteOffReversed} from '../ledger/chargeback.ts'
import {paidTwice, withRefundCancelled, withRefundFailed, withRefundRefused} from '../ledger/refunds.ts'
import {withDiscount} from '../offers/withDiscount.ts'
import {alert} from '../orders/alerts.ts'
import {withAlert, withMail, withMailAgain, withStaffNotification} from '../orders/notify.ts'
import {withOnboarding} from '../orders/onboarding.ts'
import type {Order} from '../orders/order.ts'
import {asPaid, endIfCancelled, mayResume} from '../subscriptions/cancellation.ts'
import {paidUntil} from '../subscriptions/renewal.ts'
import type {EventOf, Outcome} from './events.ts'
import {isCollecting} from './stateOf.ts'
import {isCancelled, withoutPause, withoutResuming} from './subscription.ts'

/** Payment events: the payment itself is recorded before. */

type OfPayment = EventOf<
  'renewalPaid' | 'renewalLost' | 'debtPaid' | 'retryLost' | 'catchUpLost' | 'chargedBack' | 'chargebackReversed'
>

export const nothing: Outcome<unknown> = {
  name: 'nothing',
  does: 'Nothing more: the fact is recorded.',
  apply: (order) => order,
}

export const followsFirst: Outcome<EventOf<'firstUnpaid'>> = {
  name: 'followsFirst',
  does: 'The order has the status of the payment that the customer was last sent to; an earlier try says nothing about it.',
  apply: (order, {payment: {id, status}}) => (id === order.paymentId ? {...order, status} : order),
}

export const bought: Outcome<EventOf<'firstPaid'>> = {
  name: 'bought',
  does: 'The order is paid: confirmation to the customer, a notification to staff, onboarding begins. When another order of the same attempt was paid before, it goes back instead.',
  apply: (order, {payment: {id, status, paidAt}, holder, customerId, at}) => {
    // Its customer has the mandate by which renewals are collected.
    const paid: Order = {...order, status, paidAt, paymentId: id, customerId: customerId ?? order.customerId}
    if (holder) return {...paid, duplicateOf: holder}
    const discounted = withDiscount(paid, paidAt ?? at)
    return withMail(withStaffNotification(withOnboarding(discounted, paidAt ?? at), 'orderPaid'), 'confirmation')
  },
}

/** Settles the debt that a payment is for, if it is open. */
const withSettled = (order: Order, {payment: {id, renewalOf = id}, at}: OfPayment): Order =>
  order.subscription?.overdueId === renewalOf ? withDebtGone(order, at) : order

/** Whether a payment is for one that the bank took back. */
const paysAgain = (order: Order, {payment: {id, renewalOf}}: OfPayment): boolean =>
  order.payments.some((other) => other.id === renewalOf && other.id !== id && isTakenBack(order, other))

export const renewed: Outcome<OfPayment> = {
  name: 'renewed',
  does: 'The period is paid, and a debt of it with it; the next debt, if there is one, is owed from then on. Mail with the invoice (of a payment that the bank had taken back: a receipt). A second payment of the same goes back by itself, without this mail. A collection after a pause ends that.',
  apply: (order, event) => {
    const {id, kind} = event.payment
    const settled = withSettled(order, event)
    if (paidTwice(order).some((payment) => payment.id === id)) return settled
    return withMail(
      kind === 'renewal' ? withoutPause(settled) : settled,
      paysAgain(order, event) ? 'paidAgain' : 'renewal',
      {payment: id},
    )
  },
}

export const paidAfterCancelling: Outcome<OfPayment> = {
  name: 'paidAfterCancelling',
  does: 'Paid before the cancellation and heard of later: it runs a period longer, unless that was with the bank and counted already. Paid after it: the last day stays, the invoice is mailed, a person decides (alert). What the bank had taken back: a receipt, and the days that it pays.',
  apply: (order, event) => {
    const {payment} = event
    const settled = withSettled(order, event)
    if (paysAgain(order, event)) return withMail(endingOn(settled, 'later'), 'paidAgain', {payment: payment.id})
    const isLate = payment.paidAt && payment.paidAt > (order.subscription?.cancelledAt ?? '')
    return isLate ? withAlert(settled, alert('afterCancellation', payment.id)) : endingOn(settled, 'later')
  },
}

/** The order whose cancelled subscription ends where what is paid ends, when that is later or earlier than it said. */
function endingOn(order: Order, direction: 'later' | 'earlier'): Order {
  const {subscription} = order
  const end = paidUntil(direction === 'later' ? order : asPaid(order))
  if (!subscription?.endsOn || !end || end === subscription.endsOn) return order
  const isLater = end > subscription.endsOn
  return isLater === (direction === 'later') ? {...order, subscription: {...subscription, endsOn: end}} : order
}

export const becomesOverdue: Outcome<OfPayment> = {
  name: 'becomesOverdue',
  does: 'Mail to the customer with a button to pay, a notification to staff. The renewal is owed and dunning begins, or both follow once the debt before it is paid. A collection after a pause ends that.',
  apply: (order, {payment: {id}, at}) => {
    const told = withMail(withOverdue(withoutPause(order), id, at), 'renewalFailed', {payment: id})
    return withStaffNotification(told, 'overdue', {payment: id})
  },
}

export const endsEarlier: Outcome<OfPayment> = {
  name: 'endsEarlier',
  does: 'Nothing is owed after a cancellation: it ends with what is paid, or with what is still with the bank, and the customer is told the earlier day.',
  apply: (order, {payment: {id}}) => {
    const ending = endingOn(order, 'earlier')
    if (ending === order) return order
    const kind = order.payments.some(isCollecting) ? 'cancelledUnderway' : 'cancelledAtOnce'
    return withMail(ending, kind, {payment: id})
  },
}

export const retryFailed: Outcome<OfPayment> = {
  name: 'retryFailed',
  does: 'Reminder to the customer; the next dunning step counts from this answer.',
  apply: (order, {payment: {id, renewalOf}, at}) =>
    order.subscription?.overdueId === renewalOf
      ? withMail(withStepAnswered(order, at), 'renewalReminder', {payment: id})
      : order,
}

export const refundTold: Outcome<EventOf<'refunded'>> = {
  name: 'refundTold',
  does: 'Mail with the amount, and the credit note where the payment had an invoice. Days and plan stay.',
  // A refund that failed and is made again comes to the same number once more.
  apply: (order, {payment: {id, refunded, refundCancelled = 0}, cents}) =>
    withMailAgain(order, 'refunded', {payment: id, number: refunded + refundCancelled, amount: cents}),
}

export const refundCancelled: Outcome<EventOf<'refundCancelled'>> = {
  name: 'refundCancelled',
  does: 'Mail to the customer; the credit note is taken back, and nothing is refunded again by itself.',
  apply: (order, {payment: {id, refundCancelled = 0}, cents}) => withRefundCancelled(order, id, cents, refundCancelled),
}

export const refundFailed: Outcome<EventOf<'refundFailed'>> = {
  name: 'refundFailed',
  does: 'Alert: it would fail again, so a person decides.',
  apply: (order, {payment: {id}, cents}) => withRefundFailed(order, id, cents),
}

export const refundRefused: Outcome<EventOf<'refundRefused'>> = {
  name: 'refundRefused',
  does: 'Alert; tried again after 1, 6, 24 and 72 hours.',
  apply: (order, {payment, at}) => withRefundRefused(order, payment, new Date(at)),
}

const withChargedBack = (order: Order, {payment: {id, chargedBack}}: OfPayment) =>
  withAlert(order, alert('chargedBack', id, chargedBack))

export const chargebackNoted: Outcome<OfPayment> = {
  name: 'chargebackNoted',
  does: 'Alert: a person looks at it.',
  apply: withChargedBack,
}

export const owedAgain: Outcome<OfPayment> = {
  name: 'owedAgain',
  does: 'Alert. When all that was not refunded went back, that rest is owed again: mail with a button to pay, and dunning begins without collecting. Its invoice stays. A pause goes on meanwhile, until it is on hold.',
  apply: (order, event) => {
    const {payment, at} = event
    const noted = withChargedBack(order, event)
    if (noted.subscription?.overdueId || !isOpenAgain(noted, payment)) return noted
    const about = {payment: payment.id, number: payment.chargedBack}
    const told = withMailAgain(withOverdue(noted, payment.id, at), 'chargedBack', about)
    return withStaffNotification(told, 'overdue', about)
  },
}

export const owedAfterEnd: Outcome<OfPayment> = {
  name: 'owedAfterEnd',
  does: 'Alert. When all that was not refunded went back, that rest is owed, and of the period that runs no unpaid day is left: mail with a button to pay; no dunning. While a cancellation is being taken back: that goes on when the period that runs is still paid (mail *chargedBack*), and otherwise the cancellation holds (mail *endedOwing*).',
  apply: (order, event, now) => {
    const {payment, at} = event
    const noted = withChargedBack(order, event)
    if (noted.subscription?.overdueId === payment.id || !isOpenAgain(noted, payment)) return noted
    const owing = withOwing(endingUnpaid(noted, now), payment.id, at)
    const about = {payment: payment.id, number: payment.chargedBack}
    return owing.subscription?.state === 'resuming' && mayResume(owing, now)
      ? withMailAgain(owing, 'chargedBack', about)
      : withMailAgain(withoutResuming(owing), 'endedOwing', about)
  },
}

/** The order of a cancelled subscription whose period went back: it ends with what is paid, today at the latest. */
function endingUnpaid(order: Order, now: Date): Order {
  const {subscription} = order
  const end = endIfCancelled(order, now)
  return isCancelled(subscription) && end && end < subscription.endsOn
    ? {...order, subscription: {...subscription, endsOn: end}}
    : order
}

export const debtGone: Outcome<OfPayment> = {
  name: 'debtGone',
  does: 'When the debt was this payment it is owed no more, the customer is told, and after a cancellation its days count again; another debt is owed from then on. A correction takes the credit note of a write-off back, and is mailed. When it was paid again meanwhile, the later payment goes back by itself.',
  apply: (order, {payment: {id}, at}) => {
    if (order.subscription?.overdueId !== id) return withWriteOffReversed(order, id)
    return withMailAgain(endingOn(withDebtGone(order, at), 'later'), 'paidAgain', {payment: id})
  },
}
