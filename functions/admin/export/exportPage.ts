import {formatNumber} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {type Entry, totalsOf} from '../../billing/ledger/bookkeeping.ts'
import {button, buttonRow, linkButton} from '../../ui/button.ts'
import {card} from '../../ui/card.ts'
import {descriptionList} from '../../ui/descriptionList.ts'
import {field} from '../../ui/field.ts'
import {html} from '../../ui/html.ts'
import {ADMIN_EXPORT} from '../addresses.ts'
import {adminPage, type View} from '../adminPage.ts'
import {monthName} from '../list/listPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'

type Shown = {month: string; months: string[]; entries: Entry[]}

/** A month for the bookkeeper: its totals, and its entries as a file. */
export function exportPage({month, months, entries}: Shown, view: View): string {
  const {language} = view
  const {export: w, order} = ADMIN_WORDS[language]
  const options = months.map((each) => [each, monthName(each, language)] as const)
  const totals = totalsOf(entries).map(
    ({vatRate, entries: count, exclVat, vat, total}) =>
      html`<div><h3>${fill(order.vat, {rate: String(vatRate)})}</h3>${descriptionList([
        [w.entries, formatNumber(count, language)],
        [order.exclVat, formatEuros(exclVat, language)],
        [w.columns.vat, formatEuros(vat, language)],
        [order.total, formatEuros(total, language)],
      ])}</div>`,
  )
  const file = `${ADMIN_EXPORT}?${new URLSearchParams({month, file: 'csv'})}`
  const body = html`<h1>${w.title}</h1><p>${w.intro}</p>
<form class="card filters one" action="${ADMIN_EXPORT}">${field({name: 'month', label: w.month, options, value: month})}${buttonRow(button(w.show))}</form>
${card({
  id: 'totals',
  heading: fill(w.totals, {month: monthName(month, language)}),
  content:
    entries.length === 0
      ? html`<p>${w.none}</p>`
      : html`${totals}
${buttonRow(linkButton(file, w.download, {variant: 'main'}))}`,
  className: 'narrow',
})}`
  return adminPage(w.title, body, view)
}
