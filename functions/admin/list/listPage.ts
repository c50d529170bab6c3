import {formatDay, formatMoment, formatMonth} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {invoiceBy, isInvoiceLate} from '../../billing/invoices/due.ts'
import {type ListedOrder, NEEDS, type Need, type OrderFilter, type OrderList} from '../../billing/orders/lists/list.ts'
import type {Order} from '../../billing/orders/order.ts'
import {readableAddress} from '../../http/readableAddress.ts'
import {buttonRow, linkButton} from '../../ui/button.ts'
import {type Html, html} from '../../ui/html.ts'
import {ADMIN, orderAddress} from '../addresses.ts'
import {adminPage, badge, type Tone, type View} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'
import {filterForm} from './filterForm.ts'

type Shown = {
  list: {orders: readonly ListedOrder[]} & Omit<OrderList, 'orders'>
  filter: OrderFilter
  after?: string | undefined
  needs: Record<Need, number>
  plans: readonly {key: string; name: string}[]
  months: readonly string[]
  mode: Order['mode']
  now: Date
}

export const STATUS_TONES: Record<Order['status'], Tone> = {
  open: 'muted',
  pending: 'warn',
  authorized: 'warn',
  paid: 'up',
  failed: 'down',
  canceled: 'muted',
  expired: 'muted',
}

export const monthName = (month: string, language: StaffLanguage) =>
  `${formatMonth(`${month}-15T12:00:00Z`, language)} ${month.slice(0, 4)}`

/** The list of orders, newest first, with its tabs, search and filters. */
export function listPage({list, filter, after, needs, plans, months, mode, now}: Shown, view: View): string {
  const {language} = view
  const {list: w} = ADMIN_WORDS[language]
  const isFiltered = Object.keys(filter).length > 0
  const count = list.count === 1 ? w.countOne : fill(w.count, {count: list.count.toLocaleString(language)})
  const monthOptions = months.map((month) => [month, monthName(month, language)] as const)
  const links = tabs({filter, isFiltered, needs, language})
  const items = list.orders.map((order) => orderItem(order, {language, filter, mode, now}))
  const body = html`<div class="title"><h1>${w.title}</h1><p class="muted">${count}</p></div>
${!view.isPhone && links}
${filterForm({filter, isFiltered, plans, months: monthOptions, language, folded: view.isPhone && links})}
${items.length > 0 ? html`<ul class="orders">${items}</ul>` : emptyList(isFiltered, language)}
${buttonRow(
  after && linkButton(addressOf(filter), w.newest),
  list.next && linkButton(addressOf({...filter, after: list.next}), w.older),
)}`
  return adminPage(w.title, body, view)
}

type Tabs = {filter: OrderFilter; isFiltered: boolean; needs: Record<Need, number>; language: StaffLanguage}

function tabs({filter, isFiltered, needs, language}: Tabs): Html {
  const {list: w} = ADMIN_WORDS[language]
  const tab = (own: OrderFilter, label: string, number?: number) => {
    const isCurrent = filter.needs === own.needs && (own.needs !== undefined || !isFiltered)
    return html`<a href="${addressOf(own)}"${isCurrent && html` aria-current="true"`}>${label}${number !== undefined && html` <b>${number}</b>`}</a>`
  }
  return html`<nav class="tabs" aria-label="${w.filters}">${tab({}, w.everything)}${NEEDS.map((need) => tab({needs: need}, w[need], needs[need]))}</nav>`
}

type Item = Pick<Shown, 'filter' | 'mode' | 'now'> & {language: StaffLanguage}

function orderItem(order: ListedOrder, item: Item): Html {
  const {language} = item
  const {list: w, periods} = ADMIN_WORDS[language]
  const address = order.customerEmail && readableAddress(order.customerEmail)
  const [name, ...others] = [order.company, order.customerName, address].filter((known) => known)
  const isThisYear = order.createdAt.slice(0, 4) === item.now.toISOString().slice(0, 4)
  return html`<li><a href="${orderAddress(order.id)}">
<span class="who">${name ?? html`<span class="muted">${w.unknownCustomer}</span>`}${others.length > 0 && html`<small>${others.join(' · ')}</small>`}</span>
<span class="sum">${formatEuros(order.total, language)}</span>
<span class="what">${order.planName}, ${periods[order.period]}</span>
<span class="when">${formatMoment(order.createdAt, language, {year: !isThisYear})}<small>${order.id}</small></span>
<span class="marks">${badgesOf(order, item)}</span>
</a></li>`
}

function badgesOf(order: ListedOrder, {language, filter, mode, now}: Item): (Html | false | '' | undefined)[] {
  const {list: w, statuses} = ADMIN_WORDS[language]
  const refunded = order.refunded + order.chargedBack
  const isOver = order.state === 'cancelled' || order.state === 'resuming'
  const isOnHold = order.state === 'onHold' || order.state === 'restarting'
  const standing = isOver
    ? badge('muted', w.cancelled)
    : isOnHold
      ? badge('warn', w.onHold)
      : order.overdueSince && badge('warn', w.overdue)
  const {invoiceSince} = order
  const isLate = invoiceSince !== undefined && isInvoiceLate(invoiceSince, now)
  const invoice =
    invoiceSince &&
    badge(
      isLate ? 'down' : filter.needs === 'invoice' ? 'warn' : 'muted',
      fill(isLate ? w.invoiceLate : w.invoiceBy, {day: formatDay(invoiceBy(invoiceSince), language)}),
    )
  return [
    badge(STATUS_TONES[order.status], statuses[order.status]),
    order.alerts > 0 && badge('warn', w.person),
    order.mailsOwed > 0 && badge('warn', w.mail),
    standing,
    invoice,
    refunded > 0 && badge('muted', fill(w.refunded, {amount: formatEuros(refunded, language)})),
    order.mode === 'test' && mode === 'live' && badge('muted', w.test),
  ]
}

function emptyList(isFiltered: boolean, language: StaffLanguage): Html {
  const {list: w} = ADMIN_WORDS[language]
  const [heading, text] = isFiltered ? [w.notFoundTitle, w.notFound] : [w.noneTitle, w.none]
  return html`<div class="card empty">${CALM_SOCK}<div><h2>${heading}</h2><p>${text}</p></div></div>`
}

function addressOf(filter: OrderFilter & {after?: string}): string {
  const query = new URLSearchParams(filter as Record<string, string>).toString()
  return query ? `${ADMIN}?${query}` : ADMIN
}

/** The windsock without wind, which docs/design.md has for empty lists. */
const CALM_SOCK = html`<svg class="sock" viewBox="0 0 30 48" width="45" height="72" aria-hidden="true" fill="none" stroke-width="3"><path d="M4 4v44" stroke="var(--ink)"/><path d="M5 6q12 0 13 9M18 16l1 7M18.500 24l-.500 7M18 32l-1 6" stroke="var(--off)" stroke-width="9"/></svg>`
