import {countryName} from '../../../domain/customers/countries.ts'
import {DETAILS, type DetailRow} from '../../../domain/customers/customerDetails.ts'
import {isFixed, SAVE_DETAILS, SAVE_INVOICE_DETAILS} from '../../../domain/customers/portalActs.ts'
import {Html, html} from '../../ui/html.ts'
import {withMailLinks} from '../../ui/mailLinks.ts'
import {detailField, isWrong, messageFor, wrongFields} from './detailField.ts'
import {invoiceFields} from './forInvoice.ts'
import type {AccountSection} from './order.ts'
import {card, errorSummary, factList, field} from './parts.ts'

/** What we know of the business and of its website, as one form. */
export const business: AccountSection = (order, context) => {
  const {
    language,
    words: {business: t},
  } = context
  // What the form for the invoice asks for above is not asked twice.
  const elsewhere = invoiceFields(order)
  const typed = context.business
  const isRefused = typed?.fields.act !== SAVE_INVOICE_DETAILS
  const asked = DETAILS.filter(({name}) => !isFixed(name, order.details[name]) && !elsewhere.includes(name))
  const works = order.state !== 'ended'
  // Where a payment is due, or going on is offered, that is what the page is for.
  const isMain = elsewhere.length === 0 && (order.state === 'running' || order.state === 'starting')
  const textOf = (name: string, known = '') => typed?.fields[name] ?? known
  const wrongIn = (name: string) => isWrong(typed, name) && messageFor(name, typed, t)
  const drawn = (row: DetailRow) => detailField(row, order, context)
  const fixed = (['country', 'vatNumber'] as const).flatMap((name) => {
    const value = order.details[name]
    return value && isFixed(name, value)
      ? [[t.labels[name], name === 'country' ? countryName(value, language) : value] as const]
      : []
  })
  return card(
    'details',
    t.heading,
    html`<p>${t.text}</p>${isRefused && errorSummary(t.problem, wrongFields(typed, t))}${fixed.length > 0 && html`${factList(fixed)}<p class="muted">${new Html(withMailLinks(t.fixed))}</p>`}
<form class="form" method="post" novalidate><input type="hidden" name="act" value="${SAVE_DETAILS}">
<fieldset><legend>${t.company}</legend>${field({
      name: 'customerName',
      label: t.labels.customerName,
      value: textOf('customerName', order.customerName),
      wrong: wrongIn('customerName'),
      autocomplete: 'name',
      max: 100,
    })}${asked.filter(({asked: when}) => when !== 'work').map(drawn)}</fieldset>
${works && html`<fieldset><legend>${t.work}</legend>${asked.filter(({asked: when}) => when === 'work').map(drawn)}</fieldset>`}
<button${isMain && html` class="main"`}>${t.button}</button></form>`,
  )
}
