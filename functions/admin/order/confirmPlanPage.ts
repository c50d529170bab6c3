import {formatDay, inSentence} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {Order} from '../../billing/orders/order.ts'
import {readableAddress} from '../../http/readableAddress.ts'
import {button, linkButton} from '../../ui/button.ts'
import {descriptionList} from '../../ui/descriptionList.ts'
import {form} from '../../ui/form.ts'
import {html} from '../../ui/html.ts'
import {ADMIN, orderAddress} from '../addresses.ts'
import {adminPage, type SignedInView, withToken} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'
import type {PlanAtOnce} from './planActs.ts'

/** Asks for a second look at the sum, the days and the customer before a dearer plan is collected. */
export function confirmPlanPage(order: Order, planned: PlanAtOnce, view: SignedInView): string {
  const {atOnce, next, startsOn, wish, isDebit, note} = planned
  const {language, session} = view
  const {actions: w, order: labels} = ADMIN_WORDS[language]
  const euros = (cents: number) => formatEuros(cents, language)
  const day = (date: string) => formatDay(date, language, 'long')
  const {price, credit, due, daysLeft, from, until} = atOnce
  const values = {
    ...{plan: next.planName, period: inSentence(next.periodLabel), old: order.planName, amount: euros(due.total)},
    ...{customer: order.customerName ?? readableAddress(order.customerEmail ?? order.id), day: day(from)},
  }
  const shown = {paidToday: due.total, total: next.total, startsOn, from}
  const buttons = html`${button(fill(w.confirmPlanButton, values), 'main')}${linkButton(orderAddress(order.id), w.keep)}`
  const body = html`<div class="card narrow"><h1>${fill(w.confirmPlanTitle, values)}</h1>
<p>${fill(isDebit ? w.confirmPlanDebit : w.confirmPlanCard, values)}</p>
${descriptionList([
  [w.planDays, `${daysLeft} (${day(from)} – ${day(until)})`],
  [fill(w.planPrice, values), euros(price)],
  [fill(w.planCredit, values), euros(-credit)],
  [fill(labels.vat, {rate: String(due.vatRate)}), euros(due.vat)],
  [w.planDue, euros(due.total)],
  [fill(w.planNext, {day: day(startsOn)}), `${next.planName}, ${values.period}: ${euros(next.total)}`],
  [w.note, note],
])}
${form({
  action: ADMIN,
  fields: withToken(session, {act: 'beginPlan', order: order.id, wish, note, ...shown}),
  content: buttons,
  className: 'row',
  isCheckedByBrowser: true,
})}</div>`
  return adminPage(fill(w.confirmPlanTitle, values), body, view)
}
