import {formatDay} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {Order} from '../../billing/orders/order.ts'
import {button, linkButton} from '../../ui/button.ts'
import {form} from '../../ui/form.ts'
import {html} from '../../ui/html.ts'
import {ADMIN, orderAddress} from '../addresses.ts'
import {adminPage, type SignedInView, withToken} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'
import type {PlannedScheme} from './acting.ts'
import {nextInWords, reinvoiceItems} from './reinvoiceForm.ts'
import {shownOf} from './vatActs.ts'

/** Shows what follows from details that change the VAT scheme, for the next collections and for paid periods, before they are saved. */
export function confirmSchemePage(
  order: Order,
  {change, reinvoices, form: typed}: PlannedScheme,
  view: SignedInView,
): string {
  const {language, session} = view
  const words = ADMIN_WORDS[language]
  const {actions: w} = words
  const shown = {
    words,
    euros: (cents: number) => formatEuros(cents, language),
    day: (date: string) => formatDay(date, language, 'long'),
  }
  const {token: _, ...fields} = typed
  const scheme = fill(change.to === 'charged' ? w.toCharged : w.toReverseCharge, {rate: String(change.vatRate)})
  const paid = reinvoices.length > 0 && html`<p>${w.schemePaid}</p><ul>${reinvoiceItems(reinvoices, shown)}</ul>`
  const body = html`<div class="card narrow"><h1>${w.confirmSchemeTitle}</h1>
<p>${scheme} ${nextInWords(change, shown)}</p>
${paid}
${form({
  action: ADMIN,
  fields: withToken(session, {...fields, shown: shownOf(change)}),
  content: html`${button(w.confirmSchemeButton, 'main')}${linkButton(orderAddress(order.id), w.keep)}`,
  className: 'row',
  isCheckedByBrowser: true,
})}</div>`
  return adminPage(w.confirmSchemeTitle, body, view)
}
