import {amsterdamDay, type Breakdown, type Cents, daysLater, missingOnInvoice, monthsLater} from '../model.ts'
import {part, reversalIn} from '../orders/bookkeeping.ts'
import type {HistoryLine, Order, OrderMail, OrderPayment} from '../orders/order.ts'
import {amountsOf} from '../orders/priceChange.ts'
import {paidTwice} from '../orders/record.ts'

/** An invoice or a credit note that is to be issued. */
export type DueDocument = {
  kind: 'invoice' | 'creditNote'
  payment: OrderPayment
  /** What it is for, within the order: issued once. */
  subject: string
  /** The key of the mail that tells of the same. */
  mail: string
  /** Of a credit note, what went back. */
  amounts: Breakdown
  /** How much of the payment is credited then. */
  credited: Cents
  back?: {how: 'refunded' | 'chargedBack'; at: string}
}

const totalOf = (order: Order, payment: OrderPayment): Cents => amountsOf(order, payment).total
/** Refunded and charged back as well, more may have gone back than was paid: no more is credited than was invoiced. */
const wentBackOf = (order: Order, payment: OrderPayment): Cents =>
  Math.min(totalOf(order, payment), payment.refunded + payment.chargedBack)

const lacksInvoice = (order: Order, payment: OrderPayment): boolean =>
  payment.status === 'paid' &&
  payment.invoice === undefined &&
  // Nobody is left to tell what it needs.
  !order.forgottenAt &&
  totalOf(order, payment) > 0 &&
  !paidTwice(order).includes(payment)

const lacksCreditNote = (order: Order, payment: OrderPayment): boolean =>
  payment.invoice !== undefined && wentBackOf(order, payment) > (payment.credited ?? 0)

/** What the customer must still tell before anything can be issued. */
export const missingFor = ({details, vatScheme}: Order) => [
  ...missingOnInvoice(details),
  ...(vatScheme === 'reverseCharge' && !details?.vatNumber ? (['vatNumber'] as const) : []),
]

/**
 * Whether something is to be issued for a payment, an invoice for what was paid and counts or a credit note for what went
 * back: 0 when nothing is, 1 while the customer must tell more before that, 2 when it can be. The store keeps it with the payment.
 */
export const invoiceDue = (order: Order, payment: OrderPayment): 0 | 1 | 2 => {
  // A credit note says what its invoice says.
  if (lacksCreditNote(order, payment)) return 2
  if (!lacksInvoice(order, payment)) return 0
  return missingFor(order).length > 0 ? 1 : 2
}

export const canIssue = (order: Order): boolean => order.payments.some((payment) => invoiceDue(order, payment) === 2)

/** All that is to be issued, the first first. The history says in how many steps money went back. */
export const dueDocuments = (order: Order, history: readonly HistoryLine[]): DueDocument[] =>
  order.payments
    .toSorted((a, b) => ((a.paidAt ?? '') < (b.paidAt ?? '') ? -1 : 1))
    .flatMap((payment) => {
      const isNew = lacksInvoice(order, payment)
      const isInvoiced = isNew || payment.invoice !== undefined
      return [
        ...(isNew ? [invoiceFor(order, payment)] : []),
        ...(isInvoiced && wentBackOf(order, payment) > (payment.credited ?? 0)
          ? creditNotesFor(order, payment, history)
          : []),
      ]
    })

const invoiceFor = (order: Order, payment: OrderPayment): DueDocument => ({
  kind: 'invoice',
  payment,
  subject: payment.id,
  mail: payment.kind === 'first' ? 'confirmation' : `renewal-${payment.id}`,
  amounts: amountsOf(order, payment),
  credited: 0,
})

/**
 * One for each time that more had gone back than ever before. A refund that failed takes none back: the customer is still owed
 * it, and when it is made again there is its credit note already.
 */
function creditNotesFor(order: Order, payment: OrderPayment, history: readonly HistoryLine[]): DueDocument[] {
  const whole = amountsOf(order, payment)
  const back = {refunded: 0, chargedBack: 0}
  const due: DueDocument[] = []
  let most = 0
  for (const {at, changes} of history)
    for (const change of changes) {
      const reversal = reversalIn(change)
      if (reversal?.paymentId !== payment.id) continue
      back[reversal.field] = reversal.to
      const now = Math.min(whole.total, back.refunded + back.chargedBack)
      if (now <= most) continue
      const [before, after] = [part(whole, most), part(whole, now)]
      most = now
      if (now <= (payment.credited ?? 0)) continue
      due.push({
        kind: 'creditNote',
        payment,
        subject: `${payment.id}-back-${now}`,
        mail: reversal.field === 'refunded' ? `refunded-${payment.id}-${back.refunded}` : '',
        amounts: {
          exclVat: after.exclVat - before.exclVat,
          vat: after.vat - before.vat,
          total: after.total - before.total,
        },
        credited: now,
        back: {how: reversal.field, at},
      })
    }
  return due
}

/** The mail that is sent when none carries it: the one about the payment had gone already, or there is none. */
const ownMail = (subject: string) => `invoice-${subject}`

/** Whether a mail is to carry an invoice: the one about the same payment, or its own. Sent again by hand, its key ends otherwise. */
export function carries(
  {key, kind}: Pick<OrderMail, 'key' | 'kind'>,
  {mail, subject}: Pick<DueDocument, 'mail' | 'subject'>,
) {
  if (kind === 'confirmation') return mail === 'confirmation'
  return [mail, ownMail(subject)].some((own) => own !== '' && (key === own || key.startsWith(`${own}-again-`)))
}

/** The order with what was issued, and the mails that this makes necessary. */
export function withIssued(order: Order, issued: readonly (DueDocument & {number: string})[]): Order {
  let told = order
  for (const {payment, kind, number, credited, ...document} of issued) {
    const noted = {...(kind === 'invoice' && {invoice: number}), credited}
    const payments = told.payments.map((each) => (each.id === payment.id ? {...each, ...noted} : each))
    // One that somebody is sending at this moment may have been written before.
    const isCarried = order.mails.some(
      (mail) => mail.state === 'pending' && mail.takenAt === undefined && carries(mail, document),
    )
    told = isCarried ? {...told, payments} : withOwnMail({...told, payments}, ownMail(document.subject))
  }
  return told
}

const withOwnMail = (order: Order, key: string): Order =>
  order.customerEmail === undefined || order.mails.some((mail) => mail.key === key)
    ? order
    : {...order, mails: [...order.mails, {key, kind: 'invoice', to: order.customerEmail, state: 'pending'}]}

const LAST_DAY = 15

/** The day by which an invoice must be there: the fifteenth of the month after (article 35 Wet OB 1968). */
export const invoiceBy = (at: string): string =>
  daysLater(monthsLater(`${amsterdamDay(new Date(at)).slice(0, 7)}-01`, 1), LAST_DAY - 1)

/** The month (YYYY-MM) from which on what is paid needs no invoice by a day (YYYY-MM-DD) yet. */
export const monthNotDueBy = (day: string): string =>
  monthsLater(`${day.slice(0, 7)}-01`, Number(day.slice(8)) >= LAST_DAY ? 0 : -1).slice(0, 7)
