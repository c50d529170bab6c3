import {formatMoment, formatNumber} from '../../../domain/format/format.ts'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {CustomerList, ListedCustomer} from '../../billing/orders/lists/customers.ts'
import {readableAddress} from '../../http/readableAddress.ts'
import {button, buttonRow, linkButton} from '../../ui/button.ts'
import {field} from '../../ui/field.ts'
import {type Html, html} from '../../ui/html.ts'
import {ADMIN, ADMIN_CUSTOMERS, customerAddress} from '../addresses.ts'
import {adminPage, type View} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'

type Shown = {list: CustomerList; search: string; after?: string | undefined; now: Date}

/** All customers, those first who ordered last. */
export function customersPage({list, search, after, now}: Shown, view: View): string {
  const {language} = view
  const {customers: w, list: lw} = ADMIN_WORDS[language]
  const items = list.customers.map((customer) => itemOf(customer, language, now))
  const pageAddress = (query: Record<string, string>) =>
    `${ADMIN_CUSTOMERS}&${new URLSearchParams({...(search && {search}), ...query})}`
  const body = html`<h1>${w.title}</h1><p>${w.intro}</p>
<form class="card filters" action="${ADMIN}" role="search"><input type="hidden" name="customers" value="all">${field({
    ...{name: 'search', label: w.search, type: 'search', autocomplete: 'on', value: search, hint: lw.searchHint},
    className: 'wide',
  })}${buttonRow(button(lw.apply, 'main'), search && linkButton(ADMIN_CUSTOMERS, lw.clear))}</form>
${items.length > 0 ? html`<ul class="orders">${items}</ul>` : html`<div class="card narrow"><p>${w.none}</p></div>`}
${buttonRow(
  after && linkButton(pageAddress({}), w.newest),
  list.next && linkButton(pageAddress({after: list.next}), w.older),
)}`
  return adminPage(w.title, body, view)
}

/** The names of a customer, the best known first. */
export const namesOf = ({details, customerName, customerEmail}: Omit<ListedCustomer, 'id' | 'createdAt' | 'count'>) =>
  [details?.company, customerName, customerEmail && readableAddress(customerEmail)].filter((known) => known)

function itemOf(customer: ListedCustomer, language: StaffLanguage, now: Date): Html {
  const {customers: w, list: lw} = ADMIN_WORDS[language]
  const [name, ...others] = namesOf(customer)
  const count = formatNumber(customer.count, language)
  const isThisYear = customer.createdAt.slice(0, 4) === now.toISOString().slice(0, 4)
  return html`<li><a href="${customerAddress(customer.id)}">
<span class="who">${name ?? html`<span class="muted">${lw.unknownCustomer}</span>`}${others.length > 0 && html`<small>${others.join(' · ')}</small>`}</span>
<span class="sum"></span>
<span class="what">${fill(customer.count === 1 ? w.countOne : w.count, {count})}</span>
<span class="when">${formatMoment(customer.createdAt, language, {year: !isThisYear})}</span>
</a></li>`
}
