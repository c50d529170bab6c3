/** Days are YYYY-MM-DD in Amsterdam, moments ISO. */

/** The subscription at Mollie by which an order is collected. */
export type Collected = {
  id: string
  startDate: string
  /** The day of the next collection, as Mollie said after a renewal; until then it is `startDate`. */
  nextOn?: string | undefined
  /** The mandate that the customer chose later, and when. */
  mandateId?: string | undefined
  mandateAt?: string | undefined
}

/** The payment that is owed (a renewal that failed, or one that the bank took back), and since when. */
type Debt = {overdueId: string; overdueSince: string}
/** The dunning steps taken for a debt, and when the next one is due: dunning/overdue.ts. */
export type Dunning = Debt & {overdueSteps: number; overdueNextAt: string}
/** When it was cancelled, and the first day that is not paid for. */
type Cancelled = {cancelledAt: string; endsOn: string}

/** First day of a pause that the customer asked for, and the day on which Mollie collects again. */
type Pause = {pauseFrom: string; pauseUntil: string}

type Fields = Dunning & Cancelled & Pause & {heldAt: string; lostAt: string; undoAt: string}
/** One state: its own fields, and none of another state's. */
type State<Name extends string, Own extends object = object> = {state: Name} & Own & {
    [Key in Exclude<keyof Fields, keyof Own>]?: undefined
  }

/** A subscription is in one of these states, with the fields of that state and no others. */
export type Standing =
  | State<'running'>
  /** The customer pauses: Mollie collects again on a later day. */
  | State<'paused', Pause>
  | State<'overdue', Dunning>
  /** It pauses, and the bank took back what was paid before. */
  | State<'overdue', Dunning & Pause>
  /** Mollie collects nothing until the debt is paid. */
  | State<'onHold', Dunning & {heldAt: string}>
  /** Paid after a hold: Mollie has to collect again. */
  | State<'restarting', {heldAt: string}>
  /** Mollie does not run it any more, though nobody cancelled it here; it may be overdue or in a pause as well. */
  | State<'missing', {lostAt: string}>
  | State<'missing', {lostAt: string} & Dunning>
  | State<'missing', {lostAt: string} & Pause>
  | State<'missing', {lostAt: string} & Dunning & Pause>
  /** Runs until its last paid day, or is over; it may owe what the bank took back. */
  | State<'cancelled', Cancelled>
  | State<'cancelled', Cancelled & Debt>
  /** Its cancellation is being taken back; cancelling once more meanwhile wins. */
  | State<'resuming', Cancelled & {undoAt: string}>
  | State<'resuming', Cancelled & {undoAt: string} & Debt>

export type OrderSubscription = Collected & Standing

/** The part of a subscription that Mollie has, in whichever state. */
const collectedBy = ({id, startDate, nextOn, mandateId, mandateAt}: Collected): Collected => ({
  id,
  startDate,
  ...(nextOn !== undefined && {nextOn}),
  ...(mandateId !== undefined && {mandateId}),
  ...(mandateAt !== undefined && {mandateAt}),
})

/** The same subscription in another state. */
export const inState = (subscription: Collected, standing: Standing): OrderSubscription => ({
  ...collectedBy(subscription),
  ...standing,
})

/** Whether it was cancelled, and that holds for now. */
export const isCancelled = (
  subscription: OrderSubscription | undefined,
): subscription is Extract<OrderSubscription, {state: 'cancelled' | 'resuming'}> =>
  subscription?.state === 'cancelled' || subscription?.state === 'resuming'

/** The order whose cancellation stays after all. */
export const withoutResuming = <Holder extends {subscription?: OrderSubscription | undefined}>(
  order: Holder,
): Holder =>
  order.subscription?.state === 'resuming'
    ? {...order, subscription: {...order.subscription, state: 'cancelled', undoAt: undefined}}
    : order

/** The order whose pause is over. */
export function withoutPause<Holder extends {subscription?: OrderSubscription | undefined}>(order: Holder): Holder {
  const {subscription} = order
  if (subscription?.pauseUntil === undefined) return order
  const dunning = dunningOf(subscription)
  if (subscription.state === 'missing')
    return {...order, subscription: inState(subscription, missingSince(subscription.lostAt, {dunning, pause: null}))}
  return {...order, subscription: inState(subscription, dunning ? {state: 'overdue', ...dunning} : {state: 'running'})}
}

/** Missing at Mollie since a moment (ISO), with the debt and the pause that it has. */
export function missingSince(
  lostAt: string,
  {dunning, pause}: {dunning: Dunning | null; pause: Pause | null},
): Standing {
  const missing = {state: 'missing', lostAt} as const
  if (dunning) return pause ? {...missing, ...dunning, ...pause} : {...missing, ...dunning}
  return pause ? {...missing, ...pause} : missing
}

/** The pause of a subscription, as long as nothing ended it. */
export const pauseOf = ({pauseFrom, pauseUntil}: OrderSubscription): Pause | null =>
  pauseUntil === undefined ? null : {pauseFrom, pauseUntil}

/** Whether Mollie is known to collect on the last day of a pause. */
export const isPauseTold = ({startDate, nextOn = startDate, pauseUntil}: OrderSubscription): boolean =>
  nextOn === pauseUntil

/** Whether Mollie is to collect it once more, which it does not yet. */
export const isToBegin = (subscription: OrderSubscription | undefined): boolean =>
  subscription?.state === 'restarting' || subscription?.state === 'resuming'

const GOING_ON: ReadonlySet<Standing['state']> = new Set(['running', 'paused', 'overdue', 'missing'])

/** Whether Mollie is to collect it: neither cancelled nor on hold. It may be paused, unpaid, or missing there. */
export const goesOn = (subscription: OrderSubscription | undefined): subscription is OrderSubscription =>
  subscription !== undefined && GOING_ON.has(subscription.state)

/** Each state by name, for SQL: `state IN ('running', 'missing')`. */
export const stateIn = (...states: readonly Standing['state'][]): string =>
  `state IN (${states.map((state) => `'${state}'`).join(', ')})`

/** The dunning of an unpaid subscription that goes on. */
export const dunningOf = (subscription: OrderSubscription): Dunning | null =>
  subscription.overdueNextAt === undefined
    ? null
    : {
        overdueId: subscription.overdueId,
        overdueSince: subscription.overdueSince,
        overdueSteps: subscription.overdueSteps,
        overdueNextAt: subscription.overdueNextAt,
      }
