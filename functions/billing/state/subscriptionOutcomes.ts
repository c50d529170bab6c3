import {amsterdamDay} from '../../../domain/format/dates.ts'
import {withoutChanges} from '../changes/agreement.ts'
import {withDebtAgain, withDebtGone, withOverdue, withOwing, withoutOverdue, withStepTaken} from '../dunning/overdue.ts'
import {isOpenAgain, owedAgain, withWrittenOff} from '../ledger/chargeback.ts'
import {alert} from '../orders/alerts.ts'
import {withAlert, withMail, withMailAgain, withStaffNotification} from '../orders/notify.ts'
import type {Order} from '../orders/order.ts'
import {withoutPlans} from '../prices/priceChange.ts'
import {endIfCancelled, endOfPaid, mayResume} from '../subscriptions/cancellation.ts'
import {pauseFrom} from '../subscriptions/pauseRules.ts'
import {periodsBetween} from '../subscriptions/renewal.ts'
import type {EventOf, Outcome} from './events.ts'
import {isCollecting} from './stateOf.ts'
import {
  type Collected,
  dunningOf,
  inState,
  isCancelled,
  isPauseTold,
  missingSince,
  type OrderSubscription,
  pauseOf,
  type Standing,
  withoutPause,
  withoutResuming,
} from './subscription.ts'

/** A subscription that Mollie collects again: overdue still, where a renewal failed meanwhile. */
function goingOn(subscription: OrderSubscription): Standing {
  const dunning = dunningOf(subscription)
  const pause = pauseOf(subscription)
  if (dunning) return {state: 'overdue', ...dunning, ...pause}
  return pause ? {state: 'paused', ...pause} : {state: 'running'}
}

type Made = EventOf<'subscriptionMade'>

/** Raises an alert about periods that nobody collected, when a subscription starts late. */
function withUncollected(order: Order, {wanted, subscription: {id, startDate}}: Made): Order {
  const cents = periodsBetween(wanted, startDate, order.period) * order.total
  return cents > 0 ? withAlert(order, alert('notCollected', id, cents)) : order
}

export const begins: Outcome<Made> = {
  name: 'begins',
  does: 'The subscription runs from then on. Periods that nobody collected meanwhile are an alert with the amount.',
  apply: (order, event) =>
    withUncollected({...order, subscription: inState(event.subscription, {state: 'running'})}, event),
}

export const beginsAgain: Outcome<Made> = {
  name: 'beginsAgain',
  does: 'The new subscription takes the place of the one before it, and what is owed stays owed; a missing one that owes nothing is *running*, or pauses on. Uncollected periods are an alert; the next one is collected on its own day.',
  apply: (order, event) => {
    const {subscription} = order
    if (!subscription || subscription.id !== event.replaces) return order
    const collected: Collected = {...subscription, ...event.subscription, nextOn: undefined}
    return withUncollected({...order, subscription: inState(collected, goingOn(subscription))}, event)
  },
}

export const goesOnAgain: Outcome<Made> = {
  name: 'goesOnAgain',
  does: 'The cancellation is taken back: it runs as before, from the day on which it would have ended, and the customer is told. What the bank took back stays owed, and a renewal that failed before is owed again.',
  apply: (order, event, now) => {
    const {subscription} = order
    if (!subscription || subscription.id !== event.replaces) return order
    const collected: Collected = {...subscription, ...event.subscription, nextOn: undefined}
    const running = {...order, subscription: inState(collected, {state: 'running'})}
    const {overdueId, overdueSince} = subscription
    const owing =
      overdueId && overdueSince
        ? withOverdue(running, overdueId, overdueSince)
        : withDebtAgain(running, now.toISOString())
    return withMailAgain(owing, 'cancellationUndone')
  },
}

export const dayNoted: Outcome<EventOf<'nextCollectionTold'>> = {
  name: 'dayNoted',
  does: 'Mails, pages and invoices say that day.',
  apply: (order, {subscription: id, nextOn}) =>
    order.subscription?.id === id ? {...order, subscription: {...order.subscription, nextOn}} : order,
}

export const pauseHolds: Outcome<EventOf<'nextCollectionTold'>> = {
  name: 'pauseHolds',
  does: 'Mails, pages and invoices say that day. When it is the first time that Mollie says the last day of the pause: mail with both days, a notification to staff.',
  apply: (order, event, now) => {
    const noted = dayNoted.apply(order, event, now)
    const {subscription} = noted
    if (!order.subscription || isPauseTold(order.subscription) || !subscription || !isPauseTold(subscription))
      return noted
    const told = withMailAgain(noted, 'pauseConfirmed', {day: event.nextOn})
    return withStaffNotification(told, 'pausedByCustomer', {day: event.nextOn})
  },
}

export const mandateKept: Outcome<EventOf<'mandateGiven'>> = {
  name: 'mandateKept',
  does: 'The new account or card collects from now on, and the customer is told, unless it came with the payment of a debt. What is owed stays owed.',
  apply: (order, {subscription: id, payment, mandateId, mandateAt}) => {
    const {subscription} = order
    if (subscription?.id !== id) return order
    const collected = {...order, subscription: {...subscription, mandateId, mandateAt}}
    return payment ? withMail(collected, 'methodChanged', {payment}) : collected
  },
}

export const noLongerRuns: Outcome<EventOf<'missingAtMollie'>> = {
  name: 'noLongerRuns',
  does: 'Alert: nobody cancelled it here, and nothing is collected. A pause goes on.',
  apply: (order, {subscription: id, at: lostAt}) => {
    const {subscription} = order
    if (subscription?.id !== id) return order
    const missing = missingSince(lostAt, {dunning: dunningOf(subscription), pause: pauseOf(subscription)})
    return withAlert({...order, subscription: inState(subscription, missing)}, alert('subscriptionLost', id))
  },
}

export const cannotBegin: Outcome<EventOf<'subscriptionRefused'>> = {
  name: 'cannotBegin',
  does: 'Alert: it is paid, and nothing is collected after that. One that ran before is *missing*; a first one is tried each hour.',
  apply: (order, {at}, now) => {
    const {subscription} = order
    if (!subscription) return withAlert(order, alert('notSubscribed'))
    return noLongerRuns.apply(order, {event: 'missingAtMollie', subscription: subscription.id, at}, now)
  },
}

export const runsAfterAll: Outcome<EventOf<'foundAtMollie'>> = {
  name: 'runsAfterAll',
  does: 'It runs again; what is owed stays owed.',
  apply: (order, {subscription: id}) =>
    order.subscription?.id === id
      ? {...order, subscription: inState(order.subscription, goingOn(order.subscription))}
      : order,
}

export const strayTold: Outcome<EventOf<'strayStopped'>> = {
  name: 'strayTold',
  does: 'Alert: it ran at Mollie alone, and was stopped there.',
  apply: (order, {subscription: id}) => withAlert(order, alert('subscriptionStopped', id)),
}

/** The order of a subscription that is over from a day on. What failed is owed no more; a charged-back payment is. */
function withCancelled(order: Order, endsOn: string, at: string): Order {
  const {subscription} = order
  if (!subscription) return order
  const cancelled = inState(subscription, {state: 'cancelled', cancelledAt: at, endsOn})
  const owed = owedAgain(order)
  const over = {...order, subscription: cancelled}
  const settled = owed ? withOwing(over, owed.id, subscription.overdueSince ?? at) : over
  return withoutChanges(withoutPlans(settled, new Date(at)), at)
}

export const stops: Outcome<EventOf<'cancelled'>> = {
  name: 'stops',
  does: 'Runs until the last paid day; until today when the money of that period went back by a refund or the bank. A debit that is with the bank counts as paid until it fails. A failed renewal is not owed any more, a charged-back payment is. Planned prices and plans are withdrawn. Mail with the day; a debit that is with the bank is an alert.',
  apply: (order, {at}, now) => {
    const {subscription, payments} = order
    if (!subscription) return order
    const stopped = withCancelled(order, endIfCancelled(order, now) ?? subscription.startDate, at)
    // A debit that is with the bank was requested before the customer cancelled.
    const underway = payments.find(isCollecting)
    const told = withCancellationMail(stopped, now)
    return underway ? withAlert(told, alert('underway', underway.id)) : told
  },
}

/** Owes the mail that fits: stopped, running on and resumable, or only running on. */
function withCancellationMail(order: Order, now: Date): Order {
  const isOver = (order.subscription?.endsOn ?? '') <= amsterdamDay(now)
  const kind = isOver
    ? owedAgain(order)
      ? 'endedOwing'
      : 'cancelledAtOnce'
    : mayResume(order, now)
      ? 'cancellationConfirmed'
      : 'cancelledUnderway'
  // Once more, after it was taken back.
  return withMailAgain(order, kind)
}

export const staysCancelled: Outcome<EventOf<'cancelled' | 'subscriptionRefused'>> = {
  name: 'staysCancelled',
  does: 'Cancelled after all: taking it back ends, and what was made for it at Mollie is stopped.',
  apply: withoutResuming,
}

export const resumes: Outcome<EventOf<'resumeAsked'>> = {
  name: 'resumes',
  does: 'Where the period that runs is paid and stays so: Mollie is asked to collect again from the day on which it would have ended. Otherwise it is refused.',
  apply: (order, {at}, now) => {
    const {subscription} = order
    if (!subscription || !isCancelled(subscription) || !mayResume(order, now)) return order
    return {...order, subscription: {...subscription, state: 'resuming', undoAt: at}}
  },
}

export const pauses: Outcome<EventOf<'pauseAsked'>> = {
  name: 'pauses',
  does: 'Where a subscription per month is paid and stays so: Mollie is asked to collect nothing until the day that is agreed.',
  apply: (order, {from, until}, now) => {
    const {subscription} = order
    if (!subscription || subscription.pauseUntil === until || pauseFrom(order, now) !== from) return order
    return {...order, subscription: inState(subscription, {state: 'paused', pauseFrom: from, pauseUntil: until})}
  },
}

export const resumesEarlier: Outcome<EventOf<'pauseEnded'>> = {
  name: 'resumesEarlier',
  does: 'Collected today, or on the first day of the pause when that is still to come, and each period from then on. Mail with the day.',
  apply: (order, {on}) => {
    const {subscription} = order
    if (subscription?.state !== 'paused') return order
    const running = inState({...subscription, nextOn: on}, {state: 'running'})
    return withMailAgain({...order, subscription: running}, 'pauseEnded', {day: on})
  },
}

export const pauseOver: Outcome<EventOf<'collectionUnderway'>> = {
  name: 'pauseOver',
  does: 'The pause is over: it runs as before.',
  apply: withoutPause,
}

export const stepTaken: Outcome<EventOf<'stepCollected'>> = {
  name: 'stepTaken',
  does: 'The debit is underway (*retrying*); the next step counts from its answer.',
  apply: (order, {step, at}) => withStepTaken(order, step, at),
}

export const reminded: Outcome<EventOf<'stepReminded'>> = {
  name: 'reminded',
  does: 'Reminder to the customer with a button to pay, since nothing can be collected or the bank took it back.',
  apply: (order, {step, at}) => {
    const {overdueId, overdueSteps} = order.subscription ?? {}
    if (overdueSteps !== step) return order
    const kind = owedAgain(order) ? 'chargedBackReminder' : 'renewalReminder'
    // The steps begin anew when an operator asks to pay.
    return withStepTaken(withMailAgain(order, kind, {payment: overdueId, number: step + 1}), step, at)
  },
}

export const held: Outcome<EventOf<'stepHeld'>> = {
  name: 'held',
  does: 'On hold: mail with the last day to pay, a notification to staff.',
  apply: (order, {step, at}) => {
    const {subscription} = order
    const dunning = subscription && dunningOf(subscription)
    if (!dunning || dunning.overdueSteps !== step) return order
    const onHold = {...order, subscription: inState(subscription, {state: 'onHold', heldAt: at, ...dunning})}
    // Another renewal may put it on hold again.
    const about = {payment: dunning.overdueId}
    const told = withMailAgain(withStepTaken(onHold, step, at), 'subscriptionPaused', about)
    return withStaffNotification(told, 'paused', about)
  },
}

export const givenUp: Outcome<EventOf<'stepEnded'>> = {
  name: 'givenUp',
  does: 'Over: it ends where what is paid ends. A charged-back payment stays owed, so its days count, until today at the latest. Mail to the customer, a notification to staff.',
  apply: (order, {at}, now) => {
    const since = order.subscription?.overdueSince
    if (!since) return order
    const owed = owedAgain(order)
    const endsOn = endOfPaid(order, now) ?? amsterdamDay(new Date(since))
    const over = withCancelled(order, endsOn, at)
    const told = owed ? withMailAgain(over, 'endedOwing', {payment: owed.id}) : withMailAgain(over, 'subscriptionEnded')
    return withStaffNotification(told, 'ended')
  },
}

const isOpen = (order: Order, id: string): boolean =>
  order.payments.some((payment) => payment.id === id && isOpenAgain(order, payment))

type OfOperator = EventOf<'askedToPay' | 'writtenOff'>

export const askedAgain: Outcome<OfOperator> = {
  name: 'askedAgain',
  does: 'When the bank took it back, it is open and no other payment is owed: reminder to the customer, and dunning begins anew.',
  apply: (order, {payment, at}) => {
    if (!isOpen(order, payment)) return order
    const settled = order.subscription?.overdueId === payment ? withoutOverdue(order) : order
    const reopened = withOverdue(settled, payment, at)
    return reopened.subscription?.overdueId === payment
      ? withMailAgain(reopened, 'chargedBackReminder', {payment})
      : order
  },
}

export const askedAfterEnd: Outcome<OfOperator> = {
  name: 'askedAfterEnd',
  does: 'When the bank took it back and it is open: it is owed, and the customer is asked for it.',
  apply: (order, {payment, at}) => {
    if (!isOpen(order, payment)) return order
    const kind = order.subscription?.state === 'resuming' ? 'chargedBackReminder' : 'endedOwing'
    return withMailAgain(withOwing(order, payment, at), kind, {payment})
  },
}

export const claimDropped: Outcome<OfOperator> = {
  name: 'claimDropped',
  does: 'A credit note over what is open, which is mailed; nobody is reminded of it any more. Another debt is owed from then on.',
  apply: (order, {payment: id, at}) => {
    const written = withWrittenOff(order, id)
    return written.subscription?.overdueId === id ? withDebtGone(written, at) : written
  },
}
