import type {Cents} from '../../../domain/money/money.ts'
import type {Planned} from '../changes/planChange.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import type {Collected} from './subscription.ts'

type OfPayment = {payment: OrderPayment; at: string}
type OfStep = {step: number; at: string}

/** The events of billing with what each carries; `at` is an ISO moment. */
type Events = {
  /** The first payment is open, failed, expired or was cancelled. */
  firstUnpaid: OfPayment
  /** `holder` is the order of the same attempt that was paid before. */
  firstPaid: OfPayment & {holder?: string | undefined; customerId?: string | undefined}
  /** A renewal, a retry or the customer's own payment of a debt is with the bank or open. */
  collectionUnderway: OfPayment
  renewalPaid: OfPayment
  renewalLost: OfPayment
  /** A retry or the customer's own payment of a renewal. */
  debtPaid: OfPayment
  retryLost: OfPayment
  /** The customer gave up on Mollie's page. */
  catchUpLost: OfPayment
  refunded: OfPayment & {cents: Cents}
  refundCancelled: OfPayment & {cents: Cents}
  refundFailed: OfPayment & {cents: Cents}
  /** Mollie refused a refund. */
  refundRefused: {payment: string; at: string}
  chargedBack: OfPayment
  /** The customer's bank gave it back after all. */
  chargebackReversed: OfPayment
  /** A subscription was made or found at Mollie. `replaces` is the one before it; `wanted` is the day that follows what is paid. */
  subscriptionMade: {subscription: Pick<Collected, 'id' | 'startDate'>; wanted: string; replaces?: string | undefined}
  /** Mollie's day of the next collection. */
  nextCollectionTold: {subscription: string; nextOn: string}
  /** `payment` is the one of a cent that was made for it, none when it came with the payment of a debt. */
  mandateGiven: {subscription: string; payment?: string; mandateId: string; mandateAt: string}
  /** Mollie makes none: no mandate of the customer is left. */
  subscriptionRefused: {at: string}
  /** The daily comparison with Mollie. */
  missingAtMollie: {subscription: string; at: string}
  foundAtMollie: {subscription: string}
  /** One that ran at Mollie alone was stopped there. */
  strayStopped: {subscription: string}
  /** The customer or an operator cancels: Mollie has stopped collecting. */
  cancelled: {at: string}
  /** The customer takes the cancellation back. */
  resumeAsked: {at: string}
  /** The customer pauses: Mollie collects again on the day `until`. */
  pauseAsked: {from: string; until: string}
  /** The customer resumes earlier: Mollie collects on that day. */
  pauseEnded: {on: string}
  /** Dunning steps that were carried out. */
  stepCollected: OfStep
  stepReminded: OfStep
  stepHeld: OfStep
  stepEnded: {at: string}
  /** An operator's acts on a charged-back payment, by its id. */
  askedToPay: {payment: string; at: string}
  writtenOff: {payment: string; at: string}
  /** The customer or an operator chooses another plan or period. */
  changeAgreed: {planned: Planned; at: string}
  changeWithdrawn: {number: number; at: string}
  /** The payment of a change at once; underway, it is with the bank. */
  changeUnderway: OfPayment
  changePaid: OfPayment
  changeLost: OfPayment
  /** Mollie was told; `startsOn` is the day of its next collection. */
  changeMade: {number: number; startsOn: string; at: string}
}

export type EventName = keyof Events

/** Each event in a sentence, for docs/billing.md. */
export const EVENT_MEANINGS: Record<EventName, string> = {
  firstUnpaid: 'The first payment is open, failed, expired or was cancelled.',
  firstPaid: 'The first payment is paid.',
  collectionUnderway: 'A renewal, a retry or a payment of a debt is open or with the bank.',
  renewalPaid: 'A renewal is paid.',
  renewalLost: 'A renewal failed, expired or was cancelled.',
  debtPaid: 'A retry, or the customer’s own payment of an unpaid renewal, is paid.',
  retryLost: 'A retry failed.',
  catchUpLost: 'The customer gave up paying an unpaid renewal on Mollie’s page.',
  refunded: 'Money of a payment was refunded, in part or whole.',
  refundCancelled: 'A refund was cancelled at Mollie.',
  refundFailed: 'A refund failed at the customer’s bank.',
  refundRefused: 'Mollie refused to refund a payment that was made twice.',
  chargedBack: 'The bank took a payment back.',
  chargebackReversed: 'The bank gave a payment back after all.',
  subscriptionMade: 'A subscription was made, or found, at Mollie.',
  nextCollectionTold: 'Mollie says on which day it collects next.',
  mandateGiven: 'The customer chose another account or card.',
  subscriptionRefused:
    'Mollie makes no subscription, since no mandate of the customer is left: a day after the last payment, or at once when a cancellation is taken back.',
  missingAtMollie: 'The daily comparison finds that Mollie does not run the subscription.',
  foundAtMollie: 'The daily comparison finds that Mollie runs it.',
  strayStopped: 'The daily comparison stopped a subscription that ran at Mollie alone.',
  cancelled: 'The customer or an operator cancels; Mollie has stopped collecting.',
  resumeAsked: 'The customer takes the cancellation back.',
  pauseAsked: 'The customer pauses for one to three months; Mollie collects after them.',
  pauseEnded: 'The customer resumes before the pause is over.',
  stepCollected: 'Dunning, days 3, 7 and 14: collected again.',
  stepReminded: 'Dunning, days 3, 7 and 14: nothing can be collected, or the bank took it back.',
  stepHeld: 'Dunning, day 18.',
  stepEnded: 'Dunning, day 32.',
  askedToPay: 'An operator asks the customer to pay what the bank took back.',
  writtenOff: 'An operator gives up what the bank took back.',
  changeAgreed: 'The customer or an operator chooses another plan or period.',
  changeWithdrawn: 'A planned change of plan or period is withdrawn.',
  changeUnderway: 'The payment for a dearer plan is with the bank.',
  changePaid: 'The payment for a dearer plan is paid.',
  changeLost: 'The payment for a dearer plan failed, expired or was cancelled.',
  changeMade: 'Mollie was told of another plan or period.',
}
/** The events of a payment. */
export type PaymentEvent = EventOf<
  | 'firstUnpaid'
  | 'firstPaid'
  | 'collectionUnderway'
  | 'renewalPaid'
  | 'renewalLost'
  | 'debtPaid'
  | 'retryLost'
  | 'catchUpLost'
  | 'refunded'
  | 'refundCancelled'
  | 'refundFailed'
  | 'chargedBack'
  | 'chargebackReversed'
  | 'changeUnderway'
  | 'changePaid'
  | 'changeLost'
>
export type EventOf<Name extends EventName> = {[Each in Name]: {event: Each} & Events[Each]}[Name]
export type BillingEvent = EventOf<EventName>

/** The change that an event makes in an order, with a sentence for docs/billing.md. */
export type Outcome<Event> = {
  name: string
  /** A full sentence. */
  does: string
  apply: (order: Order, event: Event, now: Date) => Order
}
