import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import type {OrderFilter} from '../../billing/orders/lists/list.ts'
import {button, buttonRow, linkButton} from '../../ui/button.ts'
import {details} from '../../ui/details.ts'
import {field} from '../../ui/field.ts'
import {type Html, html} from '../../ui/html.ts'
import {ADMIN} from '../addresses.ts'
import {ADMIN_WORDS} from '../words/words.ts'

type Filters = {
  filter: OrderFilter
  isFiltered: boolean
  plans: readonly {key: string; name: string}[]
  months: readonly (readonly [month: string, name: string])[]
  language: StaffLanguage
  /** Links that stand with the filters, folded, on a phone. */
  folded: Html | false | undefined
}

/** Search and filters of the list. */
export function filterForm({filter, isFiltered, plans, months, language, folded}: Filters): Html {
  const {list: w, statuses} = ADMIN_WORDS[language]
  const choice = (
    name: 'status' | 'plan' | 'month',
    label: string,
    options: readonly (readonly [value: string, text: string])[],
  ) => field({name, label, options: [['', w.all], ...options], value: filter[name]})
  const search = field({
    name: 'search',
    label: w.search,
    type: 'search',
    autocomplete: 'on',
    value: filter.search,
    hint: w.searchHint,
    className: 'wide',
  })
  const choices = html`${choice('status', w.status, Object.entries(statuses))}
${choice(
  'plan',
  w.plan,
  plans.map(({key, name}) => [key, name] as const),
)}
${choice('month', w.month, months)}`
  return html`<form class="card filters" action="${ADMIN}" role="search">
${filter.needs && html`<input type="hidden" name="needs" value="${filter.needs}">`}
${search}
${folded ? details([w.filters, filter.needs && w[filter.needs]].filter(Boolean).join(': '), html`<div class="unfolded">${folded}${choices}</div>`) : choices}
${buttonRow(button(w.apply, 'main'), isFiltered && linkButton(ADMIN, w.clear))}
</form>`
}
