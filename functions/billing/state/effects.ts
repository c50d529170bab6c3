import type {Cents} from '../../../domain/money/money.ts'
import {isAtOnce} from '../changes/change.ts'
import {changeToTell} from '../changes/holding.ts'
import {DUNNING_STEPS} from '../dunning/overdue.ts'
import {invoiceDue} from '../invoices/due.ts'
import {refundDue} from '../ledger/refunds.ts'
import {isOwed, type Order, type OrderMail, type OrderPayment} from '../orders/order.ts'
import {dueOn} from '../prices/priceChange.ts'
import {nextCollectionOn} from '../subscriptions/renewal.ts'
import {pauseToTell} from '../subscriptions/wanted.ts'
import {isUnderway, type StateName, stateOf} from './stateOf.ts'

/**
 * The work that an order still calls for, by its state; `at` is the moment (ISO) or the day from which on it is due, empty for
 * at once. Each has a way to be repeated without harm: the idempotency key at Mollie, the row of the mail, the number of the
 * invoice.
 */
export type Effect = {at: string} & (
  | {do: 'subscribe' | 'tellPause'}
  | {do: 'refund'; payment: string; cents: Cents}
  | {do: (typeof DUNNING_STEPS)[number]['act']; payment: string}
  /** A payment is underway: the next dunning step waits for its answer. */
  | {do: 'wait'; payment: string}
  /** `awaitDetails`: the customer has to complete the company's details before. */
  | {do: 'issueInvoice' | 'awaitDetails'; payment: string}
  | {do: 'send'; mail: OrderMail['kind']}
  | {do: 'changePrice' | 'changePlan'; total: Cents}
  /** Mollie collects by itself. */
  | {do: 'renew'}
  | {do: 'expire'}
)

/** States in which a subscription is to be made at Mollie, for the first time or again. */
const TO_SUBSCRIBE: ReadonlySet<StateName> = new Set(['starting', 'restarting', 'resuming'])

/** All that is still to be done for an order, what is due first. Pure: nothing is done here. */
export function effectsOf(order: Order, now: Date): Effect[] {
  const effects: Effect[] = [
    ...(TO_SUBSCRIBE.has(stateOf(order, now)) ? [{do: 'subscribe', at: ''} as const] : []),
    ...(pauseToTell(order, now) ? [{do: 'tellPause', at: ''} as const] : []),
    ...order.payments.flatMap((payment): Effect[] => {
      const cents = refundDue(order, payment)
      return [
        ...(cents > 0 ? [{do: 'refund', payment: payment.id, cents, at: payment.refundNextAt ?? ''} as const] : []),
        ...invoicesOf(order, payment),
      ]
    }),
    ...dunningOf(order),
    ...[...order.mails, ...order.staffNotifications]
      .filter(isOwed)
      .map((mail) => ({do: 'send', mail: mail.kind, at: mail.nextAt ?? ''}) as const),
    ...pricesOf(order),
    ...plansOf(order),
    ...endOf(order, now),
  ]
  return effects.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

function invoicesOf(order: Order, payment: OrderPayment): Effect[] {
  const due = invoiceDue(order, payment)
  return due === 0 ? [] : [{do: due === 2 ? 'issueInvoice' : 'awaitDetails', payment: payment.id, at: ''}]
}

function dunningOf({subscription, payments}: Order): Effect[] {
  if (subscription?.overdueNextAt === undefined) return []
  const {overdueId, overdueSteps, overdueNextAt} = subscription
  const underway = payments.find(({renewalOf, status}) => renewalOf === overdueId && isUnderway(status))
  if (underway) return [{do: 'wait', payment: underway.id, at: ''}]
  const step = DUNNING_STEPS[overdueSteps]
  return step ? [{do: step.act, payment: overdueId, at: overdueNextAt}] : []
}

const pricesOf = (order: Order): Effect[] =>
  (order.priceChanges ?? []).flatMap((change) =>
    dueOn(order, change.startsOn) === change ? [{do: 'changePrice', total: change.total, at: change.startsOn}] : [],
  )

const RENEWING: ReadonlySet<StateName> = new Set(['running', 'collecting', 'pausing', 'paused'])

/** Mollie is told of another plan or period on the day before it begins; of one that is paid, at once. */
const plansOf = (order: Order): Effect[] =>
  (order.planChanges ?? []).flatMap((change) =>
    changeToTell(order, change.startsOn) === change
      ? [{do: 'changePlan', total: change.total, at: isAtOnce(change) ? '' : change.startsOn}]
      : [],
  )

/** The next collection, or the end. */
function endOf(order: Order, now: Date): Effect[] {
  const state = stateOf(order, now)
  if (state === 'cancelled' || state === 'ending') return [{do: 'expire', at: order.subscription?.endsOn ?? ''}]
  const next = RENEWING.has(state) ? nextCollectionOn(order, now) : null
  return next ? [{do: 'renew', at: next}] : []
}
