import {daysLater} from '../../domain/format/dates.ts'
import {missingFor} from '../billing/invoices/due.ts'
import {type Alert, alert, isSameAlert} from '../billing/orders/alerts.ts'
import {withAlert, withMail} from '../billing/orders/notify.ts'
import type {Order} from '../billing/orders/order.ts'
import {goesOn} from '../billing/state/subscription.ts'
import {paidUntil} from '../billing/subscriptions/renewal.ts'

/** How long before a collection the customer, and a person, are asked for what the invoice needs. */
export const ASKED_DAYS_BEFORE = 7

/**
 * The order that asks, once, for what no invoice can be made without, a week before it is collected again on `today`
 * (YYYY-MM-DD) or after. The collection goes ahead.
 */
export function withInvoiceAsked(order: Order, today: string): Order {
  const {subscription, mails} = order
  if (!subscription || missingFor(order).length === 0) return order
  // A paused or cancelled subscription has no next collection; an overdue customer is asked to pay first.
  if (!goesOn(subscription) || subscription.overdueId) return order
  const next = paidUntil(order)
  const wasAsked = mails.some(({kind}) => kind === 'invoiceDetails') || order.alerts.some(isMissing)
  if (wasAsked || !next || next > daysLater(today, ASKED_DAYS_BEFORE)) return order
  return withAlert(withMail(order, 'invoiceDetails'), MISSING)
}

const MISSING = alert('invoiceMissing')
const isMissing = (each: Alert) => isSameAlert(each, MISSING)
