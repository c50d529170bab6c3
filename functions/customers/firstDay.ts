import {type DetailName, missingToBegin} from '../../domain/customers/customerDetails.ts'
import {alert} from '../billing/orders/alerts.ts'
import {withAlert, withMail, withStaffNotification} from '../billing/orders/notify.ts'
import {isAskedBy, withAsked, withStep} from '../billing/orders/onboarding.ts'
import type {Order} from '../billing/orders/order.ts'

/** Details missing before the work can begin. */
export const missingOf = ({details}: Order): DetailName[] => missingToBegin(details)

/** The order after the customer told something: with the last of it the work can begin, and the company is told. */
export function afterTelling(order: Order, now: Date): Order {
  if (!order.onboarding || order.onboarding.toldAt || missingOf(order).length > 0) return order
  return withStaffNotification(withStep(order, 'told', now.toISOString()), 'readyToBegin')
}

/** Notes a step of staff, which the customer reads in a mail. */
export const afterOurStep = (order: Order, step: 'connected' | 'live', now: Date): Order => {
  const done = withStep(order, step, now.toISOString())
  return done === order ? order : withMail(done, step === 'live' ? 'siteLive' : 'siteConnected')
}

/** The customer is asked for what is missing, ever later; then, or where no mail can go, a person is. */
export function afterWaiting(order: Order, now: Date): Order {
  if (!isAskedBy(order, now)) return order
  const {order: asked, times, isLast} = withAsked(order, now)
  if (isLast || !order.customerEmail) return withAlert(withoutAsking(asked), alert('detailsMissing'))
  return withMail(asked, 'detailsReminder', {number: times})
}

const withoutAsking = (order: Order): Order => ({...order, onboarding: {...order.onboarding, remindAt: undefined}})
