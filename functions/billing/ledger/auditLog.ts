import {DETAILS} from '../../../domain/customers/customerDetails.ts'
import {alertId} from '../orders/alerts.ts'
import {mailId} from '../orders/mails.ts'
import type {Order, PriceChange} from '../orders/order.ts'
import {
  type Change,
  type ChangeState,
  type Kept,
  ONBOARDING_FIELDS,
  ORDER_FIELDS,
  PAYMENT_FIELDS,
  SUBSCRIPTION_FIELDS,
  VAT_CHECK_FIELDS,
  type Value,
  type Values,
} from './changes.ts'

/** Differences between two states of an order, of which the first is null before it was made; empty when none matters. */
export const changesBetween = (before: Order | null, after: Order): Change[] => [
  ...fieldsBetween(ORDER_FIELDS, before, after).map((change): Change => ({of: 'order', ...change})),
  ...DETAILS.flatMap(({name: field}): Change[] =>
    between(before?.details?.[field], after.details?.[field]).map((values) => ({
      ...{of: 'detail', field},
      ...withoutValues(values),
    })),
  ),
  ...fieldsBetween(VAT_CHECK_FIELDS, before?.vatCheck, after.vatCheck).map(
    (change): Change => ({of: 'vatCheck', ...change}),
  ),
  ...pairsOf(before?.payments, after.payments, ({id}) => id).flatMap(({old, now, name: id}) =>
    fieldsBetween(PAYMENT_FIELDS, old, now).map((change): Change => ({of: 'payment', id, ...change})),
  ),
  ...fieldsBetween(SUBSCRIPTION_FIELDS, before?.subscription, after.subscription).map(
    (change): Change => ({of: 'subscription', ...change}),
  ),
  ...fieldsBetween(ONBOARDING_FIELDS, before?.onboarding, after.onboarding).map(
    (change): Change => ({of: 'onboarding', ...change}),
  ),
  ...listsBetween(before, after),
]

/** Changes of prices, mails and alerts, each of which has a state. */
const listsBetween = (before: Order | null, after: Order): Change[] => [
  ...pairsOf(before?.priceChanges, after.priceChanges, ({plannedFor, total}) => `${plannedFor} ${total}`).flatMap(
    ({old, now, either: {plannedFor, total}}) =>
      between(old && stateOf(old), now && stateOf(now)).map(
        (values): Change => ({of: 'price', plannedFor, total, ...values}),
      ),
  ),
  ...pairsOf(before?.planChanges, after.planChanges, ({number}) => String(number)).flatMap(
    ({old, now, either: {number}}) =>
      between(old && stateOf(old), now && stateOf(now)).map(
        (values): Change => ({of: 'planChange', number, ...values}),
      ),
  ),
  ...pairsOf(before ? allMails(before) : [], allMails(after), mailId).flatMap(({old, now, either}) =>
    between(old?.state, now?.state).map((values): Change => {
      const {kind, payment, day, number, document, again} = either
      return {of: 'mail', mail: {kind, payment, day, number, document, again}, ...values}
    }),
  ),
  ...pairsOf(before?.alerts, after.alerts, alertId)
    .filter(({old, now}) => !(old && now))
    .map(({now, either}): Change => ({of: 'alert', alert: either, isOpen: now !== undefined})),
]

const allMails = ({mails, staffNotifications}: Order) => [...mails, ...staffNotifications]

type Moments = Pick<PriceChange, 'toldAt' | 'changingAt' | 'changedAt' | 'withdrawnAt'>
const stateOf = ({toldAt, changingAt, changedAt, withdrawnAt}: Moments): ChangeState =>
  withdrawnAt ? 'withdrawn' : changedAt ? 'changed' : changingAt ? 'changing' : toldAt ? 'told' : 'planned'

/** Items of two lists, by a name that is compared and never read. */
function pairsOf<T>(before: readonly T[] = [], after: readonly T[] = [], nameOf: (item: T) => string) {
  const pairs = new Map<string, {name: string; either: T; old?: T; now?: T}>()
  for (const old of before) pairs.set(nameOf(old), {name: nameOf(old), either: old, old})
  for (const now of after) pairs.set(nameOf(now), {...pairs.get(nameOf(now)), name: nameOf(now), either: now, now})
  return [...pairs.values()]
}

type Fields<Names> = {readonly [Name in keyof Names]?: Value | undefined}

/** Fields that changed, but for those of work in progress. */
function fieldsBetween<Names extends Record<string, Kept>>(
  names: Names,
  before: Fields<Names> | null | undefined,
  after: Fields<Names> | undefined,
) {
  const changes: ({field: Extract<keyof Names, string>} & Values)[] = []
  for (const field in names) {
    if (names[field] === 'passing') continue
    for (const values of between(before?.[field], after?.[field]))
      changes.push({field, ...(names[field] === 'personal' ? withoutValues(values) : values)})
  }
  return changes
}

/** None when they are the same; an amount of nought (not refunded yet) is nothing. */
function between<V extends Value>(before: V | undefined, after: V | undefined): Values<V>[] {
  const [from, to] = [before, after].map((value) => (value === 0 || value === '' ? undefined : value))
  return from === to ? [] : [{...(from !== undefined && {from}), ...(to !== undefined && {to})}]
}

const withoutValues = ({from, to}: Values): Values<string> => ({
  ...(from !== undefined && {from: '…'}),
  ...(to !== undefined && {to: '…'}),
})
