import {type Alert, alertId} from '../../billing/orders/alerts.ts'
import {card} from '../../ui/card.ts'
import {type Html, html} from '../../ui/html.ts'
import {alertText} from '../words/alertText.ts'
import {actionForm} from './actionForm.ts'
import type {OrderView} from './orderView.ts'

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
  const asks = alert.kind === 'vatRefused' && actionForm({act: 'askVatNumber'}, view)
  const back =
    alert.kind === 'refused' &&
    actionForm({act: 'refundRefused', key: `refundRefused ${id}`, fields: {text: id}, variant: 'danger'}, view)
  return html`<li><p>${alertText(alert, view.view.language)}</p>${asks}${back}${dealtWith}</li>`
}
