import {type Alert, alertId} from '../../../billing/orders/alerts.ts'
import {refundable} from '../../../billing/payments/refunds/refund.ts'
import {amountsOf} from '../../../billing/prices/priceChange.ts'
import {buttonRow, linkButton} from '../../../ui/button.ts'
import {card} from '../../../ui/card.ts'
import {fieldId} from '../../../ui/field.ts'
import {type Html, html} from '../../../ui/html.ts'
import {alertText} from '../../words/alertText.ts'
import {actionForm, formId} from '../actionForm.ts'
import type {OrderView} from '../orderView.ts'
import {reinvoiceForm} from '../reinvoiceForm.ts'
import {byDate} from './paymentsCard.ts'

/** The alerts of the order, which an operator marks as dealt with. */
export function alertsCard(view: OrderView): Html | false {
  const {order, words} = view
  if (order.alerts.length === 0) return false
  const alerts = order.alerts.map((alert) => alertItem(alert, view))
  return card({
    id: 'alerts',
    heading: words.order.alerts,
    content: html`<ul class="plain">${alerts}</ul>`,
    className: 'alerts',
  })
}

function alertItem(alert: Alert, view: OrderView): Html {
  const id = alertId(alert)
  const note = view.words.actions.dealtWithNote
  const dealtWith = actionForm({act: 'dealtWith', key: `dealtWith ${id}`, fields: {text: id}, note}, view)
  const ways = alert.kind === 'vatRefused' && waysOut(view)
  const anew =
    alert.kind === 'vatNumberChanged' &&
    reinvoiceForm(view) &&
    buttonRow(linkButton(`#${fieldId('note', 'reinvoice')}`, view.words.actions.toReinvoice))
  const back =
    alert.kind === 'refused' &&
    actionForm({act: 'refundRefused', key: `refundRefused ${id}`, fields: {text: id}, variant: 'danger'}, view)
  return html`<li><p>${alertText(alert, view.view.language)}</p>${ways}${anew}${back}${dealtWith}</li>`
}

/** Out of a refused VAT number: the right one, from the customer or the operator, or the money back. Links open their form. */
function waysOut(view: OrderView): Html {
  const {order, words} = view
  const paid = byDate(order.payments).find((payment) => refundable(amountsOf(order, payment).total, payment) > 0)
  return html`${buttonRow(
    linkButton(`#${fieldId('vatNumber', 'business')}`, words.actions.fillInNumber),
    paid && linkButton(`#${fieldId('amount', formId(`refund ${paid.id}`))}`, words.actions.refundAndCancel),
  )}${actionForm({act: 'askVatNumber'}, view)}`
}
