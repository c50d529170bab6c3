import {formatDay} from '../../../domain/format/format.ts'
import {type Cents, formatEuros} from '../../../domain/money/money.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {html} from '../../ui/html.ts'
import type {AccountSection} from './order.ts'
import {card} from './parts.ts'

/** Every payment, what went back of it, and the documents that belong to it. */
export const payments: AccountSection = (order, {language, words: {payments: t}}) => {
  if (order.payments.length === 0) return false
  const euros = (cents: Cents) => formatEuros(cents, language)
  const rows = order.payments.map(({id, day, total, status, refunded, chargedBack}) => {
    const documents = order.documents.filter(({paymentId}) => paymentId === id)
    return html`<tr><td>${day ? formatDay(day, language, 'long') : '–'}</td><td class="number">${euros(total)}</td><td>${t[status]}${
      refunded > 0 && html`<br><small>${fill(t.refunded, {amount: euros(refunded)})}</small>`
    }${chargedBack > 0 && html`<br><small>${fill(t.chargedBack, {amount: euros(chargedBack)})}</small>`}${documents.map(
      ({label, href}) => html`<br><a href="${href}">${label}</a>`,
    )}</td></tr>
`
  })
  return card(
    'payments',
    t.heading,
    html`<table><thead><tr><th scope="col">${t.date}</th><th scope="col" class="number">${t.amount}</th><th scope="col">${t.status}</th></tr></thead>
<tbody>${rows}</tbody></table>`,
  )
}
