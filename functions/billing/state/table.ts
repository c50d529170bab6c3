import * as change from './changeOutcomes.ts'
import type {EventName, EventOf, Outcome} from './events.ts'
import * as payment from './paymentOutcomes.ts'
import {nothing} from './paymentOutcomes.ts'
import type {StateName} from './stateOf.ts'
import * as subscription from './subscriptionOutcomes.ts'

/** The same outcome in several states. */
const when = <const Name extends StateName, Result>(names: readonly Name[], outcome: Result) =>
  Object.fromEntries(names.map((name) => [name, outcome])) as Record<Name, Result>

const UNPAID = ['awaitingPayment', 'notPaid'] as const
/** Paid without a subscription: none is made for a duplicate, and none is made yet for the other. */
const WITHOUT = ['duplicate', 'starting'] as const
const PAUSED = ['pausing', 'paused'] as const
const RUNNING = ['running', 'collecting', ...PAUSED] as const
const OWED = ['overdue', 'retrying', 'chargedBack', 'onHold'] as const
const LIVE = [...RUNNING, ...OWED, 'restarting', 'missing'] as const
const OVER = ['cancelled', 'ending', 'resuming', 'ended', 'owing'] as const
const NEVER_SUBSCRIBED = [...UNPAID, ...WITHOUT] as const
const ALL = [...NEVER_SUBSCRIBED, ...LIVE, ...OVER] as const

/**
 * Each event in each state: the compiler refuses a pair that nobody decided. docs/billing.md is printed from here by
 * `npm run typegen`.
 */
export const TABLE: {[Name in EventName]: Record<StateName, Outcome<EventOf<Name>>>} = {
  firstUnpaid: {
    ...when(UNPAID, payment.followsFirst),
    ...when([...WITHOUT, ...LIVE, ...OVER], nothing),
  },
  // A second first payment is paid twice, and goes back: ledger/refunds.ts.
  firstPaid: {...when(UNPAID, payment.bought), ...when([...WITHOUT, ...LIVE, ...OVER], nothing)},
  collectionUnderway: {...when(ALL, nothing), ...when(PAUSED, subscription.pauseOver)},
  renewalPaid: {...when([...NEVER_SUBSCRIBED, ...LIVE], payment.renewed), ...when(OVER, payment.paidAfterCancelling)},
  debtPaid: {...when([...NEVER_SUBSCRIBED, ...LIVE], payment.renewed), ...when(OVER, payment.paidAfterCancelling)},
  renewalLost: {...when([...NEVER_SUBSCRIBED, ...LIVE], payment.becomesOverdue), ...when(OVER, payment.endsEarlier)},
  retryLost: {
    ...when([...NEVER_SUBSCRIBED, ...RUNNING, 'restarting'], nothing),
    ...when([...OWED, 'missing'], payment.retryFailed),
    ...when(OVER, payment.endsEarlier),
  },
  catchUpLost: {...when([...NEVER_SUBSCRIBED, ...LIVE], nothing), ...when(OVER, payment.endsEarlier)},
  refunded: when(ALL, payment.refundTold),
  refundCancelled: when(ALL, payment.refundCancelled),
  refundFailed: when(ALL, payment.refundFailed),
  refundRefused: when(ALL, payment.refundRefused),
  chargedBack: {
    ...when([...NEVER_SUBSCRIBED, ...OWED], payment.chargebackNoted),
    ...when([...RUNNING, 'restarting', 'missing'], payment.owedAgain),
    ...when(['cancelled', 'ending', 'resuming', 'ended'], payment.owedAfterEnd),
    owing: payment.chargebackNoted,
  },
  chargebackReversed: when(ALL, payment.debtGone),
  subscriptionMade: {
    ...when([...UNPAID, 'duplicate'], nothing),
    starting: subscription.begins,
    ...when(LIVE, subscription.beginsAgain),
    resuming: subscription.goesOnAgain,
    // A cancellation meanwhile wins: what was made is stopped at Mollie.
    ...when(['cancelled', 'ending', 'ended', 'owing'], nothing),
  },
  nextCollectionTold: {
    ...when(NEVER_SUBSCRIBED, nothing),
    ...when([...LIVE, ...OVER], subscription.dayNoted),
    ...when(PAUSED, subscription.pauseHolds),
  },
  mandateGiven: {...when([...NEVER_SUBSCRIBED, ...OVER], nothing), ...when(LIVE, subscription.mandateKept)},
  subscriptionRefused: {
    ...when(ALL, nothing),
    ...when(['starting', 'restarting'], subscription.cannotBegin),
    resuming: subscription.staysCancelled,
  },
  missingAtMollie: {
    // On hold nothing runs there, and nothing is missing.
    ...when([...NEVER_SUBSCRIBED, 'onHold', 'restarting', 'missing', ...OVER], nothing),
    ...when([...RUNNING, 'overdue', 'retrying', 'chargedBack'], subscription.noLongerRuns),
  },
  foundAtMollie: {
    ...when([...NEVER_SUBSCRIBED, ...RUNNING, ...OWED, 'restarting', ...OVER], nothing),
    missing: subscription.runsAfterAll,
  },
  strayStopped: when(ALL, subscription.strayTold),
  cancelled: {
    ...when(NEVER_SUBSCRIBED, nothing),
    ...when(LIVE, subscription.stops),
    resuming: subscription.staysCancelled,
    ...when(['cancelled', 'ending', 'ended', 'owing'], nothing),
  },
  resumeAsked: {
    ...when([...NEVER_SUBSCRIBED, ...LIVE], nothing),
    ...when(OVER, subscription.resumes),
  },
  pauseAsked: {...when(ALL, nothing), running: subscription.pauses, pausing: subscription.pauses},
  pauseEnded: {...when(ALL, nothing), ...when(PAUSED, subscription.resumesEarlier)},
  stepCollected: {
    ...when([...NEVER_SUBSCRIBED, ...RUNNING, 'restarting', ...OVER], nothing),
    ...when([...OWED, 'missing'], subscription.stepTaken),
  },
  stepReminded: {
    ...when([...NEVER_SUBSCRIBED, ...RUNNING, 'restarting', ...OVER], nothing),
    ...when([...OWED, 'missing'], subscription.reminded),
  },
  stepHeld: {
    ...when([...NEVER_SUBSCRIBED, ...RUNNING, 'restarting', ...OVER], nothing),
    ...when([...OWED, 'missing'], subscription.held),
  },
  stepEnded: {
    ...when([...NEVER_SUBSCRIBED, ...RUNNING, 'restarting', ...OVER], nothing),
    ...when([...OWED, 'missing'], subscription.givenUp),
  },
  askedToPay: {
    ...when(NEVER_SUBSCRIBED, nothing),
    ...when(LIVE, subscription.askedAgain),
    ...when(OVER, subscription.askedAfterEnd),
  },
  writtenOff: when(ALL, subscription.claimDropped),
  changeAgreed: {
    ...when(['running', 'collecting'], change.changeAgreed),
    // planChange.ts refuses a change in a pause.
    ...when([...NEVER_SUBSCRIBED, ...PAUSED, ...OWED, 'restarting', 'missing', ...OVER], nothing),
  },
  changeWithdrawn: when(ALL, change.changeWithdrawn),
  changeUnderway: when(ALL, change.changeDebited),
  changePaid: {
    ...when(RUNNING, change.changeHolds),
    ...when([...NEVER_SUBSCRIBED, ...OWED, 'restarting', 'missing', ...OVER], change.changeComesTooLate),
  },
  changeLost: when(ALL, change.changeNotPaid),
  changeMade: {...when(LIVE, change.changeCompleted), ...when([...NEVER_SUBSCRIBED, ...OVER], nothing)},
}
