import {HOME_COUNTRY} from '../../../domain/customers/countries.ts'
import {type InvoiceSettings, invoiceData} from '../invoices/data.ts'
import {type InvoiceView, invoiceView} from '../invoices/view.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {withAgreed} from './agreement.ts'
import {withCompleted, withPaidChange} from './holding.ts'
import type {Planned} from './planChange.ts'

/** The lines and sums of an invoice. */
export type InvoicePreview = Pick<InvoiceView, 'columns' | 'lines'> & {sums: InvoiceView['sums']}

/** The invoice of a change as it would look: of the payment at once, or of the first renewal by the new terms. */
export function invoicePreview(order: Order, planned: Planned, settings: InvoiceSettings, now: Date): InvoicePreview {
  const at = now.toISOString()
  const agreed = withAgreed(order, planned, at)
  const number = 1 + (order.planChanges ?? []).length
  const {startsOn, atOnce} = planned
  const changed = atOnce ? withPaidChange(agreed, number, at) : withCompleted(agreed, number, {startsOn, at})
  const payment: OrderPayment = {
    ...{id: '', status: 'paid', refunded: 0, chargedBack: 0},
    ...(atOnce
      ? {kind: 'change', planChange: number, paidAt: at, ...atOnce.due}
      : {kind: 'renewal', paidAt: `${startsOn}T12:00:00.000Z`, collectedOn: startsOn}),
  }
  const details = {country: HOME_COUNTRY, ...order.details}
  const shown = {...(changed ?? agreed), details}
  const amounts = amountsOf(shown, payment)
  const document = {kind: 'invoice', payment, entry: 0, mail: null, amounts, credited: 0} as const
  const {columns, lines, sums, total} = invoiceView(invoiceData(shown, document, settings, {number: '', issuedAt: now}))
  return {columns, lines, sums: [...sums, total]}
}
