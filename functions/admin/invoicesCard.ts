import {formatDay} from '../../domain/format/format.ts'
import {formatEuros} from '../../domain/money/money.ts'
import type {StaffLanguage} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import {invoiceBy, invoiceDue, missingFor} from '../billing/invoices/due.ts'
import type {Invoice} from '../billing/invoices/store.ts'
import type {Order} from '../billing/orders/order.ts'
import {type Html, html} from '../ui/html.ts'
import {invoiceAddress} from './addresses.ts'
import {OFFICE_WORDS} from './words/words.ts'

/** What was issued of an order, each with its PDF, and what is still to be issued by when. */
export function invoicesCard(order: Order, invoices: readonly Invoice[], language: StaffLanguage): Html {
  const {order: w} = OFFICE_WORDS[language]
  const day = (date: string) => formatDay(date, language, 'long')
  const missing = missingFor(order).map((name) => w.missing[name] ?? name)
  const open = order.payments.filter((payment) => invoiceDue(order, payment) > 0)
  return html`<section class="card" aria-labelledby="invoices"><h2 id="invoices">${w.invoices}</h2>
<ul class="plain">${invoices.map(
    ({number, kind, data}) =>
      html`<li><a class="alone" href="${invoiceAddress(number)}">${w.invoiceKinds[kind]} ${number}</a> <span class="muted">${day(data.issuedOn)}, ${formatEuros(kind === 'creditNote' ? -data.amounts.total : data.amounts.total, language)}</span></li>`,
  )}${open.map(
    ({id, paidAt}) =>
      html`<li>${id}: ${fill(missing.length > 0 ? w.invoiceMissing : w.invoiceDue, {missing: missing.join(', '), day: day(invoiceBy(paidAt ?? order.createdAt))})}</li>`,
  )}</ul></section>`
}
