import {missingFor} from '../invoices/due.ts'
import {isPaidAgain} from '../ledger/chargeback.ts'
import {owedBack} from '../ledger/refunds.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {isCancelled} from '../state/subscription.ts'
import {type Alert, type AlertKind, withoutAlerts} from './alerts.ts'
import {isRepeat, mailId} from './mails.ts'
import type {Order, OrderMail, OrderPayment} from './order.ts'

const paymentOf = ({payments}: Order, {about}: Alert) => payments.find(({id}) => id === about)

/** Nothing of it is the customer's money that we hold: it went back, or was never paid. */
const isGone = (order: Order, payment: OrderPayment): boolean =>
  ['failed', 'canceled', 'expired'].includes(payment.status) ||
  (payment.status === 'paid' && payment.refunded + payment.chargedBack >= amountsOf(order, payment).total)

const isPaymentGone = (order: Order, alert: Alert): boolean => {
  const payment = paymentOf(order, alert)
  return payment !== undefined && isGone(order, payment)
}

const isMailSent = ({mails}: Order, {detail}: Alert): boolean => {
  const mail = mails.find((each) => mailId(each) === detail)
  return mail !== undefined && mails.some((each) => each.state === 'sent' && isRepeat(each, mail))
}

const isAnswered = ({vatCheck, details}: Order, state: 'refused' | 'unanswered'): boolean =>
  vatCheck?.state !== state || vatCheck.number !== details?.vatNumber

/** When an alert needs nobody any more. Those of other kinds are a person's to end. */
const SETTLED: Partial<Record<AlertKind, (order: Order, alert: Alert) => boolean>> = {
  afterCancellation: isPaymentGone,
  underway: isPaymentGone,
  notRefunded: (order, alert) => {
    const payment = paymentOf(order, alert)
    return payment !== undefined && payment.refunded + payment.chargedBack >= owedBack(order, payment)
  },
  // Its credit note stays while the money is sent again.
  refundFailed: (order, alert) => {
    const {refunded = 0, credited = 0} = paymentOf(order, alert) ?? {}
    return credited > 0 && refunded >= credited
  },
  chargedBack: (order, alert) => {
    const payment = paymentOf(order, alert)
    return (
      payment !== undefined &&
      (payment.chargedBack === 0 || payment.writtenOff !== undefined || isPaidAgain(order, payment))
    )
  },
  subscriptionLost: ({subscription}, {about}) => subscription?.id !== about || subscription.state !== 'missing',
  notSubscribed: ({subscription}) => subscription !== undefined,
  notRepriced: ({total}, {detail}) => String(total) === detail,
  mailRefused: isMailSent,
  mailUnconfirmed: isMailSent,
  detailsMissing: ({onboarding, subscription}) => onboarding?.toldAt !== undefined || isCancelled(subscription),
  invoiceMissing: (order) => missingFor(order).length === 0,
  vatRefused: (order) => isAnswered(order, 'refused'),
  vatUnanswered: (order) => isAnswered(order, 'unanswered'),
}

/**
 * The order without the alerts that have settled themselves. The store asks with each change, so no caller has to. A
 * notification that nobody sent yet goes with the last of them.
 */
export function withoutSettled(order: Order): Order {
  const kept = withoutAlerts(order, (alert) => SETTLED[alert.kind]?.(order, alert) ?? false)
  if (kept === order || kept.alerts.length > 0) return kept
  const isOwed = ({kind, state, takenAt}: OrderMail) => kind === 'needsPerson' && state === 'pending' && !takenAt
  return {...kept, staffNotifications: kept.staffNotifications.filter((each) => !isOwed(each))}
}
