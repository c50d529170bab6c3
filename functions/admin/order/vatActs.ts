import {isDeepStrictEqual} from 'node:util'
import type {Details} from '../../../domain/customers/customerDetails.ts'
import {readOnSale} from '../../billing/changes/onSale.ts'
import {invoicesOf} from '../../billing/invoices/store.ts'
import type {Order} from '../../billing/orders/order.ts'
import {paymentsToRefund} from '../../billing/payments/completeOrder.ts'
import {settlePayment} from '../../billing/payments/settle.ts'
import {schemeAhead} from '../../billing/prices/priceChange.ts'
import {type Reinvoice, toReinvoice, withReinvoiced} from '../../billing/vat/reinvoice.ts'
import {type SchemeChange, schemeBy, schemeChange, withSchemeChange} from '../../billing/vat/schemeChange.ts'
import {withCorrection} from '../../customers/correction.ts'
import {type Acting, type ActServices, type Form, type Outcome, sent} from './acting.ts'

type Services = Pick<ActServices, 'content' | 'database' | 'now'>

/**
 * The change of VAT scheme that corrected details make; null without one. The operator confirms what was shown: another sum or
 * day is shown again.
 */
export async function schemeOfCorrection(
  order: Order,
  details: Details,
  form: Form,
  {content, database, now}: Services,
): Promise<{apply: (kept: Order) => Order} | Extract<Outcome, {confirmScheme: unknown} | {problem: unknown}>> {
  const corrected = withCorrection(order, details, now())
  if (schemeBy(corrected.details ?? {}) === schemeAhead(order)) return {apply: (kept) => kept}
  const {vat} = await readOnSale(content, order.language, now())
  const change = schemeChange(order, corrected.details ?? {}, vat, now())
  if (!change) return {apply: (kept) => kept}
  if ('refusal' in change) return {problem: change.refusal, status: 409, act: 'business'}
  if (form.shown !== shownOf(change)) {
    const reinvoices = toReinvoice(corrected, await invoicesOf(database, order.id), vat)
    return {confirmScheme: {change, reinvoices, form}}
  }
  const apply = (kept: Order): Order => {
    const again = schemeChange(kept, kept.details ?? {}, vat, now())
    return again && !('refusal' in again) ? withSchemeChange(kept, again, now()) : kept
  }
  return {apply}
}

/** The sums and the day of a change, as a form carries them. */
export const shownOf = ({to, startsOn, next}: SchemeChange): string => [to, startsOn, next.total].join(' ')

/** Invoices by the details of now: what is shown is done, and nothing that was not. */
export async function reinvoice({order, form, services, act}: Acting): Promise<Outcome> {
  const {orders, database, content, now} = services
  if (!act.note) return {problem: 'noNote', status: 422, act: 'reinvoice'}
  const {vat} = await readOnSale(content, order.language, now())
  const wanted = toReinvoice(order, await invoicesOf(database, order.id), vat)
  if (wanted.length === 0 || form.shown !== shownIn(wanted)) {
    const isDone =
      form.shown && order.payments.some(({id, replaces}) => replaces && form.shown?.includes(`${id} ${replaces} `))
    return isDone && wanted.length === 0
      ? completed(order, services)
      : {problem: 'otherInvoices', status: 409, act: 'reinvoice'}
  }
  const settle = (kept: Order): Order => {
    if (!isDeepStrictEqual(kept.details, order.details)) return kept
    const change = schemeChange(kept, kept.details ?? {}, vat, now())
    return withReinvoiced(change && !('refusal' in change) ? withSchemeChange(kept, change, now()) : kept, wanted)
  }
  return completed(await orders.update(order.id, settle, act), services)
}

/** Payments, invoices and sums, as the form carries them. */
export const shownIn = (reinvoices: readonly Reinvoice[]): string =>
  reinvoices
    .map(({payment, invoice, anew, to}) => `${payment.id} ${invoice} ${anew.total} ${anew.vat} ${to}`)
    .join(', ')

/** Issues the documents, mails them, and sends VAT back; the jobs do what cannot be done now. */
async function completed(order: Order, services: ActServices): Promise<Outcome> {
  const isSent = await sent(order, services)
  // One settlement refunds what is due of all payments.
  const [first] = paymentsToRefund(order)
  const isBack = !first || (await settlePayment(first.id, services)) === 'done'
  return {done: isSent && isBack ? 'reinvoiced' : 'reinvoicedLater'}
}
