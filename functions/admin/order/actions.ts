import {cleanLine} from '../../../domain/customers/typedText.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import {isOpenAgain} from '../../billing/ledger/chargeback.ts'
import {OPERATOR_ACTS} from '../../billing/ledger/reasons.ts'
import {MOST_PERCENT, MOST_PERIODS, withGivenDiscount} from '../../billing/offers/givenDiscount.ts'
import {alertId, withoutAlerts} from '../../billing/orders/alerts.ts'
import {mailId, sentAgain} from '../../billing/orders/mails.ts'
import {withMail} from '../../billing/orders/notify.ts'
import type {Order} from '../../billing/orders/order.ts'
import type {Audit} from '../../billing/orders/orders.ts'
import {isMollieError} from '../../billing/payments/mollieError.ts'
import {RefundRefused, refund, refundable} from '../../billing/payments/refunds/refund.ts'
import {refundRefused} from '../../billing/payments/refunds/refundRefused.ts'
import {settlePayment} from '../../billing/payments/settle.ts'
import {amountsOf} from '../../billing/prices/priceChange.ts'
import {decide} from '../../billing/state/decide.ts'
import {isCancelled} from '../../billing/state/subscription.ts'
import {cancelSubscription, resumeSubscription} from '../../billing/subscriptions/cancel.ts'
import {mayResume} from '../../billing/subscriptions/cancellation.ts'
import {afterOurStep} from '../../customers/firstDay.ts'
import {DatabaseError} from '../../database/database.ts'
import {withDeadline} from '../../runtime/deadline.ts'
import {caught} from '../../runtime/log.ts'
import {type Acting, type ActServices, type Form, type Outcome, sent} from './acting.ts'
import {address, askVatNumber, business, withdraw} from './customerActs.ts'
import {planAtOnce, planFromRenewal} from './planActs.ts'
import {reinvoice} from './vatActs.ts'

/** The actions that an operator can take with an order. Each happens once, even when its form is sent twice. */
const ACTS: Record<(typeof OPERATOR_ACTS)[number], (acting: Acting) => Promise<Outcome>> = {
  refund: refundPayment,
  resend,
  address,
  business,
  cancel,
  beginPlan,
  changePlan,
  withdrawChange,
  withdraw,
  settle,
  dealtWith,
  refundRefused: async ({order, form, services, act}) => {
    await withDeadline(services.deadlines.cancellation, refundRefused(order, form.text ?? '', services, act))
    return {done: 'refunded'}
  },
  newDay,
  discount,
  addNote,
  askToPay,
  writeOff,
  resume,
  askVatNumber,
  reinvoice,
  connected: ({order, services, act}) => mark('connected', order, services, act),
  live: ({order, services, act}) => mark('live', order, services, act),
}

export async function perform(order: Order, form: Form, services: ActServices, operator: string): Promise<Outcome> {
  const {act = '', note = ''} = form
  const reason = OPERATOR_ACTS.find((each) => each === act)
  if (!reason) return {problem: 'notPossible', status: 400, act}
  try {
    const words = note.trim().slice(0, 500)
    const audit: Audit = {actor: `operator ${operator}`, reason, ...(words && {note: words})}
    return await ACTS[reason]({order, form, services, act: audit})
  } catch (error) {
    caught('admin.command_failed', {order: order.id, act}, error)
    if (error instanceof RefundRefused)
      return {problem: error.reason === 'changed' ? 'changed' : 'notRefundable', status: 409, act}
    return failureOf(error, act)
  }
}

/** Returns Mollie's words for a refusal, or says that Mollie is away. Throws errors of our own. */
function failureOf(error: unknown, act: string): Outcome {
  if (error instanceof DatabaseError) throw error
  if (isMollieError(error, 409, 422)) return {problem: 'mollieRefused', status: 409, act, reason: error.message}
  return {problem: 'mollieAway', status: 503, act}
}

async function refundPayment({order, form, services, act}: Acting): Promise<Outcome> {
  const {payment: id = '', amount, seen, cents: confirmed, note = ''} = form
  const payment = order.payments.find((each) => each.id === id)
  const left = payment ? refundable(amountsOf(order, payment).total, payment) : 0
  if (!payment || (left === 0 && !confirmed)) return {problem: 'notRefundable', status: 409, act: `refund ${id}`}
  if (!confirmed) {
    const cents = centsIn(amount ?? '')
    if (cents === null || cents < 1 || cents > left) return {problem: 'noAmount', status: 422, act: `refund ${id}`}
    return {confirm: {payment: id, cents, seen: payment.refunded, note}}
  }
  // The order as the operator saw it: refunds made since then stop this one.
  const asSeen = {
    ...order,
    payments: order.payments.map((each) => (each === payment ? {...each, refunded: Number(seen)} : each)),
  }
  const mayCancel = ({subscription}: Order) => form.cancel === '1' && subscription && !isCancelled(subscription)
  // The same form again, after a first time that was cut off between the refund and the cancellation.
  const isHalfDone = mayCancel(order) && payment.refunded === Number(seen) + Number(confirmed)
  const refunded = isHalfDone
    ? order
    : await withDeadline(services.deadlines.cancellation, refund(asSeen, id, Number(confirmed), services, act))
  if (!mayCancel(refunded)) {
    await sent(refunded, services)
    return {done: 'refunded'}
  }
  return cancelRefunded(refunded, {services, act})
}

async function cancelRefunded(order: Order, {services, act}: Pick<Acting, 'services' | 'act'>): Promise<Outcome> {
  try {
    const {deadlines, now} = services
    await sent(await withDeadline(deadlines.cancellation, cancelSubscription(order, services, act, now())), services)
    return {done: 'refundedAndCancelled'}
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    caught('admin.command_failed', {order: order.id, act: 'cancel'}, error)
    return {problem: 'refundedNotCancelled', status: 503, act: 'refund'}
  }
}

/** "50", "49,95", "€ 49.95" in cents; null for anything else. */
function centsIn(text: string): Cents | null {
  const [, euros, decimals = ''] = text.replace(/[\s€\u00a0]/g, '').match(/^(\d{1,7})(?:[.,](\d{1,2}))?$/) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Begins a dearer plan at once, by the mandate. Customers pay it themselves where there is none. */
async function beginPlan({order, form, services, act}: Acting): Promise<Outcome> {
  if (!form.note?.trim()) return {problem: 'noNote', status: 422, act: 'beginPlan'}
  const begun = await withDeadline(services.deadlines.payment, planAtOnce(order, form, services, act))
  if ('problem' in begun) return {...begun, status: 409, act: 'beginPlan'}
  if ('confirmPlan' in begun) return begun
  // A card is charged at once.
  if (begun.collected) await settlePayment(begun.collected, services)
  return {done: 'planBegun'}
}

/** Plans another plan or period from the next renewal. */
async function changePlan({order, form, services, act}: Acting): Promise<Outcome> {
  if (!(await planFromRenewal(order, form, services, act)))
    return {problem: 'notPossible', status: 409, act: 'changePlan'}
  await sent(order, services)
  return {done: 'planChanged'}
}

async function withdrawChange({order, form, services, act}: Acting): Promise<Outcome> {
  const now = services.now()
  const event = {event: 'changeWithdrawn', number: Number(form.number), at: now.toISOString()} as const
  await services.orders.update(order.id, (kept) => decide(kept, event, now), act)
  await sent(order, services)
  return {done: 'changeWithdrawn'}
}

async function resend({order, form, services, act}: Acting): Promise<Outcome> {
  const mail = order.mails.find((each) => mailId(each) === form.mail)
  const to = mail?.kind === 'invoiceCopy' ? (order.details?.invoiceEmail ?? mail.to) : order.customerEmail
  if (!mail || !to) return {problem: 'notPossible', status: 409, act: 'resend'}
  const updated = await services.orders.update(order.id, (kept) => sentAgain(kept, mail, to), act)
  return {done: (await sent(updated, services)) ? 'resent' : 'resentLater'}
}

async function cancel({order, services, act}: Acting): Promise<Outcome> {
  if (!order.subscription || !order.customerId) return {problem: 'notPossible', status: 409, act: 'cancel'}
  const cancelled = await withDeadline(
    services.deadlines.cancellation,
    cancelSubscription(order, services, act, services.now()),
  )
  return {done: (await sent(cancelled, services)) ? 'cancelled' : 'cancelledLater'}
}

/** Takes a cancellation back, as customers do: Mollie may hear of it later, from the jobs. */
async function resume({order, services, act}: Acting): Promise<Outcome> {
  const now = services.now()
  if (!mayResume(order, now)) return {problem: 'notPossible', status: 409, act: 'resume'}
  const resuming = resumeSubscription(order, services, act, now)
  const resumed = await withDeadline(services.deadlines.cancellation, resuming)
  if (isCancelled(resumed.subscription)) return {problem: 'notResumed', status: 503, act: 'resume'}
  return {done: (await sent(resumed, services)) ? 'resumed' : 'resumedLater'}
}

/** Asks the customer to pay a chargeback; reminders start again. */
async function askToPay({order, form, services, act}: Acting): Promise<Outcome> {
  const payment = openAgain(order, form)
  if (!payment) return {problem: 'notPossible', status: 409, act: `askToPay ${form.payment}`}
  const at = services.now()
  const ask = (kept: Order) => decide(kept, {event: 'askedToPay', payment: payment.id, at: at.toISOString()}, at)
  const asked = await services.orders.update(order.id, ask, act)
  if (asked.subscription?.overdueId !== payment.id)
    return {problem: 'notPossible', status: 409, act: `askToPay ${form.payment}`}
  return {done: (await sent(asked, services)) ? 'asked' : 'askedLater'}
}

/** Writes a chargeback off: a credit note follows, and reminders stop. */
async function writeOff({order, form, services, act}: Acting): Promise<Outcome> {
  const payment = openAgain(order, form)
  if (!payment) return {problem: 'notPossible', status: 409, act: `writeOff ${form.payment}`}
  const at = services.now()
  const given = (kept: Order) => decide(kept, {event: 'writtenOff', payment: payment.id, at: at.toISOString()}, at)
  const written = await services.orders.update(order.id, given, act)
  return {done: (await sent(written, services)) ? 'writtenOff' : 'writtenOffLater'}
}

const openAgain = (order: Order, {payment: id}: Form) =>
  order.payments.find((payment) => payment.id === id && isOpenAgain(order, payment))

async function settle({order, services, act}: Acting): Promise<Outcome> {
  // The changes are Mollie's; the audit log says in any case that an operator asked.
  await services.orders.update(order.id, (kept) => ({...kept}), {...act, did: {of: 'fetched'}})
  const ids = new Set([...order.payments.map(({id}) => id), ...(order.paymentId ? [order.paymentId] : [])])
  let complete = true
  for (const id of ids) complete = (await settlePayment(id, services)) === 'done' && complete
  return complete ? {done: 'settled'} : {problem: 'settledLater', status: 503, act: 'settle'}
}

/** Marks a step of the first day as done, and mails the customer. */
async function mark(step: 'connected' | 'live', order: Order, services: ActServices, act: Audit): Promise<Outcome> {
  if (!order.onboarding) return {problem: 'notPossible', status: 409, act: step}
  const marked = await services.orders.update(order.id, (kept) => afterOurStep(kept, step, services.now()), act)
  return {done: (await sent(marked, services)) ? 'marked' : 'markedLater'}
}

/** Promises a later day and mails it to the customer. */
async function newDay({order, form, services, act}: Acting): Promise<Outcome> {
  const day = form.day ?? ''
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && day > amsterdamDay(services.now())
  if (!order.onboarding?.toldAt || order.onboarding.liveAt) return {problem: 'notPossible', status: 409, act: 'newDay'}
  if (!isDay) return {problem: 'noDay', status: 422, act: 'newDay'}
  const promise = (kept: Order) =>
    withMail({...kept, onboarding: {...kept.onboarding, promisedOn: day}}, 'liveLate', {day})
  const promised = await services.orders.update(order.id, promise, act)
  return {done: (await sent(promised, services)) ? 'marked' : 'markedLater'}
}

async function discount({order, form, services, act}: Acting): Promise<Outcome> {
  const {percent = '', periods = '', label = '', note = ''} = form
  const isWhole = (text: string, most: number) => /^[1-9]\d?$/.test(text) && Number(text) <= most
  if (!isWhole(percent, MOST_PERCENT) || !(periods === 'always' || isWhole(periods, MOST_PERIODS)) || !label.trim())
    return {problem: 'noDiscount', status: 422, act: 'discount'}
  if (!note.trim()) return {problem: 'noNote', status: 422, act: 'discount'}
  const given = {
    percent: Number(percent),
    periods: periods === 'always' ? null : Number(periods),
    label: cleanLine(label).slice(0, 100),
  }
  const give = (kept: Order) => withGivenDiscount(kept, given, services.now())
  if (give(order) === order) return {problem: 'notPossible', status: 409, act: 'discount'}
  await services.orders.update(order.id, give, act)
  return {done: 'discounted'}
}

/** Keeps a note about the customer in the audit log of the order. */
async function addNote({order, services, act}: Acting): Promise<Outcome> {
  if (!act.note) return {problem: 'emptyNote', status: 422, act: 'addNote'}
  await services.orders.update(order.id, (kept) => ({...kept}), {...act, did: {of: 'noted'}})
  return {done: 'noted'}
}

async function dealtWith({order, form, services, act}: Acting): Promise<Outcome> {
  if (!form.note?.trim()) return {problem: 'noNote', status: 422, act: `dealtWith ${form.text}`}
  await services.orders.update(order.id, (kept) => withoutAlerts(kept, (each) => alertId(each) === form.text), act)
  return {done: 'dealtWith'}
}
