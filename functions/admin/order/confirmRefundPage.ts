import {formatEuros} from '../../../domain/money/money.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {Order} from '../../billing/orders/order.ts'
import {refundable} from '../../billing/payments/refunds/refund.ts'
import {amountsOf} from '../../billing/prices/priceChange.ts'
import {isCancelled} from '../../billing/state/subscription.ts'
import {readableAddress} from '../../http/readableAddress.ts'
import {button, linkButton} from '../../ui/button.ts'
import {descriptionList} from '../../ui/descriptionList.ts'
import {form} from '../../ui/form.ts'
import {html} from '../../ui/html.ts'
import {ADMIN, orderAddress} from '../addresses.ts'
import {adminPage, type SignedInView, withToken} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'
import type {PlannedRefund} from './acting.ts'

/** Asks for a second look at amount, payment and customer before a refund. */
export function confirmRefundPage(order: Order, planned: PlannedRefund, view: SignedInView): string {
  const {payment, cents, seen, note} = planned
  const {language, session} = view
  const {actions: w, order: labels} = ADMIN_WORDS[language]
  const amount = formatEuros(cents, language)
  const customer = order.customerName ?? readableAddress(order.customerEmail ?? order.id)
  const cancelToo = html`<label class="check"><input type="checkbox" name="cancel" value="1"> ${w.cancelToo}</label>`
  const buttons = html`${goesOn(order, planned) && cancelToo}
${button(fill(w.confirmRefundButton, {amount}), 'danger')}${linkButton(orderAddress(order.id), w.keep)}`
  const body = html`<div class="card narrow"><h1>${w.confirmRefundTitle}</h1>
<p>${fill(w.confirmRefund, {amount, payment, customer})}</p>
${descriptionList([
  [labels.payment, payment],
  [labels.amount, amount],
  [w.note, note],
])}
${form({
  action: ADMIN,
  fields: withToken(session, {act: 'refund', order: order.id, payment, cents, seen, note}),
  content: buttons,
  className: 'row',
  isCheckedByBrowser: true,
})}</div>`
  return adminPage(w.confirmRefundTitle, body, view)
}

/** Whether the subscription goes on although the whole of a payment is paid back. */
function goesOn(order: Order, {payment, cents}: PlannedRefund): boolean {
  const paid = order.payments.find(({id}) => id === payment)
  return (
    order.subscription !== undefined &&
    !isCancelled(order.subscription) &&
    paid !== undefined &&
    cents === refundable(amountsOf(order, paid).total, paid)
  )
}
