import {DETAILS, type DetailName, missingOnInvoice} from '../../../../domain/customers/customerDetails.ts'
import {SAVE_INVOICE_DETAILS} from '../../../../domain/customers/portalActs.ts'
import {FOR_INVOICE} from '../../../../domain/pages/portalAddress.ts'
import {button} from '../../../ui/button.ts'
import {card} from '../../../ui/card.ts'
import {form} from '../../../ui/form.ts'
import {html} from '../../../ui/html.ts'
import {errorSummary} from '../../../ui/notice.ts'
import type {PortalOrder, PortalSection} from '../order.ts'
import {detailField, wrongFields} from './detailField.ts'

/** The fields of the short form: the whole address, and everything else that the invoice lacks; empty if it lacks nothing. */
export function invoiceFields({details}: Pick<PortalOrder, 'details'>): DetailName[] {
  const missing = missingOnInvoice(details)
  if (missing.length === 0) return []
  return DETAILS.filter(({name, uses}) => uses?.includes('address') || missing.includes(name)).map(({name}) => name)
}

/** The details that the invoice lacks. This comes before everything about the website: payments have no invoice until then. */
export const forInvoice: PortalSection = (order, context) => {
  const {forInvoice: t, business} = context.words
  const names = invoiceFields(order)
  if (names.length === 0) return false
  const isRefused = context.business?.fields.act === SAVE_INVOICE_DETAILS
  const fields = DETAILS.filter(({name}) => names.includes(name)).map((row) => detailField(row, order, context))
  return card({
    id: FOR_INVOICE,
    heading: t.heading,
    content: html`<p>${t.text}</p>${isRefused && errorSummary(business.problem, wrongFields(context.business, business))}
${form({fields: {act: SAVE_INVOICE_DETAILS}, content: html`<fieldset>${fields}</fieldset>${button(t.button, 'main')}`})}`,
  })
}
