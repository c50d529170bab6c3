import {fill} from '../../../../domain/texts/placeholders.ts'
import {balanceOf} from '../../../billing/ledger/balance.ts'
import type {OrderPayment} from '../../../billing/orders/order.ts'
import {amountsOf} from '../../../billing/prices/priceChange.ts'
import {card} from '../../../ui/card.ts'
import {type Html, html} from '../../../ui/html.ts'
import {table} from '../../../ui/table.ts'
import {badge} from '../../adminPage.ts'
import {STATUS_TONES} from '../../list/listPage.ts'
import type {OrderView} from '../orderView.ts'

/** Newest first, unpaid on top. */
export const byDate = (payments: readonly OrderPayment[]) =>
  payments.toSorted((a, b) => (b.paidAt ?? '9').localeCompare(a.paidAt ?? '9'))

/** Every payment with its refunds and chargebacks. */
export function paymentsCard(view: OrderView): Html {
  const {order, words} = view
  const {order: w} = words
  return card({
    id: 'payments',
    heading: w.payments,
    isFolded: view.view.isPhone,
    content: table({
      columns: [{label: w.payment, kind: 'row'}, {label: words.list.status}, {label: w.amount, kind: 'number'}],
      rows: byDate(order.payments).map((payment) => rowOf(payment, view)),
    }),
  })
}

function rowOf(payment: OrderPayment, {order, ledger, words, euros, moment}: OrderView): Html[] {
  const {id, kind, status} = payment
  const {paid, paidAt, refunded, chargedBack} = balanceOf(ledger, id)
  const part = (label: string, cents: number) =>
    cents > 0 && html`<div class="hint">${fill(label, {amount: euros(cents)})}</div>`
  return [
    html`${words.order[kind]}<div class="hint">${id}</div>${paidAt && html`<div class="hint">${moment(paidAt)}</div>`}`,
    badge(STATUS_TONES[status], words.statuses[status]),
    html`${euros(paid || amountsOf(order, payment).total)}${part(words.list.refunded, refunded)}${part(words.order.chargedBack, chargedBack)}`,
  ]
}
