import {missingOnInvoice} from '../../../domain/customers/customerDetails.ts'
import {amsterdamDay, daysLater, monthsLater} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Breakdown} from '../../../domain/money/pricing.ts'
import type {KeptEntry} from '../ledger/ledger.ts'
import {between} from '../ledger/parts.ts'
import {creditedElsewhere, paidTwice} from '../ledger/refunds.ts'
import {isRepeat, isSameMail, type MailIdentity} from '../orders/mails.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {amountsOf, schemeAhead} from '../prices/priceChange.ts'
import {withoutLetterTasks} from './missingGlyphs.ts'

/** A document that is to be issued: an invoice, a credit note, or a correction that takes a credit note back. */
export type DueDocument = {
  kind: 'invoice' | 'creditNote' | 'correction'
  payment: OrderPayment
  /** The number of the entry of the ledger that it documents, once. */
  entry: number
  /** The mail that tells of the same; null when none does. */
  mail: MailIdentity | null
  /** The refund of a credit note; what a correction takes back. */
  amounts: Breakdown
  /** How much of the payment is credited then. */
  credited: Cents
  /** How much of what was cancelled or reversed is corrected then. */
  corrected?: Cents
  back?: {how: 'refunded' | 'chargedBack' | 'writtenOff'; at: string}
}

const totalOf = (order: Order, payment: OrderPayment): Cents => amountsOf(order, payment).total
/** A chargeback leaves the invoice open; giving up the claim credits it. No more is credited than was invoiced. */
const wentBackOf = (order: Order, payment: OrderPayment): Cents =>
  Math.min(totalOf(order, payment), payment.refunded + (payment.writtenOff ?? 0)) - creditedElsewhere(order, payment)

/** The payment whose invoice another one pays: the bank had taken it back, or both were paid. One written off is credited. */
const paidBefore = ({payments}: Order, {id, renewalOf}: OrderPayment): OrderPayment | undefined =>
  renewalOf === undefined
    ? undefined
    : payments.find(
        (other) =>
          other.id === renewalOf && other.id !== id && other.status === 'paid' && other.writtenOff === undefined,
      )

const lacksInvoice = (order: Order, payment: OrderPayment): boolean =>
  payment.status === 'paid' &&
  payment.invoice === undefined &&
  // A forgotten customer can no longer add details.
  !order.forgottenAt &&
  totalOf(order, payment) > 0 &&
  !paidBefore(order, payment) &&
  !paidTwice(order).includes(payment)

/** The number of the invoice that a payment pays, which may be that of the payment before it. */
export function invoiceOfPayment(order: Order, payment: OrderPayment): string | undefined {
  if (payment.invoice !== undefined) return payment.invoice
  const before = paidBefore(order, payment)
  return before && !paidTwice(order).includes(payment) ? invoiceOfPayment(order, before) : undefined
}

/** An invoice that another one is to take the place of. */
const lacksReplacement = ({replaces, invoice}: OrderPayment): boolean => replaces !== undefined && replaces === invoice

const lacksCreditNote = (order: Order, payment: OrderPayment): boolean =>
  invoiceOfPayment(order, payment) !== undefined && wentBackOf(order, payment) > (payment.credited ?? 0)

/** A refund that was cancelled, or a write-off that was reversed, had a credit note, which nothing took back yet. */
const lacksCorrection = (order: Order, payment: OrderPayment): boolean =>
  invoiceOfPayment(order, payment) !== undefined &&
  (payment.refundCancelled ?? 0) + (payment.writeOffReversed ?? 0) > (payment.corrected ?? 0) &&
  (payment.credited ?? 0) > 0

/** Details missing before anything can be issued. */
export const missingFor = (order: Order) => [
  ...missingOnInvoice(order.details),
  ...(schemeAhead(order) === 'reverseCharge' && !order.details?.vatNumber ? (['vatNumber'] as const) : []),
]

/**
 * Whether something is to be issued for a payment, an invoice for what was paid and counts or a credit note for what went
 * back: 0 when nothing is, 1 while the customer must tell more before that, 2 when it can be. The store keeps it with the payment.
 */
export const invoiceDue = (order: Order, payment: OrderPayment): 0 | 1 | 2 => {
  // A credit note, and a correction of one, say what the invoice says.
  if (lacksCreditNote(order, payment) || lacksCorrection(order, payment) || lacksReplacement(payment)) return 2
  if (!lacksInvoice(order, payment)) return 0
  return missingFor(order).length > 0 ? 1 : 2
}

export const canIssue = (order: Order): boolean => order.payments.some((payment) => invoiceDue(order, payment) === 2)

/** All documents to issue, oldest first, of the entries that none of the `issued` ones documents. */
export const dueDocuments = (
  order: Order,
  ledger: readonly KeptEntry[],
  issued: ReadonlySet<number> = new Set(),
): DueDocument[] =>
  order.payments
    .toSorted((a, b) => ((a.paidAt ?? '') < (b.paidAt ?? '') ? -1 : 1))
    .flatMap((payment) => {
      const own = ledger.filter(({paymentId}) => paymentId === payment.id)
      const isNew = lacksInvoice(order, payment)
      const isBehind = isNew
        ? wentBackOf(order, payment) > 0
        : lacksCreditNote(order, payment) || lacksCorrection(order, payment)
      return [
        ...(isNew ? invoiceFor(order, payment, own) : []),
        ...(lacksReplacement(payment) ? replacementOf(payment, own).filter(({entry}) => !issued.has(entry)) : []),
        ...(isBehind ? reversalsOf(order, payment, own).filter(({entry}) => !issued.has(entry)) : []),
      ]
    })

/** The mail that carries the invoice of a payment. */
const mailOf = ({id, kind}: OrderPayment): MailIdentity =>
  kind === 'first' ? {kind: 'confirmation'} : {kind: kind === 'change' ? 'planChanged' : 'renewal', payment: id}

const invoiceFor = (order: Order, payment: OrderPayment, ledger: readonly KeptEntry[]): DueDocument[] =>
  ledger
    .filter(({kind}) => kind === 'charge')
    .map(({number: entry}) => ({
      kind: 'invoice',
      payment,
      entry,
      mail: mailOf(payment),
      amounts: amountsOf(order, payment),
      credited: 0,
    }))

/** The credit note of an invoice that is replaced, and the invoice that takes its place, as the ledger has their amounts. */
const replacementOf = (payment: OrderPayment, ledger: readonly KeptEntry[]): DueDocument[] =>
  ledger.flatMap(({kind, number: entry, exclVat, vat, total}): DueDocument[] => {
    const document = {payment, entry, mail: null, credited: payment.credited ?? 0}
    if (kind === 'invoiceReversed')
      return [{...document, kind: 'creditNote', amounts: {exclVat: -exclVat, vat: 0 - vat, total: -total}}]
    return kind === 'invoicedAnew' ? [{...document, kind: 'invoice', amounts: {exclVat, vat, total}}] : []
  })

/**
 * A credit note for each time that more had gone back than ever before. A refund that failed takes none back: the customer is
 * still owed it, and when it is made again there is its credit note already. One that was cancelled is owed to nobody: a
 * correction takes its credit note back, and the next refund has its own. So does one of a write-off that was reversed.
 */
export function reversalsOf(order: Order, payment: OrderPayment, ledger: readonly KeptEntry[]): DueDocument[] {
  const whole = amountsOf(order, payment)
  const elsewhere = creditedElsewhere(order, payment)
  const back = {refunded: 0, writtenOff: 0, cancelled: 0, reversed: 0}
  const due: DueDocument[] = []
  let most = 0
  for (const {number: entry, kind, at, total} of ledger) {
    // From then on the new invoice says what is left.
    if (kind === 'invoicedAnew') most = whole.total - total
    const isReversed = kind === 'writeOff' && total > 0
    if (kind === 'refundCancelled' || isReversed) {
      back[isReversed ? 'writtenOff' : 'refunded'] -= total
      back[isReversed ? 'reversed' : 'cancelled'] += total
      const now = Math.max(0, most - total)
      if (now < most)
        due.push({
          ...{kind: 'correction', payment, entry, amounts: between(whole, now, most), credited: now},
          corrected: back.cancelled + back.reversed,
          mail: isReversed ? null : {kind: 'refundCancelled', payment: payment.id, number: back.cancelled},
          ...(isReversed && {back: {how: 'writtenOff', at}}),
        })
      most = now
      continue
    }
    if (kind === 'refund' || kind === 'refundFailed') back.refunded -= total
    else if (kind === 'writeOff') back.writtenOff -= total
    else continue
    const now = Math.min(whole.total, back.refunded + back.writtenOff) - elsewhere
    if (now <= most) continue
    const isNoted = back.cancelled + back.reversed === 0 && now <= (payment.credited ?? 0)
    const how = kind === 'writeOff' ? 'writtenOff' : 'refunded'
    const refunded = back.refunded + back.cancelled
    if (!isNoted)
      due.push({
        ...{kind: 'creditNote', payment, entry, amounts: between(whole, most, now), credited: now, back: {how, at}},
        mail: kind === 'refund' ? {kind: 'refunded', payment: payment.id, number: refunded} : null,
      })
    most = now
  }
  return due
}

/** The mail that is sent when none carries it: the one about the payment had gone already, or there is none. */
const ownMail = (document: string): MailIdentity => ({kind: 'invoice', document})

/** The mail to the address for invoices, where the customer has another than their own. */
const copyMail = (document: string): MailIdentity => ({kind: 'invoiceCopy', document})

/** Whether a mail carries an invoice: the one about the same payment, its own or its copy, however often it was sent. */
export const carries = (
  mail: MailIdentity,
  {mail: about, number}: Pick<DueDocument, 'mail'> & {number: string},
): boolean =>
  mail.kind === 'confirmation'
    ? about?.kind === 'confirmation'
    : [about, ownMail(number), copyMail(number)].some((own) => own !== null && isRepeat(mail, own))

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
    next = isCarried ? {...next, payments} : withDocument({...next, payments}, ownMail(number), order.customerEmail)
    const {invoiceEmail} = order.details ?? {}
    if (invoiceEmail !== order.customerEmail) next = withDocument(next, copyMail(number), invoiceEmail)
  }
  return next
}

const withDocument = (order: Order, mail: MailIdentity, to: string | undefined): Order =>
  to === undefined || order.mails.some((each) => isSameMail(each, mail))
    ? order
    : {...order, mails: [...order.mails, {...mail, to, state: 'pending'}]}

const LAST_DAY = 15

/** The day by which an invoice must be there: the fifteenth of the month after (article 35 Wet OB 1968). */
export const invoiceBy = (at: string): string =>
  daysLater(monthsLater(`${amsterdamDay(new Date(at)).slice(0, 7)}-01`, 1), LAST_DAY - 1)

/** Whether that day is over. */
export const isInvoiceLate = (at: string, now: Date): boolean => invoiceBy(at) < amsterdamDay(now)

/** The month (YYYY-MM) from which on what is paid needs no invoice by a day (YYYY-MM-DD) yet. */
export const monthNotDueBy = (day: string): string =>
  monthsLater(`${day.slice(0, 7)}-01`, Number(day.slice(8)) >= LAST_DAY ? 0 : -1).slice(0, 7)
