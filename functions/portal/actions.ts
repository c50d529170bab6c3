import * as v from 'valibot'
import {
  ASK_ADDRESS,
  BY_MANDATE,
  CANCEL,
  CHANGE_PLAN,
  CORRECT_VAT_NUMBER,
  END_PAUSE,
  LONGEST_REASON,
  METHOD,
  PAUSE,
  PAUSE_MONTHS,
  PAY,
  SAVE_DETAILS,
  SAVE_INVOICE_DETAILS,
  SHARE,
  UNDO,
  WITHDRAW_CHANGE,
  WITHDRAW_SHARED,
} from '../../domain/customers/portalActs.ts'
import {amsterdamDay, DAY_MS} from '../../domain/format/dates.ts'
import {agreeToChange} from '../billing/changes/agree.ts'
import {changeOf} from '../billing/changes/change.ts'
import {callOff} from '../billing/changes/changePayment.ts'
import {readOnSale, wishIn} from '../billing/changes/onSale.ts'
import type {Wish} from '../billing/changes/planChange.ts'
import {payOverdue} from '../billing/dunning/collectOverdue.ts'
import {issueInvoices} from '../billing/invoices/issue.ts'
import type {Order} from '../billing/orders/order.ts'
import type {Audit} from '../billing/orders/orders.ts'
import {requestMandatePayment} from '../billing/payments/mandate.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import {decide} from '../billing/state/decide.ts'
import {isCancelled} from '../billing/state/subscription.ts'
import {cancelSubscription, resumeSubscription} from '../billing/subscriptions/cancel.ts'
import {mayResume} from '../billing/subscriptions/cancellation.ts'
import {endPause, pauseSubscription} from '../billing/subscriptions/pause.ts'
import {pauseFrom} from '../billing/subscriptions/pauseRules.ts'
import {updateCustomer} from '../checkout/mollieCustomer.ts'
import {CustomerEmail} from '../checkout/request/customerName.ts'
import {readCorrection, withCorrection} from '../customers/correction.ts'
import {withAddressAsked} from '../customers/mailAddress.ts'
import {withDeadline} from '../runtime/deadline.ts'
import {caught} from '../runtime/log.ts'
import type {Services} from '../runtime/services.ts'
import {saveDetails} from './details.ts'
import {refusalWords} from './plans/planChanges.ts'
import type {PortalDone, PortalProblem, Typed} from './view/order.ts'
import type {ChangeRefusal} from './view/planChange.ts'

/** The result of an action: the page reports it after a redirect, the browser goes elsewhere, or the form is shown again. */
export type Outcome =
  | {done?: PortalDone}
  | {location: string}
  | {
      status: number
      problem?: PortalProblem
      business?: Typed
      address?: Typed
      vatNumber?: Typed
      wish?: Wish
      refusal?: ChangeRefusal
    }

type ActServices = Pick<Services, 'mollie' | 'orders' | 'database' | 'content' | 'outbox' | 'deadlines'>
type Acting = {
  order: Order
  fields: Readonly<Record<string, string>>
  pageUrl: string
  services: ActServices
  now: Date
  /** The reader has the link of the mails: one that ends gives none that lasts longer. */
  hasLastingLink: boolean
}

/** Performs the action that a form names. An unknown name does nothing: no action is a default. */
export const perform = (acting: Acting): Promise<Outcome> => (ACTS.get(acting.fields.act ?? '') ?? nothing)(acting)

const nothing = async (): Promise<Outcome> => ({})

const ACTS = new Map<string, (acting: Acting) => Promise<Outcome>>([
  [PAY, pay],
  [SAVE_DETAILS, (acting) => details(acting, false)],
  [SAVE_INVOICE_DETAILS, (acting) => details(acting, true)],
  [ASK_ADDRESS, askAddress],
  [METHOD, method],
  [CANCEL, cancel],
  [PAUSE, pause],
  [END_PAUSE, resume],
  [UNDO, undo],
  [CHANGE_PLAN, changePlan],
  [WITHDRAW_CHANGE, withdrawChange],
  [CORRECT_VAT_NUMBER, correctVatNumber],
  [SHARE, share],
  [WITHDRAW_SHARED, (acting) => readUntil(acting, undefined, 'unshared')],
])

const BY_LINK: Audit = {actor: 'customer', reason: 'linkInMail'}

/** To Mollie's page for what is overdue, or back to the page when nothing is. */
async function pay({order, pageUrl, services}: Acting): Promise<Outcome> {
  try {
    const location = await withDeadline(services.deadlines.payment, payOverdue(order, pageUrl, services))
    return location ? {location} : {}
  } catch (error) {
    caught('payment.create_failed', {order: order.id}, error)
    return {status: 503, problem: 'pay'}
  }
}

/** To Mollie's page for another account or card. */
async function method({order, pageUrl, services}: Acting): Promise<Outcome> {
  try {
    const location = await withDeadline(services.deadlines.payment, requestMandatePayment(order, pageUrl, services))
    return location ? {location} : {}
  } catch (error) {
    caught('payment.create_failed', {order: order.id}, error)
    return {status: 503, problem: 'method'}
  }
}

async function details({order, fields, services, now}: Acting, forInvoice: boolean): Promise<Outcome> {
  const wrong = await saveDetails(order, fields, {...services, now}, forInvoice)
  if (wrong) return {status: 422, business: wrong}
  // Invoices that waited for the details; background jobs would issue them later.
  await issueInvoices(order.id, {...services, now: () => now}).catch((error: unknown) =>
    caught('invoice.issue_failed', {order: order.id}, error),
  )
  await sent(order, services)
  return {done: 'details'}
}

/** Replaces a VAT number that VIES does not know; known ones stay. */
async function correctVatNumber({order, fields, services, now}: Acting): Promise<Outcome> {
  if (!order.vatScheme || order.vatCheck?.state !== 'refused') return {}
  const read = await readCorrection(order, {vatNumber: fields.vatNumber ?? ''})
  if (!('details' in read) || !read.details.vatNumber) return {status: 422, vatNumber: {fields, wrong: ['vatNumber']}}
  const correct = (kept: Order) => withCorrection(kept, read.details, now)
  const corrected = await services.orders.update(order.id, correct, {actor: 'customer', reason: 'vatNumber'})
  await Promise.all([sent(corrected, services), updateCustomer(corrected, services.mollie)])
  return {done: 'vatNumber'}
}

async function askAddress({order, fields, services, now}: Acting): Promise<Outcome> {
  const parsed = v.safeParse(CustomerEmail, fields.email)
  if (!parsed.success) return {status: 422, address: {fields, wrong: ['email']}}
  const address = parsed.output
  if (address === order.customerEmail) return {}
  let isAsked = true
  const ask = (kept: Order): Order => {
    const asked = withAddressAsked(kept, address, amsterdamDay(now))
    isAsked = asked !== null
    return asked ?? kept
  }
  await services.orders.update(order.id, ask, {actor: 'customer', reason: 'addressAsked'})
  if (!isAsked) return {status: 429, problem: 'tooOften', address: {fields, wrong: []}}
  await sent(order, services)
  return {done: 'addressAsked'}
}

async function cancel({order, fields, services, now}: Acting): Promise<Outcome> {
  const {subscription} = order
  const why = [fields.reason, fields.more].flatMap((text) => text?.trim().slice(0, LONGEST_REASON) || [])
  const audit = why.length > 0 ? {...BY_LINK, note: why.join(': ')} : BY_LINK
  try {
    await withDeadline(services.deadlines.cancellation, cancelSubscription(order, services, audit, now))
  } catch (error) {
    caught('subscription.cancel_failed', {order: order.id}, error)
    return {status: 503, problem: 'cancel'}
  }
  await sent(order, services)
  return isCancelled(subscription) ? {} : {done: 'cancelled'}
}

/** Pauses for as many months as the button says. */
async function pause({order, fields, services, now}: Acting): Promise<Outcome> {
  const months = PAUSE_MONTHS.find((each) => String(each) === fields.months)
  if (!months || pauseFrom(order, now) === null) return {}
  return paused('paused', order, services, pauseSubscription(order, months, services, BY_LINK, now))
}

async function resume({order, services, now}: Acting): Promise<Outcome> {
  return paused('pauseEnded', order, services, endPause(order, services, BY_LINK, now))
}

async function paused(done: PortalDone, order: Order, services: ActServices, work: Promise<Order>): Promise<Outcome> {
  try {
    await withDeadline(services.deadlines.cancellation, work)
  } catch (error) {
    caught('subscription.pause_failed', {order: order.id}, error)
    return {status: 503, problem: 'pause'}
  }
  await sent(order, services)
  return {done}
}

async function undo({order, services, now}: Acting): Promise<Outcome> {
  if (isCancelled(order.subscription) && !mayResume(order, now)) return {status: 409, problem: 'tooLate'}
  try {
    const resuming = resumeSubscription(order, services, BY_LINK, now)
    const {subscription} = await withDeadline(services.deadlines.cancellation, resuming)
    if (isCancelled(subscription)) return {status: 503, problem: 'undo'}
  } catch (error) {
    caught('subscription.resume_failed', {order: order.id}, error)
    return {status: 503, problem: 'undo'}
  }
  await sent(order, services)
  return {done: 'resumed'}
}

/** Agrees to another plan or period as it was shown; to Mollie's page where something is paid at once. */
async function changePlan({order, fields, pageUrl, services, now}: Acting): Promise<Outcome> {
  const wish = wishIn(`${fields.plan}.${fields.period}`)
  if (!wish) return {}
  const shown = {
    paidToday: Number(fields.paidToday),
    total: Number(fields.total),
    startsOn: fields.startsOn ?? '',
    from: fields.from ?? '',
  }
  const byMandate = fields.by === BY_MANDATE
  try {
    const onSale = await readOnSale(services.content, order.language, now)
    const audit: Audit = {actor: 'customer', reason: 'planChange'}
    const asked = {wish, shown, onSale, pageUrl: byMandate ? null : pageUrl, audit, now}
    const agreed = await withDeadline(services.deadlines.payment, agreeToChange(order, asked, services))
    if ('location' in agreed) return agreed
    if ('collected' in agreed) {
      // A card is charged at once.
      await settlePayment(agreed.collected, {...services, now: () => now})
      return {done: 'plan'}
    }
    if ('refusal' in agreed) {
      const refusal = refusalWords(agreed.refusal)
      return refusal ? {status: 409, wish, refusal} : {}
    }
  } catch (error) {
    caught('payment.create_failed', {order: order.id}, error)
    return {status: 503, problem: byMandate ? 'collected' : 'change'}
  }
  await sent(order, services)
  return {done: 'changeAgreed'}
}

/** Withdraws a planned change. One whose debit is underway ends with that, while the bank has it not. */
async function withdrawChange({order, fields, services, now}: Acting): Promise<Outcome> {
  const event = {event: 'changeWithdrawn', number: Number(fields.number), at: now.toISOString()} as const
  try {
    const payment = await withDeadline(services.deadlines.payment, callOff(order, event, services.mollie))
    if (payment) {
      await settlePayment(payment, {...services, now: () => now})
      const settled = await services.orders.get(order.id)
      return settled && changeOf(settled, event.number)?.withdrawnAt ? {done: 'changeWithdrawn'} : {}
    }
  } catch (error) {
    caught('plan.call_off_failed', {order: order.id}, error)
    return {status: 503, problem: 'collected'}
  }
  const withdraw = (kept: Order): Order => decide(kept, event, now)
  await services.orders.update(order.id, withdraw, {actor: 'customer', reason: 'planChangeWithdrawn'})
  await sent(order, services)
  return {done: 'changeWithdrawn'}
}

const READ_FOR_MS = 365 * DAY_MS

async function share(acting: Acting): Promise<Outcome> {
  if (!acting.hasLastingLink) return {}
  return readUntil(acting, new Date(acting.now.getTime() + READ_FOR_MS).toISOString(), 'shared')
}

async function readUntil({order, services}: Acting, until: string | undefined, done: PortalDone): Promise<Outcome> {
  await services.orders.update(order.id, (kept) => ({...kept, readUntil: until}), BY_LINK)
  return {done}
}

/** Sends the owed mails. One that cannot be sent stays owed, and the change stands. */
export const sent = (order: Order, services: Pick<Services, 'outbox'>) =>
  services
    .outbox(order)
    .send()
    .catch((error: unknown) => caught('mail.send_failed', {order: order.id}, error))
