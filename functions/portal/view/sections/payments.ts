import {formatDay} from '../../../../domain/format/format.ts'
import {type Cents, formatEuros} from '../../../../domain/money/money.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import {html} from '../../../ui/html.ts'
import {table} from '../../../ui/table.ts'
import {documentLinks} from '../documentLinks.ts'
import type {PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'

/** Every payment with its refunds, chargebacks and documents. */
export const payments: PortalSection = (order, {language, words: {payments: t}}) => {
  if (order.payments.length === 0) return false
  const euros = (cents: Cents) => formatEuros(cents, language)
  const part = (label: string, cents: Cents) =>
    cents > 0 && html`<br><small>${fill(label, {amount: euros(cents)})}</small>`
  const rows = order.payments.map(({id, day, total, status, refunded, chargedBack}) => {
    const documents = order.documents.filter(({paymentId}) => paymentId === id)
    const links = documents.map(
      (each) =>
        html`<br>${documentLinks(each)}${each.byPeppolOn && html`<br><small>${fill(t.byPeppol, {day: formatDay(each.byPeppolOn, language, 'long')})}</small>`}`,
    )
    return [
      day ? formatDay(day, language, 'long') : '–',
      euros(total),
      html`${t[status]}${part(t.refunded, refunded)}${part(t.chargedBack, chargedBack)}${links}`,
    ]
  })
  const years = [...new Set(order.documents.map(({year}) => year))]
  return partCard({
    id: 'payments',
    heading: t.heading,
    content: html`${table({columns: [{label: t.date}, {label: t.amount, kind: 'number'}, {label: t.status}], rows})}${years.map(
      (year) => html`<p><a class="alone" href="${order.pageHref}&year=${year}">${t.heading} ${year}</a></p>`,
    )}`,
  })
}
