import {amsterdamDay} from '../../../domain/format/dates.ts'
import {owedAgain} from '../ledger/chargeback.ts'
import type {Order, OrderPayment} from '../orders/order.ts'

/** The states of a purchase, from the checkout to the end, each as bookkeepers read it in docs/billing.md. */
export const STATES = {
  awaitingPayment: 'The first payment is open.',
  notPaid: 'The first payment failed, expired or was cancelled; the customer may try again.',
  duplicate: 'Another order of the same attempt was paid before: this one goes back to the customer.',
  starting: 'Paid; the subscription is still to be made at Mollie.',
  running: 'Mollie collects each period; nothing is owed.',
  collecting: 'A renewal is with the bank.',
  pausing: 'The customer asked for a pause, which begins when the paid period is over.',
  paused: 'The customer pauses: nothing is collected until a day that is agreed.',
  overdue:
    'A renewal failed. Collected again after 3, 7 and 14 days, on hold after 18, over after 32, when the bank answers at once: each step counts from the answer to the one before. Until the hold Mollie collects the next periods.',
  retrying: 'A renewal failed, and a payment of it is underway: it is not collected once more meanwhile.',
  chargedBack: 'The bank took a payment back: the customer is asked for it, and it is not collected again.',
  onHold: 'Not paid: Mollie collects nothing until the debt is paid.',
  restarting: 'Paid after a hold; the subscription is still to be made at Mollie again.',
  missing:
    'Mollie does not run it any more, though nobody cancelled it here: its mandate was revoked, for example. Another account or card, or a paid debt, makes it again.',
  cancelled: 'Cancelled; it runs until its last paid day, and the day alone ends it.',
  ending: 'Cancelled while a renewal, or a later payment of one, was with the bank.',
  resuming: 'A cancellation is being taken back.',
  ended: 'Cancelled, and its last paid day is over.',
  owing: 'Cancelled, and the bank took back a payment that is still owed; it runs until its last paid day.',
} as const
export type StateName = keyof typeof STATES

export const STATE_NAMES = Object.keys(STATES) as StateName[]

export const isLost = (status: OrderPayment['status']): boolean => ['failed', 'canceled', 'expired'].includes(status)
/** The customer or the bank has still to answer. */
export const isUnderway = (status: OrderPayment['status']): boolean => status === 'open' || isWithBank(status)
/** Begun, and not to be called off any more. */
export const isWithBank = (status: OrderPayment['status']): boolean => status === 'pending' || status === 'authorized'

/** A renewal, or a later payment of one, that is with the bank. */
export const isCollecting = ({kind, status}: Pick<OrderPayment, 'kind' | 'status'>): boolean =>
  kind !== 'first' && kind !== 'change' && isWithBank(status)

/** The state of an order. The day decides between cancelled and ended: a job would come too late for whoever looks. */
export function stateOf(order: Order, now: Date): StateName {
  const {status, duplicateOf, subscription, payments} = order
  if (status !== 'paid') return isLost(status) ? 'notPaid' : 'awaitingPayment'
  const isRenewing = payments.some((payment) => payment.kind === 'renewal' && isUnderway(payment.status))
  switch (subscription?.state) {
    case undefined:
      return duplicateOf ? 'duplicate' : 'starting'
    case 'running':
      return isRenewing ? 'collecting' : 'running'
    case 'paused':
      return subscription.pauseFrom > amsterdamDay(now) ? 'pausing' : 'paused'
    case 'overdue':
      if (owedAgain(order)) return 'chargedBack'
      return payments.some((each) => each.renewalOf === subscription.overdueId && isUnderway(each.status))
        ? 'retrying'
        : 'overdue'
    case 'cancelled':
      if (subscription.overdueId) return 'owing'
      if (isRenewing || payments.some(isCollecting)) return 'ending'
      return subscription.endsOn <= amsterdamDay(now) ? 'ended' : 'cancelled'
    case 'onHold':
    case 'restarting':
    case 'missing':
    case 'resuming':
      return subscription.state
  }
}
