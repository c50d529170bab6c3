import {formatDay, formatMoment, formatMonth} from '../../domain/format/format.ts'
import {formatEuros} from '../../domain/money/money.ts'
import type {StaffLanguage} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import {invoiceBy} from '../billing/invoices/due.ts'
import {type ListedOrder, NEEDS, type Need, type OrderFilter, type OrderList} from '../billing/orders/list.ts'
import type {Order} from '../billing/orders/order.ts'
import {readableAddress} from '../http/readableAddress.ts'
import {type Html, html} from '../ui/html.ts'
import {OFFICE, orderAddress} from './addresses.ts'
import {badge, choice, officePage, type Tone, type View} from './page.ts'
import {OFFICE_WORDS} from './words/words.ts'

type Shown = {
  list: OrderList
  filter: OrderFilter
  after?: string | undefined
  needs: Record<Need, number>
  plans: {key: string; name: string}[]
  months: string[]
  mode: Order['mode']
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

/** The list of orders: the newest first, what is searched and filtered, what waits for somebody. */
export function listPage({list, filter, after, needs, plans, months, mode}: Shown, view: View): string {
  const {language} = view
  const words = OFFICE_WORDS[language]
  const {list: w} = words
  const isFiltered = Object.keys(filter).length > 0
  const count = list.count === 1 ? w.countOne : fill(w.count, {count: list.count.toLocaleString(language)})
  const body = html`<div class="title"><h1>${w.title}</h1><p class="muted">${count}</p></div>
<nav class="tabs" aria-label="${w.filters}">${tab({}, w.everything)}${NEEDS.map((need) => tab({needs: need}, w[need], needs[need]))}</nav>
<form class="card filters" action="${OFFICE}" role="search">
${filter.needs && html`<input type="hidden" name="needs" value="${filter.needs}">`}
<label class="field wide">${w.search}<input name="search" type="search" value="${filter.search}" aria-describedby="hint"><span class="hint" id="hint">${w.searchHint}</span></label>
${choice('status', w.status, [['', w.all], ...Object.entries(words.statuses)], filter.status ?? '')}
${choice('plan', w.plan, [['', w.all], ...plans.map(({key, name}) => [key, name] as const)], filter.plan ?? '')}
${choice('month', w.month, [['', w.all], ...months.map((month) => [month, monthName(month, language)] as const)], filter.month ?? '')}
<div class="row"><button class="main">${w.apply}</button>${isFiltered && html`<a class="button" href="${OFFICE}">${w.clear}</a>`}</div>
</form>
${list.orders.length > 0 ? html`<ul class="orders">${list.orders.map((order) => item(order))}</ul>` : empty()}
${pages()}`
  return officePage(w.title, body, view)

  function tab(own: OrderFilter, label: string, number?: number): Html {
    const isCurrent = filter.needs === own.needs && (own.needs !== undefined || !isFiltered)
    return html`<a href="${addressOf(own)}"${isCurrent && html` aria-current="true"`}>${label}${number !== undefined && html` <b>${number}</b>`}</a>`
  }

  function item(order: ListedOrder): Html {
    const back = order.refunded + order.chargedBack
    const address = order.customerEmail && readableAddress(order.customerEmail)
    const name = order.customerName ?? address
    return html`<li><a href="${orderAddress(order.id)}">
<span class="who">${name ?? html`<span class="muted">${w.unknownCustomer}</span>`}${order.customerName && html`<small>${address}</small>`}</span>
<span class="sum">${formatEuros(order.total, language)}</span>
<span class="what">${order.planName}, ${words.periods[order.period]}</span>
<span class="when">${formatMoment(order.createdAt, language, {year: order.createdAt.slice(0, 4) !== new Date().toISOString().slice(0, 4)})}<small>${order.id}</small></span>
<span class="marks">${badge(STATUS_TONES[order.status], words.statuses[order.status])}${order.alerts > 0 && badge('warn', w.person)}${order.mailsOwed > 0 && badge('warn', w.mail)}${order.cancelledAt ? badge('muted', w.cancelled) : order.pausedAt ? badge('warn', w.paused) : order.overdueSince && badge('warn', w.overdue)}${order.invoiceSince && badge(filter.needs === 'invoice' ? 'warn' : 'muted', fill(w.invoiceBy, {day: formatDay(invoiceBy(order.invoiceSince), language)}))}${back > 0 && badge('muted', fill(w.refunded, {amount: formatEuros(back, language)}))}${order.mode === 'test' && mode === 'live' && badge('muted', w.test)}</span>
</a></li>`
  }

  function empty(): Html {
    const [heading, text] = isFiltered ? [w.notFoundTitle, w.notFound] : [w.noneTitle, w.none]
    return html`<div class="card empty">${CALM_SOCK}<div><h2>${heading}</h2><p>${text}</p></div></div>`
  }

  function pages(): Html {
    return html`<div class="row">${after && html`<a class="button" href="${addressOf(filter)}">${w.newest}</a>`}${
      list.next && html`<a class="button" href="${addressOf({...filter, after: list.next})}">${w.older}</a>`
    }</div>`
  }
}

function addressOf(filter: OrderFilter & {after?: string}): string {
  const query = new URLSearchParams(filter as Record<string, string>).toString()
  return query ? `${OFFICE}?${query}` : OFFICE
}

/** The windsock without wind, as docs/design.md has it for what is empty. */
const CALM_SOCK = html`<svg class="sock" viewBox="0 0 30 48" width="45" height="72" aria-hidden="true" fill="none" stroke-width="3"><path d="M4 4v44" stroke="var(--ink)"/><path d="M5 6q12 0 13 9M18 16l1 7M18.500 24l-.500 7M18 32l-1 6" stroke="var(--off)" stroke-width="9"/></svg>`
