import {amsterdamDay} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Breakdown} from '../../../domain/money/pricing.ts'
import {type VatScheme, type VatSettings, vatRateOn} from '../../../domain/money/vat.ts'
import {invoiceDue, missingFor} from '../invoices/due.ts'
import type {Invoice} from '../invoices/store.ts'
import {between} from '../ledger/parts.ts'
import {paidTwice} from '../ledger/refunds.ts'
import {withoutAlerts} from '../orders/alerts.ts'
import type {Amounts, Order, OrderPayment} from '../orders/order.ts'
import {amountsOf, schemeOf} from '../prices/priceChange.ts'
import {schemeBy} from './schemeChange.ts'

/** A paid period whose invoice is not by the details of now, and what follows when another takes its place. */
export type Reinvoice = {
  payment: OrderPayment
  invoice: string
  to: VatScheme
  /** Amounts that the invoice still says, and those of the new one. */
  left: Breakdown
  anew: Amounts
  /** VAT that goes back. */
  back: Cents
  /** The payment once it is by the new scheme. */
  settled: OrderPayment
}

/** The paid periods that can be invoiced anew. One of which money is underway waits until that is documented. */
export function toReinvoice(order: Order, invoices: readonly Invoice[], vat: VatSettings): Reinvoice[] {
  const to = schemeBy(order.details ?? {})
  const {vatCheck, details, payments} = order
  const isRefused = to === 'reverseCharge' && vatCheck?.state === 'refused' && vatCheck.number === details?.vatNumber
  if (order.forgottenAt || missingFor(order).length > 0) return []
  const twice = paidTwice(order)
  return payments.flatMap((payment) => {
    const {invoice, refunded, chargedBack, credited = 0} = payment
    const isSettled = refunded === credited && chargedBack === 0 && invoiceDue(order, payment) === 0
    if (!invoice || !isSettled || twice.includes(payment) || credited >= amountsOf(order, payment).total) return []
    const isOtherScheme = schemeOf(order, payment) !== to
    if (
      isOtherScheme
        ? isRefused
        : !isOtherBuyer(
            order,
            invoices.find(({number}) => number === invoice),
          )
    )
      return []
    return [reinvoiceOf(order, {...payment, invoice}, to, vat)]
  })
}

/** Whether an invoice names another company, country or VAT number than the order. */
function isOtherBuyer({details = {}}: Order, invoice: Invoice | undefined): boolean {
  if (!invoice) return false
  const {name, country, vatNumber = ''} = invoice.data.customer
  return name !== details.company || country !== details.country || vatNumber !== (details.vatNumber ?? '')
}

function reinvoiceOf(
  order: Order,
  payment: OrderPayment & {invoice: string},
  to: VatScheme,
  vat: VatSettings,
): Reinvoice {
  const {credited = 0, invoice} = payment
  const old = amountsOf(order, payment)
  const left = between(old, credited, old.total)
  const isOther = schemeOf(order, payment) !== to
  const whole = isOther
    ? inScheme(old, to, vatRateOn(vat, amsterdamDay(new Date(payment.paidAt ?? order.createdAt))))
    : old
  // The price is without VAT: what was charged besides goes back.
  const back = isOther && to === 'reverseCharge' ? left.vat : 0
  const settled = {
    ...{...payment, ...whole, vatScheme: to, replaces: invoice, credited: credited + back},
    ...(back > 0 && {refundTo: credited + back}),
  }
  const anew = {...between(whole, credited + back, whole.total), vatRate: whole.vatRate}
  return {payment, invoice, to, left, anew, back, settled}
}

/** Amounts of a payment by another scheme: without VAT, or with VAT in it. */
function inScheme({total}: Breakdown, to: VatScheme, rate: number): Amounts {
  const vatRate = to === 'reverseCharge' ? 0 : rate
  const vat = Math.round((total * vatRate) / (100 + vatRate))
  return {exclVat: total - vat, vat, total, vatRate}
}

/** The order whose invoices are to be replaced. A payment of which something happened meanwhile stays as it is. */
export function withReinvoiced(order: Order, wanted: readonly Reinvoice[]): Order {
  const settledOf = new Map(
    wanted.flatMap(({payment, settled}) => {
      const kept = order.payments.find(({id}) => id === payment.id)
      const isSeen =
        kept?.invoice === payment.invoice &&
        kept?.replaces === payment.replaces &&
        kept?.refunded === payment.refunded &&
        kept?.chargedBack === payment.chargedBack
      return isSeen ? [[payment.id, settled] as const] : []
    }),
  )
  if (settledOf.size === 0) return order
  const payments = order.payments.map((payment) => settledOf.get(payment.id) ?? payment)
  return withoutAlerts({...order, payments}, ({kind}) => kind === 'vatNumberChanged')
}
