import {mailId} from '../../../billing/orders/mails.ts'
import type {OrderMail} from '../../../billing/orders/order.ts'
import {readableAddress} from '../../../http/readableAddress.ts'
import {card} from '../../../ui/card.ts'
import {type Html, html} from '../../../ui/html.ts'
import {mailName} from '../../words/words.ts'
import {actionForm} from '../actionForm.ts'
import type {OrderView} from '../orderView.ts'

/** The customer's mails, which can be sent again, and below them the staff notifications. */
export function mailsCard(view: OrderView): Html {
  const {order, words} = view
  const {order: w} = words
  const {mails, staffNotifications} = order
  const staff = staffNotifications.map(
    ({kind, state}) => html`<li>${mailName(kind, words)}: ${words.mailStates[state]}</li>`,
  )
  const content =
    mails.length + staffNotifications.length === 0
      ? html`<p>${order.customerEmail ? w.noMails : w.noAddress}</p>`
      : html`${mails.length > 0 && html`<div class="stacked">${mails.map((mail) => mailForm(mail, view))}</div>`}
<ul class="plain muted">${staff}</ul>`
  return card({id: 'mails', heading: w.mails, content, isFolded: view.view.isPhone && view.failed?.act !== 'resend'})
}

function mailForm(mail: OrderMail, view: OrderView): Html {
  const {kind, to, state} = mail
  const {order, words} = view
  const summary = html`<span>${mailName(kind, words)} <span class="hint">${words.mailStates[state]}, ${readableAddress(to)}</span></span>`
  if (!order.customerEmail) return html`<p>${summary}</p>`
  const values = {email: readableAddress(order.customerEmail)}
  return actionForm({act: 'resend', fields: {mail: mailId(mail)}, values, summary, note: false}, view)
}
