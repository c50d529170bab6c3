import {isSameMail, type MailIdentity} from '../orders/mails.ts'
import {withMail} from '../orders/notify.ts'
import type {Order} from '../orders/order.ts'
import {changeOf, isAtOnce, isWaiting, type PlanChange, type Terms, termsOf, withChange} from './change.ts'
import type {Planned} from './planChange.ts'

/** The mail that confirms a change from the next renewal. */
const confirmationOf = ({number}: PlanChange): MailIdentity => ({kind: 'planChangePlanned', number})

/**
 * The order with a change that the customer agreed to. One at once takes the place of another one that nobody paid; the same
 * once more is the same change.
 */
export function withAgreed(order: Order, planned: Planned, at: string): Order {
  if (isAgreed(order, planned)) return order
  const others = (order.planChanges ?? []).map((each) => (isWaiting(each) ? {...each, withdrawnAt: at} : each))
  const number = 1 + others.length
  const added = rowsOf(order, planned, {number, at})
  const [first] = added
  const agreed = {...order, planChanges: [...others, ...added]}
  return first && !isAtOnce(first) ? withMail(agreed, 'planChangePlanned', confirmationOf(first)) : agreed
}

function rowsOf(order: Order, {atOnce, next, startsOn}: Planned, {number, at}: {number: number; at: string}) {
  const before = termsOf(order)
  const row = (terms: Terms, from: Terms): Omit<PlanChange, 'startsOn' | 'number'> => ({
    ...terms,
    agreedAt: at,
    ...{fromPlan: from.plan, fromPlanName: from.planName, fromPeriod: from.period},
    ...{fromPeriodLabel: from.periodLabel, fromExclVat: from.exclVat, fromVat: from.vat},
    ...{fromTotal: from.total, fromVatRate: from.vatRate},
  })
  if (!atOnce) return [{...row(next, before), number, startsOn}]
  const {terms, from, until, credit, price, due} = atOnce
  const first: PlanChange = {
    ...row(terms, before),
    ...{number, startsOn: from, endsOn: until, credit, price},
    ...{dueExclVat: due.exclVat, dueVat: due.vat, dueTotal: due.total, dueVatRate: due.vatRate},
  }
  return isSameTerms(terms, next)
    ? [first]
    : [first, {...row(next, terms), number: number + 1, startsOn, follows: number}]
}

const isSameTerms = (one: Terms, other: Terms): boolean =>
  one.plan === other.plan && one.period === other.period && one.total === other.total && one.vatRate === other.vatRate

/** Whether the changes that wait are just these. */
function isAgreed(order: Order, planned: Planned): boolean {
  const waiting = (order.planChanges ?? []).filter(isWaiting)
  const wanted = rowsOf(order, planned, {number: waiting[0]?.number ?? 0, at: waiting[0]?.agreedAt ?? ''})
  const [first] = wanted
  if (!first || waiting.length !== wanted.length) return false
  return wanted.every((each, index) => {
    const {startsOn, dueTotal, ...known} = waiting[index] as PlanChange
    return isSameTerms(each, known) && each.startsOn === startsOn && each.dueTotal === dueTotal
  })
}

/** Withdraws a change that waits, with those that follow it and its unsent mail. */
export function withWithdrawn(order: Order, number: number, at: string): Order {
  const change = changeOf(order, number)
  if (!change || !isWaiting(change)) return order
  const mails = order.mails.filter((mail) => !isSameMail(mail, confirmationOf(change)) || mail.state === 'sent')
  const withdrawn = withChange({...order, mails}, {...change, withdrawnAt: at})
  return (order.planChanges ?? [])
    .filter(({follows}) => follows === number)
    .reduce((kept, each) => withWithdrawn(kept, each.number, at), withdrawn)
}

/** Withdraws all changes that wait: the subscription ends. */
export const withoutChanges = (order: Order, at: string): Order =>
  (order.planChanges ?? []).reduce((kept, {number}) => withWithdrawn(kept, number, at), order)
