import type {Cents} from '../../../domain/money/money.ts'
import {collectionOf, paidTerms} from '../changes/paidTerms.ts'
import {isSameAlert} from '../orders/alerts.ts'
import type {Amounts, Order, OrderPayment} from '../orders/order.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {between} from './parts.ts'

/** Events of money, and the kind of line that each is in the books; null for those that moved none of it. */
export const ENTRY_KINDS = {
  charge: 'payment',
  refund: 'refund',
  /** A refund that the customer's bank did not take. */
  refundFailed: 'refund',
  /** A refund cancelled at Mollie: its credit note is taken back. */
  refundCancelled: 'refund',
  chargeback: 'chargeback',
  /** The bank gave a chargeback back. */
  chargebackReversed: 'chargeback',
  /** A claim that was given up: it is credited. Positive once its money came after all. */
  writeOff: null,
  /** Another invoice takes the place of one: all that it still says is credited, and invoiced anew. */
  invoiceReversed: null,
  invoicedAnew: null,
  /** Paid, but not what was agreed: it is none of the order's, and its amount is not known here. */
  refused: null,
} as const
export type EntryKind = keyof typeof ENTRY_KINDS

/** The kinds that moved money, as a list in SQL. */
export const MONEY_KINDS = Object.entries(ENTRY_KINDS)
  .flatMap(([kind, line]) => (line === null ? [] : `'${kind}'`))
  .join(', ')

/** One event of money. Amounts are signed: an order's entries that moved money add up to what the shop has of it. */
export type LedgerEntry = Amounts & {
  kind: EntryKind
  paymentId: string
  /** When it was paid; of anything else, when we heard of it. */
  at: string
  period: Order['period']
}

/** The events that lie between two states of an order, for the ledger; null before it was made. */
export const entriesBetween = (before: Order | null, after: Order, at: string): LedgerEntry[] => [
  ...after.payments.flatMap((payment) => {
    const known = before?.payments.find(({id}) => id === payment.id)
    const {vatRate, ...whole} = amountsOf(after, payment)
    const moved = eventsOf(payment, whole.total, known).map(
      ({kind, from, to}): LedgerEntry => ({
        ...{
          kind,
          paymentId: payment.id,
          at: kind === 'charge' ? (payment.paidAt ?? at) : at,
          period: paidTerms(after, payment, collectionOf(after, payment)).period,
        },
        ...between(whole, to, from),
        vatRate,
      }),
    )
    return [...moved, ...replacement(before, after, payment, at)]
  }),
  ...refusedBetween(before, after, at),
]

/** The two entries of an invoice that is replaced: what it still says by the terms it was issued by, and the same by those of now. */
function replacement(before: Order | null, after: Order, payment: OrderPayment, at: string): LedgerEntry[] {
  const known = before?.payments.find(({id}) => id === payment.id)
  if (!before || !known || payment.replaces === undefined || payment.replaces === known.replaces) return []
  const [old, own] = [amountsOf(before, known), amountsOf(after, payment)]
  const {period} = paidTerms(after, payment, collectionOf(after, payment))
  const entry = {paymentId: payment.id, at, period}
  return [
    {...entry, kind: 'invoiceReversed', ...between(old, old.total, known.credited ?? 0), vatRate: old.vatRate},
    {...entry, kind: 'invoicedAnew', ...between(own, payment.credited ?? 0, own.total), vatRate: own.vatRate},
  ]
}

/** How much of a payment had gone before an event, and is gone after it; of a charge, how much was still to come. */
type Event = {kind: EntryKind; from: Cents; to: Cents}
type Known = Pick<OrderPayment, 'status' | 'refunded' | 'chargedBack' | 'refundCancelled' | 'writtenOff'>
const NOTHING: Known = {status: 'open', refunded: 0, chargedBack: 0}

function eventsOf(payment: OrderPayment, total: Cents, known = NOTHING): Event[] {
  const before = {...known, refundCancelled: known.refundCancelled ?? 0, writtenOff: known.writtenOff ?? 0}
  const {refunded, chargedBack, refundCancelled = 0, writtenOff = 0} = payment
  // A refund that is gone without being cancelled has failed.
  const left = before.refunded - Math.max(0, refundCancelled - before.refundCancelled)
  const gone: Event[] = [
    {kind: 'refundCancelled', from: before.refunded, to: left},
    // Reversed before the refund that followed it, so that each has its document.
    {kind: 'writeOff', from: before.writtenOff, to: writtenOff},
    {kind: refunded > left ? 'refund' : 'refundFailed', from: left, to: refunded},
    {
      kind: chargedBack > before.chargedBack ? 'chargeback' : 'chargebackReversed',
      from: before.chargedBack,
      to: chargedBack,
    },
  ]
  const isNew = payment.status === 'paid' && before.status !== 'paid'
  return [
    ...(isNew ? [{kind: 'charge', from: total, to: 0} as const] : []),
    ...gone.filter(({from, to}) => from !== to),
  ]
}

/** Payments that were paid and refused: an alert names each. */
const refusedBetween = (before: Order | null, after: Order, at: string): LedgerEntry[] =>
  after.alerts
    .filter((alert) => alert.kind === 'refused' && !before?.alerts.some((known) => isSameAlert(known, alert)))
    .map(({about: paymentId}) => ({
      ...{kind: 'refused', paymentId, at, period: after.period},
      ...{exclVat: 0, vat: 0, total: 0, vatRate: after.vatRate},
    }))
