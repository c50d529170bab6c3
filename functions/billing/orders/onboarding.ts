import {DAY_MS, HOUR_MS} from '../../../domain/format/dates.ts'
import {isCancelled} from '../state/subscription.ts'
import type {Order, Step} from './order.ts'

/** Steps that staff mark as done. */
export const OUR_STEPS = ['connected', 'live'] as const satisfies readonly Step[]

/** How long after the payment the customer is asked for what is missing; and then a person is. */
const REMIND_AFTER_DAYS = [1, 3, 7]
const PERSON_AFTER_DAYS = 10
/** How long after all was told the first of it is promised to be live. */
const LIVE_WITHIN_HOURS = 24

const daysAfter = (moment: string, days: number) => new Date(Date.parse(moment) + days * DAY_MS).toISOString()

/** The order of a new customer. */
export const withOnboarding = (order: Order, paidAt: string): Order => ({
  ...order,
  onboarding: order.onboarding ?? {remindAt: daysAfter(paidAt, REMIND_AFTER_DAYS[0] ?? 1)},
})

/** The order for which a step is done since a moment. Once is enough. */
export function withStep(order: Order, step: Step, at: string): Order {
  const {onboarding} = order
  if (!onboarding || onboarding[`${step}At`]) return order
  const reminded = step === 'told' ? {remindAt: undefined} : {}
  return {...order, onboarding: {...onboarding, ...reminded, [`${step}At`]: at}}
}

/** How often the customer was asked, with the next time on its day, and not before tomorrow; `isLast`: from here on it is a person's work. */
export function withAsked(order: Order, now: Date): {order: Order; times: number; isLast: boolean} {
  const {reminders = 0} = order.onboarding ?? {}
  const days = REMIND_AFTER_DAYS[reminders + 1] ?? PERSON_AFTER_DAYS
  const isLast = reminders >= REMIND_AFTER_DAYS.length
  const [onItsDay, tomorrow] = [daysAfter(order.paidAt ?? order.createdAt, days), daysAfter(now.toISOString(), 1)]
  const remindAt = isLast ? undefined : onItsDay > tomorrow ? onItsDay : tomorrow
  return {
    order: {...order, onboarding: {...order.onboarding, reminders: reminders + 1, remindAt}},
    times: reminders + 1,
    isLast,
  }
}

/** Whether the customer is to be asked now. */
export const isAskedBy = ({onboarding, subscription}: Order, now: Date): boolean =>
  Boolean(onboarding?.remindAt && onboarding.remindAt <= now.toISOString() && !isCancelled(subscription))

/** When the first of it is to be live; null while not all is told. */
export const liveBy = ({onboarding}: Order): string | null =>
  onboarding?.toldAt ? new Date(Date.parse(onboarding.toldAt) + LIVE_WITHIN_HOURS * HOUR_MS).toISOString() : null
