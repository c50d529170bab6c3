import {DETAILS, type DetailName, missingOnInvoice} from '../../../domain/customers/customerDetails.ts'
import {SAVE_INVOICE_DETAILS} from '../../../domain/customers/portalActs.ts'
import {FOR_INVOICE} from '../../../domain/pages/portalAddress.ts'
import {html} from '../../ui/html.ts'
import {detailField, wrongFields} from './detailField.ts'
import type {AccountOrder, AccountSection} from './order.ts'
import {card, errorSummary} from './parts.ts'

/** What the short form asks for: the whole address, and what else the invoice lacks. Empty once nothing is missing. */
export function invoiceFields({details}: Pick<AccountOrder, 'details'>): DetailName[] {
  const missing = missingOnInvoice(details)
  if (missing.length === 0) return []
  return DETAILS.filter(({name, asked}) => asked === 'address' || missing.includes(name)).map(({name}) => name)
}

/** Before everything about the website: without it no invoice can be made of what is paid. */
export const forInvoice: AccountSection = (order, context) => {
  const {words} = context
  const {forInvoice: t, business} = words
  const names = invoiceFields(order)
  if (names.length === 0) return false
  const isRefused = context.business?.fields.act === SAVE_INVOICE_DETAILS
  return card(
    FOR_INVOICE,
    t.heading,
    html`<p>${t.text}</p>${isRefused && errorSummary(business.problem, wrongFields(context.business, business))}
<form class="form" method="post" novalidate><input type="hidden" name="act" value="${SAVE_INVOICE_DETAILS}">
<fieldset>${DETAILS.filter(({name}) => names.includes(name)).map((row) => detailField(row, order, context))}</fieldset>
<button class="main">${t.button}</button></form>`,
  )
}
