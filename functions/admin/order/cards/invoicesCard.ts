import {DETAIL_TITLES} from '../../../../domain/customers/detailTitles.ts'
import {inSentence} from '../../../../domain/format/format.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import type {Delivery} from '../../../billing/deliveries/store.ts'
import {invoiceBy, invoiceDue, isInvoiceLate, missingFor} from '../../../billing/invoices/due.ts'
import {canBeUbl} from '../../../billing/invoices/ubl/ubl.ts'
import {card} from '../../../ui/card.ts'
import {type Html, html} from '../../../ui/html.ts'
import {eInvoiceAddress, invoiceAddress} from '../../addresses.ts'
import {badge} from '../../adminPage.ts'
import type {OrderView} from '../orderView.ts'

/** The issued documents of an order with their files and where they went, and the invoices that are due with their last day. */
export function invoicesCard(
  deliveries: readonly Delivery[],
  {order, invoices, now, words, view, day, euros, moment}: OrderView,
): Html {
  const {order: w} = words
  const {language} = view
  const missing = missingFor(order).map((name) => inSentence(DETAIL_TITLES[name][language]))
  const open = order.payments.filter((payment) => invoiceDue(order, payment) > 0)
  const deliveredOf = (number: string) =>
    deliveries
      // Books shows those to bookkeeping.
      .filter(({document, system}) => document === number && system === 'peppol')
      .map(({state, at, reason}) => {
        const text = fill(w.deliveries[state], {system: 'Peppol', moment: moment(at), reason})
        return html`<br><span class="${state === 'refused' ? 'wrong' : 'muted'}">${text}</span>`
      })
  const issued = invoices.map(
    ({number, kind, data}) =>
      html`<li><a class="alone" href="${invoiceAddress(number)}">${w.invoiceKinds[kind]} ${number}</a> ${canBeUbl(data) ? html`<a class="alone" href="${eInvoiceAddress(number)}" aria-label="UBL ${number}">UBL</a>` : w.noUbl} <span class="muted">${day(data.issuedOn)}, ${euros(kind === 'creditNote' ? -data.amounts.total : data.amounts.total)}</span>${deliveredOf(number)}</li>`,
  )
  const due = open.map(({id, paidAt = order.createdAt}) => {
    const by = invoiceBy(paidAt)
    const text = fill(missing.length > 0 ? w.invoiceMissing : w.invoiceDue, {missing: missing.join(', '), day: day(by)})
    const late = isInvoiceLate(paidAt, now) && badge('down', fill(words.list.invoiceLate, {day: day(by)}))
    return html`<li>${late && html`${late}<br>`}${id}: ${text}</li>`
  })
  return card({
    id: 'invoices',
    heading: w.invoices,
    content: html`<ul class="plain">${issued}${due}</ul>`,
    isFolded: view.isPhone,
  })
}
