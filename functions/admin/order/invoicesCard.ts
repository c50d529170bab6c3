import {DETAIL_TITLES} from '../../../domain/customers/detailTitles.ts'
import {formatDay, inSentence} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {invoiceBy, invoiceDue, missingFor} from '../../billing/invoices/due.ts'
import type {Invoice} from '../../billing/invoices/store.ts'
import {canBeUbl} from '../../billing/invoices/ubl/ubl.ts'
import type {Order} from '../../billing/orders/order.ts'
import {card} from '../../ui/card.ts'
import {type Html, html} from '../../ui/html.ts'
import {eInvoiceAddress, invoiceAddress} from '../addresses.ts'
import {ADMIN_WORDS} from '../words/words.ts'

/** The issued documents of an order with their files, and the invoices that are due with their last day. */
export function invoicesCard(order: Order, invoices: readonly Invoice[], language: StaffLanguage): Html {
  const {order: w} = ADMIN_WORDS[language]
  const day = (date: string) => formatDay(date, language, 'long')
  const missing = missingFor(order).map((name) => inSentence(DETAIL_TITLES[name][language]))
  const open = order.payments.filter((payment) => invoiceDue(order, payment) > 0)
  const issued = invoices.map(
    ({number, kind, data}) =>
      html`<li><a class="alone" href="${invoiceAddress(number)}">${w.invoiceKinds[kind]} ${number}</a> ${canBeUbl(data) ? html`<a class="alone" href="${eInvoiceAddress(number)}" aria-label="UBL ${number}">UBL</a>` : w.noUbl} <span class="muted">${day(data.issuedOn)}, ${formatEuros(kind === 'creditNote' ? -data.amounts.total : data.amounts.total, language)}</span></li>`,
  )
  const due = open.map(
    ({id, paidAt}) =>
      html`<li>${id}: ${fill(missing.length > 0 ? w.invoiceMissing : w.invoiceDue, {missing: missing.join(', '), day: day(invoiceBy(paidAt ?? order.createdAt))})}</li>`,
  )
  return card({id: 'invoices', heading: w.invoices, content: html`<ul class="plain">${issued}${due}</ul>`})
}
