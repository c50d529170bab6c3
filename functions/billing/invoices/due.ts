import {missingOnInvoice} from '../../../domain/customers/customerDetails.ts'
import {amsterdamDay, daysLater, monthsLater} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Breakdown} from '../../../domain/money/pricing.ts'
import {part} from '../ledger/bookkeeping.ts'
import {paidTwice} from '../ledger/refunds.ts'
import {isRepeat, isSameMail, type MailIdentity} from '../orders/mails.ts'
import type {AuditEntry, Order, OrderPayment} from '../orders/order.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {withoutLetterTasks} from './missingGlyphs.ts'

/** A document that is to be issued: an invoice, a credit note, or a correction that takes a credit note back. */
export type DueDocument = {
  kind: 'invoice' | 'creditNote' | 'correction'
  payment: OrderPayment
  /** Subject within the order, issued once. */
  subject: string
  /** The mail that tells of the same; null when none does. */
  mail: MailIdentity | null
  /** The refund of a credit note; the cancelled refund of a correction. */
  amounts: Breakdown
  /** How much of the payment is credited then. */
  credited: Cents
  /** How much of what was cancelled is corrected then. */
  corrected?: Cents
  back?: {how: 'refunded' | 'chargedBack' | 'writtenOff'; at: string}
}

const totalOf = (order: Order, payment: OrderPayment): Cents => amountsOf(order, payment).total
/** A chargeback leaves the invoice open; giving up the claim credits it. No more is credited than was invoiced. */
const wentBackOf = (order: Order, payment: OrderPayment): Cents =>
  Math.min(totalOf(order, payment), payment.refunded + (payment.writtenOff ?? 0))

/** The payment whose invoice another one pays: the bank had taken it back, or both were paid. */
const paidBefore = ({payments}: Order, {id, renewalOf}: OrderPayment): OrderPayment | undefined =>
  renewalOf === undefined
    ? undefined
    : payments.find((other) => other.id === renewalOf && other.id !== id && other.status === 'paid')

const lacksInvoice = (order: Order, payment: OrderPayment): boolean =>
  payment.status === 'paid' &&
  payment.invoice === undefined &&
  // A forgotten customer can no longer add details.
  !order.forgottenAt &&
  totalOf(order, payment) > 0 &&
  !paidTwice(order).includes(payment) &&
  !paidBefore(order, payment)

/** The number of the invoice that a payment pays, which may be that of the payment before it. */
export const invoiceOfPayment = (order: Order, payment: OrderPayment): string | undefined =>
  payment.invoice ?? (paidTwice(order).includes(payment) ? undefined : paidBefore(order, payment)?.invoice)

const lacksCreditNote = (order: Order, payment: OrderPayment): boolean =>
  invoiceOfPayment(order, payment) !== undefined && wentBackOf(order, payment) > (payment.credited ?? 0)

/** A refund that was cancelled had a credit note, which nothing took back yet. */
const lacksCorrection = (order: Order, payment: OrderPayment): boolean =>
  invoiceOfPayment(order, payment) !== undefined &&
  (payment.refundCancelled ?? 0) > (payment.corrected ?? 0) &&
  (payment.credited ?? 0) > 0

/** Details missing before anything can be issued. */
export const missingFor = ({details, vatScheme}: Order) => [
  ...missingOnInvoice(details),
  ...(vatScheme === 'reverseCharge' && !details?.vatNumber ? (['vatNumber'] as const) : []),
]

/**
 * Whether something is to be issued for a payment, an invoice for what was paid and counts or a credit note for what went
 * back: 0 when nothing is, 1 while the customer must tell more before that, 2 when it can be. The store keeps it with the payment.
 */
export const invoiceDue = (order: Order, payment: OrderPayment): 0 | 1 | 2 => {
  // A credit note, and a correction of one, say what the invoice says.
  if (lacksCreditNote(order, payment) || lacksCorrection(order, payment)) return 2
  if (!lacksInvoice(order, payment)) return 0
  return missingFor(order).length > 0 ? 1 : 2
}

export const canIssue = (order: Order): boolean => order.payments.some((payment) => invoiceDue(order, payment) === 2)

/** All documents to issue, oldest first. The audit log says in how many steps money was refunded; `issued` are subjects. */
export const dueDocuments = (
  order: Order,
  auditLog: readonly AuditEntry[],
  issued: ReadonlySet<string> = new Set(),
): DueDocument[] =>
  order.payments
    .toSorted((a, b) => ((a.paidAt ?? '') < (b.paidAt ?? '') ? -1 : 1))
    .flatMap((payment) => {
      const isNew = lacksInvoice(order, payment)
      const isBehind = isNew
        ? wentBackOf(order, payment) > 0
        : lacksCreditNote(order, payment) || lacksCorrection(order, payment)
      return [
        ...(isNew ? [invoiceFor(order, payment)] : []),
        ...(isBehind ? reversalsOf(order, payment, auditLog).filter(({subject}) => !issued.has(subject)) : []),
      ]
    })

const invoiceFor = (order: Order, payment: OrderPayment): DueDocument => ({
  kind: 'invoice',
  payment,
  subject: payment.id,
  mail: payment.kind === 'first' ? {kind: 'confirmation'} : {kind: 'renewal', payment: payment.id},
  amounts: amountsOf(order, payment),
  credited: 0,
})

type Step = {at: string; field: 'refunded' | 'writtenOff' | 'refundCancelled'; to: Cents}

/** The steps in which money of a payment went back, or did not after all: a cancellation before what came with it. */
const stepsOf = ({id}: OrderPayment, auditLog: readonly AuditEntry[]): Step[] =>
  auditLog.flatMap(({at, changes}) =>
    changes
      .flatMap(([what, , to]): Step[] => {
        const [, paymentId, field] = /^payment (\S+) (refunded|writtenOff|refundCancelled)$/.exec(what) ?? []
        return paymentId === id ? [{at, field: field as Step['field'], to: Number(to)}] : []
      })
      .toSorted((one, other) => Number(other.field === 'refundCancelled') - Number(one.field === 'refundCancelled')),
  )

/**
 * A credit note for each time that more had gone back than ever before. A refund that failed takes none back: the customer is
 * still owed it, and when it is made again there is its credit note already. One that was cancelled is owed to nobody: a
 * correction takes its credit note back, and the next refund has its own.
 */
function reversalsOf(order: Order, payment: OrderPayment, auditLog: readonly AuditEntry[]): DueDocument[] {
  const whole = amountsOf(order, payment)
  const steps = stepsOf(payment, auditLog)
  // Before it was an act of its own, a chargeback was given up by itself.
  const given = (payment.writtenOff ?? 0) - (steps.findLast(({field}) => field === 'writtenOff')?.to ?? 0)
  const back = {refunded: 0, writtenOff: given, refundCancelled: 0}
  const due: DueDocument[] = []
  let most = given
  const between = (from: Cents, to: Cents): Breakdown => {
    const [before, after] = [part(whole, from), part(whole, to)]
    return {exclVat: after.exclVat - before.exclVat, vat: after.vat - before.vat, total: after.total - before.total}
  }
  for (const {at, field, to} of steps) {
    const cancelled = field === 'refundCancelled' ? to - back.refundCancelled : 0
    back[field] = to
    if (cancelled > 0) {
      const now = Math.max(0, most - cancelled)
      if (now < most)
        due.push({
          ...{kind: 'correction', payment, amounts: between(now, most), credited: now, corrected: to},
          subject: `${payment.id}-cancelled-${to}`,
          mail: {kind: 'refundCancelled', payment: payment.id, number: to},
        })
      most = now
    }
    if (field === 'refundCancelled') continue
    const now = Math.min(whole.total, back.refunded + back.writtenOff)
    if (now <= most) continue
    const isNoted = back.refundCancelled === 0 && now <= (payment.credited ?? 0)
    if (!isNoted)
      due.push({
        ...{kind: 'creditNote', payment, amounts: between(most, now), credited: now, back: {how: field, at}},
        subject: `${payment.id}-back-${now}${back.refundCancelled > 0 ? `-${back.refundCancelled}` : ''}`,
        mail: field === 'refunded' ? {kind: 'refunded', payment: payment.id, number: to + back.refundCancelled} : null,
      })
    most = now
  }
  return due
}

/** The mail that is sent when none carries it: the one about the payment had gone already, or there is none. */
const ownMail = (document: string): MailIdentity => ({kind: 'invoice', document})

/** Whether a mail carries an invoice: the one about the same payment, or its own, however often it was sent. */
export const carries = (
  mail: MailIdentity,
  {mail: about, number}: Pick<DueDocument, 'mail'> & {number: string},
): boolean =>
  mail.kind === 'confirmation'
    ? about?.kind === 'confirmation'
    : [about, ownMail(number)].some((own) => own !== null && isRepeat(mail, own))

/** The order with what was issued, and the mails that this makes necessary. */
export function withIssued(order: Order, issued: readonly (DueDocument & {number: string})[]): Order {
  let next = withoutLetterTasks(order)
  for (const document of issued) {
    const {payment, kind, number, credited, corrected} = document
    const noted = {...(kind === 'invoice' && {invoice: number}), credited, ...(corrected !== undefined && {corrected})}
    const payments = next.payments.map((each) => (each.id === payment.id ? {...each, ...noted} : each))
    // One that somebody is sending at this moment may have been written before.
    const isCarried = order.mails.some(
      (mail) => mail.state === 'pending' && mail.takenAt === undefined && carries(mail, document),
    )
    next = isCarried ? {...next, payments} : withOwnMail({...next, payments}, number)
  }
  return next
}

const withOwnMail = (order: Order, document: string): Order => {
  const own = ownMail(document)
  return order.customerEmail === undefined || order.mails.some((mail) => isSameMail(mail, own))
    ? order
    : {...order, mails: [...order.mails, {...own, to: order.customerEmail, state: 'pending'}]}
}

const LAST_DAY = 15

/** The day by which an invoice must be there: the fifteenth of the month after (article 35 Wet OB 1968). */
export const invoiceBy = (at: string): string =>
  daysLater(monthsLater(`${amsterdamDay(new Date(at)).slice(0, 7)}-01`, 1), LAST_DAY - 1)

/** The month (YYYY-MM) from which on what is paid needs no invoice by a day (YYYY-MM-DD) yet. */
export const monthNotDueBy = (day: string): string =>
  monthsLater(`${day.slice(0, 7)}-01`, Number(day.slice(8)) >= LAST_DAY ? 0 : -1).slice(0, 7)
