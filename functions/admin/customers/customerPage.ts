import type {DetailName} from '../../../domain/customers/customerDetails.ts'
import {DETAIL_TITLES} from '../../../domain/customers/detailTitles.ts'
import type {Cents} from '../../../domain/money/money.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {NOTHING_ON_SALE} from '../../billing/changes/onSale.ts'
import type {Invoice} from '../../billing/invoices/store.ts'
import {isOpenAgain, openCents} from '../../billing/ledger/chargeback.ts'
import type {Order, OrderPayment} from '../../billing/orders/order.ts'
import type {AuditEntry} from '../../billing/orders/orders.ts'
import {amountsOf, overdueAmounts} from '../../billing/prices/priceChange.ts'
import {readableAddress} from '../../http/readableAddress.ts'
import {button} from '../../ui/button.ts'
import {card} from '../../ui/card.ts'
import {descriptionList} from '../../ui/descriptionList.ts'
import {field} from '../../ui/field.ts'
import {form} from '../../ui/form.ts'
import {type Html, html} from '../../ui/html.ts'
import {notice} from '../../ui/notice.ts'
import {table} from '../../ui/table.ts'
import {ADMIN, ADMIN_CUSTOMERS, invoiceAddress, orderAddress} from '../addresses.ts'
import {adminPage, badge, type SignedInView, withToken} from '../adminPage.ts'
import {STATUS_TONES} from '../list/listPage.ts'
import {explain} from '../order/cards/whyCard.ts'
import {type Failed, type OrderView, orderView, problemOf} from '../order/orderView.ts'
import {namesOf} from './customersPage.ts'

/** An order of the customer, with what is kept beside it. */
export type CustomerOrder = {order: Order; history: readonly AuditEntry[]; invoices: readonly Invoice[]}

type Shown = {
  /** The newest first; the notes are added to the newest. */
  orders: readonly [CustomerOrder, ...CustomerOrder[]]
  isNoted?: boolean
  failed?: Failed | undefined
  typed?: Record<string, string> | undefined
  now: Date
}

/** Everything about one customer: all subscriptions, payments with what is open, and the notes of operators. */
export function customerPage({orders, isNoted, failed, typed, now}: Shown, view: SignedInView): string {
  const [{order: newest}] = orders
  const about = orderView({order: newest, ledger: [], invoices: [], onSale: NOTHING_ON_SALE, now, failed, typed}, view)
  const {words} = about
  const {customers: w} = words
  const title = namesOf(newest)[0] ?? newest.id
  const problem = failed && problemOf(failed, about)
  const body = html`<p><a class="alone" href="${ADMIN_CUSTOMERS}">← ${w.back}</a></p>
<h1>${title}</h1>
${isNoted && notice('up', words.done.noted)}
${problem && failed.problem !== 'emptyNote' && notice('down', problem, {heading: words.problems.title})}
<div class="columns">
<div class="stack">
${subscriptionsCard(orders, about)}
${paymentsCard(orders, about)}
</div>
<div class="stack">
${notesCard(orders, about, problem)}
${contactCard(orders, about)}
</div>
</div>`
  return adminPage(title, body, view, problem)
}

function subscriptionsCard(orders: Shown['orders'], {words, view, now, euros, day, moment}: OrderView): Html {
  const {customers: w} = words
  const items = orders.map(({order}) => {
    const {meaning, next} = explain(order, view.language, now)
    const open = sum(order.payments.map((payment) => openOf(order, payment)))
    const when = (at: string) => (at ? (at.length > 10 ? moment(at) : day(at)) : words.atOnce)
    const facts = descriptionList([
      [DETAIL_TITLES.website[view.language], order.details?.website ?? ''],
      [w.next, next.length > 0 ? html`${next.map(({at, what}) => html`<div>${when(at)}: ${what}</div>`)}` : ''],
      [w.open, open > 0 ? euros(open) : ''],
    ])
    return html`<li><h3><a class="alone" href="${orderAddress(order.id)}">${order.planName}, ${words.periods[order.period]}</a></h3><p class="hint">${order.id}</p><p>${meaning}</p>${facts}</li>`
  })
  return card({id: 'subscriptions', heading: w.subscriptions, content: html`<ul class="plain apart">${items}</ul>`})
}

/** The amount of a payment that the customer still owes. */
function openOf(order: Order, payment: OrderPayment): Cents {
  if (payment.id === order.subscription?.overdueId) return overdueAmounts(order).total
  return isOpenAgain(order, payment) ? openCents(order, payment) : 0
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((all, cents) => all + cents, 0)

/** All payments, those of today first, each with its invoices. */
function paymentsCard(orders: Shown['orders'], {words, euros, moment}: OrderView): Html {
  const {customers: w} = words
  const payments = orders
    .flatMap(({order, invoices}) => order.payments.map((payment) => ({order, payment, invoices})))
    .sort((a, b) => momentOf(b).localeCompare(momentOf(a)))
  const rows = payments.map(({order, payment, invoices}) => {
    const {id, kind, status, paidAt, refunded, chargedBack} = payment
    const [open, back] = [openOf(order, payment), refunded + chargedBack]
    const documents = invoices
      .filter(({paymentId}) => paymentId === id)
      .map(
        ({number, kind: document}) =>
          html`<div><a class="alone" href="${invoiceAddress(number)}">${words.order.invoiceKinds[document]} ${number}</a></div>`,
      )
    const hint = (text: string) => html`<div class="hint">${text}</div>`
    return [
      html`${words.order[kind]} ${badge(STATUS_TONES[status], words.statuses[status])}${hint(order.id)}${paidAt && hint(moment(paidAt))}${documents}`,
      html`${euros(amountsOf(order, payment).total)}${back > 0 && hint(fill(words.list.refunded, {amount: euros(back)}))}${open > 0 && html`<div>${badge('warn', fill(w.openOf, {amount: euros(open)}))}</div>`}`,
    ]
  })
  const columns = [
    {label: words.order.payment, kind: 'row'},
    {label: words.order.amount, kind: 'number'},
  ] as const
  const content = rows.length > 0 ? table({columns, rows}) : html`<p>${w.noPayments}</p>`
  return card({id: 'payments', heading: w.payments, content})
}

const momentOf = ({order, payment}: {order: Order; payment: OrderPayment}): string =>
  payment.paidAt ?? payment.collectedOn ?? order.createdAt

/** Notes of operators about any of the orders, the newest first, and the form that adds one. */
function notesCard(orders: Shown['orders'], {order, words, view, typed, moment}: OrderView, problem?: string): Html {
  const {customers: w, actions} = words
  const notes = orders
    .flatMap(({order: of, history}) => history.map((entry) => ({...entry, id: of.id})))
    .filter(({actor, note}) => actor.startsWith('operator ') && note)
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(
      ({id, at, actor, note}) =>
        html`<li class="person"><time datetime="${at}">${moment(at)}</time> <span class="by">· ${actor.replace(/^operator /, '')} · <a href="${orderAddress(id)}">${id}</a></span><q>${note}</q></li>`,
    )
  const adding = form({
    action: ADMIN,
    fields: withToken(view.session, {act: 'addNote', order: order.id, back: 'customer'}),
    content: html`${field({name: 'note', label: w.note, lines: 3, max: 500, value: typed.note, hint: actions.addNoteText, wrong: problem})}${button(actions.addNoteButton)}`,
    isCheckedByBrowser: true,
  })
  const content = html`${adding}${notes.length > 0 ? html`<ol class="timeline">${notes}</ol>` : html`<p class="muted">${w.noNotes}</p>`}`
  return card({id: 'notes', heading: w.notes, content})
}

/** Names and addresses, in each way that the orders have them. */
function contactCard(orders: Shown['orders'], {words, view}: OrderView): Html {
  const {customers: w, order: ow} = words
  const each = (shownOf: (order: Order) => string | undefined) => {
    const values = new Set(orders.flatMap(({order}) => shownOf(order) || []))
    return values.size > 0 ? html`${[...values].map((text) => html`<div>${text}</div>`)}` : ''
  }
  const detail = (name: DetailName) =>
    [DETAIL_TITLES[name][view.language], each(({details}) => details?.[name])] as const
  const rows = [
    detail('company'),
    [ow.customerName, each(({customerName}) => customerName)],
    [ow.email, each(({customerEmail}) => customerEmail && readableAddress(customerEmail))],
    detail('contactPhone'),
    detail('vatNumber'),
  ] as const
  return card({id: 'contact', heading: w.contact, content: descriptionList(rows)})
}
