import type {MollieClient, Payment} from '@mollie/api-client'
import type {Database} from '../../database/database.ts'
import type {Outbox} from '../../notifications/outbox.ts'
import type {ContentClient} from '../../runtime/content.ts'
import {caught} from '../../runtime/log.ts'
import {tellMollie} from '../changes/tellMollie.ts'
import {canIssue} from '../invoices/due.ts'
import {issueInvoices} from '../invoices/issue.ts'
import {refundDue} from '../ledger/refunds.ts'
import type {Order} from '../orders/order.ts'
import type {Audit, Orders} from '../orders/orders.ts'
import {decide} from '../state/decide.ts'
import {isToBegin} from '../state/subscription.ts'
import {noteNextCollection} from '../subscriptions/nextCollection.ts'
import {chosenMandate, correctSuperseded, ensureSubscription} from '../subscriptions/subscription.ts'
import {pauseToTell} from '../subscriptions/wanted.ts'
import {refundCent} from './mandate.ts'
import {isMollieRefusal} from './mollieError.ts'
import {refund} from './refunds/refund.ts'
import {owesCent} from './snapshot.ts'

export type CompleteServices = {
  mollie: MollieClient
  orders: Orders
  database: Database
  content: ContentClient
  outbox: (order: Pick<Order, 'id'>) => Outbox
  now?: () => Date
}

/** The effects that a paid order still lacks. One that fails does not prevent the others. */
export async function completeOrder(
  order: Order,
  payment: Payment,
  outbox: Outbox,
  services: CompleteServices,
): Promise<boolean> {
  const {now = () => new Date()} = services
  const [refunded, isCentBack] = await Promise.all([
    refundDuePayments(order, services),
    owesCent(payment) ? refundCent(payment, order, services.mollie) : true,
  ])
  const {kind, collectedOn} = order.payments.find(({id}) => id === payment.id) ?? {}
  // The invoice says until which day.
  const next = collectedOn ? await noteNextCollection(order, collectedOn, services.mollie) : null
  if (next)
    await services.orders.update(order.id, next, {actor: 'mollie', reason: 'paymentReported', payment: payment.id})
  const isTold = kind !== 'change' || (await toldOfChange(order, services))
  // A debt that is paid may find that Mollie ended the subscription meanwhile.
  const catchesUp = payment.status === 'paid' && (kind === 'retry' || kind === 'catchUp')
  const isWanted =
    catchesUp || !order.subscription || isToBegin(order.subscription) || pauseToTell(order, now()) !== null
  // The mandate of this payment collects from now on.
  const chosen = kind === 'catchUp' ? chosenMandate(payment, order) : undefined
  const subscription = isWanted
    ? ensureSubscription(order, services.mollie, {chosen, now: now()})
    : Promise.resolve(null)
  const audit: Audit = {actor: 'shop', reason: order.subscription ? 'paidOverdue' : 'paid'}
  let isMade = true
  // A run that is stopped before it is noted leaves a subscription that is found at Mollie.
  const noted = subscription.then(
    (made) => made && {change: made.note, audit},
    (error: unknown) => {
      isMade = false
      caught('subscription.create_failed', {order: order.id}, error)
      return null
    },
  )
  // The mails carry the invoices; without them they go all the same, and the schedule issues them later.
  if (canIssue(order))
    await issueInvoices(order.id, services).catch((error: unknown) =>
      caught('invoice.issue_failed', {order: order.id}, error),
    )
  const isMailed = await outbox.send(noted)
  const made = order.subscription && isMade ? await subscription : null
  if (made) await correctSuperseded(await services.orders.get(order.id), made, services.mollie, now())
  return refunded && isCentBack && isMade && isMailed && isTold
}

/** Tells Mollie of a change of plan that was paid; the jobs do it later otherwise. */
const toldOfChange = ({id}: Order, {now = () => new Date(), ...services}: CompleteServices): Promise<boolean> =>
  tellMollie(id, services, now()).then(
    () => true,
    (error: unknown) => {
      caught('plan.change_failed', {order: id}, error)
      return false
    },
  )

/** Refunds what is to go back of payments. A refusal by Mollie raises an alert and is retried later. */
async function refundDuePayments(order: Order, services: CompleteServices): Promise<boolean> {
  const {orders, now = () => new Date()} = services
  for (const payment of paymentsToRefund(order)) {
    const audit: Audit = {actor: 'shop', reason: payment.refundTo === undefined ? 'paidTwice' : 'vatSettled'}
    if (payment.refundNextAt !== undefined && payment.refundNextAt > now().toISOString()) continue
    try {
      await refund(order, payment.id, refundDue(order, payment), services, audit)
    } catch (error) {
      caught('refund.failed', {order: order.id, payment: payment.id}, error)
      if (!isMollieRefusal(error)) return false
      const refused = {event: 'refundRefused', payment: payment.id, at: now().toISOString()} as const
      await orders.update(order.id, (kept) => decide(kept, refused, now()), audit)
    }
  }
  return true
}

export const paymentsToRefund = (order: Order) => order.payments.filter((payment) => refundDue(order, payment) > 0)
