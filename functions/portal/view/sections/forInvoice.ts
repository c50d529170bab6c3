import {DETAILS} from '../../../../domain/customers/customerDetails.ts'
import {SAVE_INVOICE_DETAILS} from '../../../../domain/customers/portalActs.ts'
import {FOR_INVOICE} from '../../../../domain/pages/portalAddress.ts'
import {button} from '../../../ui/button.ts'
import {form} from '../../../ui/form.ts'
import {html} from '../../../ui/html.ts'
import {errorSummary} from '../../../ui/notice.ts'
import {invoiceFields} from '../invoiceFields.ts'
import {decide} from '../nextAction.ts'
import type {PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'
import {detailField, refusedForm, wrongFields} from './detailField.ts'

/** The details that the invoice lacks. This comes before everything about the website: payments have no invoice until then. */
export const forInvoice: PortalSection = (order, context) => {
  const {forInvoice: t, business} = context.words
  const names = invoiceFields(order)
  if (names.length === 0) return false
  const isRefused = refusedForm(order, context) === 'invoice'
  const fields = DETAILS.filter(({name}) => names.includes(name)).map((row) => detailField(row, order, context))
  return partCard({
    id: FOR_INVOICE,
    heading: t.heading,
    content: html`<p>${t.text}</p>${isRefused && errorSummary(business.problem, wrongFields(context.business, business))}
${form({fields: {act: SAVE_INVOICE_DETAILS}, content: html`<fieldset aria-label="${t.heading}">${fields}</fieldset>${button(t.button, decide(order) === 'invoice' && 'main')}`})}`,
  })
}
